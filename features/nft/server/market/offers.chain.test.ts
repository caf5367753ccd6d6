import { Client } from '#tests/journeys/client.ts'
import { TestMarket, native, whole } from '#features/nft/testing/market.ts'
import { refused } from '#tests/journeys/refused.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { utcText } from '#platform/std/utcText.ts'

/**
 * Of the neighbours bob offers 470 USDT for a Glass (1), frank 560 TRX for a Marble (2), and dave
 * 175 USDT for alice's Marble #5001 (3).
 */
let market: TestMarket
let alice: Client
let bob: Client
let carol: Client

const offer = '/tessera/nft/offer'
const cancelOffer = '/tessera/nft/cancelOffer'
const accept = '/tessera/nft/accept'
const withdraw = '/tessera/nft/withdraw'
const feeLimit = expect.stringMatching(/^\d+$/)

beforeAll(async () => {
  market = await TestMarket.start()
  alice = await market.client('alice')
  bob = await market.client('bob')
  carol = await market.client('carol')
})
afterAll(() => market?.stack.close())

const offerOf = async (number: number) => {
  const found = await market.read<readonly unknown[]>('CardMarket', 'offerOf', BigInt(number))
  const [, kind, target, , amount] = found
  return { kind, target, amount }
}
const gone = { kind: 0n, target: 0n, amount: 0n }
const noSuchOffer = {
  status: 404,
  code: 'NO_SUCH_OFFER',
  field: 'number',
  en: 'This offer has ended',
  tc: '此出價已結束',
}

describe('making an offer', () => {
  const form = { tokenId: '5001', coin: 'TRX', amount: String(60n * whole) }
  const { tokenId: _t, ...forNothing } = form
  const { amount: _a, ...ofNothing } = form

  test.each([
    [
      'for nothing',
      forNothing,
      [422, 'SELECT_FIRST', 'tokenId', 'Select an NFT first', '請先選擇 NFT'],
    ],
    [
      'for a card and a level',
      { ...form, level: '2' },
      [
        422,
        'ONE_TARGET',
        'level',
        'Choose a card or a level, not both',
        '請選擇卡片或等級，不可同時選擇',
      ],
    ],
    [
      'for a card that nobody has',
      { ...form, tokenId: '4999' },
      [404, 'NO_SUCH_CARD', 'tokenId', 'There is no such card', '沒有此卡片'],
    ],
    [
      'for a level that is not there',
      { ...forNothing, level: '6' },
      [404, 'NO_SUCH_LEVEL', 'level', 'There is no such level', '沒有此等級'],
    ],
    [
      'for an own card',
      { ...form, tokenId: '2' },
      [409, 'OWN_CARD', 'tokenId', 'This is your own card', '這是您自己的卡片'],
    ],
    ['of nothing', ofNothing, [422, 'PRICE_REQUIRED', 'amount', 'Enter a price', '請輸入價格']],
    [
      'in a coin that the market does not take',
      { ...form, coin: 'TES' },
      [422, 'NO_SUCH_COIN', 'coin', 'The market does not take this coin', '市場不接受此幣種'],
    ],
    [
      'below the least price',
      { ...form, coin: 'USDT', amount: '9999' },
      [
        422,
        'PRICE_TOO_SMALL',
        'amount',
        'The price must be at least 0.01 USDT',
        '價格不得低於 0.01 USDT',
      ],
    ],
    [
      'of more than one has',
      { ...form, amount: String(10n ** 18n) },
      [409, 'BALANCE', 'amount', 'TRX balance insufficient', 'TRX 餘額不足'],
    ],
    [
      'of what the market may not take',
      { ...form, coin: 'USDT' },
      [
        409,
        'ALLOW_FIRST',
        'amount',
        'Let the market take 60 USDT first',
        '請先授權市場使用 60 USDT',
      ],
    ],
  ] as const)('%s is refused', async (_, wrong, [status, code, field, en, tc]) => {
    await refused(bob, `${offer}Before`, { ...wrong }, { status, code, field, en, tc })
  })

  test('requires an inviter; cancelling does not', async () => {
    const heidi = await market.client('heidi')
    const [en, tc] = ['Please active first', '請先啟用']
    await refused(heidi, `${offer}Before`, form, { status: 403, code: 'NOT_ACTIVE', en, tc })
    await refused(heidi, `${cancelOffer}Before`, { number: '99' }, noSuchOffer)
  })

  test('for a card: its TRX go with the call and wait in the market', async () => {
    const held = BigInt(await bob.wallet.trx.getUnconfirmedBalance(market.at('CardMarket')))
    const { call, kind, subject } = await market.act(bob, offer, form)
    expect(kind).toBe('nft.offer')
    expect(subject).toEqual({ ...form, days: '7' })
    expect(call).toEqual({
      contract: market.at('CardMarket'),
      selector: 'offerOnCard(uint256,address,uint256,uint256)',
      args: ['5001', native, String(60n * whole), expect.stringMatching(/^\d+$/)],
      callValue: String(60n * whole),
      feeLimit,
    })
    expect(await offerOf(4)).toEqual({ kind: 3n, target: 5001n, amount: 60n * whole })
    const now = BigInt(await bob.wallet.trx.getUnconfirmedBalance(market.at('CardMarket')))
    expect(now - held).toBe(60n * whole)
  })

  test('for a level, in USDT that the market may take', async () => {
    await market.act(alice, '/tessera/nft/allow', { coin: 'USDT', amount: String(40n * whole) })
    const onLevel = { level: '1', coin: 'USDT', amount: String(40n * whole), days: '1' }
    const { call } = await market.act(alice, offer, onLevel)
    expect(call).toMatchObject({
      selector: 'offerOnLevel(uint256,address,uint256,uint256)',
      callValue: '0',
    })
    expect(await offerOf(5)).toEqual({ kind: 4n, target: 1n, amount: 40n * whole })
  })
})

