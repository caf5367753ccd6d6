import { buttonClass } from '#platform/ui/Button.tsx'
import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { useApi } from '#platform/web/api.ts'
import { useText } from '#platform/web/i18n.tsx'
import { QueryState } from '#platform/web/queryState.tsx'
import { Screen as Frame } from '#platform/web/screen.tsx'
import { Link, useSearchParams } from 'wouter'

import { blindboxApi } from '../api.ts'
import { DrawCheck } from './check/DrawCheck.tsx'
import { marketPath } from './paths.ts'
import { boxTexts } from './text.ts'
import { checkTexts as texts } from './textCheck.ts'

const isOver = (state: string | undefined): boolean => state === 'settled' || state === 'refunded'

/** Anyone's draw, by the number of its request: neither wallet nor session is asked for. */
export function DrawCheckScreen() {
  const t = useText()
  const [search] = useSearchParams()
  const drawId = search.get('requestId') ?? ''
  const named = /^[1-9]\d{0,15}$/.test(drawId)
  const query = useApi(blindboxApi.draw, named ? { drawId } : null, {
    refetchInterval: ({ state }) => (isOver(state.data?.state) ? false : 3_000),
  })
  if (!named) {
    return (
      <Frame>
        <EmptyState
          title={t(texts.noSuch)}
          body={t(texts.noSuchBody)}
          action={
            <Link to={marketPath} className={buttonClass()}>
              {t(boxTexts.toMarket)}
            </Link>
          }
        />
      </Frame>
    )
  }
  return (
    <Frame>
      <QueryState query={query}>{(draw) => <DrawCheck draw={draw} />}</QueryState>
    </Frame>
  )
}
