import type { Reply } from '#platform/std/endpoint.ts'
import type { Source } from '#platform/std/source.ts'
import { useAction } from '#platform/web/flow/useFlow.ts'
import { useText } from '#platform/web/i18n.tsx'
import { ClaimLine } from '#platform/web/stake/ClaimLine.tsx'
import { earningTexts } from '#platform/web/stake/text.ts'
import { sourcesOf, Verify } from '#platform/web/Verify.tsx'
import { tesCoin } from '#platform/web/spend/coin.ts'

import { stakingActions } from '../actions.ts'
import type { stakingApi } from '../api.ts'
import { mostClaimed } from '../fields.ts'
import { worthIn } from './plans.ts'
import { stakingTexts as texts } from './text.ts'

export interface ClaimableProps {
  readonly mine: NonNullable<Reply<typeof stakingApi.singleCoinPledgeStatistic>['mine']>
  readonly sources: readonly Source[]
  readonly tesPriceE12: string | null
}

/** What all stakes together would pay now, and the one tap that takes it; nothing before the first. */
export function Claimable({ mine, sources, tesPriceE12 }: ClaimableProps) {
  const t = useText()
  const { start, busy } = useAction(stakingActions.claim)
  const claimable = BigInt(mine.claimable)
  if (claimable === 0n && mine.claimed === '0') return null
  return (
    <section className="flex flex-col gap-3">
      <ClaimLine
        value={claimable}
        claimed={BigInt(mine.claimed)}
        worth={worthIn(claimable, tesCoin, tesPriceE12)}
        label={t(texts.claimAll)}
        busy={busy}
        onClaim={() => void start({})}
      />
      {mine.paying > mostClaimed && (
        <p className="text-xs text-soft">
          {t(texts.claimOldest, { most: mostClaimed, count: mine.paying })}
        </p>
      )}
      <Verify of={t(earningTexts.both)} source={sourcesOf(sources, 'mine.claimed')} />
    </section>
  )
}
