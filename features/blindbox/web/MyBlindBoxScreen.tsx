import { salesApi } from '#features/sales/public.web.ts'
import { buttonClass } from '#platform/ui/Button.tsx'
import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { ListRow } from '#platform/ui/ListRow.tsx'
import { useApi } from '#platform/web/api.ts'
import { useText } from '#platform/web/i18n.tsx'
import { QueryState } from '#platform/web/queryState.tsx'
import { Screen as Frame } from '#platform/web/screen.tsx'
import { Link } from 'wouter'

import { boxTexts as texts } from './text.ts'
import { boxTitles } from './textTitles.ts'

/** One's own boxes, those to be opened first. */
export function MyBlindBoxScreen() {
  const t = useText()
  const query = useApi(salesApi.buyRecordPage, { kind: 'box' })
  return (
    <Frame>
      <QueryState
        query={query}
        empty={
          <EmptyState
            title={t(boxTitles.mine)}
            action={
              <Link to="/blindBox" className={buttonClass()}>
                {t(texts.toMarket)}
              </Link>
            }
          />
        }
      >
        {({ list }) =>
          list.map(({ id, productId }) => (
            <ListRow
              key={id}
              to={`/blindBoxDetail?seriesId=${productId}`}
              title={`#${id}`}
              note={t(texts.series, { id: String(productId) })}
            />
          ))
        }
      </QueryState>
    </Frame>
  )
}
