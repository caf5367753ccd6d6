import { plainAmount } from '#platform/std/format.ts'
import type { Text } from '#platform/std/text.ts'
import { shortOf } from '#platform/web/spend/coin.ts'
import type { Translate } from '#platform/web/translate.ts'

import type { RwaCoin } from '../shapes.ts'
import { assetTexts as texts } from './textAsset.ts'

export const assetPath = (asset: string): string => `/rwa?address=${asset}`

/** Base units with the coin’s symbol, in lists. */
export const shortText = (units: string | bigint, coin: RwaCoin): string =>
  shortOf(BigInt(units), coin)

/** Base units with the coin’s symbol, never with B or M. */
export const plainText = (units: string | bigint, { symbol, decimals }: RwaCoin): string =>
  `${plainAmount(BigInt(units), decimals)} ${symbol}`

const lengths: readonly (readonly [number, Text])[] = [
  [86_400, texts.days],
  [3_600, texts.hours],
  [60, texts.minutes],
]

/** How long, in the largest unit of which there are two or more; minutes at least. */
export function lastingText(seconds: number, t: Translate): string {
  const [size, text] = lengths.find(([each]) => seconds >= 2 * each) ?? lengths[2]!
  return t(text, { count: Math.floor(seconds / size) })
}

/** part ÷ whole in hundredths of a percent, rounded down; 0 of nothing. */
export const bpsOf = (part: number | bigint, whole: number | bigint): number =>
  BigInt(whole) === 0n ? 0 : Number((BigInt(part) * 10_000n) / BigInt(whole))
