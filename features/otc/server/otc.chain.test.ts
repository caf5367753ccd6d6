import { dumpChainTables, reindex } from '#platform/server/indexer/reindex.ts'
import { utcText } from '#platform/std/utcText.ts'
import { Client } from '#tests/journeys/client.ts'
import { freshDump } from '#tests/journeys/freshDump.ts'
import { must } from '#tests/journeys/must.ts'
import { refused } from '#tests/journeys/refused.ts'
import { type Stack, startStack } from '#tests/journeys/stack.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { otcIndexer } from './indexer.ts'
import { day, pathOf, tes, type Traders, traders, usdt } from './testing/traders.ts'

/** Every call of the market against the contract, in the order of an offer’s life. */
let stack: Stack
let all: Traders
let guest: Client

beforeAll(async () => {
  stack = await startStack({ solidLag: 60 })
  all = await traders(stack)
  guest = new Client(stack, 'heidi')
}, 300_000)
afterAll(() => stack?.close())

/** 1,000 TES for 60 USDT; the pool has 50 for them. */
const terms = () => ({
  action: 'publish',
  give: all.coins.tes,
  giveAmount: tes(1_000n),
  want: all.coins.usdt,
  wantAmount: usdt(60n),
  minLot: tes(10n),
  days: '7',
})
const allow = (client: Client, coin: string, amount: string) =>
  all.act(client, 'approve', { coin, amount })

test('fee, limits and listed coins with their prices; what a coin needs for an offer', async () => {
  const { coins, sources, ...limits } = await all.ask(guest, 'getBaseInfo')
  expect(limits).toEqual({ feeBps: 50, mostLots: 1_000, maxTime: 90 * day })
  expect(coins.map(({ coin }: { coin: { symbol: string } }) => coin.symbol)).toEqual([
    'TRX',
    'USDT',
    'TES',
  ])
  // TES opened at 0.05 USDT.
  expect(coins[1].priceE12).toBe(String(10n ** 18n))
  expect(coins[2].priceE12).toBe(String(50_000n * 10n ** 12n))
  expect(sources.map(({ call }: { call: string }) => call)).toEqual(
    expect.arrayContaining([
      'FEE()',
      'MOST_LOTS()',
      'MAX_TIME()',
      `worthOf(${all.coins.tes}, ${10n ** 30n})`,
    ]),
  )
  expect(await all.ask(all.alice, 'form', { coin: all.coins.tes })).toMatchObject({
    coin: { symbol: 'TES', decimals: 18, contract: 'Tes', looksLike: null },
    priceE12: String(50_000n * 10n ** 12n),
    mine: { balance: tes(10_000n), allowance: '0' },
  })
  const ofTrx = await all.ask(all.alice, 'form', { coin: all.coins.trx })
  expect(ofTrx).toMatchObject({ coin: { symbol: 'TRX', decimals: 6 }, mine: { allowance: null } })
  expect((await all.ask(guest, 'form', { coin: all.coins.usdt })).mine).toBeNull()
  const wanted = { status: 422, code: 'NO_COIN', field: 'coin', en: 'no coin', tc: '沒有代幣' }
  await refused(all.alice, pathOf('form'), { coin: all.bob.address }, wanted)
  await refused(
    all.alice,
    `${pathOf('approve')}Before`,
    { coin: all.coins.trx, amount: '1' },
    wanted,
  )
})

