import { randomUUID } from 'node:crypto'

import type { Client } from '#apps/journeys/client.ts'
import { refused } from '#apps/journeys/refused.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { TestMarket, native, whole } from './testMarket.ts'

/** Alice holds Marble #5001 and has Glass #7001 staked for 30 days; bob holds Clay #2; carol sells Clay #3. */
let market: TestMarket
let alice: Client
let bob: Client

const operate = '/swapnft/aon/operateCard'
const buy = '/swapnft/aon/buySkuProduct'
const approve = '/tessera/nft/approve'
const allow = '/tessera/nft/allow'
const ask = 100n * whole
const feeLimit = expect.stringMatching(/^\d+$/)

beforeAll(async () => {
  market = await TestMarket.start()
  alice = await market.client('alice')
  bob = await market.client('bob')
})
afterAll(() => market?.stack.close())

const selling = { action: 'sell', tokenId: '5001', coin: 'TRX', price: String(ask) }
const notYours = {
  status: 403,
  code: 'NOT_YOUR_CARD',
  field: 'tokenId',
  en: 'This card belongs to another address',
  tc: '此卡片屬於其他地址',
}
const notListed = {
  status: 409,
  code: 'NOT_LISTED',
  en: 'This card is not for sale',
  tc: '此卡片未上架',
}

