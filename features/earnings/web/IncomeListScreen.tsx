import { Tabs } from '#platform/ui/Tabs.tsx'
import { useText } from '#platform/web/i18n.tsx'
import { OfMember } from '#platform/web/OfMember.tsx'
import { Screen as Frame } from '#platform/web/screen.tsx'
import { useSearchParams } from 'wouter'

import { OverTime } from './OverTime.tsx'
import { ReceivingRecords, RevenueRecords } from './Records.tsx'
import { incomeTexts as texts } from './text.ts'

/** Revenue and receiving records: what was earned, and what was paid. */
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
        <OfMember>
          {kind === 'revenue' ? (
            <>
              <OverTime />
              <RevenueRecords />
            </>
          ) : (
            <ReceivingRecords />
          )}
        </OfMember>
      </div>
    </Frame>
  )
}
