import { isAddress } from '#platform/std/address.ts'
import type { CallInput, Reply } from '#platform/std/endpoint.ts'
import type { Text } from '#platform/std/text.ts'
import { AddressText } from '#platform/ui/AddressText.tsx'
import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { Skeleton } from '#platform/ui/Skeleton.tsx'
import { useApi } from '#platform/web/api.ts'
import { useConfig } from '#platform/web/config.ts'
import { useText } from '#platform/web/i18n.tsx'
import { QueryState } from '#platform/web/queryState.tsx'
import { Screen as Frame } from '#platform/web/screen.tsx'
import { useSession } from '#platform/web/session.tsx'
import { useChainNow } from '#platform/web/time.ts'
import { Verify, sourcesOf } from '#platform/web/Verify.tsx'
import { Link, useSearchParams } from 'wouter'

import { lockApi } from '../api.ts'
import { stateAt } from './locks.ts'
import { History } from './proof/History.tsx'
import { Manage } from './proof/Manage.tsx'
import { ProofBar } from './proof/ProofBar.tsx'
import { ProofHead } from './proof/ProofHead.tsx'
import { ProofLink } from './proof/ProofLink.tsx'
import { proofTexts as texts } from './textProof.ts'

/** One lock by `?kind=&owner=&createTime=`, for anyone, without a wallet. */
export function LockProofScreen() {
  const [search] = useSearchParams()
  const key = keyFrom(search)
  return (
    <Frame>
      {key === null ? (
        <Nothing title={texts.notNamed} body={texts.notNamedBody} />
      ) : (
        <Proof key={JSON.stringify(key)} of={key} />
      )}
    </Frame>
  )
}

type Key = CallInput<typeof lockApi.lock>

function keyFrom(search: URLSearchParams): Key | null {
  const kind = search.get('kind')
  const owner = (search.get('owner') ?? '').trim()
  const createTime = (search.get('createTime') ?? '').trim()
  if ((kind !== 'A' && kind !== 'B') || !isAddress(owner)) return null
  return /^[1-9]\d{0,11}$/.test(createTime) ? { kind, owner, createTime } : null
}

function Proof({ of }: { of: Key }) {
  const query = useApi(lockApi.lock, of, { refetchInterval: 30_000 })
  if (query.error?.code === 'NO_SUCH_LOCK') {
    return <Nothing title={query.error.message} body={texts.notNamedBody} />
  }
  return (
    <QueryState query={query} skeleton={<Skeleton className="h-96 w-full" />}>
      {(found) => <Found found={found} />}
    </QueryState>
  )
}

function Found({ found }: { found: Reply<typeof lockApi.lock> }) {
  const t = useText()
  const { lock, sources } = found
  const now = useChainNow()
  const { address } = useSession()
  const state = stateAt(lock, now)
  const reader =
    address === null
      ? 'other'
      : address === lock.owner
        ? 'holder'
        : address === lock.offeredTo
          ? 'offered'
          : 'other'
  const contract = useConfig()?.contracts[lock.kind === 'A' ? 'LockA' : 'LockB']
  const addressRow = (label: Text, value: string | undefined) =>
    value === undefined
      ? []
      : [{ label: t(label), value: <AddressText address={value} full />, wide: true }]
  return (
    <>
      <ProofHead found={found} state={state} now={now} />
      <ProofLink lock={lock} />
      <KeyValue
        rows={[
          ...addressRow(texts.owner, lock.owner),
          ...(lock.maker === lock.owner ? [] : addressRow(texts.maker, lock.maker)),
          ...addressRow(texts.coin, lock.coin.address),
          ...addressRow(texts.contract, contract),
        ]}
      />
      <Link to={`/tx?id=${lock.txHash}`} className="min-h-11 font-semibold text-lapis">
        {t(texts.transaction)}
      </Link>
      {reader === 'holder' && state !== 'unlocked' && <Manage lock={lock} state={state} />}
      <History found={found} />
      <Verify of={t(texts.whole)} source={sourcesOf(sources, 'lock')} />
      <Verify of={t(texts.ofWhole)} source={sourcesOf(sources, 'lock', 'supply')} />
      <Verify of={t(texts.worth)} source={sourcesOf(sources, 'worth')} />
      <ProofBar lock={lock} state={state} reader={reader} />
    </>
  )
}

function Nothing({ title, body }: { title: Text | string; body: Text }) {
  const t = useText()
  return (
    <EmptyState
      title={typeof title === 'string' ? title : t(title)}
      body={t(body)}
      next={{ to: '/locks', text: t(texts.toLocks) }}
    />
  )
}
