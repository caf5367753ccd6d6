import { Skeleton } from '#platform/ui/Skeleton.tsx'
import { Tabs } from '#platform/ui/Tabs.tsx'
import { useApi } from '#platform/web/api.ts'
import { useText } from '#platform/web/i18n.tsx'
import { OfMember } from '#platform/web/OfMember.tsx'
import { QueryState } from '#platform/web/queryState.tsx'
import { Screen as Frame } from '#platform/web/screen.tsx'
import { useSearchParams } from 'wouter'

import { earningsApi } from '../api.ts'
import { OverTime } from './OverTime.tsx'
import { NoIncome, ReceivingRecords, RevenueRecords } from './Records.tsx'
import { incomeTexts as texts } from './text.ts'

/** Revenue and receiving records: earnings, and payments. */
export function IncomeListScreen() {
  const t = useText()
  const [search, setSearch] = useSearchParams()
  const kind = search.get('kind') === 'receiving' ? 'receiving' : 'revenue'
  return (
    <Frame>
      <div className="-mx-4">
        <Tabs
          label={t(texts.records)}
          items={(['revenue', 'receiving'] as const).map((value) => ({
            value,
            label: t(texts[value]),
          }))}
          value={kind}
          onChange={(next) => setSearch({ kind: next }, { replace: true })}
          panelId="income-records"
        />
      </div>
      <div id="income-records" className="flex flex-col gap-4">
        <OfMember>{kind === 'revenue' ? <Revenue /> : <ReceivingRecords />}</OfMember>
      </div>
    </Frame>
  )
}

/** Without a chart line of nothing for an account that has earned nothing yet. */
function Revenue() {
  const query = useApi(earningsApi.totalMemberProfit, {}, { refetchInterval: 30_000 })
  return (
    <QueryState query={query} skeleton={<Skeleton className="h-56 w-full" />} empty={<NoIncome />}>
      {({ list }) => (
        <>
          <OverTime earned={list[0]?.coin.symbol} />
          <RevenueRecords />
        </>
      )}
    </QueryState>
  )
}
