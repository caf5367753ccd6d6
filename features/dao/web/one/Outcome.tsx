import { StoneBar } from '#platform/ui/StoneBar.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { exactOf, shortOf, tesCoin } from '#platform/web/spend/coin.ts'
import { nativeCoin } from '#platform/web/spend/coinContract.ts'

import type { Obstacle } from '../../shapes.ts'
import { amountOf, partOf, type stateNow, votesOf } from '../proposals.ts'
import { proposalTexts as texts } from '../textProposal.ts'
import type { Found } from './found.ts'

const sides = [
  { side: 'for', colour: 'bg-verdigris' },
  { side: 'against', colour: 'bg-terra' },
  { side: 'abstain', colour: 'bg-edge' },
] as const

/** Without its unit, which the votes above have. */
const figure = (units: bigint): string => shortOf(units, tesCoin).split(' ')[0]!

interface OutcomeProps {
  readonly found: Found
  readonly state: ReturnType<typeof stateNow>
}

/** How the votes are spread, what they reach, and what is missing. */
export function Outcome({ found, state }: OutcomeProps) {
  const t = useText()
  const { percent } = useFormats()
  const { proposal, outcome, against } = found
  const votes = votesOf(proposal)
  const { all } = votes
  const isCounted = outcome !== null && (state === 'pending' || state === 'active')
  const reaches = (what: 'quorum' | 'forPayment', counted: bigint, needed: string) => {
    const isReached = counted >= BigInt(needed)
    return {
      label: t(isReached ? texts[`${what}Reached`] : texts[what]),
      value: t(texts.ofQuorum, {
        votes: figure(counted),
        needed: figure(BigInt(needed)),
      }),
      tone: isReached ? ('good' as const) : ('plain' as const),
    }
  }
  return (
    <Surface className="flex flex-col gap-3">
      <h3 className="text-base">{t(isCounted ? texts[outcome] : texts.result)}</h3>
      {sides.map(({ side, colour }) => (
        <div key={side} className="flex flex-col gap-1">
          <div className="flex flex-wrap items-baseline justify-between gap-x-3">
            <span className="font-semibold">{t(texts[side])}</span>
            <span className="num text-sm text-soft">
              <span>{`${shortOf(votes[side], tesCoin)} `}</span>
              <span className="font-semibold text-ink">
                {percent(partOf(votes[side], all) * 100)}
              </span>
            </span>
          </div>
          <StoneBar
            parts={[
              { amount: votes[side], colour },
              { amount: all - votes[side], colour: 'bg-line' },
            ]}
          />
        </div>
      ))}
      <KeyValue
        rows={[
          reaches('quorum', votes.for + votes.abstain, proposal.quorum),
          ...(proposal.leastFor === null
            ? []
            : [reaches('forPayment', votes.for, proposal.leastFor)]),
        ]}
      />
      {against.length > 0 && (
        <div className="flex flex-col gap-1 border-t border-line pt-3">
          <h3 className="text-base">{t(texts.stands)}</h3>
          <ul className="num flex flex-col gap-1 text-terra">
            {against.map((one) => (
              <li key={`${one.what} ${one.call}`} className="[overflow-wrap:anywhere]">
                <Stands obstacle={one} found={found} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </Surface>
  )
}

const ofVotes = {
  quorum: texts.lacksQuorum,
  majority: texts.lacksMajority,
  leastFor: texts.lacksFor,
} as const
const ofCalls = { pool: texts.lacksPool, limit: texts.aboveLimit, fee: texts.feeLow } as const

interface StandsProps {
  readonly obstacle: Obstacle
  readonly found: Found
}

function Stands({ obstacle: { what, missing, call }, found }: StandsProps) {
  const t = useText()
  const units = BigInt(missing ?? 0)
  if (what === 'quorum' || what === 'majority' || what === 'leastFor') {
    // Even votes: a base unit is missing.
    if (what === 'majority' && units === 1n) return t(texts.lacksAny)
    return t(ofVotes[what], { amount: shortOf(units, tesCoin) })
  }
  const coin = found.proposal.calls[call ?? 0]?.coin ?? null
  const amount = coin === null ? exactOf(units, nativeCoin()) : amountOf(units, coin)
  return t(ofCalls[what], { number: (call ?? 0) + 1, amount })
}
