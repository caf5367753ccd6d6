import { randomUUID } from 'node:crypto'

import { Client } from '#tests/journeys/client.ts'
import { refused } from '#tests/journeys/refused.ts'
import { type Stack, startStack } from '#tests/journeys/stack.ts'
import type { NftTables } from '#features/nft/tables.ts'
import type { ContractCall } from '#platform/std/order.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

/** Card levels as products: every call of the feature compared with the contract. */
let stack: Stack
let alice: Client
let bob: Client
let newcomer: Client
let stranger: Client

const buyBefore = '/deposit/aon/buyProductFirstPayBefore'
const buyAfter = '/deposit/aon/buyProductFirstPayAfter'
const canBuy = '/deposit/aon/productIfCanBuy'
const howMany = '/deposit/aon/canBuyProductNum'

beforeAll(async () => {
  stack = await startStack({ neighbours: true })
  alice = new Client(stack, 'alice')
  bob = new Client(stack, 'bob')
  newcomer = new Client(stack, 'heidi')
  stranger = new Client(stack, 'mallory')
  for (const client of [alice, bob, newcomer]) await client.signIn()
})
afterAll(() => stack?.close())

const cards = <T>(name: string, ...args: unknown[]) => stack.world.read<T>('Cards', name, args)
const before = (client: Client, path: string, form: Record<string, string>, language?: string) =>
  client.post(path, { requestId: randomUUID(), ...form }, language)
const ask = async (client: Client, form: Record<string, string>, language?: string) =>
  (await client.post(canBuy, form, language)).data

async function send(client: Client, call: ContractCall): Promise<string> {
  const txHash = await client.send(call)
  await stack.server.indexer.catchUp()
  return txHash
}

const yes = { can: true, reason: null, message: '', remedy: '' }

describe('products on sale', () => {
  test('a level has the contract’s values, with the present price in TRX', async () => {
    const { data } = await stranger.post('/deposit/aon/productPage', { kind: 'card' })
    expect(data.total).toBe(Number(await cards<bigint>('levelCount')))
    for (const one of data.list) {
      const [remain, name, , price] = await cards<readonly [bigint, string, bigint, bigint]>(
        'levelMap',
        BigInt(one.productId),
      )
      expect(one).toMatchObject({
        kind: 'card',
        name,
        state: 'onSale',
        price: String(price),
        priceTrx: String(await cards<bigint>('getUToCoin', price)),
        remainSupply: Number(remain),
        start: null,
        end: null,
        twoPayments: null,
        urn: null,
        expected: null,
      })
      const detail = await stranger.post('/deposit/aon/productDetail', {
        level: String(one.productId),
      })
      expect(detail.data).toEqual({ ...one, series: null })
    }
  })

  test('levels are paged; beyond the end there is nothing', async () => {
    const page = async (form: Record<string, string>) =>
      (await alice.post('/deposit/aon/productPage', { kind: 'card', pageSize: '2', ...form })).data
    expect(await page({})).toMatchObject({ total: 5, list: [{ productId: 1 }, { productId: 2 }] })
    expect((await page({ pageNum: '3' })).list).toMatchObject([{ productId: 5 }])
    expect(await page({ pageNum: '4' })).toEqual({ total: 5, list: [] })
    expect(await page({ state: 'soldOut' })).toEqual({ total: 0, list: [] })
    expect(await page({ state: 'onSale' })).toMatchObject({ total: 5 })
  })

  test('the price is per item, in each coin', async () => {
    const { data } = await stranger.post('/deposit/aon/computerValue', { level: '1', num: '3' })
    const trx = await cards<bigint>('getUToCoin', 50_000_000n)
    expect(data).toEqual({
      num: 3,
      prices: [
        { coin: 'USDT', amount: '150000000' },
        { coin: 'TRX', amount: String(3n * trx) },
      ],
      first: null,
      second: null,
    })
  })

  test('a level has no start and no end', async () => {
    const { data } = await stranger.post('/deposit/aon/countdown', { level: '1' })
    const now = stack.server.app.clock.now()
    expect(data).toMatchObject({ state: 'onSale', start: null, end: null })
    expect(now - data.now).toBeLessThan(60)
  })

  test.each([
    [{}, 422, 'ONE_PRODUCT', 'Name a level or a series, not both', '請指定等級或系列其中之一'],
    [
      { level: '1', seriesId: '1' },
      422,
      'ONE_PRODUCT',
      'Name a level or a series, not both',
      '請指定等級或系列其中之一',
    ],
    [{ level: '6' }, 404, 'NO_SUCH_LEVEL', 'There is no such level', '沒有此等級'],
  ])('%j is refused by every call', async (form, status, code, en, tc) => {
    for (const path of [
      '/deposit/aon/productDetail',
      '/deposit/aon/computerValue',
      '/deposit/aon/countdown',
      howMany,
      canBuy,
      buyBefore,
    ]) {
      const wanted = { status, code, field: 'level', en, tc }
      await refused(alice, path, form as unknown as Record<string, string>, wanted)
    }
  })
})

