import {
  type PoolNow,
  type ZapQuote,
  poolNow,
  poolOfTrx,
  zapQuote,
} from '#features/exchange/public.server.ts'
import type { App } from '#platform/server/app.ts'
import { validateAmount } from '#platform/server/spending.ts'
import { mulDivDown } from '#platform/std/amount.ts'
import { zeroAddress } from '#platform/std/address.ts'
import { Failure, refuseIf } from '#platform/std/failure.ts'
import type { Source } from '#platform/std/source.ts'

import { lpFailures } from '../failures.ts'
import type { Payable, PurchasePool } from './purchaseContract.ts'
import { lossBps } from './rules.ts'

interface InCoin {
  readonly symbol: string
  readonly decimals: number
  readonly amount: string
}

/** The estimate of a purchase, from the contract's own computation. */
export interface Quoted {
  readonly liquidity: bigint
  /** Of liquidity, afterwards. */
  readonly supply: bigint
  /** Hundredths of a percent of the payment: the pools' fees, and the loss by moving the prices. */
  readonly feeBps: number
  readonly priceImpactBps: number
  readonly paidIn: readonly InCoin[]
  readonly dust: readonly InCoin[]
  readonly path: readonly string[]
  /** Base units of USDT: what goes into the pool, at its price before the purchase; null where the pool has none. */
  readonly estimate: bigint | null
  /** Base units of USDT, twice that side, as the contract counts the reward; null where the pool has none. */
  readonly worth: bigint | null
  readonly sources: readonly Source[]
}

/** Refuses an amount that is none, an empty pool, and what buys no liquidity. */
export async function quoteOrRefuse(
  app: App,
  pool: PurchasePool,
  coin: Payable,
  amount: bigint | undefined,
): Promise<Quoted> {
  refuseIf(validateAmount(amount), 'amount')
  const now = await poolNow(app, pool)
  if (now.totalSupply === 0n) throw new Failure(lpFailures.POOL_EMPTY, { field: 'pool' })
  const quote = await zapQuote(app, pool.pair, coin.address, amount!)
  if (quote === null || quote.liquidity === 0n)
    throw new Failure(lpFailures.TOO_LITTLE, { field: 'amount' })
  return quotedOf(app, { pool: now, coin, amount: amount! }, quote)
}

async function quotedOf(
  app: App,
  asked: { readonly pool: PoolNow; readonly coin: Payable; readonly amount: bigint },
  quote: ZapQuote,
): Promise<Quoted> {
  const { pool, coin, amount } = asked
  const side = sideOf(pool, coin)
  const [first, second] = [pool.coins[side], pool.coins[1 - side]!]
  const rest = quote.amountIn - quote.swapped - quote.amounts[side]
  const more = quote.bought - quote.amounts[1 - side]!
  const dust = [
    { coin: first, left: rest },
    { coin: second, left: more },
  ].filter(({ left }) => left > 0n)
  const usdt = pool.coins.findIndex(({ contract }) => contract === 'Usdt')
  const before = [quote.reserveIn, quote.reserveOut] as const
  const inFirst = (own: bigint, other: bigint) => own + mulDivDown(other, ...before)
  // Sold for the pool's coin, on the route.
  const sold = first.symbol !== coin.symbol
  const paid = sold ? await atPriceOfTrx(app, amount) : amount
  const got = inFirst(quote.amountIn - quote.swapped, quote.bought)
  const [own, other] = [quote.amounts[side]!, quote.amounts[1 - side]!]
  const into = usdt === side ? inFirst(own, other) : other + mulDivDown(own, before[1], before[0])
  return {
    liquidity: quote.liquidity,
    supply: quote.supply,
    ...lossBps({ paid, sold, swapped: quote.swapped, got }),
    paidIn: pool.coins.map(({ symbol, decimals }, i) =>
      inCoin(symbol, decimals, quote.amounts[i]!),
    ),
    dust: dust.map(({ coin: { symbol, decimals }, left }) => inCoin(symbol, decimals, left)),
    path: [...new Set([coin.symbol, first.symbol, second.symbol])],
    estimate: usdt === -1 ? null : into,
    worth: usdt === -1 ? null : 2n * quote.amounts[usdt]!,
    sources: [quote.source],
  }
}

/** The pool's coin in which the payment goes in: itself, or USDT for which the chain's own coin is sold. */
function sideOf({ coins }: PoolNow, coin: Payable): 0 | 1 {
  const wanted = coin.address === zeroAddress ? 'Wtrx' : 'Usdt'
  const own = coins.findIndex(({ contract }) => contract === wanted)
  const found = own === -1 ? coins.findIndex(({ contract }) => contract === 'Usdt') : own
  return found === 0 ? 0 : 1
}

/** sun → base units of USDT, by the reserves of their pool. */
async function atPriceOfTrx(app: App, sun: bigint): Promise<bigint> {
  const pool = await poolOfTrx(app)
  const [trx, usdt] =
    pool.coins[0].contract === 'Wtrx' ? pool.reserves : [pool.reserves[1], pool.reserves[0]]
  return mulDivDown(sun, usdt, trx)
}

const inCoin = (symbol: string, decimals: number, amount: bigint): InCoin => ({
  symbol,
  decimals,
  amount: String(amount),
})
