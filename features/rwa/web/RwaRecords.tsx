import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { ListRow } from '#platform/ui/ListRow.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { PagedRows } from '#platform/web/PagedRows.tsx'

import { rwaApi } from '../api.ts'
import type { RwaRecord } from '../shapes.ts'
import { shortText } from './amounts.ts'
import { recordTexts } from './textRecords.ts'
import { rwaTexts as texts } from './text.ts'

const keyOf = ({ txHash, kind, asset, other }: RwaRecord): string =>
  `${txHash} ${kind} ${asset} ${other ?? ''}`

/** What the reader did with assets, newest first. */
export function RwaRecords() {
  const t = useText()
  return (
    <PagedRows
      endpoint={rwaApi.record}
      input={{}}
      keyOf={keyOf}
      row={(one) => <RecordRow record={one} />}
      first={10}
      empty={
        <EmptyState title={t(recordTexts.none)} next={{ to: '/rwa', text: t(texts.toAssets) }} />
      }
    />
  )
}

function RecordRow({ record }: { record: RwaRecord }) {
  const t = useText()
  const { dateTime } = useFormats()
  const { kind, symbol, shares, amount, coin, time, txHash } = record
  const counted = shares === null ? undefined : t(texts.shares, { count: shares })
  return (
    <ListRow
      to={`/tx?id=${txHash}`}
      title={t(recordTexts[kind])}
      note={
        <span>
          <span translate="no">{symbol}</span>
          <span>{` · ${dateTime(time)}`}</span>
        </span>
      }
      trailing={amount === null ? counted : shortText(amount, coin)}
      trailingNote={amount === null ? undefined : counted}
    />
  )
}
