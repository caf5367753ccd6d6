import { Chip } from '#platform/ui/Chip.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'

import type { Price } from '../offers.ts'
import { otcTexts as texts } from '../text.ts'

/** Hundredths of a percent that are no difference. */
const nothing = 10

/** The price of one whole coin, and how far it is from the market's. */
export function PriceLine({ price, big = false }: { price: Price; big?: boolean }) {
  const t = useText()
  return (
    <span className="flex min-w-0 flex-col">
      <span className="text-xs text-soft" translate="no">
        {t(texts.price, { symbol: price.base.symbol })}
      </span>
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span
          translate="no"
          className={`num font-display font-semibold [overflow-wrap:anywhere] ${big ? 'text-xl' : 'text-lg'}`}
        >
          {`${price.text} ${price.quote.symbol}`}
        </span>
        <Distance price={price} />
      </span>
    </span>
  )
}

export function Distance({ price: { bps, goodForTaker } }: { price: Price }) {
  const t = useText()
  const { percent } = useFormats()
  if (bps === null) return <Chip>{t(texts.noMarket)}</Chip>
  if (Math.abs(bps) < nothing) return <Chip>{t(texts.atMarket)}</Chip>
  const text = bps > 0 ? texts.above : texts.below
  return (
    <Chip tone={goodForTaker ? 'verdigris' : Math.abs(bps) > 500 ? 'terra' : 'gold'}>
      {t(text, { percent: percent(Math.abs(bps)) })}
    </Chip>
  )
}
