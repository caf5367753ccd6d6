import { shortAddress } from '#platform/std/format.ts'
import { Surface } from '#platform/ui/Surface.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { useChainNow } from '#platform/web/time.ts'
import type { ReactNode } from 'react'
import { Link } from 'wouter'

import type { OfferView } from '../../shapes.ts'
import { dealOf, offerPath, priceIn, stateAt } from '../offers.ts'
import { otcTexts as texts } from '../text.ts'
import { CoinPair, Left, OfferChips } from './OfferHead.tsx'
import { PriceLine } from './PriceLine.tsx'

export interface OfferRowProps {
  readonly offer: OfferView
  /** What the reader can do with it. */
  readonly children?: ReactNode
}

/** One offer: its price beside the market's, what is left of it, whose it is, until when. */
export function OfferRow({ offer, children }: OfferRowProps) {
  const t = useText()
  const { relative } = useFormats()
  const now = useChainNow()
  const state = stateAt(offer, now)
  const standing = state === 'open' || state === 'expired'
  return (
    <Surface className="mb-3 flex flex-col gap-3">
      <Link to={offerPath(offer.id)} className="flex flex-col gap-3">
        <span className="flex items-center gap-3">
          <CoinPair offer={offer} />
          {standing ? (
            <PriceLine price={priceIn(dealOf(offer))} />
          ) : (
            <span className="num font-semibold" translate="no">
              {`${offer.give.symbol} → ${offer.want.symbol}`}
            </span>
          )}
        </span>
        {standing && <Left offer={offer} />}
        <span className="flex flex-wrap gap-2 empty:hidden">
          <OfferChips offer={offer} state={state} />
        </span>
      </Link>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <span className="num flex flex-wrap gap-x-2 text-xs text-soft">
          <span translate="no">{`#${offer.id} ${shortAddress(offer.maker)}`}</span>
          {state === 'open' && <span>{t(texts.ends, { time: relative(offer.expiry, now) })}</span>}
        </span>
        {children}
      </div>
    </Surface>
  )
}
