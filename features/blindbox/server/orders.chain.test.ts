import { randomUUID } from 'node:crypto'

import { Client } from '#tests/journeys/client.ts'
import { refused } from '#tests/journeys/refused.ts'
import type { ContractCall } from '#platform/std/order.ts'
import { utcText } from '#platform/std/utcText.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { TestBoxes, day, done } from './testing/boxes.ts'
import { notSealed, notYours, select } from './testing/refusals.ts'
import {
  box,
  first,
  dearest1 as dearest,
  penalty1 as penalty,
  price,
  seed,
} from './testing/sums.ts'

/** Actions with boxes, each by its order. Series 1 is sold in one payment, 2 in two. */
const of = (...ids: readonly number[]) => ({ boxIds: ids.join(',') })
const openPath = '/deposit/aon/openCard'
const call = (name: string) => `/tessera/blindbox/${name}`

let boxes: TestBoxes
let alice: Client
let bob: Client
let operator: Client

beforeAll(async () => {
  boxes = await TestBoxes.start()
  alice = new Client(boxes.stack, 'alice')
  bob = new Client(boxes.stack, 'bob')
  operator = new Client(boxes.stack, 'deployer')
  for (const client of [alice, bob, operator]) await client.signIn()
  const cards = (count: number) => boxes.cards(Array.from({ length: count }, () => 1))
  const length = 30 * day
  await done(boxes.create(await cards(8), { penalty: dearest, length }))
  await done(boxes.create(await cards(4), { penalty: dearest, length, firstShare: 3_000n }))
  await done(boxes.send('alice', 'buy', [1n, 5n], 5n * price))
  await done(boxes.send('bob', 'buy', [1n, 1n], price))
  await done(boxes.send('alice', 'reserve', [2n, 3n], 3n * first))
  await done(boxes.send('alice', 'complete', [[BigInt(box(2, 3))]], price - first))
}, 300_000)
afterAll(() => boxes?.stack.close())

type Form = Readonly<Record<string, string>>

/** Creates an order, sends its call and submits its hash. Returns the final state. */
async function run(client: Client, path: string, form: Form, after = path) {
  const before = await client.post(path, { requestId: randomUUID(), ...form })
  expect(before).toMatchObject({ status: 200, code: 'OK' })
  const { orderId, call: fixed } = before.data as { orderId: string; call: ContractCall }
  expect(fixed.contract).toBe(boxes.address('BlindBoxes'))
  const txHash = await client.send(fixed)
  await boxes.stack.server.indexer.catchUp()
  const { data } = await client.post(after, { orderId, txHash })
  expect(data).toMatchObject({ orderId, txHash, state: 'done' })
  return { fixed, order: data as { kind: string; subject: Form } }
}
const both = (client: Client, name: string, form: Form) =>
  run(client, call(`${name}Before`), form, call(`${name}After`))

const mine = async (client: Client) => (await client.post(call('mine'))).data
const stateOf = async (boxId: number) =>
  (
    await boxes.tables
      .selectFrom('blindboxBoxes')
      .select('state')
      .where('boxId', '=', boxId)
      .executeTakeFirstOrThrow()
  ).state

