import { decimalsOf } from '#platform/std/amount.ts'
import { earnedAt } from '#platform/std/earning.ts'
import { shortAmount } from '#platform/std/format.ts'
import { Button } from '#platform/ui/Button.tsx'
import { Chip, type Tone } from '#platform/ui/Chip.tsx'
import { CoinMark } from '#platform/ui/CoinMark.tsx'
import { ProgressBar } from '#platform/ui/ProgressBar.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import { growing } from '#platform/ui/Ticking.tsx'
import { useAction } from '#platform/web/flow/useFlow.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { exactOf } from '#platform/web/spend/coin.ts'
import { earningTexts } from '#platform/web/stake/text.ts'
import { useChainNow } from '#platform/web/time.ts'
import { useState } from 'react'
import { Link } from 'wouter'

import { stakingActions } from '../actions.ts'
import type { Plan, Position } from '../shapes.ts'
import { claimableAt } from './flows/facts.tsx'
import { LeaveStake } from './LeaveStake.tsx'
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

/** One stake: how far it is, what it has earned, and what can be done with it. */
export function StakeCard({ stake, plan }: { stake: Position; plan: Plan }) {
  const t = useText()
  const formats = useFormats()
  const now = useChainNow()
  const state = stateAt(stake, now)
  const running = state === 'earning' || state === 'matured'
  return (
    <Surface className="flex flex-col gap-3">
      <div className="flex items-center gap-3">
        <CoinMark symbol={stake.coin} />
        <div className="min-w-0 grow">
          <h3 className="num text-base [overflow-wrap:anywhere]">
            {exactOf(BigInt(stake.amount), plan)}
          </h3>
          <Link to={`/tx?id=${stake.txHash}`} className="num text-xs text-soft underline">
            {`#${stake.id} · ${t(texts.daysOf, { days: stake.days })}`}
          </Link>
        </div>
        {stake.final ? (
          <Chip tone={tones[state]}>{t(texts[state])}</Chip>
        ) : (
          <Chip tone="lapis">{t(earningTexts.confirming)}</Chip>
        )}
      </div>
      {running && (
        <ProgressBar
          label={t(texts.progress)}
          value={passedAt(stake, now)}
          tone={state === 'matured' ? 'verdigris' : 'gold'}
        />
      )}
      <div className="num flex flex-wrap justify-between gap-x-3 text-xs text-soft">
        <span>
          {t(texts.period, {
            from: formats.date(stake.start),
            to: formats.date(stake.endedAt ?? stake.unlockTime),
          })}
        </span>
        <span>
          {t(texts.ofReward, {
            earned: running
              ? growing(earnedAt(earningOf(stake), now))
              : shortAmount(BigInt(stake.earned), decimalsOf.TES),
            reward: shortAmount(BigInt(stake.reward), decimalsOf.TES),
          })}
        </span>
      </div>
      <Actions stake={stake} plan={plan} now={now} state={state} />
    </Surface>
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
  if (!running && claimable === 0n) return null
  return (
    <div className="flex flex-wrap gap-2">
      {claimable > 0n && (
        <Button
          small
          kind={state === 'matured' ? 'quiet' : 'primary'}
          busy={claim.busy}
          onClick={() => void claim.start({ ids: id })}
        >
          {t(earningTexts.claim)}
        </Button>
      )}
      {state === 'matured' && (
        <>
          <Button small busy={unlock.busy} onClick={() => void unlock.start({ id })}>
            {t(texts.unstake)}
          </Button>
          <Button small kind="quiet" onClick={() => setAsked('renew')}>
            {t(texts.renew)}
          </Button>
        </>
      )}
      {state === 'earning' && (
        <Button small kind="quiet" onClick={() => setAsked('leave')}>
          {t(texts.leave)}
        </Button>
      )}
      <LeaveStake stake={stake} coin={plan} open={asked === 'leave'} onClose={close} />
      {asked === 'renew' && <RenewSheet stake={stake} plan={plan} onClose={close} />}
    </div>
  )
}
