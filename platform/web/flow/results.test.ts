import type { Abi } from 'viem'
import { expect, test } from 'vitest'

import type { WebFeature } from '../feature.ts'
import type { AnyFlow, Emitted, Subject } from './flow.ts'

import { provideRuntimeConfig } from '../runtime.ts'
import type { EmittedEvent } from '../services.ts'
import { resultOf, sumOf } from './results.ts'
import { madeAbi } from './testing/madeAbi.ts'

provideRuntimeConfig({})

const manifests = import.meta.glob<Record<string, WebFeature>>(
  ['../../../features/*/manifest.web.ts', '../../../features/*/manifest.web.tsx'],
  { eager: true },
)
const abis = Object.fromEntries(
  Object.values(
    import.meta.glob<Record<string, Abi>>('../../../features/*/contract/abi.ts', { eager: true }),
  ).flatMap((module) => Object.entries(module)),
)
const flows: AnyFlow[] = []
for (const { flows: source } of Object.values(manifests).flatMap((one) => Object.values(one))) {
  flows.push(...(typeof source === 'function' ? await source() : (source ?? [])))
}

/** Of the called contract; an emitter that is named by its address is a pool. */
const abiOf = ({ kind, signs }: AnyFlow): Abi => {
  if (signs.madeBy !== undefined) return madeAbi(kind, String(signs.method))
  const contract = typeof signs.contract === 'string' ? signs.contract : signs.contract({})
  return abis[`${contract.charAt(0).toLowerCase()}${contract.slice(1)}Abi`] ?? []
}

const withResults = flows.filter(({ results }) => results !== undefined)

test.each(withResults.map((flow) => [flow.kind, flow] as const))(
  '%s reads its result from events of its contract, by names that they have',
  (_, flow) => {
    for (const { event, emitter, show } of flow.results ?? []) {
      const abi = emitter === undefined ? abiOf(flow) : abis['pairAbi']
      const item = abi?.find((one) => one.type === 'event' && one.name === event)
      if (item?.type !== 'event') throw new Error(`${event} is no event`)
      const names = item.inputs.map(({ name }) => name)
      const args = new Proxy<Emitted>(
        {},
        {
          get: (_target, name) => {
            expect(names).toContain(name)
            return '7'
          },
        },
      )
      expect(show([args], { pool: 'P', coin: 'USDT', tokenId: '1' })).not.toBe('')
    }
  },
)

/** A call that pays out by these words names the amount itself, or pays what the call names. */
const paysOut =
  /^(claim|withdraw|exit|refund|release|giveBack|settle|cancelSale|accept|issue|unlock)\b/
const fixedByTheCall = ['lock.accept', 'lp.withdraw', 'staking.unlock']

test('every claim and withdrawal reads what it paid from its events', () => {
  const paying = flows.filter(({ signs: { method } }) =>
    paysOut.test(typeof method === 'string' ? method : method({})),
  )
  expect(paying.length).toBeGreaterThan(15)
  const silent = paying.filter(({ results }) => results === undefined).map(({ kind }) => kind)
  expect(silent.toSorted()).toEqual(fixedByTheCall)
})

test('an event of the contract that was called in between is read where the result names it', () => {
  const text = { en: 'You get', tc: '您獲得' }
  const results = [
    {
      label: text,
      event: 'Burn',
      emitter: ({ pool = '' }: Subject) => pool,
      show: ([one]: readonly Emitted[]) => one?.['amount0'] ?? '',
    },
  ]
  const burnt = (contract: string, value: string): EmittedEvent => ({
    contract,
    name: 'Burn',
    args: [{ name: 'amount0', value }],
  })
  const events = [burnt('TRouter', '1'), burnt('TPool', '2'), burnt('TOther', '3')]
  expect(resultOf(results, events, 'TRouter', { pool: 'TPool' })).toBe('2')
  expect(resultOf(results, events, 'TRouter', { pool: 'TNone' })).toBe(null)
})

test('a claim’s row shows what its own events paid, together; other contracts are not read', () => {
  const text = { en: 'You get', tc: '您獲得' }
  const results = [
    { label: text, event: 'Sold', show: () => 'sold' },
    { label: text, event: 'Paid', show: (all: readonly Emitted[]) => String(sumOf(all, 'amount')) },
  ]
  const paid = (contract: string, amount: string): EmittedEvent => ({
    contract,
    name: 'Paid',
    args: [{ name: 'amount', value: amount }],
  })
  const events = [paid('TA', '1068000000000000000'), paid('TB', '5'), paid('TA', '2')]
  expect(resultOf(results, events, 'TA', {})).toBe('1068000000000000002')
  expect(resultOf(results, events, 'TC', {})).toBe(null)
  expect(resultOf(results, [], 'TA', {})).toBe(null)
})
