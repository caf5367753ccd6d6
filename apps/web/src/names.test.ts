import { features as ofServer } from '#apps/server/features.ts'
import { expect, test } from 'vitest'

import { verbatim } from '#platform/std/text.ts'
import { owedName, provideFeatures } from '#platform/web/shell/composed.ts'

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

test('a feature with holdings has names for them on the web, and claims only of these', async () => {
  const withHoldings = ofServer.filter(({ holdings }) => holdings !== undefined)
  const named = features.filter(({ holdings }) => holdings !== undefined)
  expect(named.map(({ name }) => name).toSorted()).toEqual(
    withHoldings.map(({ name }) => name).toSorted(),
  )
  const words = named.flatMap(({ holdings = {} }) => Object.keys(holdings))
  expect(new Set(words).size).toBe(words.length)
  const claims = await Promise.all(features.map(async ({ claims: of }) => (await of?.()) ?? {}))
  const claimed = claims.flatMap((of) => Object.keys(of))
  expect(claimed.length).toBeGreaterThan(3)
  expect(words).toEqual(expect.arrayContaining(claimed))
})

test('a feature with reserves has names for them on the web', () => {
  const withReserves = ofServer.filter(({ reserves }) => reserves !== undefined)
  const named = features.filter(({ reserves }) => reserves !== undefined)
  expect(named.map(({ name }) => name).toSorted()).toEqual(
    withReserves.map(({ name }) => name).toSorted(),
  )
})

test('a feature whose contracts owe something has names for it on the web', () => {
  provideFeatures(features)
  const withDebts = ofServer.filter(({ owed }) => owed !== undefined)
  const named = features.filter(({ owed, reserves }) => (owed ?? reserves) !== undefined)
  expect(named.map(({ name }) => name)).toEqual(
    expect.arrayContaining(withDebts.map(({ name }) => name)),
  )
  const words = features.flatMap(({ owed = {}, reserves = {} }) => [
    ...Object.keys(owed),
    ...Object.keys(reserves),
  ])
  expect(new Set(words).size).toBe(words.length)
  for (const word of words) expect(owedName(word), `name of ${word}`).not.toEqual(verbatim(word))
})
