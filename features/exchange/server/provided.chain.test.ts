import { Client } from '#tests/journeys/client.ts'
import { type Stack, startStack } from '#tests/journeys/stack.ts'
import { addressFromHex } from '#platform/std/address.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { pairAbi } from '../contract/abi.ts'
import type { ExchangeTables } from '../tables.ts'
import { Pools } from './testing/pools.ts'
import { Traders, never, usdt } from './testing/traders.ts'

/** Rows of `Pair.mintWithOne`, which emits the events of a swap and of a provision. */
let stack: Stack
let traders: Traders

beforeAll(async () => {
  stack = await startStack({ solidLag: 200 })
  traders = new Traders(stack)
  await traders.equip('alice')
}, 300_000)
afterAll(() => stack?.close())

const contract = (name: string) => stack.world.deployment.contracts[name]!.address
const tables = () => stack.server.app.db.withTables<ExchangeTables>()

test('liquidity bought with one coin is a swap and a provision, though no coin leaves the pool', async () => {
  const pools = new Pools()
  const paid = usdt(1_000)
  const { swapped, bought, priceBetween } = pools.provideUsdt(paid)
  const pair = await stack.world.read<string>('TwapOracle', 'tesPair')
  await traders.send('alice', 'Usdt', 'approve', [traders.hex('Zap'), paid])
  const alice = traders.hex('alice')
  await traders.send('alice', 'Zap', 'zap', [pair, traders.hex('Usdt'), paid, 1n, alice, never])
  await stack.server.indexer.catchUp()
  const { data } = await new Client(stack, 'alice').post('/deposit/exSwap/swapCoinInfo', {
    coin: contract('Tes'),
    interval: '5m',
  })
  expect(data.figures).toMatchObject({
    priceE12: String(pools.tesPrice()),
    liquidity: String(2n * pools.tes.usdt),
    volume24h: String(swapped),
    traders24h: 1,
  })
  expect(data.candles.at(-1)).toMatchObject({ close: String(priceBetween), trades: 1, traders: 1 })
  const address = addressFromHex(pair.slice(2))
  const row = await tables()
    .selectFrom('exchangePairs')
    .selectAll()
    .where('pair', '=', address)
    .executeTakeFirstOrThrow()
  const isFirst = row.token0 === contract('Usdt')
  const inOrder = (ofUsdt: bigint, ofTes: bigint) => {
    const [amount0, amount1] = isFirst ? [ofUsdt, ofTes] : [ofTes, ofUsdt]
    return { amount0, amount1 }
  }
  const { amount0: reserve0, amount1: reserve1 } = inOrder(pools.tes.usdt, pools.tes.tes)
  const supply = await stack.server.app.node.readContract({
    address,
    abi: pairAbi,
    functionName: 'totalSupply',
    args: [],
  })
  expect(row).toMatchObject({ reserve0, reserve1, supply })
  const trades = await tables()
    .selectFrom('exchangeTrades')
    .selectAll()
    .where('pair', '=', address)
    .orderBy('seq', 'desc')
    .limit(2)
    .execute()
  expect(trades).toMatchObject([
    { kind: 'mint', ...inOrder(paid - swapped, bought) },
    { kind: 'swap', worth: swapped, ...inOrder(swapped, -bought) },
  ])
})
