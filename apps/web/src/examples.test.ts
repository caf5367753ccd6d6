import { merged } from '#tests/examples.ts'
import { services } from '#tests/journeys/hostileVisits.ts'
import type { Services } from '#platform/web/services.ts'
import { expect, test } from 'vitest'

import { features } from './features.ts'

test('every route has an example: it is measured, and hostile texts come to it', () => {
  const routes = features.flatMap((feature) => feature.routes.map(({ path }) => path))
  expect(routes.length).toBeGreaterThan(25)
  const shown = merged((one) => ({ ...one.screens, ...one.twins }))
  expect(Object.keys(shown).toSorted()).toEqual(routes.toSorted())
})

test('what every screen requests is what the features give the app', async () => {
  const initialData = await Promise.all(features.map(async (feature) => feature.services?.() ?? {}))
  const paths = initialData.flatMap((each: Partial<Services>) =>
    Object.values(each).map(({ path }) => path),
  )
  expect(services.toSorted()).toEqual(paths.toSorted())
})
