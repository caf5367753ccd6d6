import { exactAmount } from '#platform/std/format.ts'
import { ListRow } from '#platform/ui/ListRow.tsx'
import { nativeSymbol } from '#platform/web/config.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { useApiList } from '#platform/web/pages.ts'
import { QueryState } from '#platform/web/queryState.tsx'
import { Rows } from '#platform/web/Rows.tsx'
import { useState } from 'react'

import { blindboxApi } from '../../api.ts'
import type { AccountMove } from '../../shapes.ts'
import { moneyTexts as texts } from '../textMoney.ts'

const step = 5

const names = { credited: texts.credited, withdrawn: texts.paidOut, limit: texts.limit }

/** What one was credited and paid out, and the limits one set, newest first; nothing where there was none. */
export function AccountMoves() {
  const t = useText()
  const [size, setSize] = useState(step)
  const query = useApiList(blindboxApi.accountPage, {}, size, ({ number }) => number)
  if (query.data?.total === 0) return null
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-base">{t(texts.records)}</h2>
      <QueryState query={query}>
        {({ total, list }) => (
          <Rows more={total > size} onMore={() => setSize(size + 4 * step)}>
            {list.map((move) => (
              <Row key={move.number} move={move} />
            ))}
          </Rows>
        )}
      </QueryState>
    </section>
  )
}

function Row({ move }: { move: AccountMove }) {
  const t = useText()
  const formats = useFormats()
  const amount = BigInt(move.amount)
  return (
    <ListRow
      to={`/tx?id=${move.txHash}`}
      title={t(names[move.kind])}
      note={formats.dateTime(move.time)}
      trailing={
        move.kind === 'limit' && amount === 0n
          ? t(texts.limitNone)
          : `${exactAmount(amount, 6)} ${nativeSymbol()}`
      }
      trailingNote={
        move.final
          ? move.since === null || move.since <= move.time
            ? undefined
            : t(texts.holdsFrom, { time: formats.dateTime(move.since) })
          : t(texts.confirming)
      }
    />
  )
}
