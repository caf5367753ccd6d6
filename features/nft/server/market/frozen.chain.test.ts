import type { Client } from '#tests/journeys/client.ts'
import { TestMarket, whole } from '#features/nft/testing/market.ts'
import { refused } from '#tests/journeys/refused.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { utcText } from '#platform/std/utcText.ts'

/** Sold while staked: dave sells Marble #5002 for 620 TRX, frank Glass #7003 for 1,800; bob has Clay #1 staked. */
let market: TestMarket
let alice: Client
let bob: Client
let dave: Client
let erin: Client

const operate = '/swapnft/aon/operateCard'
const buy = '/swapnft/aon/buySkuProduct'
const settle = '/tessera/nft/settle'
const cancelSale = '/tessera/nft/cancelSale'
const day = 86_400

beforeAll(async () => {
  market = await TestMarket.start()
  alice = await market.client('alice')
  bob = await market.client('bob')
  dave = await market.client('dave')
  erin = await market.client('erin')
})
afterAll(() => market?.stack.close())

const unlockTime = async (tokenId: bigint): Promise<string> => {
  const [, end] = await market.read<readonly bigint[]>('Cards', 'position', tokenId)
  return utcText(Number(end))
}
const noSuchSale = {
  status: 404,
  code: 'NO_SUCH_SALE',
  field: 'number',
  en: 'There is no such sale',
  tc: '沒有此交易',
}

describe('a card that is bought while its stake runs', () => {
  const sale = { tokenId: '5002', number: '1' }

  test('stays with its seller, and the money waits', async () => {
    const { call } = await market.act(alice, buy, { ...sale, maxPrice: String(620n * whole) })
    expect(call.callValue).toBe(String(620n * whole))
    expect(await market.ownerOf(5002n)).toBe(dave.address)
    const form = { ...sale, maxPrice: String(620n * whole) }
    const [en, tc] = ['This card is not for sale', '此卡片未上架']
    await refused(erin, buy, form, { status: 409, code: 'NOT_LISTED', field: 'tokenId', en, tc })
  })

  test('is not sold again, and shows until when', async () => {
    const time = await unlockTime(5002n)
    const [en, tc] = [
      `This card is sold and waits for its unlock time: ${time}`,
      `此卡片已售出，等待解鎖時間：${time}`,
    ]
    const wanted = { status: 409, code: 'CARD_SOLD', field: 'tokenId', en, tc }
    const again = { action: 'sell', tokenId: '5002', coin: 'TRX', price: String(whole) }
    await refused(dave, operate, again, wanted)
    const { data } = await dave.post('/deposit/aon/ifCanOperateCard', { tokenId: '5002' })
    expect(data.sell).toEqual({
      can: false,
      reason: 'CARD_SOLD',
      message: en,
      remedy: 'Wait until the sale is settled or called off',
    })
    // The first Marble is wanted by frank, and this one is sold.
    const accepting = { number: '2', tokenId: '5002', minAmount: '0' }
    await refused(dave, '/tessera/nft/acceptBefore', accepting, wanted)
  })

  test('is not transferred before its time, and no other account can cancel it', async () => {
    const time = await unlockTime(5002n)
    const [en, tc] = [`Unlock time not reached: ${time}`, `尚未到解鎖時間：${time}`]
    const early = { status: 409, code: 'BEFORE_UNLOCK_TIME', field: 'number', en, tc }
    await refused(erin, `${settle}Before`, sale, early)
    await refused(erin, `${settle}Before`, { ...sale, number: '2' }, noSuchSale)
    await refused(alice, `${cancelSale}Before`, { ...sale, number: '2' }, noSuchSale)
    await refused(dave, `${cancelSale}Before`, sale, {
      status: 403,
      code: 'NOT_YOUR_PURCHASE',
      field: 'number',
      en: 'Only the buyer can call this sale off',
      tc: '僅買家可取消此交易',
    })
  })

  test('another buyer calls his own off and has all of the money back', async () => {
    const frozen = { tokenId: '7003', number: '1' }
    const held = async () =>
      BigInt(await bob.wallet.trx.getUnconfirmedBalance(market.at('CardMarket')))
    const before = await held()
    await market.act(bob, buy, { ...frozen, maxPrice: String(1_800n * whole) })
    expect((await held()) - before).toBe(1_800n * whole)
    const { call, kind, subject } = await market.act(bob, cancelSale, frozen)
    expect({ kind, subject }).toEqual({ kind: 'nft.cancelSale', subject: frozen })
    expect(call).toMatchObject({ selector: 'cancelSale(uint256,uint256)', args: ['7003', '1'] })
    expect(await held()).toBe(before)
    await refused(bob, `${cancelSale}Before`, frozen, noSuchSale)
  })

  test('is transferred by anyone once its time has come', async () => {
    await market.later(30 * day)
    const paid = await market.stack.world.balance('dave')
    const { call, kind, subject } = await market.act(erin, settle, sale)
    expect({ kind, subject }).toEqual({ kind: 'nft.settle', subject: sale })
    expect(call).toMatchObject({ selector: 'settle(uint256,uint256)', args: ['5002', '1'] })
    expect(await market.ownerOf(5002n)).toBe(alice.address)
    // 620 less two times 15.5.
    expect((await market.stack.world.balance('dave')) - paid).toBe(589n * whole)
    await refused(erin, `${settle}Before`, sale, noSuchSale)
  })
})

