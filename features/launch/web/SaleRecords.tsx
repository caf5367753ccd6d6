import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { ListRow } from '#platform/ui/ListRow.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { PagedRows } from '#platform/web/PagedRows.tsx'
import type * as z from 'zod/mini'

import { saleApi } from '../api.ts'
import type { saleRecord } from '../shapes.ts'
import { plainSun, tokensText } from './amounts.ts'
import { recordTexts } from './textRecords.ts'
import { launchTexts as texts } from './text.ts'

type SaleRecord = z.output<typeof saleRecord>

const keyOf = ({ txHash, kind, sale }: SaleRecord): string => `${txHash} ${kind} ${sale}`

/** What the reader did in presales, newest first. */
export function SaleRecords() {
  const t = useText()
  return (
    <PagedRows
      endpoint={saleApi.record}
      input={{}}
      keyOf={keyOf}
      row={(one) => <RecordRow record={one} />}
      first={10}
      empty={
        <EmptyState
          title={t(recordTexts.none)}
          next={{ to: '/presales', text: t(texts.toPresales) }}
        />
      }
    />
  )
}

function RecordRow({ record }: { record: SaleRecord }) {
  const t = useText()
  const { dateTime } = useFormats()
  const { kind, token, shares, amount, tokens, time, txHash } = record
  const coin = { symbol: token.symbol, decimals: 18 }
  return (
    <ListRow
      to={`/tx?id=${txHash}`}
      title={t(recordTexts[kind])}
      note={
        <span>
          <span translate="no">{token.symbol}</span>
          <span>{` · ${dateTime(time)}`}</span>
        </span>
      }
      trailing={
        amount !== null ? plainSun(amount) : tokens !== null ? tokensText(tokens, coin) : undefined
      }
      trailingNote={
        shares === null
          ? amount !== null && tokens !== null
            ? tokensText(tokens, coin)
            : undefined
          : t(texts.shares, { count: shares })
      }
    />
  )
}
