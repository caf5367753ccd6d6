import { refused } from '#tests/journeys/refused.ts'
import { must } from '#tests/journeys/must.ts'
import { type Stack, startStack } from '#tests/journeys/stack.ts'
import { utcText } from '#platform/std/utcText.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { day, type Miners, miners, mirrors, ours, usdt } from './testing/miners.ts'

/** Nodes from the purchase to their last claim or their refund. */
let stack: Stack
let all: Miners

beforeAll(async () => {
  stack = await startStack({ solidLag: 60 })
  all = await miners(stack)
}, 300_000)
afterAll(() => stack?.close())

const kinds = '/deposit/project/node'
const nodeRecord = '/deposit/project/nodeRecord'
/** 3,600,000 TES in 90 days, by whole base units a second. */
const perSecond = (3_600_000n * 10n ** 18n) / BigInt(90 * day)

describe('nodes', () => {
  test('places and prices; one that is refunded is free again for the same TRX', async () => {
    const { kinds: each, mine: none, ...rest } = await all.ask(all.alice, kinds)
    expect(each).toMatchObject([
      { kind: 1, places: 500, left: 500, price: String(usdt(100n)) },
      { kind: 2, places: 100, left: 100, price: String(usdt(500n)) },
      { kind: 3, places: 20, left: 20, price: String(usdt(2_000n)) },
    ])
    // A third of 20 % for each kind, by its places.
    expect(each[2].daily).toBe(String((perSecond * BigInt(day)) / 15n / 20n))
    expect(none).toMatchObject({ waiting: 0, active: 0, refusal: null })
    expect(rest).toMatchObject({ feePercent: 5, timeToActivate: 7 * day, bought: 0 })
    for (const kind of ['1', '2', '3']) await all.act(all.alice, 'buyNode', { kind })
    await all.act(all.bob, 'buyNode', { kind: '1' })
    await all.act(all.alice, 'refundNode', { nodeId: '2' })
    const { list, total } = await all.ask(all.alice, ours('nodePage'))
    expect(total).toBe(3)
    expect(list).toMatchObject([
      { nodeId: 3, kind: 3, state: 'waiting', sun: each[2].sun, claimable: '0' },
      { nodeId: 2, kind: 2, state: 'refunded' },
      { nodeId: 1, kind: 1, state: 'waiting', sun: each[0].sun },
    ])
    const now = await all.ask(all.alice, kinds)
    expect(now.kinds.map(({ taken }: { taken: number }) => taken)).toEqual([2, 0, 1])
    expect(now).toMatchObject({ bought: 4, refunded: 1, mine: { waiting: 2 } })
    await mirrors(stack)
  })

  test('only the owner, only one that is waiting; an active one earns and is not refunded', async () => {
    const of = { nodeId: '3' }
    const other = { status: 403, code: 'NOT_YOUR_NODE', field: 'nodeId', en: 'another', tc: '其他' }
    for (const name of ['activate', 'refundNode', 'claimNode']) {
      await refused(all.bob, ours(`${name}Before`), of, other)
    }
    const early = { status: 409, code: 'NOT_ACTIVATED', field: 'nodeId', en: 'first', tc: '請先' }
    await refused(all.alice, ours('claimNodeBefore'), of, early)
    await all.act(all.alice, 'activate', of)
    const active = { status: 409, code: 'NODE_ACTIVE', field: 'nodeId', en: 'active', tc: '已啟用' }
    for (const name of ['activate', 'refundNode']) {
      await refused(all.alice, ours(`${name}Before`), of, active)
    }
    const gone = { status: 409, code: 'NODE_REFUNDED', field: 'nodeId', en: 'refunded', tc: '退款' }
    await refused(all.alice, ours('activateBefore'), { nodeId: '2' }, gone)
    await all.pass(day)
    await all.act(all.alice, 'claimNode', of)
    const { list } = await all.ask(all.alice, nodeRecord)
    expect(list.map(({ record }: { record: string }) => record)).toEqual([
      'claimed',
      'activated',
      'refunded',
      'bought',
      'bought',
      'bought',
    ])
    const seconds = BigInt(list[0].createTime - list[1].createTime)
    expect(list[0].amount).toBe(String((perSecond * seconds) / (15n * 20n)))
    await mirrors(stack)
  })

  test('after seven days it has lapsed, and anyone frees the place', async () => {
    await all.pass(7 * day)
    const { list } = await all.ask(all.alice, ours('nodePage'))
    expect(list[2]).toMatchObject({ nodeId: 1, state: 'lapsed' })
    const late = { status: 409, code: 'LAPSED', field: 'nodeId' }
    const message = { en: utcText(list[2].until), tc: utcText(list[2].until) }
    await refused(all.alice, ours('activateBefore'), { nodeId: '1' }, { ...late, ...message })
    await must(stack.world, 'grace', 'BurnMining', 'refundNode', [1n])
    await stack.server.indexer.catchUp()
    const record = (await all.ask(all.alice, nodeRecord)).list[0]
    expect(record).toMatchObject({ record: 'lapsed', nodeId: 1, sun: list[2].sun })
    await must(stack.world, 'grace', 'BurnMining', 'collectFund')
    await stack.server.indexer.catchUp()
    await mirrors(stack)
  })
})
