import { buttonClass } from '#platform/ui/Button.tsx'
import type { Reply } from '#platform/std/endpoint.ts'
import { Skeleton } from '#platform/ui/Skeleton.tsx'
import { useApi } from '#platform/web/api.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { QueryState } from '#platform/web/queryState.tsx'
import { useChainNow } from '#platform/web/time.ts'
import { Link } from 'wouter'

import { nftApi } from '../api.ts'
import { Figure } from '#platform/ui/Figure.tsx'
import { claimableAt, stakeOf } from './reward.ts'
import { nftTexts as texts } from './text.ts'
import { Ticking } from '#platform/ui/Ticking.tsx'

/** What I hold here: the claimable reward as the hero, my cards and their power beside it. */
export function Holdings() {
  const read = useApi(nftApi.ownCardPage, { pageSize: '100' })
  const mine = useApi(nftApi.part, {}).data?.mine ?? null
  return (
    <QueryState query={read} skeleton={<Skeleton className="h-32 w-full" />}>
      {(own) => <Held own={own} mine={mine} />}
    </QueryState>
  )
}

interface HeldProps {
  own: Reply<typeof nftApi.ownCardPage>
  /** null while it is not known. */
  mine: Reply<typeof nftApi.part>['mine']
}

function Held({ own, mine }: HeldProps) {
  const t = useText()
  const formats = useFormats()
  const now = useChainNow()
  const stakes = own.list.map(stakeOf).filter((stake) => stake !== null)
  // More cards than one page holds: the server's figure, which does not tick.
  const claimable =
    mine === null
      ? null
      : own.total > own.list.length
        ? BigInt(mine.claimable)
        : claimableAt(BigInt(mine.owed), stakes, now)
  return (
    <div className="flex flex-col gap-3">
      <Link to="/nftPledge" className="flex flex-col">
        <span className="text-soft">{t(texts.myClaimable)}</span>
        <span className="flex flex-wrap items-baseline gap-x-2">
          {claimable === null ? (
            <Skeleton className="h-10 w-40" />
          ) : (
            <Ticking value={claimable} big />
          )}
          <span className="text-soft">TES</span>
        </span>
      </Link>
      <div className="grid grid-cols-3 gap-3">
        <Link to="/myNft">
          <Figure label={t(texts.cards)} value={formats.number(own.counts.all)} />
        </Link>
        <Link to="/myNft?tab=mining">
          <Figure label={t(texts.mining)} value={formats.number(own.counts.mining)} />
        </Link>
        <Link to="/myNft">
          <Figure label={t(texts.power)} value={formats.number(own.power)} />
        </Link>
      </div>
      {own.counts.all === 0 && (
        <Link to="/nftInv" className={buttonClass('primary', true)}>
          {t(texts.buyCards)}
        </Link>
      )}
    </div>
  )
}
