import type { Reply } from '#platform/std/endpoint.ts'
import { decimalsOf } from '#platform/std/amount.ts'
import { shortAmount } from '#platform/std/format.ts'
import { Chip } from '#platform/ui/Chip.tsx'
import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { ListRow } from '#platform/ui/ListRow.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { PagedRows } from '#platform/web/PagedRows.tsx'
import { earningTexts } from '#platform/web/stake/text.ts'

import { lpApi } from '../../api.ts'
import { shortLp } from '../lp.ts'
import { lpStakeTexts as texts } from './text.ts'

type Record = Reply<typeof lpApi.pledgeRecord>['list'][number]

const kinds = {
  staked: texts.kindStaked,
  cancelled: texts.kindCancelled,
  claimed: texts.kindClaimed,
  left: texts.kindLeft,
}

/** What one did with stakes, newest first: of one pool where that is named. */
export function RecordRows(input: { pool?: string }) {
  const t = useText()
  return (
    <PagedRows
      endpoint={lpApi.pledgeRecord}
      input={input}
      keyOf={({ txHash, kind, amount }) => `${txHash}:${kind}:${amount}`}
      row={(record) => <Row record={record} />}
      first={10}
      empty={
        input.pool === undefined ? (
          <EmptyState
            title={t(texts.noRecords)}
            next={{ to: '/pledgeLP', text: t(texts.stakeTitle) }}
          />
        ) : (
          <EmptyState title={t(texts.noRecords)} body={t(texts.noRecordsBody)} />
        )
      }
    />
  )
}

/** For the screen of records. */
export const AllRecords = () => <RecordRows />

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
          <span className="block">{`${symbol} · ${formats.dateTime(time)}`}</span>
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
