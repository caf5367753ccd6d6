import type { Reply } from '#platform/std/endpoint.ts'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { Skeleton } from '#platform/ui/Skeleton.tsx'
import { Tabs } from '#platform/ui/Tabs.tsx'
import { useApi } from '#platform/web/api.ts'
import { useAction } from '#platform/web/flow/useFlow.ts'
import { useText } from '#platform/web/i18n.tsx'
import { Arriving } from '#platform/web/Arriving.tsx'
import { OfMember } from '#platform/web/OfMember.tsx'
import { QueryState } from '#platform/web/queryState.tsx'
import { Reserve } from '#platform/web/reserve/Reserve.tsx'
import { Screen as Frame } from '#platform/web/screen.tsx'
import { shortOf } from '#platform/web/spend/coin.ts'
import { FormBar } from '#platform/web/spend/FormBar.tsx'
import { useTimesDone } from '#platform/web/spend/useTimesDone.ts'
import { earningTexts } from '#platform/web/stake/text.ts'
import { sourceOf } from '#platform/web/Verify.tsx'
import { useSearchParams } from 'wouter'

import { stakingActions } from '../actions.ts'
import { stakingApi } from '../api.ts'
import { Claimable } from './Claimable.tsx'
import { MyStakes } from './MyStakes.tsx'
import { chosenPlan } from './plans.ts'
import { StakeForm } from './StakeForm.tsx'
import { stakingTexts as texts } from './text.ts'

const form = 'stake'

/** How often the terms and the reserve are asked for again, ms. */
const again = 30_000

/** One coin for days: its reward, its reserve, and the own stakes. */
export function PledgeCoinScreen() {
  const query = useApi(stakingApi.planList, {}, { refetchInterval: again })
  return (
    <Frame sequential>
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
  const { busy } = useAction(stakingActions.pledge)
  const times = useTimesDone(stakingActions.pledge.kind)
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
      <StakeForm key={`${plan.symbol} ${times}`} plan={plan} form={form} />
      <OfMember silent>
        <MyStakes plans={coins}>
          <Earned totals={totals} tesPriceE12={plan.tesPriceE12} />
        </MyStakes>
      </OfMember>
      <QueryState query={totals} skeleton={<Skeleton className="h-12 w-full" />}>
        {(statistic) => (
          <Reserve backing={statistic} source={sourceOf(statistic.sources, 'reserve')}>
            <KeyValue
              rows={[{ label: t(earningTexts.total), value: shortOf(BigInt(plan.total), plan) }]}
            />
            <p className="text-soft">{t(texts.lead)}</p>
            <p className="text-xs text-soft">{t(texts.aprHow)}</p>
            <p className="text-xs text-soft">{t(texts.apart)}</p>
          </Reserve>
        )}
      </QueryState>
      <FormBar form={form} busy={busy} />
    </>
  )
}

interface EarnedProps {
  readonly totals: ReturnType<typeof useTotals>
  readonly tesPriceE12: string | null
}

/** Nothing where it cannot be read: the reserve below shows it. */
function Earned({ totals, tesPriceE12 }: EarnedProps) {
  const { mine, sources } = totals.data ?? {}
  if (mine != null) return <Claimable mine={mine} sources={sources!} tesPriceE12={tesPriceE12} />
  if (totals.isError || totals.isPaused) return null
  return (
    <Arriving first>
      <Skeleton className="h-24 w-full" />
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
