import { Client } from '#tests/journeys/client.ts'
import { type Stack, startStack } from '#tests/journeys/stack.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

/**
 * Reads of the market, from the listings and offers of the demo neighbours. Six are on sale at first: by worth carol's
 * of level 1, grace's and dave's of level 2, erin's and frank's of level 3, carol's of level 4.
 */
let stack: Stack
let alice: Client
let bob: Client
const usdt = 1_000_000n

beforeAll(async () => {
  stack = await startStack({ neighbours: true })
  alice = new Client(stack, 'alice')
  bob = new Client(stack, 'bob')
  for (const client of [alice, bob]) await client.signIn()
  const market = stack.world.hex('CardMarket')
  await send('bob', 'Usdt', 'approve', [market, 100_000n * usdt])
}, 300_000)
afterAll(() => stack?.close())

async function send(who: string, contract: string, call: string, args: unknown[], sun = 0n) {
  const { reason } = await stack.world.send(who, contract, call, args, sun)
  expect(reason).toBe('')
  await stack.server.indexer.catchUp()
}
const ask = async (client: Client, path: string, form: Record<string, string> = {}) =>
  (await client.post(path, form)).data

/** Base units of USDT, by the rate of the last purchase from the contract: the oracle's is fixed. */
async function worthOf(sun: bigint): Promise<bigint> {
  const price = await stack.world.read<bigint>('Cards', 'getUToCoin', [50n * usdt])
  return (sun * 50n * usdt) / price
}
/** A listed card by level and owner's state, as skuPage has it. */
async function onSale(form: Record<string, string> = {}) {
  const { total, list } = await ask(alice, '/swapnft/aon/skuPage', { pageSize: '50', ...form })
  expect(list).toHaveLength(total)
  return list as {
    tokenId: number
    level: number
    isPledge: boolean
    listing: { number: number; coin: string; price: string; worth: string }
  }[]
}

test('cards on sale, sorted and filtered; their worth at the rate of the chain', async () => {
  const all = await onSale()
  expect(all.map(({ level }) => level)).toEqual([1, 2, 2, 3, 3, 4])
  const worths = await Promise.all(
    all.map(async ({ listing: { coin, price } }) =>
      String(coin === 'USDT' ? BigInt(price) : await worthOf(BigInt(price))),
    ),
  )
  expect(all.map(({ listing }) => listing.worth)).toEqual(worths)
  const ids = all.map(({ tokenId }) => tokenId)
  const sorted = async (sort: string) => (await onSale({ sort })).map(({ tokenId }) => tokenId)
  expect(await sorted('cheap')).toEqual(ids)
  expect(await sorted('expensive')).toEqual(ids.toReversed())
  expect(await sorted('newest')).toEqual((await sorted('oldest')).toReversed())
  expect((await onSale({ state: 'staked' })).map(({ isPledge }) => isPledge)).toEqual([
    true,
    true,
    true,
  ])
  expect((await onSale({ state: 'held', level: '2' })).map(({ level }) => level)).toEqual([2])
  expect(await onSale({ tokenId: String(ids[0]) })).toHaveLength(1)
  // Alice's own, which she has not listed.
  expect(await onSale({ tokenId: '5001' })).toEqual([])
})

test('a listing divides into its parts, and is held against floor, last sale and offers', async () => {
  const [erins] = (await onSale({ level: '3' })).filter(({ listing }) => listing.coin === 'USDT')
  const { data } = await alice.post('/swapnft/aon/cardSkuInfo', {
    tokenId: String(erins?.tokenId),
  })
  const floors = (await onSale({ level: '3' })).map(({ listing }) => BigInt(listing.worth))
  expect(data).toMatchObject({
    listing: {
      coin: 'USDT',
      price: '540000000',
      // 2.5 % each.
      fee: '13500000',
      creatorFee: '13500000',
      sellerGets: '513000000',
    },
    levelFloor: String(floors[0]! < floors[1]! ? floors[0] : floors[1]),
    bestOffer: '470000000',
    trxRate: String(await worthOf(1_000_000n)),
    feeBps: 250,
    creatorFeeBps: 250,
  })
  const level3 = (await ask(alice, '/deposit/aon/productLevelInfo')).levels[2]
  expect(data).toMatchObject({ lastSale: null, mintPrice: level3.price })
  // The floor of all is the cheapest listing too: carol's 175 TRX, not the contract's 50 USDT.
  const statistic = await ask(alice, '/deposit/project/nftStatistic')
  expect(statistic.floor).toBe(String(await worthOf(175n * 1_000_000n)))
  expect(statistic.byLevel[2].floor).toBe(data.levelFloor)
})

test('offers for a card are those on it and on its level, best first', async () => {
  const mine = await ask(alice, '/tessera/nft/offerPage', { tokenId: '5001' })
  const worths = mine.list.map(({ worth }: { worth: string }) => BigInt(worth))
  expect(mine).toMatchObject({ total: 2 })
  expect(mine.list.map(({ tokenId }: { tokenId: number | null }) => tokenId).toSorted()).toEqual([
    5001,
    null,
  ])
  expect(worths[0]).toBeGreaterThanOrEqual(worths[1])
  const second = await ask(alice, '/tessera/nft/offerPage', {
    tokenId: '5001',
    pageSize: '1',
    pageNum: '2',
  })
  expect(second.list).toEqual(mine.list.slice(1))
  expect(await ask(alice, '/tessera/nft/offerPage', { level: '2' })).toMatchObject({ total: 1 })
  const bobs = await ask(bob, '/tessera/nft/ownOffers', { state: 'open' })
  expect(bobs).toMatchObject({ total: 1, list: [{ level: 3, coin: 'USDT', state: 'open' }] })
  expect(await ask(bob, '/tessera/nft/ownOffers', { state: 'ended' })).toEqual({
    total: 0,
    list: [],
  })
})