describe('boxes that are opened or returned', () => {
  test.each([openPath, call('giveBackBefore')])(
    '%s: chosen, own, sealed, of one series, and at most 20',
    async (path) => {
      const ask = (form: Form, wanted: Parameters<typeof refused>[3]) =>
        refused(alice, path, { seed, ...form }, wanted)
      await ask({}, select)
      await ask(of(box(1, 6)), notYours)
      await ask(of(box(1, 1), box(1, 99)), notYours)
      await ask(of(box(2, 1)), notSealed)
      await ask(of(box(1, 1), box(2, 3)), {
        status: 422,
        code: 'ONE_SERIES',
        field: 'boxIds',
        en: 'Choose boxes of one series',
        tc: '請選擇同一系列的盲盒',
      })
      await ask(of(...Array.from({ length: 21 }, (_, i) => box(1, i + 1))), {
        status: 422,
        code: 'TOO_MANY',
        field: 'boxIds',
        en: 'At most 20 boxes at once',
        tc: '一次最多 20 個盲盒',
      })
    },
  )

  test('returning pays back all that they cost', async () => {
    const before = await boxes.stack.world.read<readonly bigint[]>('BlindBoxes', 'stockOf', [1n])
    const { fixed, order } = await both(alice, 'giveBack', of(box(1, 5)))
    expect(fixed).toMatchObject({ selector: 'giveBack(uint256[])', callValue: '0' })
    expect(order).toMatchObject({ kind: 'blindbox.giveBack', subject: of(box(1, 5)) })
    const after = await boxes.stack.world.read<readonly bigint[]>('BlindBoxes', 'stockOf', [1n])
    expect(after[2]! - before[2]!).toBe(1n)
    expect(await stateOf(box(1, 5))).toBe('givenBack')
    await refused(alice, call('giveBackBefore'), of(box(1, 5)), notSealed)
  })
})

describe('opening', () => {
  test('waits for the operator’s secrets, and for a bond that covers it', async () => {
    const two = { ...of(box(1, 1), box(1, 2)), seed }
    await refused(alice, openPath, two, {
      status: 409,
      code: 'NO_SECRET',
      field: 'boxIds',
      en: 'The operator has to post new secrets first. You can give the box back meanwhile',
      tc: '營運者須先公布新的秘密值承諾，期間可退回盲盒',
    })
    await done(boxes.post(1))
    await done(boxes.send('deployer', 'addBond', [1n], 3n * penalty))
    const tooSmall = {
      status: 409,
      code: 'BOND_TOO_SMALL',
      field: 'boxIds',
      en: 'The operator’s bond covers 1 more now. You can give the box back meanwhile',
      tc: '營運者的保證金目前僅可再涵蓋 1 個，期間可退回盲盒',
    }
    await refused(alice, openPath, two, tooSmall)
    // By the contract, also while the index has not got to the series.
    const [row] = await boxes.tables
      .deleteFrom('blindboxSeries')
      .where('seriesId', '=', 1)
      .returningAll()
      .execute()
    await refused(alice, openPath, two, tooSmall)
    await boxes.tables.insertInto('blindboxSeries').values(row!).execute()
    await done(boxes.send('deployer', 'addBond', [1n], 7n * penalty))
  })

  test('needs a seed, and a half that is whole', async () => {
    const ask = async (form: Form, field: string) => {
      const english = await alice.post(openPath, { ...form })
      expect(english).toMatchObject({ status: 422, code: 'INVALID', field })
      expect(english.msg).toBe(`${field}: this field is required`)
      expect((await alice.post(openPath, { ...form }, 'zh-TW')).msg).toBe(`${field}：此欄位為必填`)
    }
    await ask({ requestId: randomUUID(), ...of(box(1, 1)) }, 'seed')
    await ask({}, 'requestId')
    await ask({ orderId: randomUUID() }, 'txHash')
  })

  test('one or all: boxes in their order with the seed, one request; the card comes with the draw', async () => {
    const { fixed, order } = await run(alice, openPath, { ...of(box(1, 2), box(1, 1)), seed })
    expect(fixed).toMatchObject({
      selector: 'open(uint256[],bytes32)',
      args: [`["${box(1, 2)}","${box(1, 1)}"]`, seed],
      callValue: '0',
    })
    expect(order).toMatchObject({
      kind: 'blindbox.open',
      subject: { ...of(box(1, 2), box(1, 1)), seed },
    })
    expect(await stateOf(box(1, 1))).toBe('opening')
    await refused(alice, openPath, { ...of(box(1, 1)), seed }, notSealed)
    await boxes.mine(2)
    await done(boxes.settle(box(1, 1)))
    expect(await stateOf(box(1, 2))).toBe('opened')
    await refused(alice, openPath, { ...of(box(1, 2)), seed }, notSealed)
  })
})

