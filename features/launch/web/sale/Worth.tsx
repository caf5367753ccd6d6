import { nativeSymbol } from '#platform/web/config.ts'
import { useText } from '#platform/web/i18n.tsx'

import { inUsdt } from '../amounts.ts'
import { saleTexts as texts } from '../textSale.ts'

interface WorthProps {
  readonly sun: string | bigint
  /** Of the reply; without an average nothing is shown. */
  readonly rate: string | null
}

/** An amount in USDT for display, marked as an average's. */
export function Worth({ sun, rate }: WorthProps) {
  const t = useText()
  const amount = inUsdt(sun, rate)
  if (amount === null) return null
  return (
    <span className="num block text-end text-xs font-normal text-soft">
      {t(texts.worth, { amount, coin: nativeSymbol() })}
    </span>
  )
}
