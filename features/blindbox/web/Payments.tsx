import type { ProductDetail } from '#features/sales/public.web.ts'
import { exactAmount } from '#platform/std/format.ts'
import { Surface } from '#platform/ui/Surface.tsx'
import { nativeSymbol } from '#platform/web/config.ts'
import { useText } from '#platform/web/i18n.tsx'

import { spanOf } from './span.ts'
import { buyTexts } from './textBuy.ts'
import { seriesTexts as texts } from './textSeries.ts'
import { totalsOf } from './totals.ts'

/** What is due now, what later, and what happens if the second payment does not come. */
export function Payments({ series }: { series: ProductDetail }) {
  const t = useText()
  if (series.twoPayments === null) {
    return <p className="text-soft">{t(buyTexts.waits)}</p>
  }
  const { firstShare, completeTime } = series.twoPayments
  const { first, second } = totalsOf(BigInt(series.priceTrx), 1, firstShare)
  const span = spanOf(completeTime)
  const symbol = nativeSymbol()
  return (
    <Surface className="flex flex-col gap-1">
      <h2 className="text-base">{t(texts.twoPayments)}</h2>
      <p className="num">{t(texts.firstNow, { amount: exactAmount(first, 6), symbol })}</p>
      <p className="num">
        {t(texts.secondLater, {
          amount: exactAmount(second, 6),
          symbol,
          time: t(span.text, { count: span.count }),
        })}
      </p>
      <p className="text-soft">{t(texts.notPaid)}</p>
    </Surface>
  )
}
