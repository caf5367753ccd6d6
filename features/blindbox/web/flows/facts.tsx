import { salesApi } from '#features/sales/public.web.ts'
import { exactAmount } from '#platform/std/format.ts'
import { useApi } from '#platform/web/api.ts'
import { nativeSymbol } from '#platform/web/config.ts'
import { useText } from '#platform/web/i18n.tsx'

import { spanOf } from '../span.ts'
import { buyTexts as texts } from '../textBuy.ts'

/** The second of two payments, read again so that a resumed order shows it too. */
export function SecondFact({ id, count }: { id: string; count: number }) {
  const t = useText()
  const value = useApi(salesApi.computerValue, { seriesId: id, num: String(count) }).data
  const series = useApi(salesApi.productDetail, { seriesId: id }).data
  if (value === undefined || value.second === null || !series?.twoPayments) return '…'
  const span = spanOf(series.twoPayments.completeTime)
  return t(texts.secondPart, {
    amount: exactAmount(BigInt(value.second), 6),
    symbol: nativeSymbol(),
    time: t(span.text, { count: span.count }),
  })
}
