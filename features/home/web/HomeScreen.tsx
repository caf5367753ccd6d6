import { Health, NewestCards } from '#features/nft/public.web.ts'
import { Screen as Frame } from '#platform/web/screen.tsx'

import { Functions } from './Functions.tsx'
import { Hero } from './Hero.tsx'
import { ResumeCard } from './ResumeCard.tsx'
import { Tokens } from './Tokens.tsx'

export function HomeScreen() {
  return (
    <Frame>
      <div className="flex flex-col gap-2 pt-3">
        <Hero />
        <Health />
      </div>
      <ResumeCard />
      <Functions />
      <NewestCards />
      <Tokens />
    </Frame>
  )
}
