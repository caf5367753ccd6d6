import { useText } from '#platform/web/i18n.tsx'

import { Change } from './Change.tsx'
import { priceText } from './price.ts'
import { tokenTexts as texts } from './text.ts'

export interface PriceProps {
  /** Base units of USDT times 10^12; null without a pool. */
  readonly priceE12: string | null
  readonly change24hBps: number | null
  readonly className: string
}

/** A coin's price, and its change in 24 hours. */
export function Price({ priceE12, change24hBps, className }: PriceProps) {
  const t = useText()
  return (
    <>
      <span className={className}>
        {priceE12 === null ? t(texts.noPrice) : priceText(BigInt(priceE12))}
      </span>
      <span className="text-xs">
        <Change bps={change24hBps} />
      </span>
    </>
  )
}
