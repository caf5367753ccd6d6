import { exceptions, screens } from '#apps/journeys/hostileVisits.ts'
import { expect, test } from 'vitest'

import { features } from './features.ts'

test('hostile texts come to every screen of the app, or it is said why not', () => {
  const routes = features.flatMap((feature) => feature.routes.map(({ path }) => path))
  expect(routes.length).toBeGreaterThan(25)
  const met = [...Object.keys(screens), ...Object.keys(exceptions)]
  expect(met.toSorted()).toEqual(routes.toSorted())
})
