import { Client } from '#tests/journeys/client.ts'
import { TestMarket, whole } from '#features/nft/testing/market.ts'
import { formatUnits } from '#platform/std/amount.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { utcText } from '#platform/std/utcText.ts'

/** Alice holds Marble #5001 and has Glass #7001 staked; carol sells Clay #3 for 175 TRX, grace Marble #5003 for 180 USDT. */
let market: TestMarket
let alice: Client
let carol: Client

const yes = { can: true, reason: null, message: '', remedy: '' }
const mayOperate = '/deposit/aon/ifCanOperateCard'
const mayBuy = '/swapnft/aon/canBuySkuProduct'

beforeAll(async () => {
  market = await TestMarket.start()
  alice = await market.client('alice')
  carol = await market.client('carol')
})
afterAll(() => market?.stack.close())

/** A check's replies in both languages, which differ only in their texts. */
async function ask(client: Client, path: string, tokenId: string) {
  const { status, data: en } = await client.post(path, { tokenId })
  const { data: tc } = await client.post(path, { tokenId }, 'zh-TW')
  expect(status).toBe(200)
  return { en, tc }
}
const no = (reason: string, message: string, remedy: string) => ({
  can: false,
  reason,
  message,
  remedy,
})

describe('whether one may buy a card', () => {
  test('that is not for sale', async () => {
    const { en, tc } = await ask(alice, mayBuy, '2')
    const remedy = 'Choose a card that is for sale, or make an offer'
    expect(en).toEqual(no('NOT_LISTED', 'This card is not for sale', remedy))
    expect(tc).toEqual(no('NOT_LISTED', '此卡片未上架', '請選擇上架中的卡片，或直接出價'))
  })

  test('requires a session, another owner, and an inviter', async () => {
    const stranger = await ask(new Client(market.stack, 'mallory'), mayBuy, '3')
    const signIn = 'Connect your wallet and sign in'
    expect(stranger.en).toEqual(no('NOT_SIGNED_IN', 'Sign in with your wallet first', signIn))
    expect(stranger.tc).toEqual(no('NOT_SIGNED_IN', '請先以錢包登入', '請連接錢包並登入'))
    const own = await ask(carol, mayBuy, '3')
    const other = 'Choose a card of another owner'
    expect(own.en).toEqual(no('OWN_CARD', 'This is your own card', other))
    expect(own.tc).toEqual(no('OWN_CARD', '這是您自己的卡片', '請選擇其他人的卡片'))
    const { en } = await ask(await market.client('heidi'), mayBuy, '3')
    expect(en).toMatchObject({ can: false, reason: 'NOT_ACTIVE' })
  })

  test('for TRX: how many are missing', async () => {
    expect((await ask(alice, mayBuy, '3')).en).toEqual(yes)
    const erin = await market.client('erin')
    const balance = await market.stack.world.balance('erin')
    // All but 100 TRX; the transfer takes its fee from these.
    await erin.wallet.trx.sendTransaction(alice.address, Number(balance - 100n * whole))
    const left = await market.stack.world.balance('erin')
    const missing = formatUnits(175n * whole - left, 6)
    const { en, tc } = await ask(erin, mayBuy, '3')
    const add = `Add at least ${missing} TRX to your wallet`
    expect(en).toEqual(no('BALANCE', 'TRX balance insufficient', add))
    expect(tc).toEqual(no('BALANCE', 'TRX 餘額不足', `請至少再存入 ${missing} TRX`))
  })

  test('for USDT: that the market has to be allowed to take them, or that they are missing', async () => {
    const { en, tc } = await ask(alice, mayBuy, '5003')
    const first = 'Let the market take 180 USDT first'
    expect(en).toEqual(no('ALLOW_FIRST', first, 'Allow the market to take 180 USDT'))
    expect(tc).toEqual(no('ALLOW_FIRST', '請先授權市場使用 180 USDT', '請授權市場使用 180 USDT'))
    const amount = 180n * whole
    const { world } = market.stack
    await market.done('alice', 'Usdt', 'approve', [world.hex('CardMarket'), amount])
    expect((await ask(alice, mayBuy, '5003')).en).toEqual(yes)
    const had = await market.read<bigint>('Usdt', 'balanceOf', world.hex('alice'))
    await market.done('alice', 'Usdt', 'transfer', [world.hex('bob'), had - amount + 1n])
    expect((await ask(alice, mayBuy, '5003')).en).toEqual(
      no('BALANCE', 'USDT balance insufficient', 'Add at least 0.000001 USDT to your wallet'),
    )
  })
})

