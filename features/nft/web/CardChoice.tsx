import { classes } from '#platform/ui/classes.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'

import type { Card } from '../shapes.ts'
import { cardName } from './levelName.ts'
import { short } from './market/coins.ts'
import { Thumb } from './StakedCards.tsx'
import { stateTexts } from './text.ts'
import { stakeTexts as texts } from './textStake.ts'

export interface CardChoiceProps {
  readonly card: Card
  readonly chosen: boolean
  /** Whether the maximum is chosen. */
  readonly full: boolean
  readonly onChoose: () => void
}

/** One of several cards to choose from. */
export function CardChoice({ card, chosen, full, onChoose }: CardChoiceProps) {
  const t = useText()
  const formats = useFormats()
  const { listing } = card
  return (
    <label
      className={classes(
        'flex min-h-14 cursor-pointer flex-wrap items-center justify-end gap-x-3 rounded-md border p-2 transition-colors',
        'has-focus-visible:outline-2 has-focus-visible:outline-lapis',
        chosen ? 'border-lapis bg-lapis-wash' : 'border-line bg-surface',
      )}
    >
      <input
        type="checkbox"
        className="size-5 shrink-0 accent-lapis"
        checked={chosen}
        disabled={full && !chosen}
        onChange={onChoose}
      />
      <Thumb card={card} />
      <span className="min-w-0 flex-[1_1_80px] overflow-x-clip">
        <span className="num block font-semibold [overflow-wrap:anywhere]">
          {cardName(t, card)}
        </span>
        {listing !== null && (
          <span className="num block text-xs text-soft">
            {`${t(stateTexts.onSale)} · ${short(listing.price, listing.coin)}`}
          </span>
        )}
      </span>
      <span className="num shrink-0 text-soft">
        {t(texts.powerOf, { power: formats.number(card.power) })}
      </span>
    </label>
  )
}
