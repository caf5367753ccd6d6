import { randomUUID } from 'node:crypto'

import { Client } from '#tests/journeys/client.ts'
import { refused } from '#tests/journeys/refused.ts'
import { TestBoxes, day, done } from '#features/blindbox/server/testing/boxes.ts'
import {
  box,
  first,
  dearest1 as penalty,
  price,
  rest,
} from '#features/blindbox/server/testing/sums.ts'
import { utcText } from '#platform/std/utcText.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { type Form, before, bought, buyAfter, buyBefore, open, send } from './testing/buying.ts'

/** Series as products, in one payment (1), in two (2), later (3). */
const canBuy = '/deposit/aon/productIfCanBuy'
const howMany = '/deposit/aon/canBuyProductNum'

let boxes: TestBoxes
let alice: Client
let bob: Client
let newcomer: Client
let stranger: Client

beforeAll(async () => {
  boxes = await TestBoxes.start()
  alice = new Client(boxes.stack, 'alice')
  bob = new Client(boxes.stack, 'bob')
  newcomer = new Client(boxes.stack, 'heidi')
  stranger = new Client(boxes.stack, 'mallory')
  for (const client of [alice, bob, newcomer]) await client.signIn()
  const level1 = (cards: number) => boxes.cards(Array.from({ length: cards }, () => 1))
  const length = 30 * day
  await done(boxes.create(await level1(6), { penalty, length }))
  await done(boxes.create(await level1(5), { penalty, length, firstShare: 3_000n }))
  await done(boxes.create(await level1(1), { penalty, length, start: 10 * day }))
}, 300_000)
afterAll(() => boxes?.stack.close())

const ask = async (client: Client, form: Form, language?: string, path = canBuy) =>
  (await client.post(path, { ...form }, language)).data

const yes = { can: true, reason: null, message: '', remedy: '' }

describe('products on sale', () => {
  const page = async (form: Form) => {
    const { data } = await stranger.post('/deposit/aon/productPage', { ...form })
    const list = data.list.map((one: { kind: string; productId: number }) => [
      one.kind,
      one.productId,
    ])
    return { total: data.total, list }
  }

  test('levels first, then series from the newest; a page goes on from the one to the other', async () => {
    const levels = [1, 2, 3, 4, 5].map((level) => ['card', level])
    const series = [3, 2, 1].map((id) => ['box', id])
    const all = [...levels, ...series]
    expect(await page({})).toEqual({ total: 8, list: all })
    for (const size of [1, 3, 5, 7]) {
      const pages = Array.from({ length: Math.ceil(8 / size) }, (_, i) => i + 1)
      const lists = await Promise.all(
        pages.map((pageNum) => page({ pageSize: String(size), pageNum: String(pageNum) })),
      )
      expect(lists.flatMap(({ list }) => list)).toEqual(all)
    }
    expect(await page({ pageNum: '2' })).toEqual({ total: 8, list: [] })
    expect(await page({ kind: 'box', pageSize: '2' })).toEqual({
      total: 3,
      list: [
        ['box', 3],
        ['box', 2],
      ],
    })
    expect(await page({ state: 'preparing' })).toEqual({ total: 1, list: [['box', 3]] })
  })

  test('the price is per item; also for two payments', async () => {
    const value = (form: Form) => ask(stranger, form, 'en', '/deposit/aon/computerValue')
    expect(await value({ seriesId: '1' })).toEqual({
      num: 1,
      prices: [
        { coin: 'USDT', amount: '60000000' },
        { coin: 'TRX', amount: String(price) },
      ],
      first: null,
      second: null,
    })
    expect(await value({ seriesId: '2', num: '2' })).toEqual({
      num: 2,
      prices: [
        { coin: 'USDT', amount: '120000000' },
        { coin: 'TRX', amount: String(2n * price) },
      ],
      first: String(2n * first),
      second: String(2n * rest),
    })
  })

  test('a sale counts down to its start, by the chain’s time', async () => {
    const [, start, end] = await boxes.read<readonly bigint[]>('offerOf', 3n)
    const { data } = await stranger.post('/deposit/aon/countdown', { seriesId: '3' })
    expect(data).toMatchObject({ state: 'preparing', start: Number(start), end: Number(end) })
    expect(data.now).toBeGreaterThanOrEqual(boxes.now)
    expect(data.now).toBeLessThan(Number(start))
  })

  test('an unknown series is refused by every call', async () => {
    const wanted = {
      status: 404,
      code: 'NO_SUCH_SERIES',
      field: 'seriesId',
      en: 'There is no such series',
      tc: '沒有此系列',
    }
    for (const call of ['productDetail', 'computerValue', 'countdown']) {
      await refused(alice, `/deposit/aon/${call}`, { seriesId: '4' }, wanted)
    }
    for (const path of [howMany, canBuy, buyBefore]) {
      await refused(alice, path, { seriesId: '4' }, wanted)
    }
  })
})

