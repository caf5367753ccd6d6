import type { CoinFigures, LaidAside, ListedPool } from '#features/exchange/public.server.ts'
import type { Call } from '#platform/server/call.ts'
import type { Reserves } from '#platform/server/reserve.ts'
import type { Address } from '#platform/std/address.ts'

import type { CoinFigures as CoinReply, CoinPool } from '../shapes.ts'

/** Addresses with promised or reserved coins: these do not circulate. */
export async function laidAside(call: Call, reserves: readonly Reserves[]): Promise<LaidAside> {
  const all = (await Promise.all(reserves.map((of) => of(call)))).flat()
  const aside = new Map<Address, Address[]>()
  for (const { coin, holder } of all) aside.set(coin, [...(aside.get(coin) ?? []), holder])
  return aside
}

export function coinReply(figures: CoinFigures): CoinReply {
  const { priceE12, day, totalSupply, circulating, marketCap, liquidity, volume24h } = figures
  return {
    ...figures,
    priceE12: textOf(priceE12),
    day: day.map(String),
    totalSupply: textOf(totalSupply),
    circulating: textOf(circulating),
    marketCap: textOf(marketCap),
    liquidity: String(liquidity),
    volume24h: String(volume24h),
    sources: [...figures.sources],
  }
}

export const poolReply = ({ pair, sides, liquidity, source }: ListedPool): CoinPool => ({
  pair,
  coins: sides.map(({ symbol, address, token, decimals, reserve }) => ({
    symbol,
    address,
    token,
    decimals,
    reserve: String(reserve),
  })),
  liquidity: String(liquidity),
  source,
})

const textOf = (value: bigint | null): string | null => (value === null ? null : String(value))
