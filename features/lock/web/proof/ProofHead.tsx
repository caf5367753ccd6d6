import type { Reply } from '#platform/std/endpoint.ts'
import { decimalsOf } from '#platform/std/amount.ts'
import { figureAmount } from '#platform/std/format.ts'
import { BigAmount } from '#platform/ui/BigAmount.tsx'
import { Chip } from '#platform/ui/Chip.tsx'
import { Countdown } from '#platform/ui/Countdown.tsx'
import { StoneRing } from '#platform/ui/StoneRing.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { figureOf } from '#platform/web/spend/coin.ts'
import { sourceOf } from '#platform/web/Verify.tsx'

import type { lockApi } from '../../api.ts'
import type { LockState } from '../../shapes.ts'
import { amountOf, shownOf, timeOf } from '../locks.ts'
import { shareText } from '../meterParts.ts'
import { proofTexts as texts } from '../textProof.ts'

interface ProofHeadProps {
  readonly found: Reply<typeof lockApi.lock>
  readonly state: LockState
  readonly now: number
}

/** How much of what, until when, and that nothing makes it less or sooner. */
export function ProofHead({ found, state, now }: ProofHeadProps) {
  const t = useText()
  const { dateTime, number } = useFormats()
  const { lock, worth, sources } = found
  const read = sourceOf(sources, 'lock')
  const amount = figureOf(amountOf(lock), shownOf(lock.coin))
  const priced = worth !== null && state !== 'unlocked'
  const time = dateTime(state === 'unlocked' ? (lock.endedAt ?? lock.lockTime) : lock.lockTime)
  return (
    <div className="flex flex-col items-center gap-4 text-center">
      {!lock.final && <Chip tone="lapis">{t(texts.confirming)}</Chip>}
      {lock.final && read !== undefined && (
        <Chip tone="verdigris">{t(texts.fromChain, { block: number(read.block) })}</Chip>
      )}
      {state !== 'unlocked' && <Ring found={found} now={now} />}
      <div className="flex max-w-full flex-col items-center gap-1">
        <BigAmount
          text={priced ? `${figureAmount(BigInt(worth), decimalsOf.USDT)} USDT` : amount}
        />
        <p className="num text-soft [overflow-wrap:anywhere]">
          {priced
            ? t(texts.until, { amount, time })
            : t(state === 'unlocked' ? texts.endedAt : texts.untilTime, { time })}
        </p>
      </div>
      <Surface className="flex w-full flex-col gap-3 text-left">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <span className="text-soft">{t(state === 'locked' ? texts.unlocksIn : texts.since)}</span>
          {state === 'locked' ? (
            <Countdown seconds={lock.lockTime - now} />
          ) : (
            <span className="font-semibold">
              {t(state === 'due' ? texts.dueNow : texts.unlocked)}
            </span>
          )}
        </div>
        {state !== 'unlocked' && (
          <div className="grid grid-cols-2 gap-4 border-t border-line pt-3">
            {[texts.earlier, texts.less].map((text) => (
              <div key={text.en} className="flex flex-col">
                <span className="text-xs text-soft">{t(text)}</span>
                <span className="font-semibold">{t(texts.impossible)}</span>
              </div>
            ))}
          </div>
        )}
      </Surface>
    </div>
  )
}

/** Its part of the supply; of its time where the supply is unknown. */
function Ring({ found, now }: Pick<ProofHeadProps, 'found' | 'now'>) {
  const t = useText()
  const { percent } = useFormats()
  const { lock, ofSupplyBps } = found
  const { passed, left } = timeOf(lock, now)
  const bps = ofSupplyBps ?? Math.floor((passed * 10_000) / (passed + left))
  return (
    <StoneRing
      className="w-44"
      parts={[
        { amount: BigInt(Math.min(bps, 10_000)), fill: 'fill-gold' },
        { amount: BigInt(Math.max(0, 10_000 - bps)), fill: 'fill-line' },
      ]}
    >
      <span translate="no" className="num font-display text-xl font-semibold">
        {ofSupplyBps === null ? percent(bps) : shareText(bps, BigInt(lock.amount), percent)}
      </span>
      <span className="text-xs text-soft">
        {t(ofSupplyBps === null ? texts.passed : texts.ofSupply)}
      </span>
    </StoneRing>
  )
}
