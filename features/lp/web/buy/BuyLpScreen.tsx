import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { Skeleton } from '#platform/ui/Skeleton.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import { useApi } from '#platform/web/api.ts'
import { useText } from '#platform/web/i18n.tsx'
import { QueryState } from '#platform/web/queryState.tsx'
import { Screen as Frame } from '#platform/web/screen.tsx'
import { Link } from 'wouter'

import { purchaseApi } from '../../purchaseApi.ts'
import { PoolTabs, useChosenPool } from '../PoolTabs.tsx'
import { BuyForm } from './BuyForm.tsx'
import { MyShare, PoolNumbers } from './PoolNumbers.tsx'
import { type Config, RewardToday } from './RewardToday.tsx'
import { lpBuyTexts as texts } from './text.ts'

/** How often figures that move with the chain are asked for again, ms. */
const again = 15_000

/** Liquidity for one coin: what it costs and comes to, what is set aside with it, and what can go wrong. */
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
  const info = useApi(purchaseApi.info, chosen === undefined ? null : { pool: chosen.pool }, {
    refetchInterval: again,
  })
  if (chosen === undefined) return null
  return (
    <>
      <PoolTabs {...choice} />
      <p className="text-soft">{t(texts.lead)}</p>
      {info.data?.totalSupply === '0' ? (
        <EmptyState title={t(texts.poolEmpty)} body={t(texts.poolEmptyBody)} />
      ) : (
        <Surface>
          <BuyForm key={chosen.pool} pool={chosen.pool} config={config} />
        </Surface>
      )}
      <p>
        <strong>{`${t(texts.risk)}: `}</strong>
        <span>{t(texts.riskLong)}</span>
      </p>
      {info.data !== undefined && <MyShare info={info.data} />}
      <RewardToday config={config} />
      <nav className="flex flex-wrap gap-x-6 font-semibold text-lapis">
        <Link to="/lpReward" className="inline-flex min-h-11 items-center">
          {t(texts.toRewards)}
        </Link>
        <Link to="/record?kind=purchases" className="inline-flex min-h-11 items-center">
          {t(texts.toRecords)}
        </Link>
      </nav>
      <QueryState query={info} skeleton={<Skeleton className="h-44 w-full" />}>
        {(pool) => <PoolNumbers info={pool} />}
      </QueryState>
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
