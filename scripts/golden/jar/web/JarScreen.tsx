import { shortAmount } from '#platform/std/format.ts'
import { Amount } from '#platform/ui/Amount.tsx'
import { Button } from '#platform/ui/Button.tsx'
import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { ListRow } from '#platform/ui/ListRow.tsx'
import { Skeleton, SkeletonRows } from '#platform/ui/Skeleton.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import { useApi } from '#platform/web/api.ts'
import { nativeSymbol } from '#platform/web/config.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { OfMember } from '#platform/web/OfMember.tsx'
import { QueryState } from '#platform/web/queryState.tsx'
import { Screen } from '#platform/web/screen.tsx'
import { useState } from 'react'

import { type Movement, jarApi } from '../api.ts'
import { MoveForm } from './MoveForm.tsx'
import { jarTexts as texts } from './text.ts'

export function JarScreen() {
  const t = useText()
  const query = useApi(jarApi.jarInfo, {})
  return (
    <Screen sequential>
      <OfMember>
        <QueryState query={query} skeleton={<Skeleton className="h-64 w-full" />}>
          {({ balance }) => (
            <Surface className="flex flex-col gap-4">
              <div className="flex flex-col gap-1">
                <h2 className="font-text text-sm font-normal text-soft">{t(texts.inYourJar)}</h2>
                <Amount
                  value={BigInt(balance)}
                  decimals={6}
                  symbol={nativeSymbol()}
                  className="text-3xl"
                />
              </div>
              <MoveForm balance={BigInt(balance)} />
              <p className="text-xs text-soft">{t(texts.promise)}</p>
            </Surface>
          )}
        </QueryState>
        <section className="flex flex-col gap-3">
          <h2 className="text-lg">{t(texts.movements)}</h2>
          <Movements />
        </section>
      </OfMember>
    </Screen>
  )
}

/** Newest first, a page at a time. */
function Movements() {
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
