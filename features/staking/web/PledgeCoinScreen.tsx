import type { Reply } from '#platform/std/endpoint.ts'
import { CoinMark } from '#platform/ui/CoinMark.tsx'
import { Figure } from '#platform/ui/Figure.tsx'
import { Skeleton } from '#platform/ui/Skeleton.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import { Tabs } from '#platform/ui/Tabs.tsx'
import { useApi } from '#platform/web/api.ts'
import { useText } from '#platform/web/i18n.tsx'
import { Arriving } from '#platform/web/Arriving.tsx'
import { OfMember } from '#platform/web/OfMember.tsx'
import { QueryState } from '#platform/web/queryState.tsx'
import { Reserve } from '#platform/web/reserve/Reserve.tsx'
import { Screen as Frame } from '#platform/web/screen.tsx'
import { shortOf } from '#platform/web/spend/coin.ts'
import { earningTexts } from '#platform/web/stake/text.ts'
import { sourceOf, Verify } from '#platform/web/Verify.tsx'
import { useSearchParams } from 'wouter'

import { stakingApi } from '../api.ts'
import { Claimable } from './Claimable.tsx'
import { MyStakes } from './MyStakes.tsx'
import { chosenPlan } from './plans.ts'
import { StakeForm } from './StakeForm.tsx'
import { stakingTexts as texts } from './text.ts'

/** How often the terms and the reserve are asked for again, ms. */
const again = 30_000

/** One coin for days: what it earns, what stands behind it, and what one has staked. */
export function PledgeCoinScreen() {
  const query = useApi(stakingApi.planList, {}, { refetchInterval: again })
  return (
    <Frame inTurn>
      <QueryState query={query} skeleton={<Waiting />}>
        {(plans) => <Staking plans={plans} />}
      </QueryState>
    </Frame>
  )
}

function Staking({ plans: { coins } }: { plans: Reply<typeof stakingApi.planList> }) {
  const t = useText()
  const [search, setSearch] = useSearchParams()
  const plan = chosenPlan(coins, search.get('coin'))
  const totals = useTotals()
  if (plan === undefined) return null
  return (
    <>
      <div className="-mx-4">
        <Tabs
          label={t(texts.coin)}
          items={coins.map(({ symbol }) => ({ value: symbol, label: symbol }))}
          value={plan.symbol}
          onChange={(coin) => setSearch({ coin }, { replace: true })}
        />
      </div>
      <div className="flex items-end gap-3">
        <CoinMark symbol={plan.symbol} />
        <Figure label={t(earningTexts.total)} value={shortOf(BigInt(plan.total), plan)} />
        <span className="ml-auto">
          <Verify of={t(earningTexts.total)} source={sourceOf(plan.sources, 'total')} />
        </span>
      </div>
      <p className="text-soft">{t(texts.lead)}</p>
      <Surface>
        <StakeForm key={plan.symbol} plan={plan} />
      </Surface>
      <OfMember silent>
        <Earned totals={totals} />
        <MyStakes plans={coins} />
      </OfMember>
      <QueryState query={totals} skeleton={<Skeleton className="h-44 w-full" />}>
        {(statistic) => (
          <Reserve backing={statistic} source={sourceOf(statistic.sources, 'reserve')} />
        )}
      </QueryState>
      <p className="text-xs text-soft">{t(texts.apart)}</p>
    </>
  )
}

/** Nothing where it cannot be read: the reserve below says so. */
function Earned({ totals }: { totals: ReturnType<typeof useTotals> }) {
  const { mine, sources } = totals.data ?? {}
  if (mine != null) return <Claimable mine={mine} sources={sources!} />
  if (totals.isError || totals.isPaused) return null
  return (
    <Arriving first>
      <Skeleton className="h-36 w-full" />
    </Arriving>
  )
}

const useTotals = () => useApi(stakingApi.singleCoinPledgeStatistic, {}, { refetchInterval: again })

function Waiting() {
  return (
    <div className="flex flex-col gap-4">
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-80 w-full" />
      <Skeleton className="h-32 w-full" />
    </div>
  )
}
