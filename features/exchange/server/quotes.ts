import type { BlockContext } from '#platform/server/indexer/contract.ts'
import type { Address } from '#platform/std/address.ts'

import { priceIn, priceUnit, worthAt } from './prices.ts'
import { type CoinRow, type PairRow, findCoin, pairRow } from './rows.ts'

/** The two coins that prices are read in: USDT, and the chain's own, wrapped. */
export const quotes = (at: BlockContext): { readonly usdt: Address; readonly trx: Address } => ({
  usdt: at.address('Usdt'),
  trx: at.address('Wtrx'),
})

/** Of one of the two; null of any other coin, and while nothing prices the chain's own. */
async function quotePrice(at: BlockContext, coin: Address): Promise<bigint | null> {
  const { usdt, trx } = quotes(at)
  if (coin === usdt) return priceUnit
  if (coin !== trx) return null
  return (await findCoin(at, trx))?.price ?? null
}

/** Twice the side that has a price by itself, USDT before the chain's own; 0 where none has. */
export async function depthOf(at: BlockContext, pair: PairRow): Promise<bigint> {
  const { usdt, trx } = quotes(at)
  for (const quote of [usdt, trx]) {
    const reserve = reserveOf(pair, quote)
    if (reserve !== null) return 2n * worthAt(reserve, await quotePrice(at, quote))
  }
  return 0n
}

/** The price of a coin by the deeper of its two pairs; `changed` is one of them as it is from now on. */
export async function priceNow(
  at: BlockContext,
  coin: CoinRow,
  changed: PairRow,
): Promise<bigint | null> {
  const { usdt, trx } = quotes(at)
  if (coin.coin === usdt) return priceUnit
  const by = deeper(
    await pairOf(at, coin.usdtPair, changed),
    // The chain's own coin is priced in USDT alone.
    coin.coin === trx ? null : await pairOf(at, coin.trxPair, changed),
  )
  if (by === null) return null
  const quote = by.inTrx ? trx : usdt
  return pricedBy(by.pair, quote, await quotePrice(at, quote))
}

/** Which of a coin's two pairs prices it: the deeper one, that with USDT of two that are equal. */
export function deeper<Pair extends Pick<PairRow, 'depth'>>(
  byUsdt: Pair | null,
  byTrx: Pair | null,
): { readonly pair: Pair; readonly inTrx: boolean } | null {
  if (byTrx !== null && byTrx.depth > (byUsdt?.depth ?? 0n)) return { pair: byTrx, inTrx: true }
  return byUsdt === null ? null : { pair: byUsdt, inTrx: false }
}

/** The price of the coin that a pair has beside one that has a price. */
export function pricedBy(pair: PairRow, quote: Address, price: bigint | null): bigint | null {
  return quote === pair.token0
    ? priceIn(pair.reserve0, pair.reserve1, price)
    : priceIn(pair.reserve1, pair.reserve0, price)
}

function pairOf(
  at: BlockContext,
  pair: Address | null,
  changed: PairRow,
): Promise<PairRow | null> | PairRow | null {
  if (pair === null) return null
  return pair === changed.pair ? changed : pairRow(at, pair)
}

/** Null of a coin that the pair does not have. */
function reserveOf(
  {
    token0,
    token1,
    reserve0,
    reserve1,
  }: Pick<PairRow, 'token0' | 'token1' | 'reserve0' | 'reserve1'>,
  coin: Address,
): bigint | null {
  if (coin === token0) return reserve0
  return coin === token1 ? reserve1 : null
}
