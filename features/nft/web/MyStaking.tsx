import { pendingAt } from '#platform/std/earning.ts'
import type { Reply } from '#platform/std/endpoint.ts'
import { Button } from '#platform/ui/Button.tsx'
import { Skeleton, SkeletonRows } from '#platform/ui/Skeleton.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import { useApi } from '#platform/web/api.ts'
import { useAction } from '#platform/web/flow/useFlow.ts'
import { useText } from '#platform/web/i18n.tsx'
import { Arriving, Awaited } from '#platform/web/Arriving.tsx'
import { EarnedFigure } from '#platform/web/stake/EarnedFigure.tsx'
import { useChainNow } from '#platform/web/time.ts'
import { useState } from 'react'

import { nftActions } from '../actions.ts'
import { nftApi } from '../api.ts'
import type { Card } from '../shapes.ts'
import { AddSheet } from './AddSheet.tsx'
import { claimableAt, stakeOf } from './reward.ts'
import { StakedCards } from './StakedCards.tsx'
import { nftTexts as texts } from './text.ts'
import { stakeTexts } from './textStake.ts'

type Mine = Reply<typeof nftApi.part>['mine']

/** Maximum of one call. */
const atOnce = 50

/** null while only public replies are loaded. */
export function MyStaking({ mine }: { mine: Mine }) {
  if (mine !== null) return <Staking mine={mine} />
  return (
    <Arriving first>
      <Skeleton className="h-44 w-full" />
    </Arriving>
  )
}

function Staking({ mine }: { mine: NonNullable<Mine> }) {
  const t = useText()
  const now = useChainNow()
  const own = useApi(nftApi.ownCardPage, { pageSize: '100' })
  const [adding, setAdding] = useState(false)
  const claim = useAction(nftActions.click)

  const cards = own.data?.list ?? []
  const staked = cards.filter((card) => stakeOf(card) !== null)
  const listed = own.data !== undefined && own.data.total <= cards.length
  const computed = claimableAt(
    BigInt(mine.owed),
    staked.map(stakeOf).filter((stake) => stake !== null),
    now,
  )
  // More cards than one page holds: the server's figure, which does not tick.
  const claimable = listed ? computed : BigInt(mine.claimable)

  return (
    <>
      <Surface className="flex flex-col gap-3">
        <EarnedFigure
          label={t(texts.myClaimable)}
          value={claimable}
          claimed={BigInt(mine.claimed)}
        />
        <div className="flex gap-3">
          <Button kind="quiet" className="grow basis-1/2" onClick={() => setAdding(true)}>
            {t(stakeTexts.addNft)}
          </Button>
          <Button
            className="grow basis-1/2"
            busy={claim.busy}
            disabled={own.data === undefined || claimable === 0n}
            onClick={() => void claim.start(claimInput(staked, now))}
          >
            {t(stakeTexts.claim)}
          </Button>
        </div>
        <p className="text-xs text-soft">{t(stakeTexts.exitLine)}</p>
      </Surface>
      <Awaited query={own}>
        <SkeletonRows />
      </Awaited>
      {staked.length > 0 && <StakedCards cards={staked} now={now} />}
      <AddSheet open={adding} onClose={() => setAdding(false)} />
    </>
  )
}

/** The cards that have something, most first; none where only ended stakes have. */
function claimInput(staked: readonly Card[], now: number): { tokenIds?: string } {
  const pending = (card: Card): bigint => {
    const stake = stakeOf(card)
    return stake === null ? 0n : pendingAt(stake, now)
  }
  const ids = staked
    .filter((card) => pending(card) > 0n)
    .toSorted((a, b) => (pending(a) < pending(b) ? 1 : -1))
    .slice(0, atOnce)
    .map((card) => card.tokenId)
  return ids.length === 0 ? {} : { tokenIds: ids.join(',') }
}
