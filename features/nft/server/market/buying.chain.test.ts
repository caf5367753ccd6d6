import { randomUUID } from 'node:crypto'

import type { Client } from '#tests/journeys/client.ts'
import { TestMarket, whole } from '#features/nft/testing/market.ts'
import { refused } from '#tests/journeys/refused.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { ask, notListed, notYours, selling } from './testing/listing.ts'

/** Alice sells Marble #5001 for 50 USDT, carol Clay #3 for 175 TRX, grace Marble #5003 for 180 USDT. */
let market: TestMarket
let alice: Client
let bob: Client

const operate = '/swapnft/aon/operateCard'
const buy = '/swapnft/aon/buySkuProduct'
const approve = '/tessera/nft/approve'
const allow = '/tessera/nft/allow'
const feeLimit = expect.stringMatching(/^\d+$/)

beforeAll(async () => {
  market = await TestMarket.start()
  alice = await market.client('alice')
  bob = await market.client('bob')
  await market.act(alice, approve, { tokenId: '5001' })
  const price = String(ask / 2n)
  await market.act(alice, operate, { ...selling, coin: 'USDT', price })
})
afterAll(() => market?.stack.close())

describe('buying a listing', () => {
  const seen = { tokenId: '3', number: '1', maxPrice: String(175n * whole) }

  test.each([
    [
      'that is no card',
      { tokenId: '4999' },
      [404, 'NO_SUCH_CARD', 'tokenId', 'There is no such card', '沒有此卡片'],
    ],
    [
      'of a card that is not for sale',
      { tokenId: '2' },
      [409, 'NOT_LISTED', 'tokenId', notListed.en, notListed.tc],
    ],
    [
      'that was replaced',
      { number: '2' },
      [
        409,
        'LISTING_CHANGED',
        'number',
        'The listing has changed. Look at its price again',
        '上架內容已變更，請重新確認價格',
      ],
    ],
    [
      'above what one would pay',
      { maxPrice: String(175n * whole - 1n) },
      [409, 'ABOVE_MAXIMUM', 'maxPrice', 'The price is above your maximum', '價格高於您的上限'],
    ],
  ] as const)('%s is refused', async (_, wrong, [status, code, field, en, tc]) => {
    await refused(bob, buy, { ...seen, ...wrong }, { status, code, field, en, tc })
  })

  test.each([
    ['tokenId', 'SELECT_FIRST'],
    ['number', 'INVALID'],
    ['maxPrice', 'INVALID'],
  ] as const)('without %s names the missing value', async (field, code) => {
    const { [field]: _, ...rest } = seen
    const answer = await bob.post(buy, { requestId: randomUUID(), ...rest })
    expect(answer).toMatchObject({ status: 422, code, field, data: null })
  })

  test('of the own card is refused', async () => {
    const form = { tokenId: '5001', number: '1', maxPrice: String(ask) }
    const [en, tc] = ['This is your own card', '這是您自己的卡片']
    await refused(alice, buy, form, { status: 409, code: 'OWN_CARD', field: 'tokenId', en, tc })
  })

  test('without an inviter is refused', async () => {
    const heidi = await market.client('heidi')
    const [en, tc] = ['Please active first', '請先啟用']
    await refused(heidi, buy, seen, { status: 403, code: 'NOT_ACTIVE', en, tc })
  })

  test('pays the price, and not the maximum; card and money move in one call', async () => {
    const carol = await market.stack.world.balance('carol')
    const form = { ...seen, maxPrice: String(500n * whole) }
    expect(await market.act(bob, buy, form)).toEqual({
      kind: 'nft.buyListed',
      subject: form,
      reason: null,
      call: {
        contract: market.at('CardMarket'),
        selector: 'buy(uint256,uint256,uint256)',
        args: ['3', '1', String(500n * whole)],
        callValue: String(175n * whole),
        feeLimit,
      },
    })
    expect(await market.ownerOf(3n)).toBe(bob.address)
    // 175 less 2.5 % and 2.5 %.
    expect((await market.stack.world.balance('carol')) - carol).toBe(166_250_000n)
    await refused(bob, buy, seen, { ...notListed, field: 'tokenId' })
  })

  test("the last price is that of the last market sale, before it the contract's", async () => {
    const card = async (tokenId: string) => {
      const { data } = await bob.post('/swapnft/ido/nftDetail', { tokenId })
      const info = await bob.post('/swapnft/aon/cardSkuInfo', { tokenId })
      const { lastSale, mintPrice } = data as { lastSale: string | null; mintPrice: string }
      // A card's page, its sheets and the market's list name the same prices.
      expect(info.data).toMatchObject({ lastSale, mintPrice })
      return { lastSale, mintPrice }
    }
    // Both were bought from the contract for 50 USDT; 175 TRX are worth what the contract asks in TRX for 50 USDT.
    const sun = await market.stack.world.read<bigint>('Cards', 'getUToCoin', [50_000_000n])
    expect(await card('3')).toEqual({
      lastSale: String((175n * whole * 50_000_000n) / sun),
      mintPrice: '50000000',
    })
    expect(await card('2')).toEqual({ lastSale: null, mintPrice: '50000000' })
  })

  test('in USDT requires an allowance first, with a text that names it', async () => {
    const form = { tokenId: '5001', number: '1', maxPrice: String(ask / 2n) }
    const first = {
      status: 409,
      code: 'ALLOW_FIRST',
      field: 'tokenId',
      en: 'Let the market take 50 USDT first',
      tc: '請先授權市場使用 50 USDT',
    }
    await refused(bob, buy, form, first)
    const allowing = { coin: 'USDT', amount: String(ask / 2n - 1n) }
    expect(await market.act(bob, allow, allowing)).toEqual({
      kind: 'nft.allow',
      subject: allowing,
      reason: null,
      call: {
        contract: market.at('Usdt'),
        selector: 'approve(address,uint256)',
        args: [market.at('CardMarket'), String(ask / 2n - 1n)],
        callValue: '0',
        feeLimit,
      },
    })
    // One base unit short.
    await refused(bob, buy, form, first)
    await refused(
      bob,
      `${allow}Before`,
      { coin: 'USDT', amount: String(ask) },
      {
        status: 409,
        code: 'ALLOWED_ALREADY',
        field: 'amount',
        en: 'The market may take some USDT already. Set it to 0 first',
        tc: '市場已獲授權使用 USDT，請先設為 0',
      },
    )
    await market.act(bob, allow, { coin: 'USDT', amount: '0' })
    await market.act(bob, allow, { coin: 'USDT', amount: String(ask / 2n) })
    const before = await market.read<bigint>('Usdt', 'balanceOf', market.stack.world.hex('alice'))
    const { call } = await market.act(bob, buy, form)
    expect(call.callValue).toBe('0')
    expect(await market.ownerOf(5001n)).toBe(bob.address)
    const after = await market.read<bigint>('Usdt', 'balanceOf', market.stack.world.hex('alice'))
    expect(after - before).toBe(47_500_000n)
    // Of all events of USDT the index has read these allowances and no transfer.
    const calls = await market.stack.server.app.db
      .selectFrom('chainTransactions')
      .select('data')
      .where('contract', '=', market.at('Usdt') as never)
      .where('owner', '=', bob.address as never)
      .execute()
    const spender = market.stack.world.hex('CardMarket').slice(2).toLowerCase()
    const ours = `095ea7b3${spender.padStart(64, '0')}`
    expect(calls.length).toBeGreaterThanOrEqual(3)
    expect(calls.every(({ data }) => data.startsWith(ours))).toBe(true)
  })

  test.each(['TRX', 'TES'])('%s needs no allowance, or can have none', async (coin) => {
    const [en, tc] = ['The market does not take this coin', '市場不接受此幣種']
    const wanted = { status: 422, code: 'NO_SUCH_COIN', field: 'coin', en, tc }
    await refused(bob, `${allow}Before`, { coin, amount: '1' }, wanted)
  })

  test('with more than the balance is refused, with any allowance', async () => {
    const heir = await market.client('erin')
    await market.done('erin', 'Usdt', 'transfer', [
      market.stack.world.hex('deployer'),
      await market.read<bigint>('Usdt', 'balanceOf', market.stack.world.hex('erin')),
    ])
    const form = { tokenId: '5003', number: '1', maxPrice: String(180n * whole) }
    const [en, tc] = ['USDT balance insufficient', 'USDT 餘額不足']
    await refused(heir, buy, form, { status: 409, code: 'BALANCE', field: 'tokenId', en, tc })
  })
})

