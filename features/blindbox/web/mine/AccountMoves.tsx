import { exactAmount } from '#platform/std/format.ts'
import { ListRow } from '#platform/ui/ListRow.tsx'
import { nativeSymbol } from '#platform/web/config.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { PagedRows } from '#platform/web/PagedRows.tsx'

import { blindboxApi } from '../../api.ts'
import type { AccountMove } from '../../shapes.ts'
import { moneyTexts as texts } from '../textMoney.ts'

const names = { credited: texts.credited, withdrawn: texts.paidOut, limit: texts.limit }

/** What one was credited and paid out, and the limits one set, newest first; nothing where there was none. */
export function AccountMoves() {
  const t = useText()
  return (
    <PagedRows
      endpoint={blindboxApi.accountPage}
      input={{}}
      keyOf={({ number }) => number}
      row={(move) => <Row move={move} />}
      first={5}
      step={20}
      heading={<h2 className="text-lg">{t(texts.records)}</h2>}
    />
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
          : t(move.kind === 'withdrawn' ? texts.transferring : texts.confirming)
      }
    />
  )
}
