import { Button } from '#platform/ui/Button.tsx'
import { CoinMark } from '#platform/ui/CoinMark.tsx'
import { Disclosure } from '#platform/ui/Disclosure.tsx'
import { ListRow } from '#platform/ui/ListRow.tsx'
import { Skeleton } from '#platform/ui/Skeleton.tsx'
import { useApi } from '#platform/web/api.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { lazyComponent } from '#platform/web/lazyComponent.tsx'
import { OfMember } from '#platform/web/OfMember.tsx'
import { PagedRows } from '#platform/web/PagedRows.tsx'
import { QueryState } from '#platform/web/queryState.tsx'
import { Verify } from '#platform/web/Verify.tsx'
import type { Reply } from '#platform/std/endpoint.ts'
import { useState } from 'react'

import { daoApi } from '../../api.ts'
import { amountOf, markOf } from '../proposals.ts'
import { spanText } from '../span.ts'
import { daoTexts as texts } from '../textDao.ts'

export type PoolReply = Reply<typeof daoApi.pool>

const DonateSheet = lazyComponent(async () => (await import('./DonateSheet.tsx')).DonateSheet, null)

/** What the community has of each coin, and what proposals may still pay of it. */
export function Pool() {
  const t = useText()
  const query = useApi(daoApi.pool, {}, { refetchInterval: 30_000 })
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-lg">{t(texts.pool)}</h2>
      <QueryState query={query} skeleton={<Skeleton className="h-56 w-full" />}>
        {(pool) => <Coins pool={pool} />}
      </QueryState>
    </section>
  )
}

function Coins({ pool }: { readonly pool: PoolReply }) {
  const t = useText()
  const { date } = useFormats()
  const [giving, setGiving] = useState(false)
  return (
    <>
      <div>
        {pool.coins.map(({ coin, amount, payable }) => (
          <ListRow
            key={coin.address}
            leading={<CoinMark symbol={markOf(coin)} />}
            title={amountOf(BigInt(amount), coin)}
            note={t(texts.payable, { amount: amountOf(BigInt(payable), coin) })}
          />
        ))}
      </div>
      <p className="text-sm text-soft">{t(texts.poolRule, { span: spanText(pool.window, t) })}</p>
      <Disclosure title={t(texts.movements)}>
        <PagedRows
          endpoint={daoApi.movements}
          input={{}}
          keyOf={({ number }) => number}
          row={({ kind, coin, amount, time, txHash }) => (
            <ListRow
              to={`/tx?id=${txHash}`}
              title={t(texts[kind])}
              note={date(time)}
              trailing={amountOf(BigInt(amount), coin)}
            />
          )}
          first={5}
          empty={<p className="pb-4 text-soft">{t(texts.noMovements)}</p>}
        />
      </Disclosure>
      <OfMember silent>
        <Button kind="quiet" onClick={() => setGiving(true)}>
          {t(texts.donate)}
        </Button>
      </OfMember>
      {giving && <DonateSheet pool={pool} onClose={() => setGiving(false)} />}
      <Verify of={t(texts.pool)} source={pool.sources} />
    </>
  )
}
