import { buttonClass } from '#platform/ui/Button.tsx'
import { classes } from '#platform/ui/classes.ts'
import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { useState } from 'react'
import { Link } from 'wouter'

import type { Card } from '../shapes.ts'
import { cardName } from './levelName.ts'
import { PledgeSheet } from './PledgeSheet.tsx'
import { Thumb } from './StakedCards.tsx'
import { nftTexts as texts } from './text.ts'
import { stakeTexts } from './textStake.ts'

export interface AddSheetProps {
  readonly open: boolean
  readonly onClose: () => void
  /** My cards that are not staked. */
  readonly cards: readonly Card[]
}

/** Choose a card, then its term. */
export function AddSheet({ open, onClose, cards }: AddSheetProps) {
  const t = useText()
  const [chosen, setChosen] = useState<number | null>(null)
  const card = cards.find((each) => each.tokenId === chosen) ?? null
  return (
    <PledgeSheet card={card} open={open} onClose={onClose}>
      {cards.length === 0 ? (
        <EmptyState
          title={t(stakeTexts.noFreeCard)}
          body={t(texts.emptyMineBody)}
          action={
            <Link to="/nftInv" className={buttonClass()} onClick={onClose}>
              {t(texts.buyCards)}
            </Link>
          }
        />
      ) : (
        <fieldset className="flex flex-col gap-2">
          <legend className="mb-2 font-semibold">{t(stakeTexts.selectNft)}</legend>
          <div className="flex max-h-58 flex-col gap-2 overflow-y-auto p-0.5">
            {cards.map((each) => (
              <Choice
                key={each.tokenId}
                card={each}
                chosen={each.tokenId === chosen}
                onChoose={() => setChosen(each.tokenId)}
              />
            ))}
          </div>
        </fieldset>
      )}
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
