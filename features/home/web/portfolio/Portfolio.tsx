import type { Reply } from '#platform/std/endpoint.ts'
import { decimalsOf } from '#platform/std/amount.ts'
import { figureAmount } from '#platform/std/format.ts'
import { Amount } from '#platform/ui/Amount.tsx'
import { classes } from '#platform/ui/classes.ts'
import { StoneBar } from '#platform/ui/StoneBar.tsx'
import { useApi } from '#platform/web/api.ts'
import { useOnLanded } from '#platform/web/flow/useOnLanded.ts'
import { useText } from '#platform/web/i18n.tsx'
import { lazyComponent } from '#platform/web/lazyComponent.tsx'
import { QueryState } from '#platform/web/queryState.tsx'
import { Verify } from '#platform/web/Verify.tsx'
import { useState } from 'react'

import { homeApi } from '../../api.ts'
import { HoldingsSpace } from '../spaces.tsx'
import { ClaimAll } from './ClaimAll.tsx'
import { portfolioTexts as texts } from './text.ts'

const Details = lazyComponent(async () => (await import('./HoldingsSheet.tsx')).HoldingsSheet, null)

/** How often the chain is asked again, ms. */
const again = 30_000

const parts = [
  { part: 'wallet', colour: 'bg-lapis' },
  { part: 'cards', colour: 'bg-gold' },
  { part: 'staked', colour: 'bg-verdigris' },
  { part: 'claimable', colour: 'bg-terra' },
] as const

/** All that the reader holds here, in USDT, and the way to what is claimable of it. */
export function Portfolio() {
  const query = useApi(homeApi.portfolio, {}, { refetchInterval: again })
  useOnLanded(['done'], () => void query.refetch())
  return (
    <QueryState query={query} skeleton={<HoldingsSpace />}>
      {(held) => <Held held={held} />}
    </QueryState>
  )
}

function Held({ held }: { held: Reply<typeof homeApi.portfolio> }) {
  const t = useText()
  const [open, setOpen] = useState(false)
  const { total, unknown, list } = held
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-col">
        <div className="flex min-h-11 items-center justify-between gap-3">
          <h2 className="font-text text-sm font-normal text-soft">{t(texts.held)}</h2>
          <button
            type="button"
            aria-haspopup="dialog"
            className="inline-flex min-h-11 items-center font-semibold text-lapis"
            onClick={() => setOpen(true)}
          >
            {t(texts.details)}
          </button>
        </div>
        <p className="flex flex-wrap items-baseline gap-x-2 font-display text-2xl font-semibold">
          <Amount value={BigInt(total)} decimals={decimalsOf.USDT} symbol="" figure />
          <span translate="no" className="text-lg text-soft">
            USDT
          </span>
        </p>
      </div>
      <StoneBar parts={parts.map(({ part, colour }) => ({ amount: BigInt(held[part]), colour }))} />
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2">
        {parts.map(({ part, colour }) => (
          <div key={part} className="flex flex-wrap items-center gap-x-1.5">
            <span aria-hidden="true" className={classes('size-2 rounded-[2px]', colour)} />
            <dt className="grow text-soft">{t(texts[part])}</dt>
            <dd translate="no" className="num ml-auto font-semibold">
              {figureAmount(BigInt(held[part]), decimalsOf.USDT)}
            </dd>
          </div>
        ))}
      </dl>
      {unknown.length > 0 && (
        <p className="text-xs text-soft">{t(texts.unknown, { symbols: unknown.join(', ') })}</p>
      )}
      <Verify of={t(texts.held)} source={list.flatMap(({ sources }) => sources)} />
      <ClaimAll list={list} worth={BigInt(held.claimable)} />
      {open && <Details list={list} onClose={() => setOpen(false)} />}
    </div>
  )
}
