import { expect, test } from 'vitest'

import { provideRuntimeConfig } from '#platform/web/runtime.ts'
import { translate } from '#platform/web/translate.ts'

import type { WebFeature } from '#platform/web/feature.ts'
import { flowFor, provideFlows } from '#platform/web/flow/registry.ts'

import { bySubject } from '#platform/std/action.ts'

import { allChanges } from './all.ts'
import type { Change } from './change.ts'

/** What is typed for each change becomes exactly the field of its request, or is wrong. */
provideRuntimeConfig({})

const changeOf = (kind: string): Change =>
  allChanges.find((change) => change.kind === `admin.${kind}`)!
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
  expect(changeOf(kind).fields[0]?.parse(typed, {})).toBe(field)
})

test.each([
  ['allotments', 'stage', '1001', {}, null],
  ['allotments', 'users', `${right}, ${right}`, {}, null],
  ['allotments', 'users', 'T', {}, null],
  ['allotments', 'amounts', '1.5', { users: right }, '1500000000000000000'],
  ['allotments', 'amounts', '1 2', { users: right }, null],
  ['allotments', 'amounts', '0', { users: right }, null],
  ['series', 'price', '10.5', {}, '10500000'],
  ['series', 'price', '0', {}, null],
  ['series', 'firstShare', '99.99', {}, '9999'],
  ['series', 'firstShare', '100', {}, null],
  ['series', 'tokenIds', '7001-7003, 7009', {}, '7001,7002,7003,7009'],
  ['series', 'tokenIds', '7001,7001', {}, null],
  ['series', 'tokenIds', '1-101', {}, null],
  ['series', 'tokenIds', '3-1', {}, null],
  ['secrets', 'tip', 'AB'.repeat(20), {}, `0x${'ab'.repeat(20)}`],
  ['secrets', 'tip', 'ab'.repeat(19), {}, null],
  ['post', 'root', `0x${'ab'.repeat(32)}`, {}, 'ab'.repeat(32)],
  ['post', 'totals', '1.5', { coins: right }, null],
  ['revoke', 'why', ' ', {}, null],
  ['revoke', 'why', ' of a  \u202eblock', {}, 'of a block'],
  ['revoke', 'why', '界'.repeat(67), {}, null],
  ['allow', 'until', '0', {}, '0'],
  ['allow', 'until', 'never', {}, null],
  ['asset', 'price', '2', { coin: 'USDT' }, '2000000'],
  ['asset', 'price', '2', { coin: 'TES' }, '2000000000000000000'],
  ['fundEpochs', 'coin', 'TRX', {}, null],
  ['fundStream', 'amount', '0', {}, '0'],
  ['fund', 'amount', '0', {}, null],
] as const)('%s: %s of "%s" beside %o is %s', (kind, name, typed, all, value) => {
  const field = changeOf(kind).fields.find((one) => one.name === name)
  expect(field?.parse(typed, all)).toBe(value)
})

test('each change has the request that its action takes, and the limits that its words name', () => {
  const titles = allChanges.map(({ title }) => title.en)
  expect(titles.filter((title, i) => titles.indexOf(title) !== i)).toEqual([])
  for (const change of allChanges) {
    const { kind, fields, fixed, flow } = change
    for (const { name, wrong, limits } of fields) {
      const named = [...wrong.en.matchAll(/\{(\w+)\}/g)].map(([, one]) => one!)
      const known = ['symbol', ...Object.keys(limits ?? {})]
      expect(
        named.filter((one) => !known.includes(one)),
        `${kind} ${name}`,
      ).toEqual([])
    }
    if (flow === null) continue
    const sent = fields.flatMap(({ name, local }) => (local === true ? [] : [name]))
    const { shape } = flow.before!.input as unknown as { shape: object }
    const asked = [...sent, ...Object.keys(fixed), 'requestId'].toSorted()
    expect([kind, asked]).toEqual([kind, Object.keys(shape).toSorted()])
  }
})

const manifests = import.meta.glob<Record<string, WebFeature>>('../../../*/manifest.web.ts', {
  eager: true,
})

test('another feature’s action is called as that feature declares it', async () => {
  provideFlows(Object.values(manifests).flatMap((module) => Object.values(module)))
  const others = allChanges.filter(({ flow }) => flow === null)
  expect(others.length).toBeGreaterThan(5)
  for (const { kind, method, access, contract, fields, takes } of others) {
    const { signs, before } = await flowFor(kind)
    expect([kind, signs.method, before!.access]).toEqual([kind, method, access])
    // A clone is named by its address.
    expect([contract, '']).toContain(bySubject(signs.contract, {}))
    const sent = fields.flatMap(({ name, local }) => (local === true ? [] : [name]))
    const { shape } = before!.input as unknown as { shape: object }
    expect(['requestId', ...sent].toSorted()).toEqual(Object.keys(shape).toSorted())
    const approved = takes?.({ amount: '5', asset: right, coin: 'TES', mostPaid: '5' })
    if (approved === undefined) continue
    const { before: approving } = await flowFor(approved.approve.kind)
    const { shape: form } = approving!.input as unknown as { shape: object }
    const given = ['requestId', 'amount', ...Object.keys(approved.approve.subject)]
    expect(given.toSorted()).toEqual(Object.keys(form).toSorted())
  }
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
