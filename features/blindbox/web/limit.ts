import { type Fault, typedAmount } from '#platform/web/spend/amount.ts'
import { spendTexts } from '#platform/web/spend/text.ts'

import { mineTexts } from './textMine.ts'

/** As the contract keeps it. */
const most = { units: 2n ** 64n - 1n, text: spendTexts.aboveAny }

/** A typed limit in sun, or what is wrong with it. 0 means none to the contract: that is chosen by name, not by a figure. */
export function typedLimit(
  text: string,
  symbol: string,
): { readonly units: bigint } | { readonly fault: Fault } {
  if (text.trim() === '') return { fault: { text: mineTexts.enterLimit } }
  return typedAmount(text, { symbol, decimals: 6 }, { balance: null, most })
}

/** The first limit, or one that is not higher: at once. 0 stands for none, and so does null. */
export const holdsAtOnce = (limit: bigint, daily: string | null): boolean =>
  daily === null || (limit !== 0n && limit <= BigInt(daily))
