import { Surface } from '#platform/ui/Surface.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'

import { distanceBps } from '../../price.ts'
import { type Deal, inGiven, inWanted, type Price } from '../offers.ts'
import { publishTexts as texts } from '../textPublish.ts'

/** Hundredths of a percent from the market from which on it is a warning. */
const far = 500

/** The price in both directions, and how far it is from the market for who makes the offer. */
export function PriceCheck({ deal }: { deal: Deal }) {
  const t = useText()
  const { percent } = useFormats()
  const bps = distanceBps(deal.wantAmount, deal.market)
  return (
    <Surface className="flex flex-col gap-2">
      <Line price={inWanted(deal)} />
      <Line price={inGiven(deal)} />
      {bps !== null && Math.abs(bps) <= far && (
        <p className="num text-xs text-soft">
          {t(texts.near, { percent: percent(Math.abs(bps)) })}
        </p>
      )}
      {bps !== null && bps < -far && (
        <p role="alert" className="rounded-md bg-terra-wash px-3 py-2 text-terra">
          {t(texts.far, { percent: percent(-bps) })}
        </p>
      )}
      {bps !== null && bps > far && (
        <p role="alert" className="rounded-md bg-gold-wash px-3 py-2 text-gold">
          {t(texts.farGood, { percent: percent(bps) })}
        </p>
      )}
    </Surface>
  )
}

function Line({ price }: { price: Price }) {
  const t = useText()
  return (
    <p className="num flex flex-wrap items-baseline justify-between gap-x-3" translate="no">
      <span className="text-soft">{t(texts.one, { symbol: price.base.symbol })}</span>
      <span className="font-display text-lg font-semibold [overflow-wrap:anywhere]">
        {`${price.text} ${price.quote.symbol}`}
      </span>
    </p>
  )
}
