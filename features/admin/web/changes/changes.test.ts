import { expect, test } from 'vitest'

import { provideRuntimeConfig } from '#platform/web/runtime.ts'
import { translate } from '#platform/web/translate.ts'

import { allChanges } from './all.ts'
import type { Change } from './change.ts'

/** What is typed for each change becomes exactly the field of its request, or is wrong. */
provideRuntimeConfig({})

const changeOf = (kind: string): Change =>
  allChanges.find(({ action }) => action.kind === `admin.${kind}`)!
const right = 'TSw2G3cQGD2Mhoj3GkjBobNyNocqNccTs7'

test.each([
  ['creationFee', '77', '77000000'],
  ['creationFee', '0.000001', '1'],
  ['creationFee', '200', '200000000'],
  ['creationFee', '200.000001', null],
  ['creationFee', '-1', null],
  ['creationFee', '', null],
  ['makers', 'false', 'false'],
  ['withdrawalFee', '0.25', '25'],
  ['withdrawalFee', '1', '100'],
  ['withdrawalFee', '1.01', null],
  ['withdrawalFee', '0.001', null],
  ['stage', '2027-01-31 12:00', '1801396800'],
  ['stage', '2027-02-30 12:00', null],
  ['stage', '2027-01-31', null],
  ['stage', '1969-01-31 12:00', null],
  ['lockCoin', ` ${right} `, right],
  ['factoryOwner', right.slice(1), null],
])('%s of "%s" is %s', (kind, typed, field) => {
  expect(changeOf(kind).field?.parse(typed)).toBe(field)
})

const terms = [right, true, 1n, 2n, 25n, right, 3n, 4n, 5n, 6n]

test.each([
  ['creationFee', 77_000_000n, '77 TRX'],
  ['makers', false, 'Disabled'],
  ['factoryOwner', right, right],
  ['withdrawalFee', terms, '0.25\u00a0%'],
  ['stage', terms, '3 stages'],
  ['fundAddress', terms, right],
  ['opening', terms, 'Open'],
])('what the contract states for %s is read', (kind, answer, shown) => {
  const { now } = changeOf(kind)
  expect(now?.show(answer, (text, values) => translate('en', text, values))).toBe(shown)
})
