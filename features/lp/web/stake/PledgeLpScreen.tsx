import type { Reply } from '#platform/std/endpoint.ts'
import { Skeleton } from '#platform/ui/Skeleton.tsx'
import { useApi } from '#platform/web/api.ts'
import { useText } from '#platform/web/i18n.tsx'
import { QueryState } from '#platform/web/queryState.tsx'
import { Screen as Frame } from '#platform/web/screen.tsx'
import { useSession } from '#platform/web/session.tsx'

import { lpApi } from '../../api.ts'
import { PoolTabs, useChosenPool } from '../PoolTabs.tsx'
import { MyStake } from './MyStake.tsx'
import { History, Numbers } from './Numbers.tsx'
import { Records } from './Records.tsx'
import { lpStakeTexts as texts } from './text.ts'

/** How often figures that move with the chain are asked for again, ms. */
const again = 15_000

/** Liquidity in a stream: what the pool pays and from where, what one has in it, and the ways in and out. */
export function PledgeLpScreen() {
  const query = useApi(lpApi.list, {})
  return (
    <Frame inTurn>
      <QueryState query={query} skeleton={<Waiting />}>
        {({ pools }) => <Pools pools={pools} />}
      </QueryState>
    </Frame>
  )
}

function Pools({ pools }: { pools: Reply<typeof lpApi.list>['pools'] }) {
  const t = useText()
  const choice = useChosenPool(pools)
  const { chosen } = choice
  if (chosen === undefined) return null
  return (
    <>
      <PoolTabs {...choice} />
      <p className="text-soft">{t(texts.lead)}</p>
      <Pool key={chosen.pool} pool={chosen.pool} />
    </>
  )
}

function Pool({ pool }: { pool: string }) {
  const { status } = useSession()
  const signedIn = status === 'signedIn'
  const one = useApi(lpApi.oneStatistics, { pool }, { refetchInterval: again })
  const mine = useApi(lpApi.amount, { pool }, { refetchInterval: again })
  return (
    <>
      <QueryState query={one} skeleton={<Skeleton className="h-78 w-full" />}>
        {(numbers) => <Numbers pool={numbers} />}
      </QueryState>
      <QueryState query={mine} skeleton={<Skeleton className="h-72 w-full" />}>
        {(own) => <MyStake mine={own} />}
      </QueryState>
      {one.data !== undefined && <History pool={one.data} />}
      {signedIn && <Records pool={pool} />}
    </>
  )
}

function Waiting() {
  return (
    <div className="flex flex-col gap-4">
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-78 w-full" />
      <Skeleton className="h-72 w-full" />
    </div>
  )
}
