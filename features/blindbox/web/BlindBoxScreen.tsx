import { salesApi } from '#features/sales/public.web.ts'
import { shortAmount } from '#platform/std/format.ts'
import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { ListRow } from '#platform/ui/ListRow.tsx'
import { useApi } from '#platform/web/api.ts'
import { nativeSymbol } from '#platform/web/config.ts'
import { useText } from '#platform/web/i18n.tsx'
import { QueryState } from '#platform/web/queryState.tsx'
import { Screen as Frame } from '#platform/web/screen.tsx'

import { boxTexts as texts } from './text.ts'
import { boxTitles } from './textTitles.ts'

/** Kept alive when left: the chosen tab and the pages read are as they were. */
export function BlindBoxScreen() {
  const t = useText()
  const query = useApi(salesApi.productPage, { kind: 'box' })
  return (
    <Frame>
      <QueryState query={query} empty={<EmptyState title={t(boxTitles.market)} />}>
        {({ list }) =>
          list.map((series) => (
            <ListRow
              key={series.productId}
              to={`/blindBoxDetail?seriesId=${series.productId}`}
              title={t(texts.series, { id: String(series.productId) })}
              note={t(texts.left, { left: series.remainSupply, supply: series.supply })}
              trailing={`${shortAmount(BigInt(series.priceTrx), 6)} ${nativeSymbol()}`}
              trailingNote={t(texts[series.state])}
            />
          ))
        }
      </QueryState>
    </Frame>
  )
}