test('a sale is in the records, the price history, the credits and the totals', async () => {
  const [erins] = (await onSale({ level: '3' })).filter(({ listing }) => listing.coin === 'USDT')
  const tokenId = String(erins?.tokenId)
  const args = [BigInt(tokenId), BigInt(erins?.listing.number ?? 0), 540n * usdt]
  await send('bob', 'CardMarket', 'buy', args)
  const { list } = await ask(alice, '/swapnft/ido/nftDetailList', { tokenId })
  expect(list).toMatchObject([
    { kind: 'sale', coin: 'USDT', amount: '540000000' },
    { kind: 'mint', coin: 'TRX' },
  ])
  const purchases = await ask(bob, '/tessera/nft/marketPurchases')
  expect(purchases).toMatchObject({
    total: 1,
    list: [
      {
        tokenId: Number(tokenId),
        levelStr: 'Glass',
        coin: 'USDT',
        price: '540000000',
        seller: list[0].from,
      },
    ],
  })
  expect(await ask(alice, '/tessera/nft/marketPurchases')).toEqual({ total: 0, list: [] })
  const { points } = await ask(alice, '/tessera/nft/priceHistory', { tokenId })
  expect(points).toMatchObject([{ kind: 'mint' }, { kind: 'sale', worth: '540000000' }])
  const ofLevel = await ask(alice, '/tessera/nft/priceHistory', { level: '3' })
  expect(ofLevel.points.at(-1)).toEqual(points[1])
  // Alice invited bob: a tenth of the fee.
  expect(await ask(alice, '/tessera/nft/credits')).toEqual({
    credits: [{ coin: 'USDT', amount: '1350000' }],
  })
  const statistic = await ask(alice, '/deposit/project/nftStatistic')
  expect(statistic).toMatchObject({ marketVolume: '540000000', sales: 1, listed: 5 })
  expect(statistic.trxRate).toBe(String(await worthOf(1_000_000n)))
  expect(statistic.byLevel[2]).toMatchObject({ listed: 1 })
  expect(statistic.byLevel[4]).toMatchObject({ listed: 0, floor: null })
})

test('a frozen sale waits for its unlock time with buyer and seller, and can be called off', async () => {
  const [card] = await onSale({ level: '4' })
  const tokenId = String(card?.tokenId)
  const args = [BigInt(tokenId), BigInt(card?.listing.number ?? 0), 1_050n * usdt]
  await send('bob', 'CardMarket', 'buy', args)
  const detail = await ask(bob, '/swapnft/ido/nftDetail', { tokenId })
  expect(detail).toMatchObject({ state: 'frozen', listing: null, sale: { amount: '1050000000' } })
  const bought = await ask(bob, '/tessera/nft/ownSales', { role: 'buyer' })
  expect(bought).toMatchObject({
    total: 1,
    list: [{ tokenId: Number(tokenId), state: 'waiting', coin: 'USDT', endedAt: null }],
  })
  expect(await ask(bob, '/tessera/nft/ownSales', { role: 'seller' })).toMatchObject({ total: 0 })
  await stack.world.net.travel(detail.itemUnlockTime - stack.server.app.clock.now() + 1)
  await stack.world.net.mine()
  await stack.server.indexer.catchUp()
  const ready = await ask(bob, '/tessera/nft/ownSales', { state: 'ready' })
  expect(ready).toMatchObject({ total: 1, list: [{ state: 'ready' }] })
  await send('bob', 'CardMarket', 'cancelSale', [BigInt(tokenId), args[1]])
  const ended = await ask(bob, '/tessera/nft/ownSales', { state: 'cancelled' })
  expect(ended.list[0].endedAt).toBeGreaterThan(detail.itemUnlockTime)
  const after = await ask(bob, '/swapnft/ido/nftDetail', { tokenId })
  expect(after).toMatchObject({ state: 'staked', sale: null })
})

test('time ends listings and offers; their money waits for its maker', async () => {
  await stack.world.net.travel(31 * 86_400)
  await stack.world.net.mine()
  await stack.server.indexer.catchUp()
  expect(await onSale()).toEqual([])
  expect(await ask(bob, '/tessera/nft/offerPage')).toEqual({ total: 0, list: [] })
  const ended = await ask(bob, '/tessera/nft/ownOffers', { state: 'ended' })
  expect(ended).toMatchObject({ total: 1, list: [{ state: 'expired' }] })
})

test('rewards of my cards are my claims, newest first, with their sum', async () => {
  await send('alice', 'Cards', 'claim', [[7001n]])
  const { total, list, sum } = await ask(alice, '/deposit/aon/profitePage')
  const paid = await stack.world.read<bigint>('Tes', 'balanceOf', [stack.world.hex('alice')])
  expect(total).toBe(1)
  expect(list).toMatchObject([{ kind: 'claim', coin: 'TES', amount: String(paid), owed: '0' }])
  expect(sum).toBe(String(paid))
})
