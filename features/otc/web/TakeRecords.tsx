import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { Tabs } from '#platform/ui/Tabs.tsx'
import { useText } from '#platform/web/i18n.tsx'
import { PagedRows } from '#platform/web/PagedRows.tsx'
import { useState } from 'react'

import { otcApi } from '../api.ts'
import { TakeRow, takeKey } from './TakeRow.tsx'
import { otcTexts as texts } from './text.ts'

const roles = ['buyer', 'seller'] as const
type Role = (typeof roles)[number]

/** What the reader took, and what others took of its offers, newest first. */
export function TakeRecords() {
  const t = useText()
  const [role, setRole] = useState<Role>('buyer')
  return (
    <div className="flex flex-col gap-3">
      <Tabs
        label={t(texts.which)}
        buttons
        items={[
          { value: 'buyer', label: t(texts.purchases) },
          { value: 'seller', label: t(texts.sales) },
        ]}
        value={role}
        onChange={setRole}
      />
      <PagedRows
        key={role}
        endpoint={otcApi.userProductBuyRecordList}
        input={{ role }}
        keyOf={takeKey}
        row={(take) => <TakeRow take={take} as={role} />}
        first={20}
        again={30_000}
        empty={
          <EmptyState
            title={t(role === 'buyer' ? texts.noPurchases : texts.noSales)}
            next={{ to: '/otc', text: t(texts.toMarket) }}
          />
        }
      />
    </div>
  )
}
