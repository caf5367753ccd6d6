import { Skeleton } from '#platform/ui/Skeleton.tsx'
import { useText } from '#platform/web/i18n.tsx'
import { useApiList } from '#platform/web/pages.ts'
import { QueryState } from '#platform/web/queryState.tsx'
import { Screen as Frame } from '#platform/web/screen.tsx'
import { useChainNow } from '#platform/web/time.ts'
import { useState } from 'react'

import { burnApi } from '../api.ts'
import { CentreBar } from './centre/CentreBar.tsx'
import type { Day } from './centre/dayPoints.ts'
import { NotOpen } from './centre/NotOpen.tsx'
import { PaidWeek } from './centre/PaidWeek.tsx'
import { Powers } from './centre/Powers.tsx'
import { ShareHead } from './centre/ShareHead.tsx'
import { Statements } from './centre/Statements.tsx'
import { again, type Mining, stateAt, useMining } from './mining.ts'
import { burnTexts as texts } from './text.ts'
import { burnTitles as titles } from './textTitles.ts'
import { WayRow } from './WayRow.tsx'

const step = 30
const keyOf = ({ day }: Day): number => day

/** The hashrate centre: what the reader's power earned and shares, how power and pool went, and every day's statement. */
export function KineticScreen() {
  const query = useMining()
  return (
    <Frame sequential>
      <QueryState query={query} skeleton={<Waiting />}>
        {(mining) => <Centre mining={mining} />}
      </QueryState>
    </Frame>
  )
}

function Centre({ mining }: { mining: Mining }) {
  const t = useText()
  const state = stateAt(mining, useChainNow())
  const [size, setSize] = useState(step)
  const days = useApiList(burnApi.dayPage, {}, size, keyOf, { refetchInterval: again })
  const { mine, network } = mining
  return (
    <>
      {state !== 'running' && <NotOpen mining={mining} />}
      <ShareHead mining={mining} state={state} />
      <QueryState query={days} skeleton={<Skeleton className="h-96 w-full" />}>
        {({ list, total }) => (
          <>
            <Powers mining={mining} state={state} days={list} />
            <PaidWeek days={list} own={mine !== null && mine.power !== '0'} />
            <Statements days={list} total={total} onMore={() => setSize(size + step)} />
          </>
        )}
      </QueryState>
      <nav aria-label={t(texts.ways)} className="flex flex-col">
        <WayRow
          to="/node"
          icon="hashrate"
          title={t(titles.nodes)}
          note={t(texts.nodesActive, { count: network.activeNodes })}
        />
        <WayRow
          to="/MyDestruction"
          icon="burn"
          title={t(titles.myBurns)}
          {...(mine === null ? {} : { note: t(texts.burnsCount, { count: mine.burns }) })}
        />
        <WayRow to="/htxRecord" icon="records" title={t(titles.passes)} />
      </nav>
      <CentreBar mining={mining} state={state} />
    </>
  )
}

function Waiting() {
  return (
    <div className="flex flex-col gap-4">
      <Skeleton className="h-34 w-full" />
      <Skeleton className="h-96 w-full" />
      <Skeleton className="h-40 w-full" />
    </div>
  )
}