describe('may I buy, and how many', () => {
  test('the first blocking reason, with the remedy', async () => {
    const level = { level: '5' }
    expect(await ask(stranger, level)).toMatchObject({ can: false, reason: 'NOT_SIGNED_IN' })
    expect(await ask(newcomer, level)).toMatchObject({
      can: false,
      reason: 'NOT_ACTIVE',
      message: 'Please active first',
    })
    expect((await ask(newcomer, level, 'zh-TW')).message).toBe('請先啟用')
    expect(await ask(alice, level)).toEqual(yes)
  })

  test('one, and why not two', async () => {
    const { data } = await alice.post(howMany, { level: '1' })
    expect(data).toEqual({
      num: 1,
      can: true,
      reason: 'ONE_AT_A_TIME',
      message: 'Cards are bought one at a time',
      remedy: 'Choose fewer',
    })
    expect((await stranger.post(howMany, { level: '1' })).data).toMatchObject({
      num: 0,
      can: false,
      reason: 'NOT_SIGNED_IN',
    })
    expect(await ask(alice, { level: '1', num: '2' }, 'zh-TW')).toEqual({
      can: false,
      reason: 'ONE_AT_A_TIME',
      message: '卡片須逐張購買',
      remedy: '請減少數量',
    })
    const wanted = {
      status: 422,
      code: 'ONE_AT_A_TIME',
      field: 'num',
      en: 'Cards are bought one at a time',
      tc: '卡片須逐張購買',
    }
    await refused(alice, buyBefore, { level: '1', num: '2' }, wanted)
  })

  test('an order fixes the present price and estimates the energy it takes', async () => {
    const { data } = await before(alice, buyBefore, { level: '1' })
    expect(data.call).toMatchObject({
      contract: stack.world.deployment.contracts['Cards']!.address,
      selector: 'Buy(uint256)',
      args: ['1'],
      callValue: String(await cards<bigint>('getUToCoin', 50_000_000n)),
    })
    expect(data.second).toBeNull()
    expect(BigInt(data.call.feeLimit)).toBeLessThan(100_000_000n)
  })

  test('an address that is not active gets no order', async () => {
    const wanted = { status: 403, code: 'NOT_ACTIVE', en: 'Please active first', tc: '請先啟用' }
    await refused(newcomer, buyBefore, { level: '1' }, wanted)
  })
})