describe('an order that something has overtaken', () => {
  /** Bob has #5001 now, and lists it for 200 TRX. */
  const form = { ...selling, price: String(200n * whole) }

  test('is refused by the contract: the listing was replaced after the order', async () => {
    await market.later()
    await market.act(bob, approve, { tokenId: '5001' })
    await market.act(bob, operate, form)
    const { number } = await market.listingOf(5001n)
    const seen = { tokenId: '5001', number: String(number), maxPrice: String(900n * whole) }
    const { orderId, call } = await market.ordered(alice, buy, seen)
    await market.act(bob, operate, { ...form, price: String(300n * whole) })
    const txHash = await market.send(alice, call)
    const { data } = await alice.post(buy, { orderId, txHash })
    expect(data).toMatchObject({ state: 'failed', reason: 'This listing has ended' })
    expect(await market.ownerOf(5001n)).toBe(bob.address)
    const [en, tc] = [/^The listing has changed/, /^上架內容已變更/]
    await refused(alice, buy, seen, {
      status: 409,
      code: 'LISTING_CHANGED',
      field: 'number',
      en,
      tc,
    })
  })

  test('of one and the same request is one order, and another request under its id is refused', async () => {
    const { number } = await market.listingOf(5001n)
    const requestId = randomUUID()
    const seen = { tokenId: '5001', number: String(number), maxPrice: String(300n * whole) }
    const first = await market.ordered(alice, buy, { requestId, ...seen })
    expect(await market.ordered(alice, buy, { requestId, ...seen })).toEqual(first)
    const other = { ...seen, maxPrice: String(301n * whole) }
    const answer = await alice.post(buy, { requestId, ...other })
    expect(answer).toMatchObject({ status: 409, code: 'CONFLICT', field: 'requestId' })
  })

  test('two orders of one listing: the second one finds it gone', async () => {
    const { number } = await market.listingOf(5001n)
    const seen = { tokenId: '5001', number: String(number), maxPrice: String(300n * whole) }
    // Not one and the same call twice: the index would give either hash to either order.
    const more = { ...seen, maxPrice: String(301n * whole) }
    const first = await market.ordered(alice, buy, seen)
    const second = await market.ordered(alice, buy, more)
    const paid = await market.send(alice, first.call)
    expect(await market.ownerOf(5001n)).toBe(alice.address)
    const again = await market.send(alice, second.call)
    const { data } = await alice.post(buy, { orderId: second.orderId, txHash: again })
    expect(data).toMatchObject({ state: 'failed', reason: 'This listing has ended' })
    // Neither accepts the other's hash, nor another account's.
    const taken = await alice.post(buy, { orderId: second.orderId, txHash: paid })
    expect(taken).toMatchObject({ status: 409, field: 'txHash' })
    const forged = await bob.post(buy, { orderId: first.orderId, txHash: paid })
    expect(forged).toMatchObject({ status: 403, code: 'NOT_YOURS' })
    const mistaken = await alice.post(operate, { orderId: first.orderId, txHash: paid })
    expect(mistaken).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  })

  test('after its card was sent away is refused by the contract', async () => {
    await market.later()
    await market.act(alice, approve, { tokenId: '5001' })
    await market.act(alice, operate, form)
    const { number } = await market.listingOf(5001n)
    const seen = { tokenId: '5001', number: String(number), maxPrice: String(200n * whole) }
    const { orderId, call } = await market.ordered(bob, buy, seen)
    const { world } = market.stack
    await market.done('alice', 'Cards', 'transferFrom', [
      world.hex('alice'),
      world.hex('frank'),
      5001n,
    ])
    const txHash = await market.send(bob, call)
    const { data } = await bob.post(buy, { orderId, txHash })
    expect(data).toMatchObject({ state: 'failed', reason: 'This listing has ended' })
    await refused(bob, buy, seen, { ...notListed, field: 'tokenId' })
    await refused(alice, operate, { action: 'takeDown', tokenId: '5001' }, notYours)
  })
})