describe('a seller who leaves', () => {
  const sale = { tokenId: '2', number: '1' }
  const world = () => market.stack.world

  test('the stake transfers the card at once, if the market may still move it', async () => {
    await market.done('bob', 'Cards', 'pledge', [2n, BigInt(30 * day)])
    await market.later()
    await market.act(bob, '/tessera/nft/approve', { tokenId: '2' })
    await market.act(bob, operate, {
      action: 'sell',
      tokenId: '2',
      coin: 'TRX',
      price: String(90n * whole),
    })
    await market.act(alice, buy, { ...sale, maxPrice: String(90n * whole) })
    await market.done('bob', 'Cards', 'exit', [2n])
    await market.done('bob', 'Cards', 'approve', [`0x${'0'.repeat(40)}`, 2n])
    await refused(alice, `${settle}Before`, sale, {
      status: 409,
      code: 'APPROVAL_GONE',
      field: 'number',
      en: 'The seller no longer lets the market move this card. The buyer can call the sale off',
      tc: '賣家已撤回對市場的授權，買家可取消此交易',
    })
    await market.act(bob, '/tessera/nft/approve', { tokenId: '2' })
    expect(await market.ordered(alice, `${settle}Before`, sale)).toMatchObject({
      call: { selector: 'settle(uint256,uint256)' },
    })
  })

  test("with the card breaks the sale: anyone returns the buyer's money", async () => {
    await market.done('bob', 'Cards', 'transferFrom', [
      world().hex('bob'),
      world().hex('grace'),
      2n,
    ])
    await refused(alice, `${settle}Before`, sale, {
      status: 409,
      code: 'SALE_BROKEN',
      field: 'number',
      en: 'The seller no longer has the card as sold. The money can only go back',
      tc: '賣家已無此卡片，款項只能退回',
    })
    const had = await world().balance('alice')
    await market.act(erin, cancelSale, sale)
    expect((await world().balance('alice')) - had).toBe(90n * whole)
  })
})

describe('several cards in one call', () => {
  const many = '/deposit/mucnft-pledge/pledgePay'
  const form = { tokenIds: '5001,5002', time: String(7 * day) }

  test.each([
    [
      'none',
      { tokenIds: undefined },
      [422, 'SELECT_FIRST', 'tokenIds', 'Select an NFT first', '請先選擇 NFT'],
    ],
    [
      'one that nobody has',
      { tokenIds: '5001,4999,2' },
      [404, 'NO_SUCH_CARD', 'tokenIds', '#4999: There is no such card', '#4999：沒有此卡片'],
    ],
    [
      'another’s',
      { tokenIds: '5001,3,4999' },
      [
        403,
        'NOT_YOUR_CARD',
        'tokenIds',
        '#3: This card belongs to another address',
        '#3：此卡片屬於其他地址',
      ],
    ],
    [
      'one that is staked',
      { tokenIds: '5001,7001' },
      [
        409,
        'ALREADY_STAKED',
        'tokenIds',
        '#7001: A card already staked cannot be added again',
        '#7001：已質押的卡片不可重複加入',
      ],
    ],
    [
      'for a time that is no term',
      { time: '1' },
      [422, 'NO_SUCH_TERM', 'time', 'There is no such staking term', '沒有此質押期限'],
    ],
  ] as const)('%s is refused', async (_, wrong, [status, code, field, en, tc]) => {
    const { tokenIds, time } = { ...form, ...wrong }
    const sent = { time, ...(tokenIds === undefined ? {} : { tokenIds }) }
    await refused(alice, `${many}Before`, sent, { status, code, field, en, tc })
  })

  test('are staked in one transaction, each named once', async () => {
    const twice = { ...form, tokenIds: '5001,5002,5001' }
    const { call, kind, subject } = await market.act(alice, many, twice)
    expect({ kind, subject }).toEqual({ kind: 'nft.pledgeMany', subject: form })
    expect(call).toMatchObject({
      contract: market.at('Cards'),
      selector: 'pledgeMany(uint256[],uint256)',
      args: ['["5001","5002"]', form.time],
      callValue: '0',
    })
    for (const tokenId of [5001n, 5002n]) {
      const [start, end] = await market.read<readonly [bigint, bigint]>(
        'Cards',
        'position',
        tokenId,
      )
      expect(end - start).toBe(BigInt(7 * day))
    }
  })
})