describe('where it ends', () => {
  /** Sends away all sun except an amount. */
  async function leave(client: Client, rest: bigint): Promise<void> {
    const balance = BigInt(await client.wallet.trx.getUnconfirmedBalance(client.address))
    const to = stack.world.net.accounts[0]!.address
    await client.wallet.trx.sendTransaction(to, Number(balance - rest))
  }

  test('without the TRX: how many are missing, in both languages; nothing is ordered', async () => {
    const dave = new Client(stack, 'dave')
    await dave.signIn()
    await leave(dave, 50_000_000n)
    const price = await cards<bigint>('getUToCoin', 50_000_000n)
    const balance = BigInt(await dave.wallet.trx.getUnconfirmedBalance(dave.address))
    const missing = price - balance
    const fraction = String(missing % 1_000_000n).padStart(6, '0')
    const inTrx = `${missing / 1_000_000n}.${fraction}`.replace(/\.?0+$/, '')
    const english = {
      can: false,
      reason: 'BALANCE',
      message: 'TRX balance insufficient',
      remedy: `Add at least ${inTrx} TRX to your wallet`,
    }
    expect(await ask(dave, { level: '1' })).toEqual(english)
    expect((await dave.post(howMany, { level: '1' })).data).toEqual({ num: 0, ...english })
    expect(await ask(dave, { level: '1' }, 'zh-TW')).toMatchObject({
      message: 'TRX 餘額不足',
      remedy: `請至少再存入 ${inTrx} TRX`,
    })
    const wanted = {
      status: 409,
      code: 'BALANCE',
      en: 'TRX balance insufficient',
      tc: 'TRX 餘額不足',
    }
    await refused(dave, buyBefore, { level: '1' }, wanted)
    const { data: open } = await dave.post('/deposit/aon/buyRecordOfNoPay')
    expect(open).toEqual({ total: 0, list: [] })
  })

  test('a level that is sold out is refused to all, and the page shows it', async () => {
    const db = stack.server.app.db.withTables<NftTables>()
    const level5 = () => db.updateTable('nftLevelStats').where('level', '=', 5)
    const page = async (form: Record<string, string>) =>
      (await stranger.post('/deposit/aon/productPage', { kind: 'card', ...form })).data.list
    const [{ supply, remainSupply }] = await page({ pageNum: '5', pageSize: '1' })
    await level5().set({ minted: supply }).execute()
    const wanted = { status: 409, code: 'SOLD_OUT', field: 'level', en: 'Sold out', tc: '已售罄' }
    await refused(alice, buyBefore, { level: '5' }, wanted)
    expect(await ask(stranger, { level: '5' })).toEqual({
      can: false,
      reason: 'SOLD_OUT',
      message: 'Sold out',
      remedy: 'Choose another level or series',
    })
    expect((await alice.post(howMany, { level: '5' })).data).toMatchObject({
      num: 0,
      can: false,
      reason: 'SOLD_OUT',
    })
    expect(await page({ state: 'soldOut' })).toMatchObject([
      { productId: 5, state: 'soldOut', remainSupply: 0 },
    ])
    await level5()
      .set({ minted: supply - remainSupply })
      .execute()
    expect(await ask(alice, { level: '5' })).toEqual(yes)
  })
})

describe('what I bought', () => {
  const bought = async (client: Client, form: Record<string, string> = {}) =>
    (await client.post('/deposit/aon/buyRecordPage', { kind: 'card', ...form })).data

  test('an order not paid is found again with its call, until it is paid; then it is a purchase', async () => {
    const { data: ticket } = await before(bob, buyBefore, { level: '2' })
    const open = async () => (await bob.post('/deposit/aon/buyRecordOfNoPay')).data
    expect(await open()).toMatchObject({
      total: 1,
      list: [
        {
          orderId: ticket.orderId,
          kind: 'nft.buy',
          state: 'created',
          subject: { level: '2' },
          call: ticket.call,
        },
      ],
    })
    expect((await newcomer.post('/deposit/aon/buyRecordOfNoPay')).data.total).toBe(0)
    const { total } = await bought(bob)
    const txHash = await send(bob, ticket.call)
    expect(await open()).toEqual({ total: 0, list: [] })
    const reply = await bob.post(buyAfter, { orderId: ticket.orderId, txHash })
    expect(reply.data).toMatchObject({ kind: 'nft.buy', state: 'done', txHash })

    const mine = await bought(bob)
    expect(mine.total).toBe(total + 1)
    expect(mine.list[0]).toMatchObject({
      kind: 'card',
      productId: 2,
      level: 2,
      state: 'bought',
      price: ticket.call.callValue,
      paid: ticket.call.callValue,
      penalty: null,
      expiry: null,
      requestId: null,
      txHash,
      final: true,
    })
  })

  test('stays what I bought, even after a resale, and no other account’s', async () => {
    const { list } = await bought(bob)
    const { id } = list[0]
    const hex = (name: string) => stack.world.hex(name)
    const { reason } = await stack.world.send('bob', 'Cards', 'transferFrom', [
      hex('bob'),
      hex('alice'),
      BigInt(id),
    ])
    expect(reason).toBe('')
    await stack.server.indexer.catchUp()
    expect((await bought(bob)).list[0].id).toBe(id)
    const ids = (await bought(alice)).list.map((one: { id: number }) => one.id)
    expect(ids).not.toContain(id)
    expect(await bought(bob, { state: 'sealed' })).toEqual({ total: 0, list: [] })
    expect(await bought(bob, { seriesId: '1' })).toEqual({ total: 0, list: [] })
    const { total } = await bought(bob)
    const pages = await Promise.all(
      Array.from({ length: total }, (_, i) =>
        bought(bob, { pageSize: '1', pageNum: String(i + 1) }),
      ),
    )
    expect(pages.flatMap((page) => page.list)).toEqual((await bought(bob)).list)
  })
})
