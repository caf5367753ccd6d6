import { decimalsOf, mulDivDown, mulDivUp } from '#platform/std/amount.ts'
import { shortAmount } from '#platform/std/format.ts'
import { defineTexts } from '#platform/std/text.ts'
import type { Translate } from '#platform/web/translate.ts'

import type { Holdings } from '../shapes.ts'

const texts = defineTexts({
  about: { en: 'about {amount} USDT', tc: '約 {amount} USDT' },
})

/** The fields of a reply's sources that a worth is computed from. */
export const worthFrom = ['reserves', 'totalSupply'] as const

/** What liquidity is worth, in base units of USDT. */
export const aboutUsdt = (t: Translate, worth: string): string =>
  t(texts.about, { amount: shortAmount(BigInt(worth), decimalsOf.USDT) })

/** Base units of USDT that both sides of a pool are worth: twice the USDT. null without USDT, or without liquidity. */
function wholeWorth({ coins, supply }: Holdings): bigint | null {
  const usdt = coins.find(({ symbol }) => symbol === 'USDT')
  return usdt === undefined || usdt.reserve === '0' || supply === '0'
    ? null
    : 2n * BigInt(usdt.reserve)
}

/** Base units of USDT that liquidity is worth, rounded down; null where the pool has no price. */
export function worthOf(holdings: Holdings, liquidity: bigint): bigint | null {
  const whole = wholeWorth(holdings)
  return whole === null ? null : mulDivDown(liquidity, whole, BigInt(holdings.supply))
}

/** The least liquidity that is worth at least so many base units of USDT; null where the pool has no price. */
export function liquidityFor(holdings: Holdings, worth: bigint): bigint | null {
  const whole = wholeWorth(holdings)
  return whole === null ? null : mulDivUp(worth, BigInt(holdings.supply), whole)
}

/** An amount of one of a pool's coins. */
export interface Part {
  readonly symbol: string
  readonly decimals: number
  readonly units: bigint
}

/** What liquidity is a share of, coin by coin in the order of the pool, rounded down. */
export const sharesOf = ({ coins, supply }: Holdings, liquidity: bigint): readonly Part[] =>
  coins.map(({ symbol, decimals, reserve }) => ({
    symbol,
    decimals,
    units: supply === '0' ? 0n : mulDivDown(liquidity, BigInt(reserve), BigInt(supply)),
  }))

/** `38,237.96 TES + 2,105.00 USDT` */
export const textOfParts = (parts: readonly Part[]): string =>
  parts
    .map(({ symbol, decimals, units }) => `${shortAmount(units, decimals)} ${symbol}`)
    .join(' + ')

/** What liquidity is a share of, in short. */
export const partsOf = (holdings: Holdings, liquidity: bigint): string =>
  textOfParts(sharesOf(holdings, liquidity))

/** Base units of TES that liquidity earns in a day once it shares the stream; `total` is staked without it. */
export const earnedADay = (rate: bigint, liquidity: bigint, total: bigint): bigint =>
  liquidity === 0n ? 0n : mulDivDown(rate * 86_400n, liquidity, total + liquidity)

/** Base units of USDT that an amount of TES is worth; null without a price. */
export const tesWorth = (tes: bigint, priceE12: string | null): bigint | null =>
  priceE12 === null ? null : (tes * BigInt(priceE12)) / 10n ** 30n
