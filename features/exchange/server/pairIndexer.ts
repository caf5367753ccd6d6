import { type EventContext, indexContract, indexMade } from '#platform/server/indexer/contract.ts'
import { type Address, zeroAddress } from '#platform/std/address.ts'

import { pairAbi, pairFactoryAbi } from '../contract/abi.ts'
import { expire } from './expiry.ts'
import { addPair } from './pairs.ts'
import { depthOf, priceNow } from './quotes.ts'
import { type PairRow, changeCoin, changePair, coinRow, pairRow } from './rows.ts'
import { addTrade } from './trades.ts'

/** The pools, from any creator. In each call that moves coins the pair first emits its reserves. */
export const pairs = indexMade({
  contract: 'Pair',
  abi: pairAbi,
  emitted: { event: 'PairCreated', argument: 'pair' },
  rows: { table: 'exchangePairs', address: 'pair' },
  handlers: {
    async Sync(event) {
      const { reserve0, reserve1 } = event.args
      await setReserves(event, await pairRow(event, event.contract), reserve0, reserve1)
    },

    async Transfer(event) {
      const { from, to, value } = event.args
      const made = (from === zeroAddress ? value : 0n) - (to === zeroAddress ? value : 0n)
      if (made === 0n) return
      const pair = await pairRow(event, event.contract)
      if (pair.supply === null) return
      await changePair(event, pair, { supply: pair.supply + made })
    },

    async Swap(event) {
      const { amount0In, amount1In, amount0Out, amount1Out } = event.args
      const [amount0, amount1] = [amount0In - amount0Out, amount1In - amount1Out]
      await addTrade(event, { kind: 'swap', amount0, amount1 })
    },

    async Mint(event) {
      const { amount0, amount1 } = event.args
      await addTrade(event, { kind: 'mint', amount0, amount1 })
    },

    async Burn(event) {
      const { amount0, amount1 } = event.args
      await addTrade(event, { kind: 'burn', amount0: -amount0, amount1: -amount1 })
    },
  },
})

/** From the events of the factory and of every pair of it, and from time alone, to the rows of `../tables.ts`. */
export const pairIndexer = indexContract(
  'PairFactory',
  pairFactoryAbi,
  {
    async PairCreated(event) {
      await addPair(event, event.args)
    },
  },
  { optional: true, factory: pairs, atBlock: expire },
)

async function setReserves(
  event: EventContext,
  before: PairRow,
  reserve0: bigint,
  reserve1: bigint,
): Promise<void> {
  const reserves = { ...before, reserve0, reserve1 }
  const now: PairRow = { ...reserves, depth: await depthOf(event, reserves) }
  await changePair(event, now, {
    reserve0,
    reserve1,
    depth: now.depth,
    changedAt: event.time,
  })
  for (const side of [now.token0, now.token1] as readonly Address[]) {
    const coin = await coinRow(event, side)
    await changeCoin(event, coin, {
      price: await priceNow(event, coin, now),
      depth: coin.depth + now.depth - before.depth,
    })
  }
}
