import { features as ofServer } from '#apps/server/features.ts'
import { expect, test } from 'vitest'

import { features } from './features.ts'

test('what a feature pays has a name on the web, of the same coin', () => {
  const paid = ofServer.flatMap(({ income = [] }) => income)
  expect(paid.length).toBeGreaterThan(2)
  const named = features.flatMap(({ income = [] }) => income)
  expect(named.map(({ kind, coin }) => `${kind} ${coin}`).toSorted()).toEqual(
    paid.map(({ kind, coin }) => `${kind} ${coin}`).toSorted(),
  )
  expect(new Set(paid.map(({ kind }) => kind)).size).toBe(paid.length)
})

test('a feature with reserves has names for them on the web', () => {
  const withReserves = ofServer.filter(({ reserves }) => reserves !== undefined)
  const named = features.filter(({ reserves }) => reserves !== undefined)
  expect(named.map(({ name }) => name).toSorted()).toEqual(
    withReserves.map(({ name }) => name).toSorted(),
  )
})
