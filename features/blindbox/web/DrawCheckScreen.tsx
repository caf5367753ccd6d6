import { buttonClass } from '#platform/ui/Button.tsx'
import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { ListRow } from '#platform/ui/ListRow.tsx'
import { useApi } from '#platform/web/api.ts'
import { useText } from '#platform/web/i18n.tsx'
import { QueryState } from '#platform/web/queryState.tsx'
import { Screen as Frame } from '#platform/web/screen.tsx'
import { Link, useSearchParams } from 'wouter'

import { blindboxApi } from '../api.ts'
import { boxTexts as texts } from './text.ts'
import { boxTitles } from './textTitles.ts'

/** One request, and the cards drawn for it. */
export function DrawCheckScreen() {
  const t = useText()
  const [search] = useSearchParams()
  const drawId = search.get('requestId') ?? ''
  const named = /^[1-9]\d{0,15}$/.test(drawId)
  const query = useApi(blindboxApi.draw, named ? { drawId } : null)
  if (!named) {
    return (
      <Frame>
        <EmptyState
          title={t(boxTitles.check)}
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
        {({ cards, seriesId }) =>
          cards.map(({ tokenId }) => (
            <ListRow
              key={tokenId}
              to={`/nftDetail?tokenId=${tokenId}`}
              title={`#${tokenId}`}
              note={t(texts.series, { id: String(seriesId) })}
            />
          ))
        }
      </QueryState>
    </Frame>
  )
}
