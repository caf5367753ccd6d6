import { Client } from '#tests/journeys/client.ts'
import { freshDump } from '#tests/journeys/freshDump.ts'
import { must } from '#tests/journeys/must.ts'
import { refused } from '#tests/journeys/refused.ts'
import { type Stack, startStack } from '#tests/journeys/stack.ts'
import { dumpChainTables } from '#platform/server/indexer/reindex.ts'
import type { Address } from '#platform/std/address.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { day, type Launchers, launchers, mirrors, ours } from './testing/launchers.ts'

/** A token with its presale from its creation to the last redemption, every call against the contracts. */
let stack: Stack
let all: Launchers
let token: Address
let sale: Address

beforeAll(async () => {
  stack = await startStack({ solidLag: 60 })
  all = await launchers(stack)
}, 300_000)
afterAll(() => stack?.close())

const donate = '/deposit/buyToken/donate'
const portfolio = '/tessera/home/portfolio'

describe('creation', () => {
  test('limits, fee and constants, with their sources', async () => {
    const config = await all.ask(new Client(stack, 'heidi'), '/deposit/exSwap/findConfig')
    expect(config).toMatchObject({
      enabled: true,
      creationFee: '22000000',
      mostCreationFee: '200000000',
      constants: { salePeriod: 30 * day, leastSoftCap: '10000000000' },
      balance: null,
    })
    expect(config.token.map(({ field }: { field: string }) => field)).toHaveLength(11)
    expect(config.presale.map(({ field }: { field: string }) => field)).toHaveLength(13)
    expect(config.sources.map(({ call }: { call: string }) => call)).toEqual([
      'creationFee()',
      'MAX_CREATION_FEE()',
      'factoryEnabled()',
      'leastSoftCap()',
    ])
  })

  test('both in one call; its picture, links and introduction come with it', async () => {
    const made = await all.createBoth({
      website: 'https://Mosaic.example/launch',
      introduction: 'Tiles\u202e of stone',
      name: 'Mosaic\u200b Tiles',
    })
    ;({ token, sale } = made)
    expect(made).toMatchObject({ name: 'Mosaic Tiles', symbol: 'MOS', saleState: 'upcoming' })
    const detail = await all.ask(all.bob, '/deposit/exSwap/swapCoinIssuedDetail', { token })
    expect(detail).toMatchObject({
      token: { creator: all.alice.address, totalSupply: String(10n ** 27n), hidden: false },
      profile: {
        picture: null,
        website: 'https://mosaic.example/launch',
        introduction: 'Tiles of stone',
      },
      powers: { feeBuy: 300, feeBuyNow: null, reserveLeft: String(10n ** 26n), nextBurn: null },
      presale: { sale, state: 'upcoming', phase: 'notStarted', softCap: 30 },
      liquidity: null,
      burnt: '0',
    })
    // q = (10^27 − 10^26) / (2 × 200)
    expect(detail.presale.tokensPerShare).toBe(String((9n * 10n ** 26n) / 400n))
    await mirrors(stack, sale)
  })

  test('the creator alone changes what it added, never name or symbol', async () => {
    const path = '/deposit/exSwap/swapCoinIssuedUpdateCoinssued'
    const changed = await all.ask(all.alice, path, {
      token,
      x: 'https://x.com/mosaic',
      website: '',
    })
    expect(changed).toMatchObject({ x: 'https://x.com/mosaic', website: '' })
    expect(changed.introduction).toBe('Tiles of stone')
    const other = await all.bob.post(path, { token, introduction: 'mine' })
    expect(other).toMatchObject({ status: 403, code: 'NOT_YOUR_TOKEN' })
    for (const x of [
      'http://x.com/a',
      'https://x.com.evil.example/',
      'https://x.com@evil.example',
    ]) {
      expect(await all.alice.post(path, { token, x })).toMatchObject({
        code: 'INVALID',
        field: 'x',
      })
    }
    const picture = 'ab'.repeat(32)
    const missing = await all.alice.post(path, { token, picture })
    expect(missing).toMatchObject({ status: 404, code: 'NO_SUCH_PICTURE', field: 'picture' })
  })
})

