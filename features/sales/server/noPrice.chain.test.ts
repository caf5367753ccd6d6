import { Client } from '#tests/journeys/client.ts'
import { refused } from '#tests/journeys/refused.ts'
import { TestBoxes, day, done } from '#features/blindbox/server/testing/boxes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { before, bought, buyAfter, buyBefore, send } from './testing/buying.ts'

/** Levels, and a series in one payment (1) and in two (2), while the oracle has no average that holds. */
let boxes: TestBoxes
let alice: Client

beforeAll(async () => {
  boxes = await TestBoxes.start({ oracle: 'twap' })
  alice = new Client(boxes.stack, 'alice')
  await alice.signIn()
}, 300_000)
afterAll(() => boxes?.stack.close())

const get = async (path: string, form: Record<string, string> = {}) => {
  const { status, code, data } = await alice.post(path, form)
  expect([path, status, code]).toEqual([path, 200, 'OK'])
  return data
}
const levels = async () => (await get('/deposit/aon/productLevelInfo')).levels
const products = async () => (await get('/deposit/aon/productPage')).list
const sunOf = (list: readonly { priceTrx: string | null }[]) => list.map((one) => one.priceTrx)

/** By an average that begins before, or that began half an hour ago. */
const poke = () => boxes.stack.world.send('mallory', 'TwapOracle', 'poke')
const fresh = async () => {
  await poke()
  await boxes.pass(1_800)
  await poke()
  await boxes.mine()
}

/** All of these are returned without a price in TRX, and cannot be bought. */
async function nothingSold(named: readonly Record<string, string>[]): Promise<void> {
  for (const form of named) {
    const sentence = {
      en: 'There is no fresh average price now, and nothing is sold without one',
      tc: '目前沒有最新的平均價格，暫停銷售',
    }
    const [field] = Object.keys(form)
    await refused(alice, buyBefore, form, {
      status: 409,
      code: 'NO_PRICE',
      field: field!,
      ...sentence,
    })
    const value = await alice.post('/deposit/aon/computerValue', form)
    expect(value).toMatchObject({ status: 409, code: 'NO_PRICE', data: null })
    const no = {
      can: false,
      reason: 'NO_PRICE',
      message: sentence.en,
      remedy: 'Wait for the next average price: anybody can have it stored',
    }
    expect(await get('/deposit/aon/productIfCanBuy', form)).toEqual(no)
    expect(await get('/deposit/aon/canBuyProductNum', form)).toEqual({ num: 0, ...no })
  }
}

test('before the first average: levels have a price in USDT, and none is sold', async () => {
  const reply = await levels()
  expect(reply).toHaveLength(5)
  expect(sunOf(reply)).toEqual(reply.map(() => null))
  expect(reply[0]).toMatchObject({ level: 1, price: '50000000', remainSupply: 5_000 })
  expect(sunOf(await products())).toEqual(reply.map(() => null))
  expect((await get('/deposit/aon/productDetail', { level: '1' })).priceTrx).toBeNull()
  await nothingSold([{ level: '1' }, { level: '5' }])
})

test('with an average all are sold', async () => {
  await fresh()
  expect(sunOf(await levels()).every((sun) => BigInt(sun!) > 0n)).toBe(true)
  // More than the dearest card of it costs.
  const terms = { length: 30 * day, penalty: 200_000_000n }
  await done(boxes.create(await boxes.cards([1, 1]), terms))
  await done(boxes.create(await boxes.cards([1, 1]), { ...terms, firstShare: 3_000n }))
  expect(sunOf(await products()).every((sun) => BigInt(sun!) > 0n)).toBe(true)
  const { orderId, call } = await before(alice, { seriesId: '1' })
  const txHash = await send(boxes, alice, call)
  await get(buyAfter, { orderId, txHash })
  expect((await bought(alice, { seriesId: '1' })).list).toMatchObject([{ state: 'sealed' }])
})

test('when the average is too old: series and levels are listed and not sold, a box can still be returned', async () => {
  const requestId = crypto.randomUUID()
  const ordered = await get(buyBefore, { seriesId: '2', requestId })
  expect(ordered.second).not.toBeNull()
  await boxes.pass(7_201)
  expect(sunOf(await products())).toEqual([...(await levels()), 1, 2].map(() => null))
  const detail = await get('/deposit/aon/productDetail', { seriesId: '2' })
  expect(detail).toMatchObject({ price: '60000000', priceTrx: null, state: 'onSale' })
  await nothingSold([{ level: '1' }, { seriesId: '1' }, { seriesId: '2' }])
  // An older order cannot return the rest to pay now: the contract would refuse it too.
  expect(await alice.post(buyBefore, { seriesId: '2', requestId })).toMatchObject({
    status: 409,
    code: 'NO_PRICE',
  })

  // The penalty in TRX is unknown, so no box is opened.
  expect(detail.series.covered).toBeNull()
  // An average has begun: none of the time before counts, and nothing is sold until it is stored.
  await poke()
  await boxes.mine()
  expect(sunOf(await products())).toEqual([...(await levels()), 1, 2].map(() => null))
  await nothingSold([{ level: '1' }, { seriesId: '1' }, { seriesId: '2' }])

  const [{ id }] = (await bought(alice, { seriesId: '1' })).list
  const opening = {
    requestId: crypto.randomUUID(),
    boxIds: String(id),
    seed: `0x${'5e'.repeat(32)}`,
  }
  expect(await boxes.post(1)).toBe('')
  expect(await alice.post('/deposit/aon/openCard', opening)).toMatchObject({
    status: 409,
    code: 'NO_PRICE',
  })
  expect(await boxes.send('alice', 'giveBack', [[BigInt(id)]])).toBe('')
  expect((await bought(alice, { seriesId: '1' })).list).toMatchObject([{ state: 'givenBack' }])

  await fresh()
  const again = await get(buyBefore, { seriesId: '2', requestId })
  expect(again.orderId).toBe(ordered.orderId)
  expect(sunOf(await products()).every((sun) => BigInt(sun!) > 0n)).toBe(true)
})
