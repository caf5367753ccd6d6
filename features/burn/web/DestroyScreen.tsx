import { ErrorState } from '#platform/ui/ErrorState.tsx'
import { Skeleton } from '#platform/ui/Skeleton.tsx'
import { Tabs } from '#platform/ui/Tabs.tsx'
import { nativeSymbol } from '#platform/web/config.ts'
import { useText } from '#platform/web/i18n.tsx'
import { OfMember } from '#platform/web/OfMember.tsx'
import { QueryState } from '#platform/web/queryState.tsx'
import { Screen as Frame } from '#platform/web/screen.tsx'
import { tesCoin } from '#platform/web/spend/coin.ts'
import { useTimesDone } from '#platform/web/spend/useTimesDone.ts'
import { useChainNow } from '#platform/web/time.ts'
import { useSearchParams } from 'wouter'

import { burnActions } from '../actions.ts'
import { NotOpen } from './centre/NotOpen.tsx'
import { BurnForm } from './destroy/BurnForm.tsx'
import { DestroyBar } from './destroy/DestroyBar.tsx'
import { Pass } from './destroy/Pass.tsx'
import { PoolHead } from './destroy/PoolHead.tsx'
import { PriceFold } from './destroy/PriceFold.tsx'
import type { Paying } from './destroy/useBurnQuote.ts'
import { type Mining, stateAt, useMining } from './mining.ts'
import { MyNodes } from './nodes/MyNodes.tsx'
import { burnTexts } from './text.ts'
import { destroyTexts as texts } from './textBurn.ts'
import { WayRow } from './WayRow.tsx'

/** Burning for power: the pool, the pass, the form with `?coin=` that it is paid with, and the nodes. */
export function DestroyScreen() {
  const query = useMining()
  return (
    <Frame sequential>
      <QueryState query={query} skeleton={<Waiting />}>
        {(mining) => <Destroy mining={mining} />}
      </QueryState>
    </Frame>
  )
}

function Destroy({ mining }: { mining: Mining }) {
  const t = useText()
  const [search, setSearch] = useSearchParams()
  const state = stateAt(mining, useChainNow())
  const paying: Paying = search.get('coin') === nativeSymbol() ? 'trx' : 'coin'
  const times = useTimesDone(burnActions.burn.kind) + useTimesDone(burnActions.swap.kind)
  const { price, mine } = mining
  return (
    <>
      {state !== 'running' && <NotOpen mining={mining} />}
      <PoolHead mining={mining} state={state} />
      <Pass mining={mining} />
      <Tabs<Paying>
        label={t(texts.how)}
        buttons
        items={[
          { value: 'coin', label: t(texts.burnTes) },
          { value: 'trx', label: t(texts.swap, { coin: nativeSymbol() }) },
        ]}
        value={paying}
        onChange={(value) =>
          setSearch({ coin: value === 'trx' ? nativeSymbol() : tesCoin.symbol }, { replace: true })
        }
      />
      {price.refusal !== null && (
        <ErrorState message={price.refusal.message} code={price.refusal.reason} />
      )}
      <BurnForm key={`${paying} ${times}`} mining={mining} paying={paying} />
      <PriceFold mining={mining} />
      <OfMember silent>
        <MyNodes title={t(texts.activation)} only="waiting" />
      </OfMember>
      <nav aria-label={t(burnTexts.ways)} className="flex flex-col">
        <WayRow to="/node" icon="hashrate" title={t(texts.nodes)} note={t(texts.nodesShare)} />
        <WayRow
          to="/MyDestruction"
          icon="records"
          title={t(texts.records)}
          {...(mine === null ? {} : { note: t(burnTexts.burnsCount, { count: mine.burns }) })}
        />
      </nav>
      <DestroyBar mining={mining} paying={paying} />
    </>
  )
}

function Waiting() {
  return (
    <div className="flex flex-col gap-4">
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-16 w-full" />
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-12 w-full" />
    </div>
  )
}