describe('the presale', () => {
  test('nobody takes part before it starts', async () => {
    const wanted = { status: 409, code: 'NOT_IN_PROGRESS', field: 'sale' }
    const words = { en: /^The presale is not in progress$/, tc: /^預售未在進行中$/ }
    await refused(all.bob, donate, { sale, shares: '1' }, { ...wanted, ...words })
    const { list, counts } = await all.ask(all.bob, ours('presalePage'), { phase: 'notStarted' })
    expect(counts).toEqual({ notStarted: 1, inProgress: 0, ended: 0 })
    expect(list[0].sale).toBe(sale)
  })

  test('shares are bought within the limits, and once', async () => {
    await all.pass(700)
    await all.mint(all.bob, sale, 15)
    const shown = await all.presale(all.bob, sale)
    expect(shown).toMatchObject({
      presale: { state: 'live', phase: 'inProgress', sold: 15, holders: 1, held: '6000000000' },
      mine: { state: 'locking', shares: 15, paid: '6000000000', refundable: '0' },
      refusal: { reason: 'ALREADY_MINTED', field: null },
      topFiveBps: 10_000,
    })
    expect(shown.mine.leaveUntil).toBe(shown.presale.endTime)
    const mineBefore = (shares: string, who = all.carol) => [who, donate, { sale, shares }] as const
    await refused(...mineBefore('21'), {
      status: 409,
      code: 'ABOVE_MOST',
      field: 'shares',
      en: /^The purchase exceeds the maximum of 20 shares \(8000 TRX\)$/,
      tc: /^購買超過上限 20 份（8000 TRX）$/,
    })
    await refused(...mineBefore('0'), {
      status: 422,
      code: 'ENTER_SHARES',
      field: 'shares',
      en: /^Enter a number of shares$/,
      tc: /^請輸入份數$/,
    })
    await refused(...mineBefore('5', all.bob), {
      status: 409,
      code: 'ALREADY_MINTED',
      field: 'sale',
      en: /^Minting twice gives no extra allocation; a second mint or extra TRX is refused$/,
      tc: /TRX 會被拒絕$/,
    })
    await refused(...mineBefore('5', all.alice), {
      status: 403,
      code: 'CREATOR',
      field: 'sale',
      en: /creator cannot take part/,
      tc: /建立者不能參與/,
    })
    const heidi = new Client(stack, 'heidi')
    await heidi.signIn()
    const inactive = await heidi.post(donate, all.mintForm(sale, '1'))
    expect(inactive).toMatchObject({ status: 403, code: 'NOT_ACTIVE', msg: 'Please active first' })
    await mirrors(stack, sale)
  })

  test('left and joined again, whole', async () => {
    await all.act(all.bob, 'leave', { sale })
    const left = await all.presale(all.bob, sale)
    expect(left.mine).toMatchObject({ state: 'left', shares: 0, paid: '0' })
    expect(left.presale).toMatchObject({ sold: 0, held: '0', holders: 0 })
    const none = { status: 409, code: 'NO_SHARES', field: 'sale', en: 'no shares', tc: '沒有份額' }
    await refused(all.bob, ours('leaveBefore'), { sale }, none)
    for (const who of [all.bob, all.carol, all.dave]) await all.mint(who, sale, 12)
    const { list, total, topTenBps } = await all.ask(all.erin, ours('holders'), { sale })
    expect([total, topTenBps, list.length]).toEqual([3, 10_000, 3])
    expect(list[0]).toMatchObject({ shares: 12, bps: 3_333, isCreator: false })
    const sum = await all.ask(all.bob, '/deposit/buyToken/donateSum', { sale })
    expect(sum).toMatchObject({ amount: '4800000000', paid: '10800000000', returned: '6000000000' })
    const everyone = await all.ask(all.erin, '/deposit/buyToken/sum', { sale })
    expect(everyone).toMatchObject({ amount: '14400000000', shares: 36, holders: 3 })
    expect(await all.ask(all.erin, '/deposit/buyToken/sum')).toMatchObject({ shares: 36 })
    await mirrors(stack, sale)
  })
})

