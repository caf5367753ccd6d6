import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { Skeleton } from '#platform/ui/Skeleton.tsx'
import { useApi } from '#platform/web/api.ts'
import { useText } from '#platform/web/i18n.tsx'
import { QueryState } from '#platform/web/queryState.tsx'
import { Screen as Frame } from '#platform/web/screen.tsx'
import { useTimesDone } from '#platform/web/spend/useTimesDone.ts'
import { Link } from 'wouter'

import { purchaseActions } from '../../actions.ts'
import { purchaseApi } from '../../purchaseApi.ts'
import { PoolTabs, useChosenPool } from '../PoolTabs.tsx'
import { BuyForm } from './BuyForm.tsx'
import { MyShare, PoolNumbers } from './PoolNumbers.tsx'
import { type Config, RewardToday } from './RewardToday.tsx'
import { lpBuyTexts as texts } from './text.ts'

/** How often figures from the chain are requested again, ms. */
const again = 15_000

/** Liquidity for one coin: its cost and estimate, its reserved reward, and its risks. */
export function BuyLpScreen() {
  const query = useApi(purchaseApi.findConfig, {}, { refetchInterval: again })
  return (
    <Frame>
      <QueryState query={query} skeleton={<Waiting />}>
        {(config) => <Buying config={config} />}
      </QueryState>
    </Frame>
  )
}

function Buying({ config }: { config: Config }) {
  const t = useText()
  const choice = useChosenPool(config.pools)
  const { chosen } = choice
  const times = useTimesDone(purchaseActions.swapCoinIssuedAdd.kind)
  const info = useApi(purchaseApi.info, chosen === undefined ? null : { pool: chosen.pool }, {
    refetchInterval: again,
  })
  if (chosen === undefined) return null
  const empty = info.data?.totalSupply === '0'
  return (
    <>
      <PoolTabs {...choice} />
      {empty ? (
        <EmptyState title={t(texts.poolEmpty)} body={t(texts.poolEmptyBody)} />
      ) : (
        <BuyForm key={`${chosen.pool} ${times}`} pool={chosen.pool} config={config}>
          <Behind config={config} info={info} />
        </BuyForm>
      )}
      {empty && <Behind config={config} info={info} />}
    </>
  )
}

interface BehindProps {
  readonly config: Config
  readonly info: ReturnType<typeof useApi<typeof purchaseApi.info>>
}

/** What one has of the pool, what buying earns, and what the pool holds. */
function Behind({ config, info }: BehindProps) {
  const t = useText()
  return (
    <>
      {info.data !== undefined && <MyShare info={info.data} bounds={config.slippageBps} />}
      <div>
        <RewardToday config={config} />
        <QueryState query={info} skeleton={<Skeleton className="h-12 w-full" />}>
          {(pool) => <PoolNumbers info={pool} />}
        </QueryState>
      </div>
      <nav className="flex flex-wrap gap-x-6 font-semibold text-lapis">
        <Link to="/lpReward" className="inline-flex min-h-11 items-center">
          {t(texts.toRewards)}
        </Link>
        <Link to="/record?kind=purchases" className="inline-flex min-h-11 items-center">
          {t(texts.toRecords)}
        </Link>
      </nav>
    </>
  )
}

function Waiting() {
  return (
    <div className="flex flex-col gap-4">
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-96 w-full" />
      <Skeleton className="h-44 w-full" />
    </div>
  )
}
