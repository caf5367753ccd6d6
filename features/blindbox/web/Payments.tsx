import type { ProductDetail } from '#features/sales/public.web.ts'
import { exactAmount } from '#platform/std/format.ts'
import { Surface } from '#platform/ui/Surface.tsx'
import { nativeSymbol } from '#platform/web/config.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'

import { spanOf } from './span.ts'
import { buyTexts } from './textBuy.ts'
import { seriesTexts as texts } from './textSeries.ts'
import { totalsOf } from './totals.ts'

/** The amount due now, the one due later, and what happens without the second payment. */
export function Payments({ series }: { series: ProductDetail }) {
  const t = useText()
  if (series.twoPayments === null) {
    return <p className="text-soft">{t(buyTexts.waits)}</p>
  }
  const { firstShare, completeTime } = series.twoPayments
  const span = spanOf(completeTime)
  const time = t(span.text, { count: span.count })
  return (
    <Surface className="flex flex-col gap-1">
      <h2 className="text-base">{t(texts.twoPayments)}</h2>
      <Parts priceTrx={series.priceTrx} firstShare={firstShare} time={time} />
      <p className="text-soft">{t(texts.notPaid)}</p>
    </Surface>
  )
}

interface PartsProps {
  readonly priceTrx: string | null
  readonly firstShare: number
  /** In which the second is due. */
  readonly time: string
}

/** Both amounts, or their shares while there is no average price. */
function Parts({ priceTrx, firstShare, time }: PartsProps) {
  const t = useText()
  const formats = useFormats()
  if (priceTrx === null) {
    return (
      <>
        <p className="num">{t(texts.firstShare, { share: formats.percent(firstShare) })}</p>
        <p className="num">{t(texts.secondShare, { time })}</p>
      </>
    )
  }
  const { first, second } = totalsOf(BigInt(priceTrx), 1, firstShare)
  const symbol = nativeSymbol()
  return (
    <>
      <p className="num">{t(texts.firstNow, { amount: exactAmount(first, 6), symbol })}</p>
      <p className="num">
        {t(texts.secondLater, { amount: exactAmount(second, 6), symbol, time })}
      </p>
    </>
  )
}