describe('listing a card', () => {
  test.each([
    ['that nobody has bought', { tokenId: '4999' }, 404, 'NO_SUCH_CARD', 'tokenId'],
    ['of another', { tokenId: '2' }, 403, 'NOT_YOUR_CARD', 'tokenId'],
    ['in a coin that the market does not take', { coin: 'TES' }, 422, 'NO_SUCH_COIN', 'coin'],
    ['below the least price', { price: '9999' }, 422, 'PRICE_TOO_SMALL', 'price'],
    ['that the market may not move', {}, 409, 'APPROVE_FIRST', 'tokenId'],
  ] as const)('%s is refused', async (_, wrong, status, code, field) => {
    const words = {
      NO_SUCH_CARD: ['There is no such card', '沒有此卡片'],
      NOT_YOUR_CARD: [notYours.en, notYours.tc],
      NO_SUCH_COIN: ['The market does not take this coin', '市場不接受此幣種'],
      PRICE_TOO_SMALL: ['The price must be at least 0.01 TRX', '價格不得低於 0.01 TRX'],
      APPROVE_FIRST: ['Let the market move this card first', '請先授權市場轉移此卡片'],
    }
    const [en, tc] = words[code] as [string, string]
    await refused(alice, operate, { ...selling, ...wrong }, { status, code, field, en, tc })
  })

  test.each([
    ['tokenId', 'SELECT_FIRST', 'Select an NFT first', '請先選擇 NFT'],
    ['price', 'PRICE_REQUIRED', 'Enter a price', '請輸入價格'],
    ['coin', 'INVALID', 'coin: this field is required', 'coin：此欄位為必填'],
    ['action', 'INVALID', 'action: this field is required', 'action：此欄位為必填'],
  ] as const)('without %s names what is missing', async (field, code, en, tc) => {
    const { [field]: _, ...rest } = selling
    await refused(alice, operate, rest, { status: 422, code, field, en, tc })
  })

  test.each([
    ['neither half', {}, 'requestId'],
    ['an order without its hash', { orderId: randomUUID() }, 'txHash'],
  ] as const)('%s names what is missing', async (_, form, field) => {
    for (const path of [operate, buy]) {
      const answer = await alice.post(path, { ...form })
      expect(answer).toMatchObject({ status: 422, code: 'INVALID', field })
    }
  })

  test('once the market may move it, it is for sale as long as was asked', async () => {
    expect(await market.act(alice, approve, { tokenId: '5001' })).toEqual({
      kind: 'nft.approve',
      subject: { tokenId: '5001' },
      reason: null,
      call: {
        contract: market.at('Cards'),
        selector: 'approve(address,uint256)',
        args: [market.at('CardMarket'), '5001'],
        callValue: '0',
        feeLimit,
      },
    })
    const asked = market.stack.server.app.clock.now()
    const { call, kind, subject } = await market.act(alice, operate, { ...selling, days: '7' })
    expect({ kind, subject }).toEqual({
      kind: 'nft.sell',
      subject: { tokenId: '5001', coin: 'TRX', price: String(ask), days: '7' },
    })
    const [, , , expiry = ''] = call.args
    expect(call).toEqual({
      contract: market.at('CardMarket'),
      selector: 'listForSale(uint256,address,uint256,uint256)',
      args: ['5001', native, String(ask), expiry],
      callValue: '0',
      feeLimit,
    })
    // Of the clock's own reading when the order was drawn up, not before and a moment after at most.
    expect(Number(expiry)).toBeGreaterThanOrEqual(asked + 7 * 86_400)
    expect(Number(expiry)).toBeLessThanOrEqual(market.stack.server.app.clock.now() + 7 * 86_400)
    const listing = { open: true, number: 1n, coin: native, price: ask }
    expect(await market.listingOf(5001n)).toEqual(listing)
  })

  test('for as long as the contract takes at most', async () => {
    const { call } = await market.ordered(alice, operate, { ...selling, days: '365' })
    const { head } = market.stack.server.app.clock
    expect(Number(call.args[3])).toBeLessThanOrEqual(head.time + 365 * 86_400)
  })

  test('again at another price replaces it in one transaction', async () => {
    const form = { ...selling, coin: 'USDT', price: String(ask / 2n) }
    await market.act(alice, operate, form)
    const listing = { open: true, number: 2n, coin: market.at('Usdt'), price: ask / 2n }
    expect(await market.listingOf(5001n)).toEqual(listing)
  })

  test('in the block in which it came waits for the next one, and may be tried again', async () => {
    const price = await market.read<bigint>('Cards', 'getUToCoin', 50_000_000n)
    const { data: before } = await alice.post('/deposit/aon/productLevelInfo')
    const tokenId = String(before.levels[0].nextTokenId)
    await market.done('alice', 'Cards', 'setApprovalForAll', [
      market.stack.world.hex('CardMarket'),
      true,
    ])
    await market.done('alice', 'Cards', 'Buy', [1n], price)
    const form = { ...selling, tokenId }
    await refused(alice, operate, form, {
      status: 409,
      code: 'SAME_BLOCK',
      field: 'tokenId',
      en: 'Please wait for the next block',
      tc: '請等待下一個區塊',
    })
    const answer = await alice.post(operate, { requestId: randomUUID(), ...form })
    expect(answer).toMatchObject({ retry: true })
    await market.later()
    await market.act(alice, operate, form)
    await market.act(alice, operate, { action: 'takeDown', tokenId })
  })
})

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
  ] as const)('without %s names what is missing', async (field, code) => {
    const { [field]: _, ...rest } = seen
    const answer = await bob.post(buy, { requestId: randomUUID(), ...rest })
    expect(answer).toMatchObject({ status: 422, code, field, data: null })
  })

  test('of one’s own card is refused', async () => {
    const form = { tokenId: '5001', number: '2', maxPrice: String(ask) }
    const [en, tc] = ['This is your own card', '這是您自己的卡片']
    await refused(alice, buy, form, { status: 409, code: 'OWN_CARD', field: 'tokenId', en, tc })
  })

  test('without an inviter is refused', async () => {
    const heidi = await market.client('heidi')
    const [en, tc] = ['Please active first', '請先啟用']
    await refused(heidi, buy, seen, { status: 403, code: 'NOT_ACTIVE', en, tc })
  })

  test('pays the price, and not what one would pay at most; card and money move at once', async () => {
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

  test('in USDT asks for an allowance first, in words that name it', async () => {
    const form = { tokenId: '5001', number: '2', maxPrice: String(ask / 2n) }
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
    // Of all that goes on in USDT the index has read these allowances and no transfer.
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

  test('with more than one has is refused, whatever is allowed', async () => {
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
    const [first, second] = [
      await market.ordered(alice, buy, seen),
      await market.ordered(alice, buy, seen),
    ]
    const paid = await market.send(alice, first.call)
    expect(await market.ownerOf(5001n)).toBe(alice.address)
    const again = await market.send(alice, second.call)
    const { data } = await alice.post(buy, { orderId: second.orderId, txHash: again })
    expect(data).toMatchObject({ state: 'failed', reason: 'This listing has ended' })
    // Neither takes the other's hash, nor anybody else either.
    const taken = await alice.post(buy, { orderId: second.orderId, txHash: paid })
    expect(taken).toMatchObject({ status: 409, field: 'txHash' })
    const forged = await bob.post(buy, { orderId: first.orderId, txHash: paid })
    expect(forged).toMatchObject({ status: 403, code: 'NOT_YOURS' })
    const mistaken = await alice.post(operate, { orderId: first.orderId, txHash: paid })
    expect(mistaken).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  })

  test('after its card was given away is refused by the contract', async () => {
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

describe('taking down', () => {
  test('what is not listed, or another’s, is refused', async () => {
    await refused(
      bob,
      operate,
      { action: 'takeDown', tokenId: '2' },
      { ...notListed, field: 'tokenId' },
    )
    await refused(alice, operate, { action: 'takeDown', tokenId: '2' }, notYours)
    const [en, tc] = ['Select an NFT first', '請先選擇 NFT']
    const wanted = { status: 422, code: 'SELECT_FIRST', field: 'tokenId', en, tc }
    await refused(bob, operate, { action: 'takeDown' }, wanted)
    await refused(bob, operate, { action: 'takeDownAll' }, notListed)
  })

  test('one ends it; all ends every one, those that nobody could buy too', async () => {
    const { world } = market.stack
    await market.done('bob', 'Cards', 'setApprovalForAll', [world.hex('CardMarket'), true])
    for (const tokenId of ['1', '2', '3']) {
      await market.act(bob, operate, { ...selling, tokenId })
    }
    const { call, kind, subject } = await market.act(bob, operate, {
      action: 'takeDown',
      tokenId: '3',
    })
    expect({ kind, subject }).toEqual({ kind: 'nft.takeDown', subject: { tokenId: '3' } })
    expect(call).toMatchObject({ selector: 'takeDown(uint256)', args: ['3'], callValue: '0' })
    expect((await market.listingOf(3n)).open).toBe(false)

    // Without the market's leave nobody can buy them, and they can still be taken down.
    await market.done('bob', 'Cards', 'setApprovalForAll', [world.hex('CardMarket'), false])
    expect((await market.listingOf(2n)).open).toBe(false)
    await market.act(bob, operate, { action: 'takeDown', tokenId: '2' })
    await market.done('bob', 'Cards', 'setApprovalForAll', [world.hex('CardMarket'), true])
    expect((await market.listingOf(2n)).open).toBe(false)

    // Card 1 is staked: it is for sale all the same.
    expect((await market.listingOf(1n)).open).toBe(true)
    const all = await market.act(bob, operate, { action: 'takeDownAll' })
    expect(all).toMatchObject({
      kind: 'nft.takeDownAll',
      subject: {},
      call: { selector: 'takeDownAll()', args: [] },
    })
    expect((await market.listingOf(1n)).open).toBe(false)
    await refused(bob, operate, { action: 'takeDownAll' }, notListed)
  })
})
