import type { Bounds } from '#platform/web/spend/amount.ts'
import { spendTexts } from '#platform/web/spend/text.ts'

import { mineTexts } from './textMine.ts'

/** Of a typed limit, as the contract keeps it. 0 means none to it: that is chosen by name, not by a figure. */
export const limitBounds: Bounds = {
  balance: null,
  most: { units: 2n ** 64n - 1n, text: spendTexts.aboveAny },
  missing: mineTexts.enterLimit,
}

/** The first limit, or one that is not higher: at once. 0 means none, and so does null. */
export const holdsAtOnce = (limit: bigint, daily: string | null): boolean =>
  daily === null || (limit !== 0n && limit <= BigInt(daily))