test('an offer is refused before it is signed, with the field and the limit', async () => {
  const cases = [
    [{ give: all.carol.address }, 422, 'NO_COIN', 'give', 'no coin', '沒有代幣'],
    [{ want: all.coins.tes }, 422, 'SAME_COIN', 'want', 'the same', '相同'],
    [{ giveAmount: '0' }, 422, 'AMOUNT_ZERO', 'giveAmount', 'more than 0', '大於 0'],
    [{ wantAmount: '0' }, 422, 'AMOUNT_ZERO', 'wantAmount', 'more than 0', '大於 0'],
    [{ minLot: '1' }, 422, 'LOT_SMALL', 'minLot', 'thousandth: 1 TES', '千分之一：1 TES'],
    [{ taker: all.alice.address }, 422, 'SELF_TAKER', 'taker', 'another', '另一帳戶'],
    [
      { giveAmount: tes(10_001n), minLot: tes(100n) },
      409,
      'ABOVE_BALANCE',
      'giveAmount',
      '10000 TES',
      '10000 TES',
    ],
    [{}, 409, 'ALLOW_FIRST', 'giveAmount', '1000 TES', '1000 TES'],
    [{ days: '91' }, 422, 'INVALID', 'days', '1 to 90', '1.*90'],
  ] as const
  for (const [change, status, code, field, en, tc] of cases) {
    const wanted = { status, code, field, en: new RegExp(en), tc: new RegExp(tc) }
    await refused(all.alice, pathOf('skuEdit'), { ...terms(), ...change }, wanted)
  }
  const inactive = { status: 403, code: 'NOT_ACTIVE', en: 'Please active first', tc: '請先啟用' }
  await refused(all.carol, pathOf('skuEdit'), terms(), inactive)
})

test('published: read by anybody as the contract has it, beside the market', async () => {
  await allow(all.alice, all.coins.tes, tes(5_000n))
  const { txHash, call } = await all.act(all.alice, 'skuEdit', terms())
  expect(call.selector).toBe('publish(address,uint256,address,uint256,uint256,uint256,address)')
  const list = await all.ask(guest, 'productMarketList', { coin: all.coins.tes })
  expect(list.total).toBe(1)
  expect(list.list[0]).toMatchObject({
    id: 1,
    order: 1,
    maker: all.alice.address,
    taker: null,
    give: { symbol: 'TES' },
    giveAmount: tes(1_000n),
    giveLeft: tes(1_000n),
    want: { symbol: 'USDT' },
    wantLeft: usdt(60n),
    market: usdt(50n),
    minLot: tes(10n),
    state: 'open',
    takes: 0,
    endedAt: null,
    txHash,
    final: false,
  })
  // Who has USDT to give sees it among the offers that want USDT.
  const wanting = { coin: all.coins.usdt, side: 'sell' }
  expect((await all.ask(guest, 'productMarketList', wanting)).list).toEqual(list.list)
  expect(await all.ask(guest, 'productMarketList', { ...wanting, other: all.coins.trx })).toEqual({
    total: 0,
    list: [],
  })
  const { offer, sources } = await all.ask(guest, 'productMarketSkuDetail', { id: '1' })
  expect(offer).toEqual(list.list[0])
  expect(sources).toMatchObject([{ contractName: 'Otc', call: 'offerOf(1)' }])
  const none = { status: 404, code: 'NO_SUCH_OFFER', field: 'id', en: 'no such', tc: '沒有' }
  await refused(guest, pathOf('productMarketSkuDetail'), { id: '9' }, none)
})

test('the cheapest first where both coins are named', async () => {
  await all.act(all.alice, 'skuEdit', { ...terms(), wantAmount: usdt(55n) })
  const pair = { coin: all.coins.tes, other: all.coins.usdt }
  const ids = async (sort: string) =>
    (await all.ask(guest, 'productMarketList', { ...pair, sort })).list.map(
      ({ id }: { id: number }) => id,
    )
  await all.act(all.alice, 'skuEdit', { ...terms(), wantAmount: usdt(70n) })
  expect(await ids('price')).toEqual([2, 1, 3])
  expect(await ids('newest')).toEqual([3, 2, 1])
  const both = { status: 422, code: 'BOTH_COINS', field: 'other', en: 'both coins', tc: '兩種幣種' }
  await refused(guest, pathOf('productMarketList'), { coin: all.coins.tes, sort: 'price' }, both)
})

