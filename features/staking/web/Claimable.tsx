import type { Reply } from '#platform/std/endpoint.ts'
import { decimalsOf } from '#platform/std/amount.ts'
import { shortAmount } from '#platform/std/format.ts'
import { Button } from '#platform/ui/Button.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import { Ticking } from '#platform/ui/Ticking.tsx'
import { useLateFlow } from '#platform/web/flow/useFlow.ts'
import { useText } from '#platform/web/i18n.tsx'

import type { stakingApi } from '../api.ts'
import { lateFlows } from './lateFlows.ts'
import { stakingTexts as texts } from './text.ts'

type Mine = NonNullable<Reply<typeof stakingApi.singleCoinPledgeStatistic>['mine']>

/** What all stakes together would pay now, and the one tap that takes it. */
export function Claimable({ mine }: { mine: Mine }) {
  const t = useText()
  const { start, busy } = useLateFlow(lateFlows.claim)
  const claimable = BigInt(mine.claimable)
  return (
    <Surface className="flex flex-col gap-3">
      <div>
        <h2 className="font-text text-sm font-normal text-soft">{t(texts.claimable)}</h2>
        <div className="flex flex-wrap items-baseline gap-x-2">
          <Ticking value={claimable} big />
          <span className="text-soft">TES</span>
        </div>
        <p className="num text-xs text-soft">
          {t(texts.claimed)} {shortAmount(BigInt(mine.claimed), decimalsOf.TES)} TES
        </p>
      </div>
      <Button busy={busy} disabled={claimable === 0n} onClick={() => void start({})}>
        {t(texts.claimAll)}
      </Button>
    </Surface>
  )
}
