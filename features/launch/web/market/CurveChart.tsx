import { AreaChart } from '#platform/ui/AreaChart.tsx'
import { Figure } from '#platform/ui/Figure.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import { nativeSymbol } from '#platform/web/config.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { useApiList } from '#platform/web/pages.ts'
import { Verify, sourcesOf } from '#platform/web/Verify.tsx'

import { saleApi } from '../../api.ts'
import { inUsdt, plainSun } from '../amounts.ts'
import { pointAt, priceAt } from '../curve.ts'
import { marketTexts as texts } from '../textMarket.ts'
import { saleTexts } from '../textSale.ts'
import { curveOf, type Market, type SaleDetail } from '../useSale.ts'
import { holderKey } from './keys.ts'

interface CurveChartProps {
  readonly found: SaleDetail
  readonly market: Market
}

/** The price now and how far the curve is sold; what is sold as an area, what is left as a dotted line. */
export function CurveChart({ found, market }: CurveChartProps) {
  const t = useText()
  const { percent, number } = useFormats()
  const { presale, sources } = found
  const holders = useApiList(saleApi.holders, { sale: presale.sale }, 20, holderKey)
  const curve = curveOf(market)
  const [sold, shares] = [BigInt(market.sold), BigInt(market.shares)]
  const last = plainSun(priceAt(curve, shares))
  const now = pointAt(curve, sold)
  const amount = inUsdt(market.next, found.trxRate)
  return (
    <section className="flex flex-col gap-3">
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-2">
        <Figure
          label={t(texts.price)}
          value={plainSun(market.next)}
          note={amount === null ? undefined : t(saleTexts.worth, { amount, coin: nativeSymbol() })}
        />
        <Figure
          label={t(texts.sold)}
          value={number(market.sold)}
          note={t(texts.ofShares, { all: market.shares })}
        />
      </div>
      <Surface>
        <AreaChart
          tone="lapis"
          points={[pointAt(curve, 0n), now]}
          ahead={sold < shares ? [pointAt(curve, shares)] : []}
          mark={now}
          label={t(texts.chart, {
            first: plainSun(market.first),
            last,
            sold: market.sold,
            all: market.shares,
          })}
          from={plainSun(market.first)}
          to={t(texts.soldOutAt, { price: last })}
        />
      </Surface>
      <KeyValue
        rows={[
          { label: t(texts.reserve), value: plainSun(market.reserve), tone: 'good' },
          ...(holders.data === undefined || holders.data.sold === 0
            ? []
            : [{ label: t(texts.topTen), value: percent(holders.data.topTenBps) }]),
        ]}
      />
      <Verify of={t(texts.reserve)} source={sourcesOf(sources, 'market')} />
    </section>
  )
}