describe('may I buy, and how many', () => {
  test('the maximum, and the reason why not one more', async () => {
    expect(await ask(alice, { seriesId: '1', num: '6' })).toEqual(yes)
    expect(await ask(alice, { seriesId: '1' }, 'en', howMany)).toEqual({
      num: 6,
      can: true,
      reason: 'TOO_FEW',
      message: 'Only 6 left',
      remedy: 'Choose fewer',
    })
    expect(await ask(stranger, { seriesId: '1' }, 'en', howMany)).toMatchObject({
      num: 0,
      can: false,
      reason: 'NOT_SIGNED_IN',
    })
    expect(await ask(newcomer, { seriesId: '1' })).toMatchObject({ reason: 'NOT_ACTIVE' })
  })

  test.each([
    [{ num: '7' }, 409, 'TOO_FEW', 'Only 6 left', '僅剩 6 個'],
    [{ num: '21' }, 422, 'TOO_MANY', 'At most 20 at once', '一次最多 20 個'],
  ])('%j of series 1 is refused', async (form, status, code, en, tc) => {
    const asked = { seriesId: '1', ...form }
    expect(await ask(alice, asked)).toEqual({
      can: false,
      reason: code,
      message: en,
      remedy: 'Choose fewer',
    })
    await refused(alice, buyBefore, asked, { status, code, field: 'num', en, tc })
  })

  test('before its start a sale shows its start time', async () => {
    const [, start] = await boxes.read<readonly bigint[]>('offerOf', 3n)
    const time = utcText(Number(start))
    const en = `The sale starts at ${time}`
    const reply = { can: false, reason: 'NOT_STARTED', message: en }
    expect(await ask(stranger, { seriesId: '3' })).toMatchObject(reply)
    expect(await ask(alice, { seriesId: '3' }, 'en', howMany)).toMatchObject({ num: 0, ...reply })
    const wanted = { status: 409, code: 'NOT_STARTED', field: 'seriesId', en }
    await refused(alice, buyBefore, { seriesId: '3' }, { ...wanted, tc: `銷售開始時間：${time}` })
  })
})

describe('in one payment', () => {
  test('an order fixes number and price; paid, the boxes are there', async () => {
    const requestId = randomUUID()
    const form = { requestId, seriesId: '1', num: '2' }
    const ticket = await before(alice, form)
    expect(ticket).toMatchObject({
      second: null,
      call: {
        contract: boxes.address('BlindBoxes'),
        selector: 'buy(uint256,uint256)',
        args: ['1', '2'],
        callValue: String(2n * price),
      },
    })
    expect(await before(alice, form)).toEqual(ticket)
    const other = await alice.post(buyBefore, { ...form, num: '1' })
    expect(other).toMatchObject({ status: 409, code: 'CONFLICT', field: 'requestId' })
    expect(await open(alice)).toMatchObject([
      { kind: 'blindbox.buy', subject: { seriesId: '1', num: '2' }, state: 'created' },
    ])
    const txHash = await send(boxes, alice, ticket.call)
    const reply = await alice.post(buyAfter, { orderId: ticket.orderId, txHash })
    expect(reply.data).toMatchObject({ kind: 'blindbox.buy', state: 'done', txHash })
    expect(await bought(alice)).toMatchObject({
      total: 2,
      list: [
        { id: box(1, 2), state: 'sealed', price: String(price), paid: String(price), txHash },
        { id: box(1, 1), state: 'sealed' },
      ],
    })
  })
})

describe('where it ends', () => {
  test('at the own daily limit: reported before, and refused', async () => {
    // From the first minute of a day on, so that all of it is one day.
    await boxes.pass(day - (boxes.now % day) + 60)
    expect(await boxes.send('bob', 'setDailyLimit', [300_000_000n])).toBe('')
    const limited = (left: string) => ({
      reason: 'ABOVE_DAILY_LIMIT',
      message: `Above your own daily limit: ${left} TRX left today`,
    })
    expect(await ask(bob, { seriesId: '1' }, 'en', howMany)).toMatchObject({
      num: 1,
      can: true,
      ...limited('300'),
    })
    expect(await ask(bob, { seriesId: '1' })).toEqual(yes)
    expect(await boxes.send('bob', 'buy', [1n, 1n], price)).toBe('')
    // 300 less 199.440238.
    const reply = { can: false, ...limited('100.559762') }
    expect(await ask(bob, { seriesId: '1' }, 'en', howMany)).toMatchObject({ num: 0, ...reply })
    expect(await ask(bob, { seriesId: '2' })).toMatchObject(reply)
    await refused(
      bob,
      buyBefore,
      { seriesId: '1' },
      {
        status: 409,
        code: 'ABOVE_DAILY_LIMIT',
        field: 'num',
        en: 'Above your own daily limit: 100.559762 TRX left today',
        tc: '超過您自設的每日上限：今日尚餘 100.559762 TRX',
      },
    )
    expect(await ask(alice, { seriesId: '1' })).toEqual(yes)
  })

  test('sold out, and over', async () => {
    expect(await boxes.send('alice', 'buy', [1n, 3n], 3n * price)).toBe('')
    const soldOut = { status: 409, code: 'SOLD_OUT', field: 'seriesId' }
    await refused(alice, buyBefore, { seriesId: '1' }, { ...soldOut, en: 'Sold out', tc: '已售罄' })
    expect(await ask(stranger, { seriesId: '1' }, 'zh-TW')).toEqual({
      can: false,
      reason: 'SOLD_OUT',
      message: '已售罄',
      remedy: '請選擇其他等級或系列',
    })
    await boxes.pass(30 * day)
    const ended = { status: 409, code: 'ENDED', field: 'seriesId' }
    const sentence = { en: 'The sale has ended', tc: '銷售已結束' }
    await refused(alice, buyBefore, { seriesId: '1' }, { ...ended, ...sentence })
    expect(await ask(alice, { seriesId: '2' }, 'en', howMany)).toMatchObject({
      num: 0,
      can: false,
      reason: 'ENDED',
    })
  })
})