describe('a request that no one settles', () => {
  const refund = call('refundBefore')

  test('is refunded once its time is over, not before, by anyone', async () => {
    await run(alice, openPath, { ...of(box(1, 3)), seed })
    const form = { drawId: String(box(1, 2)) }
    const { requestBlock } = await boxes.tables
      .selectFrom('blindboxRequests')
      .select('requestBlock')
      .where('requestId', '=', box(1, 2))
      .executeTakeFirstOrThrow()
    const last = requestBlock + 20
    await refused(bob, refund, form, {
      status: 409,
      code: 'NOT_LATE',
      field: 'drawId',
      en: `It can still be settled, until block ${last}`,
      tc: `在區塊 ${last} 之前仍可開獎`,
    })
    await boxes.mine(21)
    const { fixed, order } = await both(bob, 'refund', form)
    expect(fixed.args).toEqual([
      String(box(1, 2)),
      alice.address,
      `["${box(1, 3)}"]`,
      String(price),
      seed,
      String(requestBlock),
    ])
    expect(order.kind).toBe('blindbox.refund')
    expect(await stateOf(box(1, 3))).toBe('refunded')
  })

  test('is refunded once; of another number there is none', async () => {
    await refused(
      bob,
      refund,
      { drawId: String(box(1, 2)) },
      {
        status: 409,
        code: 'CALL_REFUSED',
        en: 'No such open request',
        tc: '沒有此開盒請求，或已結束',
      },
    )
    await refused(
      bob,
      refund,
      { drawId: String(box(1, 9)) },
      {
        status: 404,
        code: 'NO_SUCH_DRAW',
        field: 'drawId',
        en: 'There is no such request',
        tc: '沒有此開盒請求',
      },
    )
  })

  test('the penalty waits for the contract that pays rewards, and anyone sends it there', async () => {
    const pool = boxes.stack.world.hex('RewardDistributor')
    expect(await boxes.read<bigint>('creditOf', pool)).toBe(penalty)
    await boxes.send('bob', 'withdraw', [pool])
    expect(await boxes.read<bigint>('creditOf', pool)).toBe(0n)
  })
})

describe('a reservation', () => {
  const release = call('releaseBefore')

  test('is ended by its holder at any time', async () => {
    const { fixed, order } = await both(alice, 'release', { boxId: String(box(2, 1)) })
    expect(fixed).toMatchObject({ selector: 'release(uint256)', args: [String(box(2, 1))] })
    expect(order.kind).toBe('blindbox.release')
    expect(await stateOf(box(2, 1))).toBe('released')
    const wanted = {
      status: 409,
      code: 'NOT_RESERVED',
      field: 'boxId',
      en: 'This box is not reserved',
      tc: '此盲盒並非預訂狀態',
    }
    await refused(alice, release, { boxId: String(box(2, 1)) }, wanted)
    await refused(alice, release, { boxId: String(box(2, 3)) }, wanted)
  })

  test('is ended by any other account once its time is over', async () => {
    const form = { boxId: String(box(2, 2)) }
    const [, , , , expiry] = await boxes.read<readonly bigint[]>('boxOf', BigInt(box(2, 2)))
    const time = utcText(Number(expiry))
    await refused(bob, release, form, {
      status: 409,
      code: 'NOT_RELEASABLE',
      field: 'boxId',
      en: `Until ${time} only its holder can end this reservation`,
      tc: `${time} 之前僅預訂者可結束此預訂`,
    })
    await boxes.pass(3_600)
    await both(bob, 'release', form)
    expect(await stateOf(box(2, 2))).toBe('released')
  })
})

