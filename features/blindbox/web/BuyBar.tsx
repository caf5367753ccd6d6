import { type ProductDetail, type Purchase, noPriceTexts } from '#features/sales/public.web.ts'
import { exactAmount, roundedUp, shortAmount } from '#platform/std/format.ts'
import type { Text } from '#platform/std/text.ts'
import { Button, buttonClass } from '#platform/ui/Button.tsx'
import { StickyBar } from '#platform/ui/StickyBar.tsx'
import { nativeSymbol } from '#platform/web/config.ts'
import { useAction } from '#platform/web/flow/useFlow.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { Link } from 'wouter'

import { buyActions } from './buyActions.ts'
import type { Due } from './due.ts'
import { minePath } from './paths.ts'
import { boxTexts } from './text.ts'
import { buyTexts as texts } from './textBuy.ts'
import { seriesTexts } from './textSeries.ts'
import { totalsOf } from './totals.ts'

export interface BuyBarProps {
  readonly series: ProductDetail
  readonly state: ProductDetail['state']
  readonly boxes: readonly Purchase[]
  readonly due: Due | null
  readonly onBuy: () => void
}

/** The one action that is legal now: a payment that is due before another purchase. */
export function BuyBar({ series, state, boxes, due, onBuy }: BuyBarProps) {
  const t = useText()
  const symbol = nativeSymbol()
  const formats = useFormats()
  const complete = useAction(buyActions.complete)
  const share = series.twoPayments?.firstShare ?? null
  if (due !== null) {
    return (
      <StickyBar note={t(seriesTexts.dueBy, { time: formats.dateTime(due.expiry) })}>
        {state === 'onSale' && series.priceTrx !== null && (
          <Button kind="quiet" className="shrink-0" onClick={onBuy}>
            {t(texts.reserveMore)}
          </Button>
        )}
        <Button
          className="min-w-0 grow px-2!"
          busy={complete.busy}
          onClick={() =>
            void complete.start({ boxIds: due.ids.join(','), shownPrice: String(due.amount) })
          }
        >
          {t(texts.payDue, { price: shortAmount(roundedUp(due.amount, 6), 6), symbol })}
        </Button>
      </StickyBar>
    )
  }
  if (state === 'onSale' && series.priceTrx !== null) {
    const { first } = totalsOf(BigInt(series.priceTrx), 1, share)
    return (
      <StickyBar>
        <Button full onClick={onBuy}>
          {t(share === null ? texts.buyFor : texts.reserveFor, {
            price: exactAmount(first, 6),
            symbol,
          })}
        </Button>
      </StickyBar>
    )
  }
  if (boxes.some((box) => box.state === 'sealed' && !box.closed)) {
    return (
      <StickyBar>
        <Link to={minePath} className={buttonClass('primary', true)}>
          {t(seriesTexts.toMine)}
        </Link>
      </StickyBar>
    )
  }
  return <Closed series={series} state={state} />
}

const whyClosed: Partial<Record<ProductDetail['state'], Text>> = {
  onSale: noPriceTexts.note,
  soldOut: texts.soldOutNote,
}

/** The reason why nothing can be bought now. A product on sale waits for a price. */
function Closed({ series, state }: Pick<BuyBarProps, 'series' | 'state'>) {
  const t = useText()
  const formats = useFormats()
  const note = whyClosed[state]
  return (
    <StickyBar note={note === undefined ? undefined : t(note)}>
      <Button full disabled>
        {state === 'preparing' && series.start !== null
          ? t(texts.startsAt, { time: formats.dateTime(series.start) })
          : t(state === 'onSale' ? noPriceTexts.waiting : boxTexts[state])}
      </Button>
    </StickyBar>
  )
}
