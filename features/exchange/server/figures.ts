import type { Call } from '#platform/server/call.ts'
import { type Asked, sourceOf } from '#platform/server/sourceOf.ts'
import type { Address } from '#platform/std/address.ts'
import type { Source } from '#platform/std/source.ts'

import { hourlyCloses, priceDayAgo } from './candleReads.ts'
import { dayLine } from './dayLine.ts'
import { recentSeconds } from './expiry.ts'
import { type CoinFacts, type LaidAside, capOf, factsOf, namesOf } from './facts.ts'
import { livePrices } from './livePrices.ts'
import { type Naming, isWrapped, namingOf } from './naming.ts'
import { originalsOf } from './originals.ts'
import { reservesAsked } from './pools.ts'
import { changeBps, priceE12 } from './prices.ts'
import type { CoinRow, PairRow } from './rows.ts'
import { heldBy, nobody } from './sayings.ts'

/** Numbers of a coin. Worths are base units of USDT. */
export interface CoinFigures extends Naming {
  /** Its contract, that of the wrapped coin for the chain's own. */
  readonly token: Address
  /** For one whole coin, times 10^12; null where no pool prices it. */
  readonly priceE12: bigint | null
  /** Hundredths of a percent; null without a swap that is 24 hours old. */
  readonly change24hBps: number | null
  /** The price over the last 24 hours, in equal steps up to now, oldest first; as `priceE12`. */
  readonly day: readonly bigint[]
  readonly totalSupply: bigint | null
  readonly circulating: bigint | null
  readonly marketCap: bigint | null
  /** No market cap, because the pool that prices the coin holds too little. */
  readonly thinPool: boolean
  readonly liquidity: bigint
  readonly volume24h: bigint
  readonly traders24h: number
  /** The older coin that it looks like. */
  readonly looksLike: { readonly symbol: string; readonly token: Address } | null
  readonly sources: readonly Source[]
}

/** In the order of the rows. */
export async function figuresOf(
  call: Call,
  rows: readonly CoinRow[],
  aside: LaidAside,
): Promise<readonly CoinFigures[]> {
  const { app } = call
  const live = await livePrices(call, rows)
  const priced = rows.map(({ coin }) => {
    const { price, pairs } = live.get(coin)!
    return { coin, price, depth: pairs[0]?.depth ?? null }
  })
  const facts = await factsOf(app, priced, aside)
  const now = app.clock.now()
  const coins = rows.map(({ coin }) => coin)
  const [originals, closes, before] = await Promise.all([
    originalsOf(call, [...facts.values()]),
    hourlyCloses(call, coins, now - recentSeconds),
    Promise.all(coins.map((coin) => priceDayAgo(call, coin))),
  ])
  const named = await namesOf(app, [...originals.values()])
  return rows.map((row, i) => {
    const original = originals.get(row.coin)
    const stated = facts.get(row.coin)!
    const { pairs } = live.get(row.coin)!
    const { price, depth } = priced[i]!
    const { decimals } = stated
    const was = before[i] ?? null
    const line = price === null ? [] : dayLine(closes.get(row.coin)!, was, price, now)
    return {
      token: row.coin,
      ...namingOf(app, stated),
      priceE12: price === null || decimals === null ? null : priceE12(price, decimals),
      change24hBps: price === null || was === null ? null : changeBps(was, price),
      day: decimals === null ? [] : line.map((each) => priceE12(each, decimals)),
      totalSupply: stated.totalSupply,
      circulating: stated.circulating,
      ...capOf(stated.circulating, { price, depth }),
      liquidity: row.depth,
      volume24h: row.volume24h,
      traders24h: row.traders24h,
      looksLike:
        original === undefined
          ? null
          : { symbol: namingOf(app, named.get(original)!).symbol, token: original },
      sources: [
        ...pairs.map((pair) => sourceOf(app, reservesAsked('priceE12', pair))),
        ...supplySources(call, stated),
        ...swapSources(call, row, pairs[0]),
      ],
    }
  })
}

function supplySources({ app }: Call, stated: CoinFacts): readonly Source[] {
  const { coin, totalSupply, readBlock } = stated
  if (totalSupply === null) return []
  const asked: Asked = {
    what: 'totalSupply',
    contract: coin,
    call: 'totalSupply()',
    value: totalSupply,
  }
  return [{ ...sourceOf(app, asked), block: readBlock }]
}

/** Sums of events: the coin's own pool is one source of them. */
function swapSources(
  { app }: Call,
  { volume24h, traders24h }: CoinRow,
  pool: PairRow | undefined,
): readonly Source[] {
  if (pool === undefined) return []
  const source = { contract: pool.pair, call: 'event Swap' }
  return [
    sourceOf(app, { ...source, what: 'volume24h', value: volume24h }),
    sourceOf(app, { ...source, what: 'traders24h', value: traders24h }),
  ]
}

/** The part of a coin that does not circulate, by holder, read now. */
export async function asideSources(
  { app }: Pick<Call, 'app'>,
  coin: Address,
  aside: LaidAside,
): Promise<readonly Source[]> {
  if (isWrapped(app.deployment, coin)) return []
  const holders = [...nobody, ...(aside.get(coin) ?? [])]
  const balances = await Promise.all(holders.map((holder) => heldBy(app, coin, [holder])))
  return holders.flatMap((holder, i) => {
    const value = balances[i]
    const call = `balanceOf(${holder})`
    return value === null
      ? []
      : [sourceOf(app, { what: 'circulating', contract: coin, call, value })]
  })
}
