import type { Text } from '#platform/std/text.ts'
import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { Select } from '#platform/ui/Select.tsx'
import { useText } from '#platform/web/i18n.tsx'
import { PagedRows } from '#platform/web/PagedRows.tsx'
import { useState } from 'react'

import { earningsApi } from '../api.ts'
import { ClaimRow } from './ClaimRow.tsx'
import { IncomeRow } from './IncomeRow.tsx'
import { incomeTexts as texts, kindTexts, placeTexts } from './text.ts'

const choices = (each: Readonly<Record<string, Text>>) =>
  Object.entries({ all: texts.all, ...each })

/** What one has earned, newest first, of one kind or all. */
export function RevenueRecords() {
  const t = useText()
  const [kind, setKind] = useState('all')
  return (
    <>
      <div className="flex items-center justify-between gap-3">
        <span className="text-soft">{t(texts.kinds)}</span>
        <Select
          label={t(texts.kinds)}
          options={choices(kindTexts()).map(([value, text]) => ({ value, label: t(text) }))}
          value={kind}
          onChange={setKind}
        />
      </div>
      <PagedRows
        key={kind}
        endpoint={earningsApi.profitChangeRecordList}
        input={kind === 'all' ? {} : { kind }}
        keyOf={({ id }) => id}
        row={(line) => <IncomeRow line={line} />}
        first={20}
        again={30_000}
        empty={kind === 'all' ? <NoIncome /> : <EmptyState title={t(texts.noneOfKind)} />}
      />
    </>
  )
}

/** Payments to the account, newest first, from one place or all. */
export function ReceivingRecords() {
  const t = useText()
  const [from, setFrom] = useState('all')
  return (
    <>
      <div className="flex items-center justify-between gap-3">
        <span className="text-soft">{t(texts.paidFrom)}</span>
        <Select
          label={t(texts.paidFrom)}
          options={choices(placeTexts()).map(([value, text]) => ({ value, label: t(text) }))}
          value={from}
          onChange={setFrom}
        />
      </div>
      <PagedRows
        key={from}
        endpoint={earningsApi.claimRecordList}
        input={from === 'all' ? {} : { from }}
        keyOf={({ id }) => id}
        row={(line) => <ClaimRow line={line} />}
        first={20}
        again={30_000}
        empty={
          from === 'all' ? (
            <EmptyState
              title={t(texts.noClaims)}
              next={{ to: '/claiming', text: t(texts.seeClaimable) }}
            />
          ) : (
            <EmptyState title={t(texts.noneFromThere)} />
          )
        }
      />
    </>
  )
}

export function NoIncome() {
  const t = useText()
  return (
    <EmptyState
      title={t(texts.noneTitle)}
      body={t(texts.noneBody)}
      next={{ to: '/invitations', text: t(texts.toInvitations) }}
    />
  )
}
