import { decimalsOf } from '#platform/std/amount.ts'
import { figureAmount, shortAddress } from '#platform/std/format.ts'
import { Chip } from '#platform/ui/Chip.tsx'
import { StoneRing } from '#platform/ui/StoneRing.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { figureOf } from '#platform/web/spend/coin.ts'
import { useChainNow } from '#platform/web/time.ts'
import type { ReactNode } from 'react'
import { Link } from 'wouter'

import type { LockState, LockView } from '../shapes.ts'
import { amountOf, proofPath, shownOf, stateAt, timeOf, worthOf } from './locks.ts'
import { lockTexts as texts } from './text.ts'
import { usePrice } from './useLocks.ts'

export interface LockRowProps {
  readonly lock: LockView
  /** Whose name stands beside the time: the holder's in a list of all, the maker's of one made for the reader. */
  readonly name: 'owner' | 'maker' | null
  /** What the reader can do with it. */
  readonly children?: ReactNode
}

/** One lock: how much and its worth, when it comes back, how much of its time has passed. */
export function LockRow({ lock, name, children }: LockRowProps) {
  const t = useText()
  const { dateTime, relative } = useFormats()
  const now = useChainNow()
  const state = stateAt(lock, now)
  const { passed, left } = timeOf(lock, now)
  const amount = amountOf(lock)
  const worth = worthOf(amount, lock.coin, usePrice(lock.coin))
  const ended = state === 'unlocked'
  return (
    <div className="flex flex-col gap-2 border-t border-line py-3">
      <Link to={proofPath(lock)} className="flex items-center gap-3">
        <StoneRing
          stones={20}
          className="w-11"
          parts={[
            { amount: BigInt(passed), fill: ended ? 'fill-edge' : 'fill-gold' },
            { amount: BigInt(left), fill: 'fill-line' },
          ]}
        />
        <span className="flex min-w-0 grow flex-col">
          <span className="num flex flex-wrap items-baseline justify-between gap-x-3">
            <span translate="no" className="min-w-0 font-semibold [overflow-wrap:anywhere]">
              {figureOf(amount, shownOf(lock.coin))}
            </span>
            {worth !== null && !ended && (
              <span translate="no" className="font-semibold">
                {`${figureAmount(worth, decimalsOf.USDT)} USDT`}
              </span>
            )}
          </span>
          <span className="num flex flex-wrap items-baseline justify-between gap-x-3 text-xs text-soft">
            <span>
              {ended
                ? t(texts.unlocked, { date: dateTime(lock.endedAt ?? lock.lockTime) })
                : t(texts.unlocks, { date: dateTime(lock.lockTime) })}
            </span>
            {state === 'locked' && <span>{relative(lock.lockTime, now)}</span>}
          </span>
          {name !== null && (
            <span translate="no" className="num text-xs text-soft">
              {shortAddress(lock[name])}
            </span>
          )}
        </span>
      </Link>
      {children !== undefined && (
        <div className="flex flex-wrap items-center gap-2 empty:hidden">
          <StateChip lock={lock} state={state} own={name !== 'owner'} />
          {children}
        </div>
      )}
    </div>
  )
}

function StateChip({ lock, state, own }: { lock: LockView; state: LockState; own: boolean }) {
  const t = useText()
  if (!lock.final) return <Chip tone="lapis">{t(texts.confirming)}</Chip>
  if (lock.offeredTo !== null && own) return <Chip tone="lapis">{t(texts.offeredOut)}</Chip>
  return state === 'due' ? <Chip tone="verdigris">{t(texts.due)}</Chip> : null
}
