import { AddressText } from '#platform/ui/AddressText.tsx'
import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { Skeleton } from '#platform/ui/Skeleton.tsx'
import { useApi } from '#platform/web/api.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { QueryState } from '#platform/web/queryState.tsx'
import { useChainNow } from '#platform/web/time.ts'
import { Verify } from '#platform/web/Verify.tsx'

import { daoApi } from '../../api.ts'
import { stateNow } from '../proposals.ts'
import { StateChip } from '../StateChip.tsx'
import { daoTexts } from '../textDao.ts'
import { proposalTexts as texts } from '../textProposal.ts'
import { Effects } from './Effects.tsx'
import type { Found } from './found.ts'
import { Outcome } from './Outcome.tsx'
import { ProposalBar } from './ProposalBar.tsx'
import { Voters } from './Voters.tsx'
import { Voting } from './Voting.tsx'

/** One proposal: what would become of it now, what it does and why, its votes, and the step that is due. */
export function ProposalPage({ proposalId }: { readonly proposalId: string }) {
  const t = useText()
  const query = useApi(daoApi.proposal, { proposalId }, { refetchInterval: 15_000 })
  if (query.error?.code === 'NO_SUCH_PROPOSAL') {
    return (
      <EmptyState
        title={query.error.message}
        body={t(daoTexts.notNamedBody)}
        next={{ to: '/dao', text: t(daoTexts.toDao) }}
      />
    )
  }
  return (
    <QueryState query={query} skeleton={<Waiting />}>
      {(found) => <Shown found={found} />}
    </QueryState>
  )
}

function Shown({ found }: { readonly found: Found }) {
  const t = useText()
  const { proposal, description, sources } = found
  const state = stateNow(proposal, useChainNow())
  // The title is its first line.
  const body = description.slice(description.split('\n')[0]!.length).trim()
  return (
    <>
      <div className="flex flex-col gap-2">
        <span className="flex flex-wrap items-center justify-between gap-2">
          <span className="num text-sm text-soft">
            {t(daoTexts.number, { number: proposal.number })}
          </span>
          <StateChip proposal={proposal} />
        </span>
        <h2 className="text-xl [overflow-wrap:anywhere]">{proposal.title}</h2>
        <span className="text-sm text-soft">
          <span>{`${t(texts.by)} `}</span>
          <AddressText address={proposal.proposer} />
        </span>
      </div>
      <Outcome found={found} state={state} />
      <Effects found={found} />
      {body !== '' && (
        <section className="flex flex-col gap-2">
          <h3 className="text-lg">{t(texts.why)}</h3>
          <p className="whitespace-pre-line [overflow-wrap:anywhere]">{body}</p>
        </section>
      )}
      <Dates found={found} />
      <Voters proposalId={proposal.proposalId} />
      {state === 'active' && <Voting found={found} />}
      <ProposalBar found={found} state={state} />
      <Verify of={t(texts.result)} source={sources} />
    </>
  )
}

/** By chain time, in the reader's zone. */
function Dates({ found: { proposal, rules } }: { readonly found: Found }) {
  const t = useText()
  const { dateTime } = useFormats()
  const { start, end, endBefore, eta, endedAt, state } = proposal
  const counted = state === 'pending' || state === 'active' || state === 'succeeded'
  return (
    <KeyValue
      rows={[
        { label: t(texts.begins), value: dateTime(start) },
        ...(endBefore === null ? [] : [{ label: t(texts.endsBefore), value: dateTime(endBefore) }]),
        { label: t(texts.ends), value: dateTime(end) },
        ...(eta === null
          ? counted
            ? [{ label: t(texts.earliest), value: dateTime(end + rules.timelock) }]
            : []
          : [{ label: t(texts.eta), value: dateTime(eta) }]),
        ...(endedAt === null ? [] : [{ label: t(texts.ended), value: dateTime(endedAt) }]),
      ]}
    />
  )
}

function Waiting() {
  return (
    <div className="flex flex-col gap-4">
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-56 w-full" />
      <Skeleton className="h-32 w-full" />
    </div>
  )
}
