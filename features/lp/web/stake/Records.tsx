import type { Reply } from '#platform/std/endpoint.ts'
import { decimalsOf } from '#platform/std/amount.ts'
import { shortAmount } from '#platform/std/format.ts'
import { Chip } from '#platform/ui/Chip.tsx'
import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { ListRow } from '#platform/ui/ListRow.tsx'
import { SkeletonRows } from '#platform/ui/Skeleton.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { MoreButton } from '#platform/web/MoreButton.tsx'
import { useApiList } from '#platform/web/pages.ts'
import { QueryState } from '#platform/web/queryState.tsx'
import { earningTexts } from '#platform/web/stake/text.ts'
import { useState } from 'react'

import { lpApi } from '../../api.ts'
import { shortLp } from '../lp.ts'
import { lpStakeTexts as texts } from './text.ts'

const step = 10

type Record = Reply<typeof lpApi.pledgeRecord>['list'][number]

const kinds = {
  staked: texts.kindStaked,
  cancelled: texts.kindCancelled,
  claimed: texts.kindClaimed,
  left: texts.kindLeft,
}

/** What one did in a pool, newest first. */
export function Records({ pool }: { pool: string }) {
  const t = useText()
  const [size, setSize] = useState(step)
  const query = useApiList(lpApi.pledgeRecord, { pool }, size, keyOf)
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-lg">{t(texts.records)}</h2>
      <QueryState
        query={query}
        skeleton={<SkeletonRows />}
        empty={<EmptyState title={t(texts.noRecords)} body={t(texts.noRecordsBody)} />}
      >
        {({ total, list }) => (
          <div className="flex flex-col">
            {list.map((record) => (
              <Row key={keyOf(record)} record={record} />
            ))}
            <MoreButton more={total > size} onMore={() => setSize(size + step)} />
          </div>
        )}
      </QueryState>
    </section>
  )
}

const keyOf = ({ txHash, kind, amount }: Record): string => `${txHash}:${kind}:${amount}`

function Row({ record }: { record: Record }) {
  const t = useText()
  const formats = useFormats()
  const { kind, amount, givenUp, time, txHash, final, symbol } = record
  const shown =
    kind === 'claimed'
      ? `${shortAmount(BigInt(amount), decimalsOf.TES)} TES`
      : `${shortLp(BigInt(amount))} LP`
  return (
    <ListRow
      to={`/tx?id=${txHash}`}
      title={t(kinds[kind])}
      note={
        <>
          <span className="block">
            {symbol} · {formats.dateTime(time)}
          </span>
          {givenUp !== '0' && (
            <span className="block text-terra">
              {t(texts.gaveUp, { amount: shortAmount(BigInt(givenUp), decimalsOf.TES) })}
            </span>
          )}
        </>
      }
      trailing={shown}
      {...(final ? {} : { trailingNote: <Chip tone="lapis">{t(earningTexts.confirming)}</Chip> })}
    />
  )
}
