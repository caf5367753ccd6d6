import type { Reply } from '#platform/std/endpoint.ts'
import type { Source } from '#platform/std/source.ts'
import { Button } from '#platform/ui/Button.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import { useAction } from '#platform/web/flow/useFlow.ts'
import { useText } from '#platform/web/i18n.tsx'
import { EarnedFigure } from '#platform/web/stake/EarnedFigure.tsx'
import { sourcesOf } from '#platform/web/Verify.tsx'

import { stakingActions } from '../actions.ts'
import type { stakingApi } from '../api.ts'
import { mostClaimed } from '../fields.ts'
import { stakingTexts as texts } from './text.ts'

type Mine = NonNullable<Reply<typeof stakingApi.singleCoinPledgeStatistic>['mine']>

/** What all stakes together would pay now, and the one tap that takes it. */
export function Claimable({ mine, sources }: { mine: Mine; sources: readonly Source[] }) {
  const t = useText()
  const { start, busy } = useAction(stakingActions.claim)
  const claimable = BigInt(mine.claimable)
  return (
    <Surface className="flex flex-col gap-3">
      <EarnedFigure
        label={t(texts.claimable)}
        value={claimable}
        claimed={BigInt(mine.claimed)}
        source={sourcesOf(sources, 'mine.claimed')}
      />
      {mine.paying > mostClaimed && (
        <p className="text-xs text-soft">
          {t(texts.claimOldest, { most: mostClaimed, count: mine.paying })}
        </p>
      )}
      <Button busy={busy} disabled={claimable === 0n} onClick={() => void start({})}>
        {t(texts.claimAll)}
      </Button>
    </Surface>
  )
}
