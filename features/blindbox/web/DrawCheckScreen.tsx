import { useApi } from '#platform/web/api.ts'
import { QueryState } from '#platform/web/queryState.tsx'
import { Screen as Frame } from '#platform/web/screen.tsx'
import { useSearchParams } from 'wouter'

import { blindboxApi } from '../api.ts'
import { DrawCheck } from './check/DrawCheck.tsx'
import { NotNamed } from './NotNamed.tsx'
import { requestIn } from './paths.ts'
import { isOver } from './requestState.ts'
import { checkTexts as texts } from './textCheck.ts'

/** Any draw, by the number of its request, without wallet or session. */
export function DrawCheckScreen() {
  const [search] = useSearchParams()
  const drawId = requestIn(search.get('requestId'))
  const query = useApi(blindboxApi.draw, drawId === null ? null : { drawId }, {
    refetchInterval: ({ state: { data } }) =>
      data !== undefined && isOver(data.state) ? false : 3_000,
  })
  if (drawId === null) return <NotNamed title={texts.noSuch} body={texts.noSuchBody} />
  return (
    <Frame>
      <QueryState query={query}>{(draw) => <DrawCheck draw={draw} />}</QueryState>
    </Frame>
  )
}
