import type { Call } from '#platform/server/call.ts'
import type { Address } from '#platform/std/address.ts'

import { coinsByAddress } from './coinLists.ts'
import { pairsByAddress } from './pools.ts'
import { priceUnit } from './prices.ts'
import { deeper, pricedBy } from './quotes.ts'
import type { CoinRow, PairRow } from './rows.ts'

/** A coin's price by its present pools, and the pools that it was read from. */
export interface LivePrice {
  /** Base units of USDT for one base unit of the coin, times 10^36; null without a pool. */
  readonly price: bigint | null
  /** The coin's own pool first; then that of the chain's coin, where the price goes by way of it. */
  readonly pairs: readonly PairRow[]
}

/** By coin. The rows have the price of a coin's last trade; its quote coin may have moved since. */
export async function livePrices(
  call: Pick<Call, 'app' | 'db'>,
  coins: readonly CoinRow[],
): Promise<ReadonlyMap<Address, LivePrice>> {
  const { contracts } = call.app.deployment
  const usdt = contracts['Usdt']?.address
  const trx = contracts['Wtrx']?.address
  const [native] = trx === undefined ? [] : await coinsByAddress(call, [trx])
  const named = [...coins, ...(native ? [native] : [])]
  const pairs = await pairsByAddress(call, [
    ...new Set(named.flatMap(({ usdtPair, trxPair }) => [usdtPair ?? [], trxPair ?? []].flat())),
  ])
  const pairAt = (pair: Address | null): PairRow | null =>
    pair === null ? null : (pairs.get(pair) ?? null)

  const priceOf = (coin: CoinRow): LivePrice => {
    if (coin.coin === usdt) return { price: priceUnit, pairs: [] }
    const isNative = coin.coin === trx
    const by = deeper(pairAt(coin.usdtPair), isNative ? null : pairAt(coin.trxPair))
    if (by === null || usdt === undefined || trx === undefined) return { price: null, pairs: [] }
    if (!by.inTrx) return { price: pricedBy(by.pair, usdt, priceUnit), pairs: [by.pair] }
    const through = native === undefined ? { price: null, pairs: [] } : priceOf(native)
    return { price: pricedBy(by.pair, trx, through.price), pairs: [by.pair, ...through.pairs] }
  }
  return new Map(coins.map((coin) => [coin.coin, priceOf(coin)]))
}
