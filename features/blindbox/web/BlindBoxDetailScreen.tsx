import { salesApi } from '#features/sales/public.web.ts'
import { exactAmount } from '#platform/std/format.ts'
import { buttonClass } from '#platform/ui/Button.tsx'
import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { useApi } from '#platform/web/api.ts'
import { nativeSymbol } from '#platform/web/config.ts'
import { useText } from '#platform/web/i18n.tsx'
import { QueryState } from '#platform/web/queryState.tsx'
import { Screen as Frame } from '#platform/web/screen.tsx'
import { Link, useSearchParams } from 'wouter'

import { boxTexts as texts } from './text.ts'
import { boxTitles } from './textTitles.ts'

/** One series: its urn, its price, how it is drawn. */
export function BlindBoxDetailScreen() {
  const t = useText()
  const [search] = useSearchParams()
  const seriesId = search.get('seriesId') ?? ''
  const named = /^[1-9]\d{0,5}$/.test(seriesId)
  const query = useApi(salesApi.productDetail, named ? { seriesId } : null)
  if (!named) {
    return (
      <Frame>
        <EmptyState
          title={t(boxTitles.series)}
          action={
            <Link to="/blindBox" className={buttonClass()}>
              {t(texts.toMarket)}
            </Link>
          }
        />
      </Frame>
    )
  }
  return (
    <Frame>
      <QueryState query={query}>
        {(series) => (
          <KeyValue
            rows={[
              {
                label: t(texts.series, { id: String(series.productId) }),
                value: t(texts[series.state]),
              },
              {
                label: t(texts.left, { left: series.remainSupply, supply: series.supply }),
                value: `${exactAmount(BigInt(series.priceTrx), 6)} ${nativeSymbol()}`,
              },
            ]}
          />
        )}
      </QueryState>
    </Frame>
  )
}
