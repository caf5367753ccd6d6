import { type Address, isAddress, parseAddress } from '#platform/std/address.ts'
import type { Reply } from '#platform/std/endpoint.ts'
import { Skeleton } from '#platform/ui/Skeleton.tsx'
import { Tabs } from '#platform/ui/Tabs.tsx'
import { useApi } from '#platform/web/api.ts'
import { useConfig } from '#platform/web/config.ts'
import { useAction } from '#platform/web/flow/useFlow.ts'
import { useText } from '#platform/web/i18n.tsx'
import { QueryState } from '#platform/web/queryState.tsx'
import { Screen as Frame } from '#platform/web/screen.tsx'
import { FormBar } from '#platform/web/spend/FormBar.tsx'
import { useTimesDone } from '#platform/web/spend/useTimesDone.ts'
import { useState } from 'react'
import { useSearchParams } from 'wouter'

import { lockActions } from '../actions.ts'
import { lockApi } from '../api.ts'
import type { LockKind } from '../fields.ts'
import { FormA } from './form/FormA.tsx'
import { FormB } from './form/FormB.tsx'
import { MeterRing } from './MeterRing.tsx'
import { makeTexts as texts } from './textMake.ts'

const form = 'lock'

/** Makes a lock: of any coin, the platform's LP first, or the account's one lock B. */
export function LockScreen() {
  const query = useApi(lockApi.lockB, {}, { refetchInterval: 30_000 })
  return (
    <Frame sequential>
      <QueryState query={query} skeleton={<Skeleton className="h-96 w-full" />}>
        {(lockB) => <Making lockB={lockB} />}
      </QueryState>
    </Frame>
  )
}

function Making({ lockB }: { lockB: Reply<typeof lockApi.lockB> }) {
  const t = useText()
  const [search] = useSearchParams()
  const named = (search.get('token') ?? '').trim()
  const [kind, setKind] = useState<LockKind>('A')
  const lp = lockB.coin
  const [coin, setCoin] = useState<Address>(isAddress(named) ? named : parseAddress(lp.address))
  const lock = useAction(lockActions.lock)
  const b = useAction(lockActions.lockB)
  const forEver = useAction(lockActions.forEver)
  const times =
    useTimesDone(lockActions.lock.kind) +
    useTimesDone(lockActions.lockB.kind) +
    useTimesDone(lockActions.forEver.kind)
  const tes = useConfig()?.contracts['Tes'] ?? null
  const meters = useApi(lockApi.meter, tes === null ? null : { coin: tes }).data?.meters ?? []
  const meter = meters.find((one) => one.coin.address === (kind === 'B' ? lp.address : coin))
  return (
    <>
      {meter !== undefined && <MeterRing meter={meter} />}
      <Tabs
        label={t(texts.which)}
        buttons
        items={[
          { value: 'A', label: t(texts.kindA) },
          { value: 'B', label: t(texts.kindB) },
        ]}
        value={kind}
        onChange={setKind}
      />
      {kind === 'A' ? (
        <FormA
          key={times}
          form={form}
          coin={coin}
          onCoin={setCoin}
          meter={meter?.of === 'liquidity' ? meter : null}
        />
      ) : (
        <FormB key={times} form={form} found={lockB} />
      )}
      <FormBar form={form} busy={lock.busy || b.busy || forEver.busy} />
    </>
  )
}
