import { randomUUID } from 'node:crypto'

import type { Client } from '#tests/journeys/client.ts'
import { TestMarket, native } from '#features/nft/testing/market.ts'
import { refused } from '#tests/journeys/refused.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { ask, noneListed, notListed, notYours, selling } from './testing/listing.ts'

/** Alice holds Marble #5001 and has Glass #7001 staked for 30 days; bob holds Clay #2; carol sells Clay #3. */
let market: TestMarket
let alice: Client
let bob: Client

const operate = '/swapnft/aon/operateCard'
const buy = '/swapnft/aon/buySkuProduct'
const approve = '/tessera/nft/approve'
const feeLimit = expect.stringMatching(/^\d+$/)

beforeAll(async () => {
  market = await TestMarket.start()
  alice = await market.client('alice')
  bob = await market.client('bob')
})
afterAll(() => market?.stack.close())

describe('listing a card', () => {
  test.each([
    ['that nobody has bought', { tokenId: '4999' }, 404, 'NO_SUCH_CARD', 'tokenId'],
    ['of another', { tokenId: '2' }, 403, 'NOT_YOUR_CARD', 'tokenId'],
    ['in a coin that the market does not take', { coin: 'TES' }, 422, 'NO_SUCH_COIN', 'coin'],
    ['below the least price', { price: '9999' }, 422, 'PRICE_TOO_SMALL', 'price'],
    ['that the market may not move', {}, 409, 'APPROVE_FIRST', 'tokenId'],
  ] as const)('%s is refused', async (_, wrong, status, code, field) => {
    const message = {
      NO_SUCH_CARD: ['There is no such card', '沒有此卡片'],
      NOT_YOUR_CARD: [notYours.en, notYours.tc],
      NO_SUCH_COIN: ['The market does not take this coin', '市場不接受此幣種'],
      PRICE_TOO_SMALL: ['The price must be at least 0.01 TRX', '價格不得低於 0.01 TRX'],
      APPROVE_FIRST: ['Let the market move this card first', '請先授權市場轉移此卡片'],
    }
    const [en, tc] = message[code] as [string, string]
    await refused(alice, operate, { ...selling, ...wrong }, { status, code, field, en, tc })
  })

  test.each([
    ['tokenId', 'SELECT_FIRST', 'Select an NFT first', '請先選擇 NFT'],
    ['price', 'PRICE_REQUIRED', 'Enter a price', '請輸入價格'],
    ['coin', 'INVALID', 'coin: this field is required', 'coin：此欄位為必填'],
    ['action', 'INVALID', 'action: this field is required', 'action：此欄位為必填'],
  ] as const)('without %s names the missing value', async (field, code, en, tc) => {
    const { [field]: _, ...rest } = selling
    await refused(alice, operate, rest, { status: 422, code, field, en, tc })
  })

  test.each([
    ['neither half', {}, 'requestId'],
    ['an order without its hash', { orderId: randomUUID() }, 'txHash'],
  ] as const)('%s names the missing value', async (_, form, field) => {
    for (const path of [operate, buy]) {
      const answer = await alice.post(path, { ...form })
      expect(answer).toMatchObject({ status: 422, code: 'INVALID', field })
    }
  })

  test('once the market may move it, it is for sale for the requested time', async () => {
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
      subject: { action: 'sell', tokenId: '5001', coin: 'TRX', price: String(ask), days: '7' },
    })
    const [, , , expiry = ''] = call.args
    expect(call).toEqual({
      contract: market.at('CardMarket'),
      selector: 'listForSale(uint256,address,uint256,uint256)',
      args: ['5001', native, String(ask), expiry],
      callValue: '0',
      feeLimit,
    })
    // At the clock's time of the order, at most a moment later.
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

describe('taking down', () => {
  test('an unlisted card, or another account’s, is refused', async () => {
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
    await refused(bob, operate, { action: 'takeDownAll' }, noneListed)
  })

  test('one ends it; all ends every one, also those that could not be bought', async () => {
    const { world } = market.stack
    await market.done('bob', 'Cards', 'setApprovalForAll', [world.hex('CardMarket'), true])
    for (const tokenId of ['1', '2']) await market.act(bob, operate, { ...selling, tokenId })
    const { call, kind, subject } = await market.act(bob, operate, {
      action: 'takeDown',
      tokenId: '2',
    })
    expect({ kind, subject }).toEqual({
      kind: 'nft.takeDown',
      subject: { action: 'takeDown', tokenId: '2' },
    })
    expect(call).toMatchObject({ selector: 'takeDown(uint256)', args: ['2'], callValue: '0' })
    expect((await market.listingOf(2n)).open).toBe(false)
    await market.act(bob, operate, { ...selling, tokenId: '2' })

    // Without the market's approval they cannot be bought, but still be taken down.
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
      subject: { action: 'takeDownAll' },
      call: { selector: 'takeDownAll()', args: [] },
    })
    expect((await market.listingOf(1n)).open).toBe(false)
    await refused(bob, operate, { action: 'takeDownAll' }, noneListed)
  })
})
