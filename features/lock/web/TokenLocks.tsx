import type { Reply } from '#platform/std/endpoint.ts'
import { Disclosure } from '#platform/ui/Disclosure.tsx'
import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { Skeleton } from '#platform/ui/Skeleton.tsx'
import { Tabs } from '#platform/ui/Tabs.tsx'
import { useApi } from '#platform/web/api.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { PagedRows } from '#platform/web/PagedRows.tsx'
import { QueryState } from '#platform/web/queryState.tsx'
import { shortOf } from '#platform/web/spend/coin.ts'
import { Verify } from '#platform/web/Verify.tsx'
import { useState } from 'react'

import { lockApi } from '../api.ts'
import type { Meter } from '../shapes.ts'
import { LockRow } from './LockRow.tsx'
import { keyOf, shownOf } from './locks.ts'
import { inOrder } from './meterParts.ts'
import { MeterRing } from './MeterRing.tsx'
import { lockTexts as texts } from './text.ts'

/** The meter of a coin, and the locks behind it. */
export function TokenLocks({ coin }: { coin: string }) {
  const query = useApi(lockApi.meter, { coin }, { refetchInterval: 30_000 })
  return (
    <QueryState query={query} skeleton={<Skeleton className="h-80 w-full" />}>
      {(found) => <Meters found={found} />}
    </QueryState>
  )
}

function Meters({ found }: { found: Reply<typeof lockApi.meter> }) {
  const t = useText()
  const meters = inOrder(found.meters)
  const [chosen, setChosen] = useState<string | null>(null)
  const meter = meters.find(({ coin }) => coin.address === chosen) ?? meters[0]
  if (meter === undefined) return null
  return (
    <>
      {meters.length > 1 && (
        <div className="-mx-4">
          <Tabs
            label={t(texts.meterOf)}
            items={meters.map(({ of, coin }) => ({
              value: coin.address,
              label: of === 'supply' ? t(texts.supplyTab, { symbol: coin.symbol }) : coin.symbol,
            }))}
            value={meter.coin.address}
            onChange={setChosen}
          />
        </div>
      )}
      <MeterRing meter={meter} />
      <Formula meter={meter} />
      <LocksOf key={meter.coin.address} meter={meter} />
    </>
  )
}

function Formula({ meter }: { meter: Meter }) {
  const t = useText()
  const { dateTime } = useFormats()
  const shown = shownOf(meter.coin)
  const amount = (units: string) => shortOf(BigInt(units), shown)
  return (
    <Disclosure title={t(texts.how)}>
      <div className="flex flex-col gap-3 pb-3">
        <p className="text-soft">{t(texts.formula)}</p>
        <KeyValue
          rows={[
            { label: t(texts.permanent), value: amount(meter.permanent) },
            { label: t(texts.timed), value: amount(meter.timed) },
            { label: t(texts.weighted), value: amount(meter.weighted) },
            {
              label: t(texts.supply),
              value: meter.supply === null ? t(texts.unknownSupply) : amount(meter.supply),
            },
            ...(meter.nextUnlockTime === null
              ? []
              : [{ label: t(texts.next), value: dateTime(meter.nextUnlockTime) }]),
          ]}
        />
      </div>
      <Verify of={`${meter.coin.symbol}, ${t(texts.supply)}`} source={meter.sources} />
    </Disclosure>
  )
}

function LocksOf({ meter: { coin } }: { meter: Meter }) {
  const t = useText()
  const { symbol } = coin
  return (
    <PagedRows
      endpoint={lockApi.lockPage}
      input={{ coin: coin.address }}
      keyOf={keyOf}
      row={(lock) => <LockRow lock={lock} name="owner" />}
      first={10}
      again={30_000}
      heading={<h2 className="text-lg [overflow-wrap:anywhere]">{t(texts.all, { symbol })}</h2>}
      empty={<EmptyState title={t(texts.noLocks, { symbol })} body={t(texts.noLocksBody)} />}
    />
  )
}
