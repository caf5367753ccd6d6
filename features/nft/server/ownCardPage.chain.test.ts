import type { Client } from '#tests/journeys/client.ts'
import { TestMarket } from '#features/nft/testing/market.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** Carol lists Clay #3, which she holds, for 175 TRX, and Silver #7801, staked for 90 days, for 1,050 USDT. */
let market: TestMarket
let carol: Client
let alice: Client

beforeAll(async () => {
  market = await TestMarket.start()
  carol = await market.client('carol')
  alice = await market.client('alice')
})
afterAll(() => market?.stack.close())

const page = async (state: string) => {
  const { data } = await carol.post('/swapnft/aon/ownCardPage', { state })
  const ids: number[] = data.list.map(({ tokenId }: { tokenId: number }) => tokenId)
  return { ids: ids.toSorted((a, b) => a - b), total: data.total, counts: data.counts }
}
const states = ['all', 'held', 'onSale', 'mining', 'pledging', 'frozen'] as const

/** Each state's list has as many cards as its count, all of them at once. */
async function lists(): Promise<Record<string, readonly number[]>> {
  const pages = await Promise.all(states.map(async (state) => [state, await page(state)] as const))
  for (const [state, { ids, total, counts }] of pages) {
    expect({ state, count: counts[state] }).toEqual({ state, count: ids.length })
    expect(total).toBe(ids.length)
  }
  return Object.fromEntries(pages.map(([state, { ids }]) => [state, ids]))
}

test("a card for sale is also in the list of its stake's state", async () => {
  expect(await lists()).toEqual({
    all: [3, 7801],
    held: [3],
    onSale: [3, 7801],
    mining: [7801],
    pledging: [],
    frozen: [],
  })
})

test('sold while it earns it is frozen and mining, and no longer for sale', async () => {
  const price = 1_050_000_000n
  await market.done('alice', 'Usdt', 'approve', [market.stack.world.hex('CardMarket'), price])
  await market.done('alice', 'CardMarket', 'buy', [7801n, 1n, price])
  expect(await lists()).toEqual({
    all: [3, 7801],
    held: [3],
    onSale: [3],
    mining: [7801],
    pledging: [],
    frozen: [7801],
  })
  const { data } = await carol.post('/swapnft/aon/ownCardPage', { state: 'frozen' })
  expect(data.list[0].sale).toMatchObject({
    number: 1,
    buyer: alice.address,
    coin: 'USDT',
    amount: String(price),
  })
})

test('settled, it is the buyer’s', async () => {
  await market.later(91 * 86_400)
  expect((await lists())['pledging']).toEqual([7801])
  await market.done('alice', 'CardMarket', 'settle', [7801n, 1n])
  expect((await lists())['all']).toEqual([3])
  const { data } = await alice.post('/swapnft/aon/ownCardPage', { state: 'held' })
  expect(data.list.map(({ tokenId }: { tokenId: number }) => tokenId)).toContain(7801)
})
