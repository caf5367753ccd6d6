import type { Reply } from '#platform/std/endpoint.ts'
import { Skeleton } from '#platform/ui/Skeleton.tsx'
import { useApi } from '#platform/web/api.ts'
import { useText } from '#platform/web/i18n.tsx'
import { QueryState } from '#platform/web/queryState.tsx'
import { Screen as Frame } from '#platform/web/screen.tsx'
import { useSession } from '#platform/web/session.tsx'
import { recordTexts } from '#platform/web/recordText.ts'
import { Link } from 'wouter'

import { lpApi } from '../../api.ts'
import { PoolTabs, useChosenPool } from '../PoolTabs.tsx'
import { MyStake } from './MyStake.tsx'
import { InAndOut } from './InAndOut.tsx'
import { Details, Numbers } from './Numbers.tsx'
import { lpStakeTexts as texts } from './text.ts'
import { RecordRows } from './RecordRows.tsx'

/** How often figures from the chain are requested again, ms. */
const again = 15_000

/** Liquidity in a stream: the pool's payments and their source, the own stake, and the buttons to add and to leave. */
export function PledgeLpScreen() {
  const query = useApi(lpApi.list, {})
  return (
    <Frame sequential>
      <QueryState query={query} skeleton={<Waiting />}>
        {({ pools }) => <Pools pools={pools} />}
      </QueryState>
    </Frame>
  )
}

function Pools({ pools }: { pools: Reply<typeof lpApi.list>['pools'] }) {
  const choice = useChosenPool(pools)
  const { chosen } = choice
  if (chosen === undefined) return null
  return (
    <>
      <PoolTabs {...choice} />
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
    <QueryState query={one} skeleton={<Skeleton className="h-26 w-full" />}>
      {(numbers) => (
        <>
          <Numbers pool={numbers} />
          <QueryState query={mine} skeleton={<Skeleton className="h-96 w-full" />}>
            {(own) => (
              <>
                <MyStake mine={own} one={numbers} />
                <InAndOut mine={own} one={numbers}>
                  <Details pool={numbers} />
                  <Records pool={pool} />
                </InAndOut>
              </>
            )}
          </QueryState>
          {!signedIn && <Details pool={numbers} />}
        </>
      )}
    </QueryState>
  )
}

function Waiting() {
  return (
    <div className="flex flex-col gap-4">
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-26 w-full" />
      <Skeleton className="h-96 w-full" />
    </div>
  )
}

/** Own records in a pool, and links to all other parts. */
function Records({ pool }: { pool: string }) {
  const t = useText()
  return (
    <section className="flex flex-col gap-2">
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-lg">{t(texts.records)}</h2>
        <Link to="/record?kind=staking" className="font-semibold text-lapis">
          {t(recordTexts.all)}
        </Link>
      </div>
      <RecordRows pool={pool} />
    </section>
  )
}