test('who may take it, and if not why and what would let one', async () => {
  const may = (client: Client, form = {}) => all.ask(client, 'ifCanBuy', { id: '1', ...form })
  expect(await may(guest)).toMatchObject({ can: false, reason: 'NOT_SIGNED_IN' })
  expect(await may(all.alice)).toMatchObject({ can: false, reason: 'OWN_OFFER' })
  expect(await may(all.carol)).toMatchObject({ can: false, reason: 'NOT_ACTIVE' })
  expect(await may(all.bob, { amount: tes(9n) })).toMatchObject({
    reason: 'PART_SMALL',
    remedy: 'Take 10 TES or more, or all that is left',
  })
  expect(await may(all.bob, { amount: tes(1_001n) })).toMatchObject({ reason: 'ABOVE_LEFT' })
  expect(await may(all.bob)).toMatchObject({
    reason: 'ALLOW_FIRST',
    remedy: 'Allow the market to take 60 USDT',
  })
  await allow(all.bob, all.coins.usdt, usdt(900n))
  expect(await may(all.bob)).toEqual({ can: true, reason: null, message: '', remedy: '' })
  const edits = (client: Client) => all.ask(client, 'ifCanEditSku', { id: '1' })
  expect(await edits(all.alice)).toMatchObject({ edit: { can: true }, cancel: { can: true } })
  expect(await edits(all.bob)).toMatchObject({
    edit: { can: false, reason: 'NOT_YOUR_OFFER' },
    cancel: { can: false, reason: 'NOT_YOUR_OFFER', remedy: 'Choose one of your own offers' },
  })
})

test('a part is taken at its part of the price; the fee goes along the line', async () => {
  const take = { id: '1', order: '1', amount: tes(250n), mostPaid: usdt(15n) }
  const dear = {
    status: 409,
    code: 'ABOVE_MAXIMUM',
    field: 'mostPaid',
    en: '15 USDT',
    tc: '15 USDT',
  }
  await refused(all.bob, pathOf('productBuy'), { ...take, mostPaid: '14999999' }, dear)
  const small = { status: 422, code: 'PART_SMALL', field: 'amount', en: '10 TES', tc: '10 TES' }
  await refused(all.bob, pathOf('productBuy'), { ...take, amount: '1' }, small)
  const { txHash } = await all.act(all.bob, 'productBuy', take)
  const { offer, list } = await all.ask(guest, 'productMarketSkuDetail', { id: '1' })
  expect(offer).toMatchObject({ giveLeft: tes(750n), wantLeft: usdt(45n), takes: 1, state: 'open' })
  const taken = { amount: tes(250n), paid: usdt(15n), proceeds: '14925000', fee: '75000' }
  expect(list).toMatchObject([{ ...taken, number: 1, taker: all.bob.address, txHash }])
  // Of the fee alice, bob's inviter, has a tenth.
  const income = (await all.alice.post('/deposit/memberProfit/statistics')).data
  expect(JSON.stringify(income)).toContain('"7500"')
})

test('edited while another takes: what was seen is refused, and is taken at its new order', async () => {
  const change = { action: 'edit', id: '1', wantAmount: usdt(60n), minLot: tes(10n), days: '3' }
  const theirs = { status: 403, code: 'NOT_YOUR_OFFER', field: 'id', en: 'not your', tc: '不是您' }
  await refused(all.bob, pathOf('skuEdit'), change, theirs)
  await all.act(all.alice, 'skuEdit', change)
  const seen = { id: '1', order: '1', amount: tes(750n), mostPaid: usdt(45n) }
  const changed = { status: 409, code: 'OFFER_CHANGED', field: 'order', en: 'changed', tc: '修改' }
  await refused(all.bob, pathOf('productBuy'), seen, changed)
  await all.act(all.bob, 'productBuy', { ...seen, order: '2', mostPaid: usdt(60n) })
  const { offer } = await all.ask(guest, 'productMarketSkuDetail', { id: '1' })
  expect(offer).toMatchObject({ giveLeft: '0', wantLeft: '0', order: 2, state: 'taken', takes: 2 })
  const over = { status: 409, code: 'OFFER_ENDED', field: 'id', en: 'ended', tc: '已結束' }
  await refused(all.bob, pathOf('productBuy'), { ...seen, order: '2' }, over)
  await refused(all.alice, pathOf('skuEdit'), { action: 'cancel', id: '1' }, over)
})