describe('the internal market', () => {
  test('opens once the presale has ended with its soft cap', async () => {
    const early = await all.bob.post(ours('curveQuote'), { sale, side: 'buy', shares: '1' })
    expect(early).toMatchObject({ status: 409, code: 'MARKET_CLOSED' })
    await all.pass(30 * day)
    const { presale, market, listableAt } = await all.presale(all.erin, sale)
    expect(presale).toMatchObject({ state: 'inside', phase: 'ended' })
    expect(market).toMatchObject({ open: true, sold: 0, first: '500000000', next: '500000000' })
    expect(listableAt).toBe(presale.endTime + 30 * day)
    const end = await all.ask(all.erin, '/deposit/coin/presaleEnd', { sale })
    expect(end).toMatchObject({ phase: 'ended', state: 'inside', left: 0 })
  })

  test('sells by the curve, pays back the same, and refuses a price that has moved', async () => {
    const quote = await all.ask(all.erin, ours('curveQuote'), { sale, side: 'buy', shares: '10' })
    // 500 × (10 + 100 / 200)
    expect(quote.amount).toBe('5250000000')
    expect(quote).toMatchObject({ priceAfter: '550000000', impactBps: 500 })
    const cheap = { sale, shares: '10', most: '5249999999' }
    await refused(all.erin, ours('buyInsideBefore'), cheap, {
      status: 409,
      code: 'PRICE_MOVED',
      field: 'most',
      en: /5250 TRX now/,
      tc: /5250 TRX/,
    })
    await all.act(all.erin, 'buyInside', { ...cheap, most: '5300000000' })
    await all.act(all.bob, 'buyInside', { sale, shares: '5', most: '2900000000' })
    await mirrors(stack, sale)
    const more = { sale, shares: '11', least: '0' }
    const above = { status: 409, code: 'ABOVE_SHARES', field: 'shares' }
    await refused(all.erin, ours('sellInsideBefore'), more, {
      ...above,
      en: '10 shares',
      tc: '10 份',
    })
    const { amount } = await all.ask(all.erin, ours('curveQuote'), {
      sale,
      side: 'sell',
      shares: '4',
    })
    await all.act(all.erin, 'sellInside', { sale, shares: '4', least: amount })
    const { total, list } = await all.ask(all.carol, ours('trades'), { sale })
    expect(total).toBe(3)
    expect(list[0]).toMatchObject({ seq: 3, side: 'sell', shares: 4, amount, soldAfter: 11 })
    await mirrors(stack, sale)
  })

  test('the state by the contract is the one of the index', async () => {
    const status = await all.ask(all.erin, '/deposit/buyToken/updatePresaleStatus', { sale })
    expect(status).toMatchObject({ state: 'inside', same: true, sold: 36, insideSold: 11 })
  })
})

