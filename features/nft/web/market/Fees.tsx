import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'

import { exact } from './coins.ts'
import { dealTexts as texts } from './textDeals.ts'

export interface FeesProps {
  /** Base units of the coin: both fees together. */
  readonly fees: bigint
  readonly coin: string
  /** Hundredths of a percent: both together. */
  readonly bps: number
}

/** The one computation of a sale's fees, for form, review and record. */
export function Fees({ fees, coin, bps }: FeesProps) {
  const t = useText()
  return t(texts.feesOf, { amount: exact(fees, coin), percent: useFormats().percent(bps) })
}