test('a private offer of TRX is in no list, and another account is refused', async () => {
  const secret = {
    ...terms(),
    give: all.coins.trx,
    giveAmount: '100000000',
    minLot: '100000000',
    taker: all.bob.address,
  }
  const { call } = await all.act(all.alice, 'skuEdit', secret)
  expect(call.callValue).toBe('100000000')
  const { id } = await all.newestOf(all.alice)
  expect(id).toBe(4)
  const trx = { coin: all.coins.trx }
  expect(await all.ask(guest, 'productMarketList', trx)).toEqual({ total: 0, list: [] })
  expect(await all.ask(all.bob, 'offeredToMe')).toMatchObject({ total: 1, list: [{ id: 4 }] })
  await must(stack.world, 'carol', 'Team', 'bindParent', [stack.world.hex('bob')])
  await stack.server.indexer.catchUp()
  expect(await all.ask(all.carol, 'ifCanBuy', { id: '4' })).toMatchObject({ reason: 'OTHER_TAKER' })
  await allow(all.bob, all.coins.usdt, '0')
  await allow(all.bob, all.coins.usdt, usdt(60n))
  const take = { id: '4', order: '1', amount: '100000000', mostPaid: usdt(60n) }
  const theirs = { status: 403, code: 'OTHER_TAKER', field: 'id', en: 'another', tc: '另一帳戶' }
  await refused(all.carol, pathOf('productBuy'), take, theirs)
  await all.act(all.bob, 'productBuy', take)
  expect(await all.ask(all.bob, 'offeredToMe')).toEqual({ total: 0, list: [] })
})

test('paid in TRX: they go along with the call', async () => {
  await all.act(all.alice, 'skuEdit', {
    ...terms(),
    want: all.coins.trx,
    wantAmount: '200000000',
    giveAmount: tes(100n),
  })
  const { id } = await all.newestOf(all.alice)
  const { call } = await all.act(all.bob, 'productBuy', {
    id: String(id),
    order: '1',
    amount: tes(50n),
    mostPaid: '100000000',
  })
  expect(call.callValue).toBe('100000000')
})

test('expired: it leaves the list, is cancelled or swept, and comes back whole', async () => {
  const standing = await all.ask(all.alice, 'ownPage')
  expect(standing.list.map(({ id }: { id: number }) => id)).toEqual([5, 3, 2])
  const { expiry } = standing.list[2]
  await all.pass(8 * day)
  const listed = await all.ask(guest, 'productMarketList', { coin: all.coins.tes })
  expect(listed).toEqual({ total: 0, list: [] })
  expect(await all.ask(all.bob, 'ifCanBuy', { id: '2' })).toMatchObject({ reason: 'OFFER_EXPIRED' })
  const late = {
    status: 409,
    code: 'OFFER_EXPIRED',
    field: 'id',
    en: utcText(expiry),
    tc: utcText(expiry),
  }
  const take = { id: '2', order: '1', amount: tes(10n), mostPaid: usdt(60n) }
  await refused(all.bob, pathOf('productBuy'), take, late)
  // One is opened again by an edit, one cancelled, one swept by a stranger.
  const anew = { action: 'edit', id: '2', wantAmount: usdt(50n), minLot: tes(10n), days: '9' }
  await all.act(all.alice, 'skuEdit', anew)
  await all.act(all.alice, 'skuEdit', { action: 'cancel', id: '3' })
  await must(stack.world, 'frank', 'Otc', 'sweep', [5n])
  await stack.server.indexer.catchUp()
  expect(await all.ask(guest, 'productMarketList', { coin: all.coins.tes })).toMatchObject({
    total: 1,
    list: [{ id: 2, order: 2, state: 'open' }],
  })
  const ended = await all.ask(all.alice, 'ownPage', { state: 'ended' })
  expect(ended.list.map(({ id, state }: { id: number; state: string }) => [id, state])).toEqual([
    [5, 'swept'],
    [4, 'taken'],
    [3, 'cancelled'],
    [1, 'taken'],
  ])
  expect(ended.total).toBe(4)
})

