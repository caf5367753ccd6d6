import { measured, twins } from '#tools/bench/lighthouse/screens.ts'
import { expect, test } from 'vitest'

import { features } from './features.ts'

test('every screen is measured on a simulated phone', () => {
  const routes = features.flatMap((feature) => feature.routes.map(({ path }) => path))
  expect([...measured, ...twins].toSorted()).toEqual(routes.toSorted())
})
