import { shortAddress } from '#platform/std/format.ts'
import type { Reply } from '#platform/std/endpoint.ts'
import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { ListRow } from '#platform/ui/ListRow.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { PagedRows } from '#platform/web/PagedRows.tsx'

import { daoApi } from '../api.ts'
import { amountOf } from './proposals.ts'
import { daoTexts as texts } from './textDao.ts'
import { recordTexts } from './textRecords.ts'

type DaoRecord = Reply<typeof daoApi.record>['list'][number]

const keyOf = ({ txHash, kind, proposalId, amount, other }: DaoRecord): string =>
  [txHash, kind, proposalId, amount, other].join(' ')

/** What the reader did with the DAO, newest first. */
export function DaoRecords() {
  const t = useText()
  return (
    <PagedRows
      endpoint={daoApi.record}
      input={{}}
      keyOf={keyOf}
      row={(one) => <RecordRow record={one} />}
      first={10}
      empty={<EmptyState title={t(recordTexts.none)} next={{ to: '/dao', text: t(texts.toDao) }} />}
    />
  )
}

function RecordRow({ record }: { readonly record: DaoRecord }) {
  const t = useText()
  const { dateTime } = useFormats()
  const { kind, amount, coin, other, title, support, time, txHash } = record
  const what = title ?? (other === null ? null : shortAddress(other))
  return (
    <ListRow
      to={`/tx?id=${txHash}`}
      title={t(recordTexts[kind])}
      note={
        <span>
          {what !== null && <span translate="no">{`${what}, `}</span>}
          <span>{dateTime(time)}</span>
        </span>
      }
      {...(amount === null || coin === null ? {} : { trailing: amountOf(BigInt(amount), coin) })}
      {...(support === null ? {} : { trailingNote: t(recordTexts[support]) })}
    />
  )
}
