import {
  type PoolNow,
  type ZapQuote,
  poolNow,
  poolOfTrx,
  zapQuote,
} from '#features/exchange/public.server.ts'
import type { App } from '#platform/server/app.ts'
import { whyNotAmount } from '#platform/server/spending.ts'
import { zeroAddress } from '#platform/std/address.ts'
import { Failure, refuseIf } from '#platform/std/failure.ts'
import type { Source } from '#platform/std/source.ts'

import { lpFailures } from '../failures.ts'
import type { Payable, PurchasePool } from './purchaseContract.ts'
import { impactBps } from './rules.ts'

interface InCoin {
  readonly symbol: string
  readonly decimals: number
  readonly amount: string
}

/** What a purchase comes to now, by the contract's own reckoning. */
export interface Quoted {
  readonly liquidity: bigint
  /** Of liquidity, afterwards. */
  readonly supply: bigint
  readonly priceImpactBps: number
  readonly paidIn: readonly InCoin[]
  readonly dust: readonly InCoin[]
  readonly path: readonly string[]
  /** Base units of USDT, both sides; null where the pool has none. */
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
  refuseIf(whyNotAmount(amount), 'amount')
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
  const swap = { paid: quote.swapped, got: quote.bought }
  const direct = impactBps(swap, quote.reserveIn, quote.reserveOut)
  // Sold for the coin that goes in, on the way.
  const sold = first.symbol === coin.symbol ? 0 : await impactOfSale(app, amount, quote.amountIn)
  return {
    liquidity: quote.liquidity,
    supply: quote.supply,
    priceImpactBps: direct + sold,
    paidIn: pool.coins.map(({ symbol, decimals }, i) =>
      inCoin(symbol, decimals, quote.amounts[i]!),
    ),
    dust: dust.map(({ coin: { symbol, decimals }, left }) => inCoin(symbol, decimals, left)),
    path: [...new Set([coin.symbol, first.symbol, second.symbol])],
    worth: usdt === -1 ? null : 2n * quote.amounts[usdt]!,
    sources: [quote.source],
  }
}

/** Which coin of the pool what is paid goes in as: itself, or USDT for which the chain's own is sold. */
function sideOf({ coins }: PoolNow, coin: Payable): 0 | 1 {
  const wanted = coin.address === zeroAddress ? 'Wtrx' : 'Usdt'
  const own = coins.findIndex(({ contract }) => contract === wanted)
  const found = own === -1 ? coins.findIndex(({ contract }) => contract === 'Usdt') : own
  return found === 0 ? 0 : 1
}

async function impactOfSale(app: App, paid: bigint, got: bigint): Promise<number> {
  const pool = await poolOfTrx(app)
  const [trx, usdt] =
    pool.coins[0].contract === 'Wtrx' ? pool.reserves : [pool.reserves[1], pool.reserves[0]]
  return impactBps({ paid, got }, trx, usdt)
}

const inCoin = (symbol: string, decimals: number, amount: bigint): InCoin => ({
  symbol,
  decimals,
  amount: String(amount),
})
