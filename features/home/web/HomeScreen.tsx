import { lazyComponent, lazyComponentOf } from '#platform/web/lazyComponent.tsx'
import { Screen as Frame } from '#platform/web/screen.tsx'
import { homeParts } from '#platform/web/shell/composed.ts'
import { createElement } from 'react'

import { Functions } from './Functions.tsx'
import { Hero } from './Hero.tsx'
import { HealthSpace, PopularSpace, TokensSpace } from './spaces.tsx'

const live = () => import('./live.tsx')
const Health = lazyComponent(async () => (await live()).HealthStrip, HealthSpace)
const Popular = lazyComponent(async () => (await live()).Popular, PopularSpace)
const Tokens = lazyComponent(async () => (await live()).Tokens, TokensSpace)

/** Static parts first; parts with replies of the server follow, in the space kept for them. */
export function HomeScreen() {
  return (
    <Frame>
      <Hero />
      {homeParts().map((load, i) => createElement(lazyComponentOf(load, HealthSpace), { key: i }))}
      <Health />
      <Functions />
      <Popular />
      <Tokens />
    </Frame>
  )
}