describe('what one may do with a card', () => {
  test('that is no card is refused', async () => {
    const wanted = { status: 404, code: 'NO_SUCH_CARD', field: 'tokenId' }
    expect(await alice.post(mayOperate, { tokenId: '4999' })).toMatchObject(wanted)
    expect(await alice.post(mayBuy, { tokenId: '4999' })).toMatchObject(wanted)
  })

  test('of another: nothing', async () => {
    const { en, tc } = await ask(alice, mayOperate, '3')
    const not = no(
      'NOT_YOUR_CARD',
      'This card belongs to another address',
      'Choose one of your own cards',
    )
    const acts = ['sell', 'takeDown', 'pledge', 'removePledge', 'exit', 'transfer']
    expect(en).toEqual(Object.fromEntries(acts.map((name) => [name, not])))
    expect(tc.sell).toEqual(no('NOT_YOUR_CARD', '此卡片屬於其他地址', '請選擇您自己的卡片'))
  })

  test('that one holds', async () => {
    const { en, tc } = await ask(alice, mayOperate, '5001')
    const notStaked = no('NOT_STAKED', 'This card is not staked', 'Stake the card first')
    expect(en).toEqual({
      sell: no(
        'APPROVE_FIRST',
        'Let the market move this card first',
        'Approve the market for this card',
      ),
      takeDown: no('NOT_LISTED', 'This card is not for sale', 'List the card first'),
      pledge: yes,
      removePledge: notStaked,
      exit: notStaked,
      transfer: yes,
    })
    expect(tc).toMatchObject({
      sell: { message: '請先授權市場轉移此卡片', remedy: '請授權市場轉移此卡片' },
      takeDown: { message: '此卡片未上架', remedy: '請先上架卡片' },
      exit: { message: '此卡片未質押', remedy: '請先質押卡片' },
    })
  })

  test('that is staked', async () => {
    const { en, tc } = await ask(alice, mayOperate, '7001')
    const [, end] = await market.read<readonly bigint[]>('Cards', 'position', 7001n)
    const time = utcText(Number(end))
    const endStake = 'Unstake it once its term is over, or leave it now without its unpaid reward'
    expect(en).toMatchObject({
      sell: { reason: 'APPROVE_FIRST' },
      pledge: no('ALREADY_STAKED', 'A card already staked cannot be added again', endStake),
      removePledge: no(
        'BEFORE_UNLOCK_TIME',
        `Unlock time not reached: ${time}`,
        'Wait for the unlock time, or leave now without the unpaid reward',
      ),
      exit: yes,
      transfer: no(
        'STAKED_STAYS',
        'A staked card cannot be transferred. Unstake it first',
        endStake,
      ),
    })
    expect(tc).toMatchObject({
      pledge: {
        message: '已質押的卡片不可重複加入',
        remedy: '請於到期後解除質押，或放棄未領獎勵立即退出',
      },
      removePledge: {
        message: `尚未到解鎖時間：${time}`,
        remedy: '請等到解鎖時間，或放棄未領獎勵立即退出',
      },
    })
  })

  test('that is for sale: to sell it again is to change its price', async () => {
    const { en } = await ask(carol, mayOperate, '3')
    expect(en).toMatchObject({ sell: yes, takeDown: yes, pledge: yes, transfer: yes })
  })

  test('whose term is over, and one of an inactive account', async () => {
    const { world } = market.stack
    await market.done('alice', 'Cards', 'transferFrom', [
      world.hex('alice'),
      world.hex('heidi'),
      5001n,
    ])
    const heidi = await market.client('heidi')
    const { en, tc } = await ask(heidi, mayOperate, '5001')
    const inactive = no(
      'NOT_ACTIVE',
      'Please active first',
      'Bind an inviter to activate your address',
    )
    expect(en).toMatchObject({ pledge: inactive, transfer: yes })
    expect(tc.pledge).toEqual(no('NOT_ACTIVE', '請先啟用', '綁定邀請人以啟用您的地址'))
    await market.later(30 * 86_400)
    expect((await ask(alice, mayOperate, '7001')).en).toMatchObject({
      removePledge: yes,
      exit: yes,
      transfer: { reason: 'STAKED_STAYS' },
    })
  })
})
