import { Person } from '#features/account/public.web.ts'
import { exactAmount } from '#platform/std/format.ts'
import { ListRow } from '#platform/ui/ListRow.tsx'
import { SkeletonRows } from '#platform/ui/Skeleton.tsx'
import { nativeSymbol } from '#platform/web/config.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { useApiList } from '#platform/web/pages.ts'
import { QueryState } from '#platform/web/queryState.tsx'
import { Rows } from '#platform/web/Rows.tsx'
import { useState } from 'react'

import { blindboxApi } from '../api.ts'
import type { BondMove } from '../shapes.ts'
import { drawPath } from './paths.ts'
import { moneyTexts as texts } from './textMoney.ts'

const step = 5

/** Every change of a series' bond, newest first; a penalty leads to the draw that was missed. */
export function BondMoves({ seriesId }: { seriesId: number }) {
  const t = useText()
  const [size, setSize] = useState(step)
  const query = useApiList(
    blindboxApi.bondPage,
    { seriesId: String(seriesId) },
    size,
    ({ number }) => number,
  )
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-base">{t(texts.bondMoves)}</h3>
      <QueryState
        query={query}
        skeleton={<SkeletonRows />}
        empty={<p className="text-soft">{t(texts.noBond)}</p>}
      >
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
          {formats.dateTime(move.time)}
          {move.from !== null && (
            <>
              {' '}
              · <Person address={move.from} />
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