describe('accepting an offer', () => {
  const before = `${accept}Before`
  const form = { number: '3', tokenId: '5001', minAmount: String(175n * whole) }

  test.each([
    [
      'without a card',
      { number: '3', minAmount: '0' },
      [422, 'SELECT_FIRST', 'tokenId', 'Select an NFT first', '請先選擇 NFT'],
    ],
    [
      'with another’s card',
      { ...form, tokenId: '2' },
      [
        403,
        'NOT_YOUR_CARD',
        'tokenId',
        'This card belongs to another address',
        '此卡片屬於其他地址',
      ],
    ],
    [
      'that is not there',
      { ...form, number: '99' },
      [404, 'NO_SUCH_OFFER', 'number', noSuchOffer.en, noSuchOffer.tc],
    ],
    [
      'for another level',
      { ...form, number: '1' },
      [
        422,
        'OTHER_CARD',
        'tokenId',
        'The offer is for another card or level',
        '此出價適用於其他卡片或等級',
      ],
    ],
    [
      'for another card',
      { ...form, tokenId: '7001' },
      [
        422,
        'OTHER_CARD',
        'tokenId',
        'The offer is for another card or level',
        '此出價適用於其他卡片或等級',
      ],
    ],
    [
      'for less than one would take',
      { ...form, minAmount: String(175n * whole + 1n) },
      [409, 'BELOW_MINIMUM', 'minAmount', 'The offer is below your minimum', '出價低於您的下限'],
    ],
    [
      'with what the market may not move',
      form,
      [
        409,
        'APPROVE_FIRST',
        'tokenId',
        'Let the market move this card first',
        '請先授權市場轉移此卡片',
      ],
    ],
  ] as const)('%s is refused', async (_, wrong, [status, code, field, en, tc]) => {
    await refused(alice, before, { ...wrong }, { status, code, field, en, tc })
  })

  test('with a card whose stake runs is refused, with the time', async () => {
    const [, end] = await market.read<readonly bigint[]>('Cards', 'position', 7001n)
    const time = utcText(Number(end))
    const wanted = { status: 409, code: 'BEFORE_UNLOCK_TIME', field: 'tokenId' }
    const [en, tc] = [`Unlock time not reached: ${time}`, `尚未到解鎖時間：${time}`]
    const staked = { number: '1', tokenId: '7001', minAmount: '0' }
    await refused(alice, before, staked, { ...wanted, en, tc })
  })

  test('that is an own one is refused', async () => {
    const own = { level: '2', coin: 'TRX', amount: String(50n * whole) }
    await market.act(alice, offer, own)
    const [en, tc] = ['This is your own card', '這是您自己的卡片']
    const wanted = { status: 409, code: 'OWN_CARD', field: 'number', en, tc }
    await refused(alice, before, { ...form, number: '6', minAmount: '0' }, wanted)
    await market.act(alice, cancelOffer, { number: '6' })
  })

  test('transfers the card, and pays each receiver its part of the price', async () => {
    await market.act(alice, '/tessera/nft/approve', { tokenId: '5001' })
    const usdtOf = (name: string) =>
      market.read<bigint>('Usdt', 'balanceOf', market.stack.world.hex(name))
    const mine = await usdtOf('alice')
    const { call, kind, subject } = await market.act(alice, accept, form)
    expect(kind).toBe('nft.accept')
    expect(subject).toEqual(form)
    expect(call).toEqual({
      contract: market.at('CardMarket'),
      selector: 'accept(uint256,uint256,uint256)',
      args: ['3', '5001', String(175n * whole)],
      callValue: '0',
      feeLimit,
    })
    expect(await market.ownerOf(5001n)).toBe(new Client(market.stack, 'dave').address)
    // 175 less two times 4.375.
    expect((await usdtOf('alice')) - mine).toBe(166_250_000n)
    await refused(alice, before, form, {
      status: 403,
      code: 'NOT_YOUR_CARD',
      field: 'tokenId',
      en: 'This card belongs to another address',
      tc: '此卡片屬於其他地址',
    })
    expect(await offerOf(3)).toEqual(gone)
  })

  test('two orders of one offer: the second one finds it gone', async () => {
    await market.done('alice', 'Cards', 'setApprovalForAll', [
      market.stack.world.hex('CardMarket'),
      true,
    ])
    await market.done('bob', 'Cards', 'setApprovalForAll', [
      market.stack.world.hex('CardMarket'),
      true,
    ])
    const byBob = { number: '5', tokenId: '2', minAmount: '0' }
    const first = await market.ordered(bob, before, byBob)
    const second = await market.ordered(bob, before, { ...byBob, minAmount: '1' })
    await market.send(bob, first.call)
    expect(await market.ownerOf(2n)).toBe(alice.address)
    const txHash = await market.send(bob, second.call)
    const { data } = await bob.post(`${accept}After`, { orderId: second.orderId, txHash })
    expect(data).toMatchObject({ state: 'failed', reason: 'This offer has ended' })
  })
})

