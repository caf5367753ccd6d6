import { shortAddress } from '#platform/std/format.ts'
import { Button } from '#platform/ui/Button.tsx'
import { Chip, type Tone } from '#platform/ui/Chip.tsx'
import { StoneRing } from '#platform/ui/StoneRing.tsx'
import { useAction } from '#platform/web/flow/useFlow.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { useChainNow } from '#platform/web/time.ts'

import { energyActions } from '../../actions.ts'
import type { LeaseState, LeaseView } from '../../shapes.ts'
import { sunText } from '../energy.ts'
import { energyTexts as texts } from '../text.ts'

export const leaseKey = ({ lender, lease }: LeaseView): string => `${lender} ${lease}`

/** Its state this second: time alone ends a lease. */
export const stateAt = (
  { state, until }: Pick<LeaseView, 'state' | 'until'>,
  now: number,
): LeaseState => (state === 'running' && now >= until ? 'due' : state)

const looks: Readonly<Record<LeaseState, Tone>> = {
  running: 'verdigris',
  due: 'gold',
  ended: 'plain',
}

/** One lease: what is left of its time as a ring, for whom, until when, and what it cost. */
export function LeaseRow({ lease }: { lease: LeaseView }) {
  const t = useText()
  const { number, relative } = useFormats()
  const now = useChainNow()
  const { start, busy } = useAction(energyActions.end)
  const { energy, receiver, time, until, paid, final } = lease
  const state = stateAt(lease, now)
  const left = state === 'running' ? Math.min(until - now, until - time) : 0
  const title = { running: texts.running, due: texts.over, ended: texts.ended }[state]
  return (
    <div className="flex items-center gap-3 border-t border-line py-3">
      <StoneRing
        className="w-12"
        stones={24}
        parts={[
          { amount: BigInt(left), fill: 'fill-lapis' },
          { amount: BigInt(until - time - left), fill: 'fill-line' },
        ]}
      />
      <span className="num flex min-w-0 grow flex-col gap-0.5">
        <span className="flex flex-wrap items-center justify-between gap-x-3">
          <span className="font-semibold">{t(texts.energyFor, { energy: number(energy) })}</span>
          <Chip tone={final ? looks[state] : 'lapis'}>{t(final ? title : texts.confirming)}</Chip>
        </span>
        <span className="flex flex-wrap justify-between gap-x-3 text-xs text-soft">
          <span translate="no">{shortAddress(receiver)}</span>
          <span>
            {state === 'running' && (
              <span>{`${t(texts.ends, { time: relative(until, now) })} · `}</span>
            )}
            <span translate="no">{sunText(paid)}</span>
          </span>
        </span>
      </span>
      {state === 'due' && (
        <Button
          small
          kind="quiet"
          className="shrink-0 text-lapis"
          busy={busy}
          onClick={() => void start({ lender: lease.lender, lease: String(lease.lease) })}
        >
          {t(texts.end)}
        </Button>
      )}
    </div>
  )
}
