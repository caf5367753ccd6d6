import { decimalsOf } from '#platform/std/amount.ts'
import { earnedAt } from '#platform/std/earning.ts'
import { figureAmount, shortAmount } from '#platform/std/format.ts'
import { Button } from '#platform/ui/Button.tsx'
import { Chip, type Tone } from '#platform/ui/Chip.tsx'
import { ProgressBar } from '#platform/ui/ProgressBar.tsx'
import { growing } from '#platform/ui/Ticking.tsx'
import { useAction } from '#platform/web/flow/useFlow.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { figureOf } from '#platform/web/spend/coin.ts'
import { earningTexts } from '#platform/web/stake/text.ts'
import { useChainNow } from '#platform/web/time.ts'
import { useState } from 'react'
import { Link } from 'wouter'

import { stakingActions } from '../actions.ts'
import type { Plan, Position } from '../shapes.ts'
import { claimableAt } from './flows/facts.tsx'
import { LeaveStake } from './LeaveStake.tsx'
import { worthIn } from './plans.ts'
import { RenewSheet } from './RenewSheet.tsx'
import { earningOf, passedAt, stateAt } from './stake.ts'
import { stakingTexts as texts } from './text.ts'

const tones: Record<Position['state'], Tone> = {
  earning: 'gold',
  matured: 'verdigris',
  unstaked: 'plain',
  renewed: 'plain',
  left: 'plain',
}

/** One stake: how much, until when, what it has earned, and what can be done with it. */
export function StakeRow({ stake, plan }: { stake: Position; plan: Plan }) {
  const t = useText()
  const formats = useFormats()
  const now = useChainNow()
  const state = stateAt(stake, now)
  const running = state === 'earning' || state === 'matured'
  const amount = BigInt(stake.amount)
  const worth = worthIn(amount, plan, plan.priceE12)
  return (
    <div className="flex flex-col gap-2 border-t border-line py-3">
      <div className="num flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="font-text text-sm font-semibold">{figureOf(amount, plan)}</h3>
        {worth !== null && plan.symbol !== 'USDT' && (
          <span className="font-semibold">{`${figureAmount(worth, decimalsOf.USDT)} USDT`}</span>
        )}
      </div>
      <div className="num flex flex-wrap items-baseline justify-between gap-x-3 text-xs text-soft">
        <Link to={`/tx?id=${stake.txHash}`} className="underline">
          {t(running ? texts.unlocks : texts.endedOn, {
            days: stake.days,
            date: formats.date(stake.endedAt ?? stake.unlockTime),
          })}
        </Link>
        <span className="text-verdigris">
          {t(texts.ofReward, {
            earned: running
              ? growing(earnedAt(earningOf(stake), now))
              : shortAmount(BigInt(stake.earned), decimalsOf.TES),
            reward: shortAmount(BigInt(stake.reward), decimalsOf.TES),
          })}
        </span>
      </div>
      {running && (
        <ProgressBar
          label={t(texts.progress)}
          value={passedAt(stake, now)}
          tone={state === 'matured' ? 'verdigris' : 'gold'}
        />
      )}
      <div className="flex flex-wrap items-center gap-2">
        {stake.final ? (
          <Chip tone={tones[state]}>{t(texts[state])}</Chip>
        ) : (
          <Chip tone="lapis">{t(earningTexts.confirming)}</Chip>
        )}
        <Actions stake={stake} plan={plan} now={now} state={state} />
      </div>
    </div>
  )
}

interface ActionsProps {
  readonly stake: Position
  readonly plan: Plan
  readonly now: number
  readonly state: Position['state']
}

function Actions({ stake, plan, now, state }: ActionsProps) {
  const t = useText()
  const [asked, setAsked] = useState<'leave' | 'renew' | null>(null)
  const claim = useAction(stakingActions.claim)
  const unlock = useAction(stakingActions.unlock)
  const id = String(stake.id)
  const close = (): void => setAsked(null)
  const running = state === 'earning' || state === 'matured'
  const claimable = claimableAt(stake, now)
  const look = { small: true, kind: 'quiet' } as const
  if (!running && claimable === 0n) return null
  return (
    <div className="ml-auto flex flex-wrap gap-2">
      {state === 'matured' && (
        <>
          <Button {...look} busy={unlock.busy} onClick={() => void unlock.start({ id })}>
            {t(texts.unstake)}
          </Button>
          <Button {...look} onClick={() => setAsked('renew')}>
            {t(texts.renew)}
          </Button>
        </>
      )}
      {claimable > 0n && (
        <Button {...look} busy={claim.busy} onClick={() => void claim.start({ ids: id })}>
          {t(earningTexts.claim)}
        </Button>
      )}
      {state === 'earning' && (
        <Button {...look} onClick={() => setAsked('leave')}>
          {t(texts.leave)}
        </Button>
      )}
      <LeaveStake stake={stake} coin={plan} open={asked === 'leave'} onClose={close} />
      {asked === 'renew' && <RenewSheet stake={stake} plan={plan} onClose={close} />}
    </div>
  )
}
