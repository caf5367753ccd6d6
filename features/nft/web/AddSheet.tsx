import { buttonClass } from '#platform/ui/Button.tsx'
import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { SkeletonRows } from '#platform/ui/Skeleton.tsx'
import { useText } from '#platform/web/i18n.tsx'
import { MoreButton } from '#platform/web/MoreButton.tsx'
import { useApiList } from '#platform/web/pages.ts'
import { QueryState } from '#platform/web/queryState.tsx'
import { useState } from 'react'
import { Link } from 'wouter'

import { nftApi } from '../api.ts'
import { CardChoice } from './CardChoice.tsx'
import { PledgeSheet } from './PledgeSheet.tsx'
import { nftTexts as texts } from './text.ts'
import { stakeTexts } from './textStake.ts'

export interface AddSheetProps {
  readonly open: boolean
  readonly onClose: () => void
}

const step = 20
/** Maximum of one call. */
const atOnce = 50

/** Choose cards of mine that are not staked, one or several, then the term for all of them. */
export function AddSheet({ open, onClose }: AddSheetProps) {
  const t = useText()
  const [size, setSize] = useState(step)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const held = useApiList(nftApi.ownCardPage, { state: 'held' }, size, (each) => each.tokenId)
  const cards = held.data?.list.filter((each) => chosen.has(each.tokenId)) ?? []
  const possible = held.data !== undefined && held.data.list.length > 0
  const close = (): void => {
    setChosen(new Set())
    onClose()
  }
  const choose = (tokenId: number): void => {
    const next = new Set(cards.map((each) => each.tokenId))
    if (!next.delete(tokenId)) next.add(tokenId)
    setChosen(next)
  }
  return (
    <PledgeSheet cards={cards} possible={possible} open={open} onClose={close}>
      <QueryState
        query={held}
        skeleton={<SkeletonRows />}
        empty={
          <EmptyState
            title={t(stakeTexts.noFreeCard)}
            body={t(texts.emptyMineBody)}
            action={
              <Link to="/nftInv" className={buttonClass()} onClick={close}>
                {t(texts.buyCards)}
              </Link>
            }
          />
        }
      >
        {({ total, list }) => (
          <fieldset className="flex flex-col gap-2">
            <legend className="mb-2 font-semibold">{t(stakeTexts.selectNft)}</legend>
            <div className="relative flex max-h-58 flex-col gap-2 overflow-y-auto p-0.5">
              {list.map((each) => (
                <CardChoice
                  key={each.tokenId}
                  card={each}
                  chosen={chosen.has(each.tokenId)}
                  full={cards.length >= atOnce}
                  onChoose={() => choose(each.tokenId)}
                />
              ))}
              <MoreButton more={total > size} onMore={() => setSize(size + step)} />
            </div>
            {cards.length >= atOnce && (
              <p className="text-xs text-soft">{t(stakeTexts.atMostAtOnce, { count: atOnce })}</p>
            )}
          </fieldset>
        )}
      </QueryState>
    </PledgeSheet>
  )
}
