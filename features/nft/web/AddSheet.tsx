import { Button, buttonClass } from '#platform/ui/Button.tsx'
import { classes } from '#platform/ui/classes.ts'
import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { SkeletonRows } from '#platform/ui/Skeleton.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { useApiList } from '#platform/web/pages.ts'
import { QueryState } from '#platform/web/queryState.tsx'
import { useState } from 'react'
import { Link } from 'wouter'

import { nftApi } from '../api.ts'
import type { Card } from '../shapes.ts'
import { cardName } from './levelName.ts'
import { PledgeSheet } from './PledgeSheet.tsx'
import { Thumb } from './StakedCards.tsx'
import { nftTexts as texts } from './text.ts'
import { stakeTexts } from './textStake.ts'

export interface AddSheetProps {
  readonly open: boolean
  readonly onClose: () => void
}

const step = 20

/** Choose one of my cards that are not staked, then its term. */
export function AddSheet({ open, onClose }: AddSheetProps) {
  const t = useText()
  const [size, setSize] = useState(step)
  const [chosen, setChosen] = useState<number | null>(null)
  const held = useApiList(nftApi.ownCardPage, { state: 'held' }, size, (each) => each.tokenId)
  const card = held.data?.list.find((each) => each.tokenId === chosen) ?? null
  const possible = held.data !== undefined && held.data.list.length > 0
  return (
    <PledgeSheet card={card} possible={possible} open={open} onClose={onClose}>
      <QueryState
        query={held}
        skeleton={<SkeletonRows />}
        empty={
          <EmptyState
            title={t(stakeTexts.noFreeCard)}
            body={t(texts.emptyMineBody)}
            action={
              <Link to="/nftInv" className={buttonClass()} onClick={onClose}>
                {t(texts.buyCards)}
              </Link>
            }
          />
        }
      >
        {({ total, list }) => (
          <fieldset className="flex flex-col gap-2">
            <legend className="mb-2 font-semibold">{t(stakeTexts.selectNft)}</legend>
            <div className="flex max-h-58 flex-col gap-2 overflow-y-auto p-0.5">
              {list.map((each) => (
                <Choice
                  key={each.tokenId}
                  card={each}
                  chosen={each.tokenId === chosen}
                  onChoose={() => setChosen(each.tokenId)}
                />
              ))}
              {total > size && (
                <Button kind="quiet" onClick={() => setSize(size + step)}>
                  {t(texts.more)}
                </Button>
              )}
            </div>
          </fieldset>
        )}
      </QueryState>
    </PledgeSheet>
  )
}

function Choice({ card, chosen, onChoose }: { card: Card; chosen: boolean; onChoose: () => void }) {
  const t = useText()
  const formats = useFormats()
  return (
    <label
      className={classes(
        'flex min-h-14 cursor-pointer items-center gap-3 rounded-md border p-2 transition-colors',
        'has-focus-visible:outline-2 has-focus-visible:outline-lapis',
        chosen ? 'border-lapis bg-lapis-wash' : 'border-line bg-surface',
      )}
    >
      <input type="radio" name="card" className="sr-only" checked={chosen} onChange={onChoose} />
      <Thumb card={card} />
      <span className="num min-w-0 grow font-semibold">{cardName(t, card)}</span>
      <span className="num text-soft">
        {t(stakeTexts.powerOf, { power: formats.number(card.power) })}
      </span>
    </label>
  )
}
