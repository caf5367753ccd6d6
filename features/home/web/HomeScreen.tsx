import { later } from '#platform/web/later.tsx'
import { Screen as Frame } from '#platform/web/screen.tsx'
import { useSession } from '#platform/web/session.tsx'

import { Functions } from './Functions.tsx'
import { Hero } from './Hero.tsx'
import { HealthSpace, PopularSpace, StripSpace, TokensSpace } from './spaces.tsx'

const live = () => import('./live.tsx')
const Health = later(async () => (await live()).HealthStrip, HealthSpace)
const Popular = later(async () => (await live()).Popular, PopularSpace)
const Newest = later(async () => (await live()).Newest, StripSpace)
const Tokens = later(async () => (await live()).Tokens, TokensSpace)
const ResumeCard = later(async () => (await import('./ResumeCard.tsx')).ResumeCard, null)

/** What stands still comes first; what asks the server follows, into the space kept for it. */
export function HomeScreen() {
  const { address } = useSession()
  return (
    <Frame>
      <div className="flex flex-col gap-2 pt-3">
        <Hero />
        <Health />
      </div>
      {address !== null && <ResumeCard />}
      <Functions />
      <Popular />
      <Newest />
      <Tokens />
    </Frame>
  )
}
