import { decimalsOf } from '#platform/std/amount.ts'
import { shortAmount } from '#platform/std/format.ts'
import { defineTexts } from '#platform/std/text.ts'
import type { Translate } from '#platform/web/translate.ts'

const texts = defineTexts({
  about: { en: 'about {amount} USDT', tc: '約 {amount} USDT' },
})

/** The fields of a reply's sources that a worth is reckoned from. */
export const worthFrom = ['reserves', 'totalSupply'] as const

/** What liquidity is worth, in base units of USDT. */
export const aboutUsdt = (t: Translate, worth: string): string =>
  t(texts.about, { amount: shortAmount(BigInt(worth), decimalsOf.USDT) })
