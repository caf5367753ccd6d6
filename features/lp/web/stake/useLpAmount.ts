import { decimalsOf, formatUnits } from '#platform/std/amount.ts'
import type { Bounds } from '#platform/web/spend/amount.ts'
import type { ShownCoin } from '#platform/web/spend/coin.ts'
import { useTypedAmount } from '#platform/web/spend/useTypedAmount.ts'
import { useState } from 'react'

import type { Holdings } from '../../shapes.ts'
import { lpCoin } from '../lp.ts'
import { liquidityFor, worthOf } from '../worth.ts'

const usdtCoin: ShownCoin = { symbol: 'USDT', decimals: decimalsOf.USDT }

export interface LpBounds extends Pick<Bounds, 'most' | 'minimum' | 'balance'> {
  /** Base units of LP that Max stands for. */
  readonly all: bigint
}

/**
 * An amount of liquidity, typed as what it is worth in USDT: nobody thinks in millionths of an LP. Where a pool has no
 * price it is typed in LP. All of it, or a chosen part, stays so much of it, however the price moves meanwhile.
 */
export function useLpAmount(symbol: string, holdings: Holdings, bounds: LpBounds) {
  const { all, balance, most, minimum } = bounds
  const inUsdt = worthOf(holdings, all) !== null
  const coin = inUsdt ? usdtCoin : lpCoin(symbol)
  const shown = (units: bigint): bigint => worthOf(holdings, units) ?? units
  const [percent, setPercent] = useState(0)
  const chosen = (all * BigInt(percent)) / 100n
  const exact = chosen > 0n && (minimum == null || chosen >= minimum)
  const typed = useTypedAmount(coin, {
    balance: balance === null ? null : shown(balance),
    minimum: minimum == null ? null : shown(minimum) + (inUsdt ? 1n : 0n),
    most: most == null ? null : { ...most, units: shown(most.units) },
  })
  const textOf = (part: bigint): string => formatUnits(shown(part), coin.decimals)
  const units = exact
    ? chosen
    : typed.units === null
      ? null
      : inUsdt
        ? liquidityFor(holdings, typed.units)
        : typed.units
  return {
    coin,
    press: typed.press,
    /** Base units of LP; null while what is typed is none, or is out of bounds. */
    units: units === 0n ? null : units,
    /** Of the coin that is typed in. */
    most: shown(all),
    /** Of all of it; 0 where an amount is typed. */
    percent,
    choose(part: number) {
      setPercent(part)
      typed.field.onChange(textOf((all * BigInt(part)) / 100n))
    },
    least: minimum == null ? 0n : shown(minimum) + (inUsdt ? 1n : 0n),
    field: {
      ...typed.field,
      fault: exact ? null : typed.field.fault,
      onChange(text: string) {
        setPercent(text !== '' && text === textOf(all) ? 100 : 0)
        typed.field.onChange(text)
      },
    },
  }
}