test('purchases and sales, newest first', async () => {
  const record = (client: Client, role: string, form = {}) =>
    all.ask(client, 'userProductBuyRecordList', { role, ...form })
  const bought = await record(all.bob, 'buyer')
  const shown = bought.list.map(({ id, number }: { id: number; number: number }) => [id, number])
  expect(shown).toEqual([
    [5, 1],
    [4, 1],
    [1, 2],
    [1, 1],
  ])
  expect(await record(all.alice, 'seller')).toEqual(bought)
  const second = await record(all.bob, 'buyer', { pageNum: '2', pageSize: '2' })
  expect(second).toEqual({ total: 4, list: bought.list.slice(2) })
  expect(await record(all.alice, 'buyer')).toEqual({ total: 0, list: [] })
})

test('what the market owes and what alice has there are what the contract holds', async () => {
  const { world } = stack
  const otc = world.hex('Otc')
  const balanceOf = (coin: string) => world.read<bigint>(coin, 'balanceOf', [otc])
  const held = { tes: await balanceOf('Tes'), usdt: await balanceOf('Usdt') }
  const rows = await stack.server.app.db
    .withTables<{ otcOwed: { coin: string; offers: bigint; credits: bigint } }>()
    .selectFrom('otcOwed')
    .selectAll()
    .execute()
  const owed = (coin: string): bigint => {
    const row = rows.find((one) => one.coin === coin)
    return (row?.offers ?? 0n) + (row?.credits ?? 0n)
  }
  expect(owed(all.coins.tes)).toBe(held.tes)
  expect(owed(all.coins.usdt)).toBe(held.usdt)
  expect(held.usdt).toBeGreaterThan(0n)
  const { list } = (await all.alice.post('/tessera/home/portfolio')).data
  expect(list.filter(({ what }: { what: string }) => what === 'otc')).toMatchObject([
    { symbol: 'TES', amount: tes(1_000n), worth: usdt(50n), part: 'staked' },
  ])
  expect(await all.ask(all.alice, 'credits')).toMatchObject({
    list: [{ coin: { symbol: 'USDT' } }],
  })
  const nothing = { status: 409, code: 'NOTHING_OWED', field: 'coin', en: 'Nothing', tc: '沒有' }
  await refused(all.carol, `${pathOf('withdraw')}Before`, { coin: all.coins.usdt }, nothing)
  await all.act(all.alice, 'withdraw', { coin: all.coins.usdt })
  expect(await all.ask(all.alice, 'credits')).toEqual({ list: [] })
})

test('a fork leaves the rows of the new chain, and an index built again is the same', async () => {
  const { world, server } = stack
  await all.act(all.alice, 'skuEdit', { ...terms(), giveAmount: tes(100n) })
  const { id } = await all.newestOf(all.alice)
  await allow(all.carol, all.coins.usdt, usdt(60n))
  const take = { id: String(id), order: '1', amount: tes(40n), mostPaid: usdt(60n) }
  await all.act(all.carol, 'productBuy', take)
  // Without the take, then without the offer.
  for (const depth of [1, 4]) {
    const before = await dumpChainTables(server.app.db)
    await world.net.reorg(depth, { transactions: 'drop' })
    await world.net.mine()
    await server.indexer.catchUp()
    const after = await dumpChainTables(server.app.db)
    expect(after.get('otc_offers')).not.toEqual(before.get('otc_offers'))
    expect(after).toEqual(await freshDump(world))
  }
  await server.indexer.stop()
  const { tables } = await reindex(server.app, [otcIndexer])
  const rebuilt = tables.filter(({ name }) => name.startsWith('otc_'))
  expect(rebuilt).toHaveLength(7)
  expect(rebuilt.filter(({ different }) => different > 0)).toEqual([])
})