describe('a spending limit', () => {
  const before = call('setDailyLimitBefore')

  test('lower at once, higher a day later', async () => {
    await refused(
      alice,
      before,
      {},
      {
        status: 422,
        code: 'LIMIT_REQUIRED',
        field: 'limit',
        en: 'Enter a limit',
        tc: '請輸入上限',
      },
    )
    const { fixed, order } = await both(alice, 'setDailyLimit', { limit: '500000000' })
    expect(fixed).toMatchObject({ selector: 'setDailyLimit(uint256)', args: ['500000000'] })
    expect(order).toMatchObject({
      kind: 'blindbox.setDailyLimit',
      subject: { limit: '500000000' },
    })
    expect((await mine(alice)).limit).toMatchObject({ daily: '500000000', later: null })
    await both(alice, 'setDailyLimit', { limit: '0' })
    const { limit } = await mine(alice)
    expect(limit).toMatchObject({ daily: '500000000', later: { daily: null } })
    expect(limit.later.from - boxes.now).toBe(day)
  })

  test('an invalid limit is refused with the contract’s own text', async () => {
    await refused(
      alice,
      before,
      { limit: String(2n ** 64n) },
      { status: 409, code: 'CALL_REFUSED', en: 'Amount is too large', tc: '金額過大' },
    )
  })
})

describe('a series that the operator closes', () => {
  const completePath = '/deposit/aon/buyProductSecondPayAfter'

  test('is neither sold, completed nor opened; its boxes are returned and released', async () => {
    await done(boxes.send('alice', 'reserve', [2n, 1n], first))
    await done(boxes.send('deployer', 'standDown', [1n]))
    await done(boxes.send('deployer', 'standDown', [2n]))
    await refused(
      alice,
      openPath,
      { ...of(box(1, 4)), seed },
      {
        status: 409,
        code: 'SERIES_CLOSED',
        field: 'boxIds',
        en: 'The operator closed this series. Give the box back for all that it cost',
        tc: '營運者已關閉此系列，請退回盲盒並取回全部價款',
      },
    )
    const ended = { status: 409, code: 'ENDED', en: 'The sale has ended', tc: '銷售已結束' }
    const buying = { seriesId: '1', num: '1' }
    await refused(bob, '/deposit/aon/buyProductFirstPayBefore', buying, ended)
    await refused(alice, completePath, of(box(2, 4)), { ...ended, field: 'boxIds' })
    await both(alice, 'giveBack', of(box(1, 4)))
    await both(alice, 'release', { boxId: String(box(2, 4)) })
    expect([await stateOf(box(1, 4)), await stateOf(box(2, 4))]).toEqual(['givenBack', 'released'])
  })
})

describe('a box of a series that was never made', () => {
  const none = of(box(9, 1))
  test.each([
    ['/deposit/aon/buyProductSecondPayAfter', none],
    [openPath, { ...none, seed }],
    [call('giveBackBefore'), none],
    [call('releaseBefore'), { boxId: String(box(9, 1)) }],
    [call('refundBefore'), { drawId: String(box(9, 1)) }],
    ['/deposit/aon/buyProductFirstPayBefore', { seriesId: '9', num: '1' }],
  ])('is refused by %s', async (path, form) => {
    const { status, code } = await alice.post(path, { requestId: randomUUID(), ...form })
    expect({ path, status, code }).toMatchObject({ status: expect.toBeOneOf([403, 404, 409]) })
  })
})

test('an account without a credit withdraws nothing', async () => {
  expect((await mine(alice)).credit).toBe('0')
  await refused(
    alice,
    call('withdrawBefore'),
    {},
    {
      status: 409,
      code: 'NOTHING_OWED',
      en: 'There is nothing to withdraw',
      tc: '沒有可提領的款項',
    },
  )
})

test('a caller without a session gets no order', async () => {
  const stranger = new Client(boxes.stack, 'mallory')
  for (const path of [openPath, call('giveBackBefore'), call('releaseBefore')]) {
    const form = { boxId: String(box(2, 3)), ...of(box(1, 4)), seed }
    const wanted = {
      status: 401,
      code: 'NOT_SIGNED_IN',
      en: 'Sign in with your wallet first',
      tc: '請先以錢包登入',
    }
    await refused(stranger, path, form, wanted)
  }
})