describe("the market's debts", () => {
  test('nothing, or in a coin that it does not take, is refused', async () => {
    const nothing = { status: 409, code: 'NOTHING_OWED', field: 'coin' }
    const [en, tc] = ['There is nothing to withdraw in this coin', '此幣種沒有可提領的款項']
    await refused(alice, `${withdraw}Before`, { coin: 'TRX' }, { ...nothing, en, tc })
    const wrong = { status: 422, code: 'NO_SUCH_COIN', field: 'coin' }
    const [noCoin, noCoinTc] = ['The market does not take this coin', '市場不接受此幣種']
    await refused(
      alice,
      `${withdraw}Before`,
      { coin: 'TES' },
      { ...wrong, en: noCoin, tc: noCoinTc },
    )
  })

  test('is paid whole, once', async () => {
    // Bob invited dave, who paid 175 USDT: a tenth of 4.375; alice, who bought from bob, invited bob.
    const owed = await market.read<bigint>(
      'CardMarket',
      'creditOf',
      market.stack.world.hex('bob'),
      market.stack.world.hex('Usdt'),
    )
    expect(owed).toBe(437_500n)
    const usdt = () => market.read<bigint>('Usdt', 'balanceOf', market.stack.world.hex('bob'))
    const had = await usdt()
    const { call, kind, subject } = await market.act(bob, withdraw, { coin: 'USDT' })
    expect({ kind, subject }).toEqual({ kind: 'nft.withdraw', subject: { coin: 'USDT' } })
    expect(call).toMatchObject({
      selector: 'withdraw(address,address)',
      args: [bob.address, market.at('Usdt')],
      callValue: '0',
    })
    expect((await usdt()) - had).toBe(437_500n)
    const again = await bob.post(`${withdraw}Before`, {
      requestId: crypto.randomUUID(),
      coin: 'USDT',
    })
    expect(again).toMatchObject({ status: 409, code: 'NOTHING_OWED' })
  })
})

describe('calling an offer off', () => {
  test('that is another’s is refused until it is over; its money goes to its maker', async () => {
    const before = `${cancelOffer}Before`
    const [en, tc] = ['Only its maker can call an offer off', '僅出價者可撤回出價']
    const wanted = { status: 403, code: 'NOT_YOUR_OFFER', field: 'number', en, tc }
    await refused(carol, before, { number: '4' }, wanted)
    await market.later(7 * 86_400 + 60)
    const held = await market.stack.world.balance('bob')
    const { call, kind, subject } = await market.act(carol, cancelOffer, { number: '4' })
    expect({ kind, subject }).toEqual({ kind: 'nft.cancelOffer', subject: { number: '4' } })
    expect(call).toMatchObject({ selector: 'cancelOffer(uint256)', args: ['4'] })
    expect((await market.stack.world.balance('bob')) - held).toBe(60n * whole)
    expect(await offerOf(4)).toEqual(gone)
    await refused(carol, before, { number: '4' }, noSuchOffer)
  })

  test('an ended offer cannot be accepted', async () => {
    const form = { level: '1', coin: 'TRX', amount: String(30n * whole), days: '1' }
    await market.act(bob, offer, form)
    await market.later(86_400 + 60)
    const late = { number: '7', tokenId: '2', minAmount: '0' }
    await refused(alice, `${accept}Before`, late, noSuchOffer)
    const { call } = await market.act(bob, cancelOffer, { number: '7' })
    expect(call.callValue).toBe('0')
    expect(await offerOf(7)).toEqual(gone)
  })
})
