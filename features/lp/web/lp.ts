import { decimalsOf } from '#platform/std/amount.ts'
import { shortAmount } from '#platform/std/format.ts'
import { type ShownCoin, tesCoin } from '#platform/web/spend/coin.ts'

/** Of every LP coin. */
export const lpDecimals = 18

/** The LP coin of a pool as amounts of it are typed and shown. */
export const lpCoin = (symbol: string): ShownCoin => ({
  symbol: `${symbol} LP`,
  decimals: lpDecimals,
})

/** The LP coin of any pool. */
export const anyLp: ShownCoin = { symbol: 'LP', decimals: lpDecimals }

/** What liquidity is bought with: TRX and USDT have six decimals both. */
export const paidCoin = (symbol: string): ShownCoin => ({ symbol, decimals: decimalsOf.USDT })

/** The two coins of a pool, that beside USDT first. */
export const poolSides = (symbol: string): readonly [ShownCoin, ShownCoin] => [
  symbol === tesCoin.symbol ? tesCoin : paidCoin(symbol),
  paidCoin('USDT'),
]

/** Digits that distinguish an amount from others. */
const explaining = 5

/**
 * An amount of LP for lists and figures, cut to its significant digits: a whole pool can be less than a millionth of an
 * LP, since its units are those of both coins.
 */
export function shortLp(units: bigint): string {
  const digits = units.toString().length
  const shown = digits > lpDecimals ? 6 : lpDecimals - digits + explaining
  return shortAmount(units, lpDecimals, Math.min(shown, lpDecimals)).replace(/(\.\d*?)0+$/, trimmed)
}

const trimmed = (_: string, kept: string): string => (kept === '.' ? '' : kept)
