import { Countdown } from '#platform/ui/Countdown.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { StoneRing } from '#platform/ui/StoneRing.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { Verify, sourcesOf } from '#platform/web/Verify.tsx'

import type { SaleState } from '../../shapes.ts'
import { bpsOf } from '../amounts.ts'
import { inMonths } from '../lasting.ts'
import { saleTexts as texts } from '../textSale.ts'
import type { SaleDetail } from '../useSale.ts'

interface ProgressProps {
  readonly found: SaleDetail
  readonly state: SaleState
  readonly now: number
}

/** A sale runs so long unless it sells out or a leave moves its end. */
const salePeriod = 30 * 86_400

/** The shares as a ring of stones with a line at the soft cap, and the time that is left. */
export function Progress({ found, state, now }: ProgressProps) {
  const t = useText()
  const { percent } = useFormats()
  const { presale, topFiveBps, sources } = found
  const { sold, softCap, maxTotalNum } = presale
  const cap = bpsOf(softCap, maxTotalNum)
  const reached = sold >= softCap
  const waits = state === 'upcoming' || state === 'live'
  const until = state === 'upcoming' ? presale.startTime : presale.endTime
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-5 gap-y-3">
      <StoneRing
        className="w-34"
        mark={cap}
        parts={[
          { amount: BigInt(sold), fill: 'fill-lapis' },
          { amount: BigInt(maxTotalNum - sold), fill: 'fill-line' },
        ]}
      >
        <span translate="no" className="num font-display text-lg font-semibold">
          {percent(bpsOf(sold, maxTotalNum))}
        </span>
        <span className="text-xs text-soft">{t(texts.ofSold)}</span>
      </StoneRing>
      <div className="min-w-52 flex-1">
        <KeyValue
          rows={[
            {
              label: t(texts.softCap),
              value: reached ? t(texts.reached, { rate: percent(cap) }) : percent(cap),
              tone: reached ? 'good' : 'plain',
            },
            { label: t(texts.soldLabel), value: t(texts.soldOf, { sold, all: maxTotalNum }) },
            ...(waits
              ? [
                  {
                    label: t(state === 'live' ? texts.endsIn : texts.startsIn),
                    value: <Countdown seconds={until - now} />,
                  },
                ]
              : []),
            { label: t(texts.period), value: inMonths(salePeriod, t) },
            ...(sold === 0 ? [] : [{ label: t(texts.topFive), value: percent(topFiveBps) }]),
          ]}
        />
      </div>
      <Verify of={t(texts.soldLabel)} source={sourcesOf(sources, 'sold', 'presale', 'totals')} />
    </div>
  )
}
