import { Person } from '#features/account/public.web.ts'
import { exactAmount } from '#platform/std/format.ts'
import { ListRow } from '#platform/ui/ListRow.tsx'
import { nativeSymbol } from '#platform/web/config.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { PagedRows } from '#platform/web/PagedRows.tsx'

import { blindboxApi } from '../api.ts'
import type { BondMove } from '../shapes.ts'
import { drawPath } from './paths.ts'
import { moneyTexts as texts } from './textMoney.ts'

/** Every change of a series' bond, newest first; a penalty leads to the draw that was missed. */
export function BondMoves({ seriesId }: { seriesId: number }) {
  const t = useText()
  return (
    <PagedRows
      endpoint={blindboxApi.bondPage}
      input={{ seriesId: String(seriesId) }}
      keyOf={({ number }) => number}
      row={(move) => <Row move={move} />}
      first={5}
      step={20}
      empty={<p className="text-soft">{t(texts.noBond)}</p>}
    />
  )
}

function Row({ move }: { move: BondMove }) {
  const t = useText()
  const formats = useFormats()
  const sun = (amount: string): string => `${exactAmount(BigInt(amount), 6)} ${nativeSymbol()}`
  return (
    <ListRow
      to={move.requestId === null ? `/tx?id=${move.txHash}` : drawPath(move.requestId)}
      title={t(texts[move.kind])}
      note={
        <span className="flex flex-wrap items-center gap-x-1.5">
          <span>{formats.dateTime(move.time)}</span>
          {move.from !== null && (
            <>
              <span>{` · `}</span>
              <Person address={move.from} />
            </>
          )}
        </span>
      }
      trailing={`${move.kind === 'added' ? '+' : '−'}${sun(move.amount)}`}
      trailingNote={
        move.final ? t(texts.bondThen, { amount: sun(move.bond) }) : t(texts.confirming)
      }
    />
  )
}