describe('listing and after it', () => {
  test('nobody lists before its time, anybody after it', async () => {
    const early = {
      status: 409,
      code: 'NOT_LISTABLE',
      field: 'sale',
      en: 'cannot be listed',
      tc: '不能上市',
    }
    await refused(all.dave, ours('listBefore'), { sale }, early)
    await all.pass(30 * day)
    await all.act(all.dave, 'list', { sale })
    const shown = await all.presale(all.bob, sale)
    const { presale, liquidity, floor, tap, mine, unlocks } = shown
    expect(presale.state).toBe('listed')
    const pool = { sun: liquidity.trx, tokens: liquidity.tokens }
    expect(shown).toMatchObject({ pool, convertDue: false })
    expect(BigInt(liquidity.total)).toBe(
      BigInt(liquidity.users) + BigInt(liquidity.dev) + BigInt(liquidity.burnt),
    )
    expect(liquidity.devUntil).toBe(presale.listedAt + 365 * day)
    // A tenth of 14,400 TRX.
    expect(floor.left).toBe('1440000000')
    expect(BigInt(tap.total)).toBeLessThan(3_888_000_000n)
    expect(mine.state).toBe('unlocking')
    expect(unlocks.map(({ bps }: { bps: number }) => bps)).toEqual([4_000, 8_000, 10_000])
    expect(unlocks[0].time).toBe(presale.listedAt + day)
    await mirrors(stack, sale)
  })

  test('inside shares are paid at once, presale shares in parts', async () => {
    await all.act(all.erin, 'claimInside', { sale })
    const again = {
      status: 409,
      code: 'NOTHING_TO_CLAIM',
      field: 'sale',
      en: 'nothing',
      tc: '沒有',
    }
    await refused(all.erin, ours('claimInsideBefore'), { sale }, again)
    await refused(all.bob, ours('claimBefore'), { sale }, again)
    expect((await all.presale(all.carol, sale)).mine.state).toBe('waiting')
    await all.pass(day)
    const { txHash } = await all.act(all.bob, 'claim', { sale })
    const first = (await all.presale(all.bob, sale)).mine
    const { events } = await all.ask(all.bob, '/tessera/home/transaction', { txHash })
    const named = events.find(({ name }: { name: string }) => name === 'Claimed')
    expect(named.contract).toBe(sale)
    expect(named.args).toContainEqual({ name: 'liquidity', value: first.lpClaimed })
    expect(BigInt(first.claimed)).toBe((BigInt(first.tokens) * 4n) / 10n)
    expect(BigInt(first.lpClaimed)).toBe((BigInt(first.lp) * 4n) / 10n)
    await refused(all.bob, ours('claimBefore'), { sale }, again)
    await all.pass(58 * day)
    await all.act(all.bob, 'claim', { sale })
    await all.act(all.bob, 'claimInside', { sale })
    const whole = (await all.presale(all.bob, sale)).mine
    expect(whole).toMatchObject({ state: 'claimed', claimable: '0', nextUnlock: null })
    expect(whole.claimed).toBe(whole.tokens)
    await mirrors(stack, sale)
  })

  test('tokens are redeemed at the floor, which does not fall by it', async () => {
    const before = await all.presale(all.bob, sale)
    const perToken = (at: { left: string; outstanding: string }) =>
      (BigInt(at.left) * 10n ** 30n) / BigInt(at.outstanding)
    const tokens = String(BigInt(before.balance) / 2n)
    await all.act(all.bob, 'redeem', { sale, tokens })
    const after = await all.presale(all.bob, sale)
    expect(perToken(after.floor)).toBeGreaterThanOrEqual(perToken(before.floor))
    const above = { status: 409, code: 'ABOVE_BALANCE', field: 'tokens', en: 'MOS', tc: 'MOS' }
    const tooMany = String(BigInt(after.balance) + 1n)
    await refused(all.bob, ours('redeemBefore'), { sale, tokens: tooMany }, above)
    await mirrors(stack, sale)
  })

  test('the creator collects what has flowed, and it is income', async () => {
    const notYours = {
      status: 403,
      code: 'NOT_YOUR_TOKEN',
      field: 'sale',
      en: 'created',
      tc: '建立',
    }
    await refused(all.bob, ours('collectTapBefore'), { sale }, notYours)
    await all.act(all.alice, 'collectTap', { sale })
    const { list } = await all.ask(all.alice, '/deposit/profit/profitePage', {})
    expect(list[0]).toMatchObject({ kind: 'launch' })
    await mirrors(stack, sale)
  })

  test('a part of the reserve is burnt, once a day', async () => {
    await all.act(all.carol, 'burnStep', { token })
    const early = { status: 409, code: 'NOT_DUE', field: 'token', en: 'not due', tc: '尚未到時間' }
    await refused(all.carol, ours('burnStepBefore'), { token }, early)
    const { powers, burnt } = await all.ask(all.bob, '/deposit/exSwap/swapCoinIssuedDetail', {
      token,
    })
    expect(BigInt(powers.reserveLeft)).toBeLessThan(10n ** 26n)
    expect(BigInt(burnt)).toBeGreaterThan(0n)
    expect(powers.nextBurn).toBeGreaterThan(all.now())
  })

  test('my records, and what I take part in', async () => {
    const { total, list } = await all.ask(all.bob, '/deposit/buyToken/record', { sale })
    expect(list.map(({ kind }: { kind: string }) => kind)).toEqual([
      'redeem',
      'claimInside',
      'claim',
      'claim',
      'buyInside',
      'mint',
      'leave',
      'mint',
    ])
    expect(total).toBe(8)
    const own = await all.ask(all.bob, ours('mine'))
    expect(own.list).toMatchObject([{ presale: { sale }, mine: { state: 'claimed' } }])
  })

  test('the page of the token has its fees, and which part of its liquidity is out of reach', async () => {
    const { risks } = await all.ask(all.bob, '/deposit/exSwap/swapCoinInfo', { coin: token })
    expect(risks).toMatchObject({
      creator: all.alice.address,
      sale,
      feeBuyNow: 300,
      feeSell: 200,
      lpBurnEnabled: true,
      lockedBps: 1_999,
      hidden: false,
    })
    const { liquidity, presale } = await all.presale(all.bob, sale)
    expect(risks.lockedUntil).toBe(liquidity.devUntil)
    expect(risks.protectedUntil).toBe(presale.listedAt + 5_400)
    const tes = await all.ask(all.bob, '/deposit/exSwap/swapCoinInfo', {
      coin: stack.world.deployment.contracts['Tes']!.address,
    })
    expect(tes.risks).toBeNull()
  })

  test('the average of TRX stands beside it, only while it is fresh', async () => {
    const rate = async () => (await all.presale(all.bob, sale)).trxRate
    expect(await rate()).toBeNull()
    await must(stack.world, 'dave', 'TwapOracle', 'poke')
    await all.pass(1_801)
    await must(stack.world, 'dave', 'TwapOracle', 'poke')
    await stack.server.indexer.catchUp()
    // The pool opened at 0.300842 USDT; what is between two roundings down is a unit at most.
    expect(['300841', '300842']).toContain(await rate())
    // Tokens that wait are worth what lists have; their price of TRX is of now, not the average.
    const { figures } = await all.ask(all.bob, '/deposit/exSwap/swapCoinInfo', { coin: token })
    const { list, unknown } = await all.ask(all.carol, portfolio, {})
    const { amount, worth } = list.find(({ what }: { what: string }) => what === 'presales')
    const byList = (BigInt(amount) * BigInt(figures.priceE12)) / 10n ** 30n
    expect(BigInt(worth)).toBeGreaterThan((byList * 9_999n) / 10_000n)
    expect(BigInt(worth)).toBeLessThan((byList * 10_001n) / 10_000n)
    expect(unknown).toEqual([])
    await all.pass(2 * 3_600 + 1)
    expect(await rate()).toBeNull()
  })

  test('what the presale owes is there', async () => {
    const { data } = await all.bob.post('/tessera/safety/solvency', { contract: sale })
    expect(data.list.length).toBeGreaterThanOrEqual(3)
    for (const one of data.list) expect(one).toMatchObject({ what: 'presales', covered: true })
  })
})

test('an index built again is the same', async () => {
  expect(await dumpChainTables(stack.server.app.db)).toEqual(await freshDump(stack.world))
})
