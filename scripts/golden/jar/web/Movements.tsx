import { shortAmount } from '#platform/std/format.ts'
import { Button } from '#platform/ui/Button.tsx'
import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { ListRow } from '#platform/ui/ListRow.tsx'
import { SkeletonRows } from '#platform/ui/Skeleton.tsx'
import { useApi } from '#platform/web/api.ts'
import { nativeSymbol } from '#platform/web/config.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { QueryState } from '#platform/web/queryState.tsx'
import { useState } from 'react'

import { type Movement, jarApi } from '../api.ts'
import { jarTexts as texts } from './text.ts'

/** Newest first, a page at a time. */
export function Movements() {
  const t = useText()
  const [page, setPage] = useState(1)
  const query = useApi(jarApi.movementPage, { pageNum: String(page) }, { keepsLast: true })
  return (
    <QueryState
      query={query}
      skeleton={<SkeletonRows />}
      empty={<EmptyState title={t(texts.noMovements)} body={t(texts.noMovementsYet)} />}
    >
      {({ total, list }) => (
        <div className="flex flex-col">
          {list.map((movement) => (
            <Row key={movement.txHash} movement={movement} />
          ))}
          <div className="flex justify-between pt-3">
            <Button kind="quiet" disabled={page === 1} onClick={() => setPage(page - 1)}>
              {t(texts.newer)}
            </Button>
            <Button kind="quiet" disabled={page * 20 >= total} onClick={() => setPage(page + 1)}>
              {t(texts.older)}
            </Button>
          </div>
        </div>
      )}
    </QueryState>
  )
}

function Row({ movement: { kind, amount, balance, time, txHash } }: { movement: Movement }) {
  const t = useText()
  const formats = useFormats()
  const symbol = nativeSymbol()
  return (
    <ListRow
      to={`/tx?id=${txHash}`}
      title={t(texts[kind])}
      note={formats.dateTime(time)}
      trailing={`${kind === 'put' ? '+' : '−'}${shortAmount(BigInt(amount), 6)} ${symbol}`}
      trailingNote={t(texts.left, { balance: shortAmount(BigInt(balance), 6), symbol })}
    />
  )
}
