import type { ProductDetail } from '#features/sales/public.web.ts'
import { exactAmount, shortAmount } from '#platform/std/format.ts'
import { KeyValue, type KeyValueRow } from '#platform/ui/KeyValue.tsx'
import { useApi } from '#platform/web/api.ts'
import { nativeSymbol } from '#platform/web/config.ts'
import { useText } from '#platform/web/i18n.tsx'

import { blindboxApi } from '../api.ts'
import { spanOf } from './span.ts'
import { buyTexts as texts } from './textBuy.ts'
import { seriesTexts } from './textSeries.ts'
import { totalsOf } from './totals.ts'

export interface BuyTotalsProps {
  readonly series: ProductDetail
  readonly count: number
}

/** The price of the boxes, now and later, beside the average worth of a draw and the rest of the daily limit. */
export function BuyTotals({ series, count }: BuyTotalsProps) {
  const t = useText()
  const limit = useApi(blindboxApi.mine, {}).data?.limit
  const { twoPayments, expected } = series
  const rows: KeyValueRow[] = [{ label: t(seriesTexts.price), value: usdt(series.price) }]
  if (expected !== null) rows.push({ label: t(texts.worthEach), value: usdt(expected) })
  if (series.priceTrx !== null) {
    const price = BigInt(series.priceTrx)
    const totals = totalsOf(price, count, twoPayments?.firstShare ?? null)
    rows.push({ label: t(texts.each), value: native(price) })
    if (count > 1) rows.push({ label: t(texts.inAll), value: native(totals.all) })
    if (twoPayments !== null) {
      const span = spanOf(twoPayments.completeTime)
      const time = t(span.text, { count: span.count })
      rows.push(
        { label: t(texts.now), value: native(totals.first) },
        { label: t(texts.laterWithin, { time }), value: native(totals.second) },
      )
    }
  }
  if (limit !== undefined && limit.daily !== null) {
    const daily = BigInt(limit.daily)
    const left = daily - BigInt(limit.spent)
    rows.push({
      label: t(texts.dailyLimit),
      value: t(texts.leftToday, {
        left: exactAmount(left > 0n ? left : 0n, 6),
        daily: exactAmount(daily, 6),
        symbol: nativeSymbol(),
      }),
    })
  }
  return <KeyValue rows={rows} />
}

const native = (sun: bigint): string => `${exactAmount(sun, 6)} ${nativeSymbol()}`
const usdt = (amount: string): string => `${shortAmount(BigInt(amount), 6)} USDT`
