import { isAddress } from '#platform/std/address.ts'
import { Skeleton } from '#platform/ui/Skeleton.tsx'
import { useApi } from '#platform/web/api.ts'
import { QueryState } from '#platform/web/queryState.tsx'
import { Screen as Frame } from '#platform/web/screen.tsx'
import { useTimesDone } from '#platform/web/spend/useTimesDone.ts'
import { useSearchParams } from 'wouter'

import { issueActions } from '../actions.ts'
import { issueApi } from '../api.ts'
import { CreateForm } from './create/CreateForm.tsx'

/** Creates a token, its presale, or both; `?token=` gives a token that there is a presale. */
export function CreateTokenScreen() {
  const [search] = useSearchParams()
  const named = (search.get('token') ?? '').trim()
  const token = isAddress(named) ? named : null
  const config = useApi(issueApi.findConfig, {}, { refetchInterval: 60_000 })
  const existing = useApi(issueApi.swapCoinIssuedDetail, token === null ? null : { token })
  const times =
    useTimesDone(issueActions.createBoth.kind) +
    useTimesDone(issueActions.createToken.kind) +
    useTimesDone(issueActions.createPresale.kind)
  return (
    <Frame>
      <QueryState query={config} skeleton={<Waiting />}>
        {(found) =>
          token === null ? (
            <CreateForm key={times} config={found} existing={null} />
          ) : (
            <QueryState query={existing} skeleton={<Waiting />}>
              {(detail) => (
                <CreateForm key={`${token} ${times}`} config={found} existing={detail} />
              )}
            </QueryState>
          )
        }
      </QueryState>
    </Frame>
  )
}

function Waiting() {
  return (
    <div className="flex flex-col gap-4">
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-20 w-full" />
      <Skeleton className="h-96 w-full" />
    </div>
  )
}
