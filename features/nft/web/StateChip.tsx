import { Chip, type Tone } from '#platform/ui/Chip.tsx'
import { useLocale, useText } from '#platform/web/i18n.tsx'
import { useDrawn } from '#platform/web/shell/drawn.ts'

import type { Card } from '../shapes.ts'
import { shortDay } from './shortDay.ts'
import { stateTexts as texts } from './text.ts'

const tones: Record<Card['state'], Tone> = {
  held: 'plain',
  onSale: 'lapis',
  staked: 'gold',
  frozen: 'terra',
  inUrn: 'plain',
}

/** The card's state in words; for a running stake with its end. `now`: chain time. */
export function StateChip({
  card,
  now,
}: {
  card: Pick<Card, 'state' | 'itemUnlockTime' | 'final'>
  now: number
}) {
  const t = useText()
  const { locale } = useLocale()
  const drawn = useDrawn()
  if (!card.final) return <Chip tone="lapis">{t(texts.confirming)}</Chip>
  if (card.state !== 'staked' || card.itemUnlockTime === null) {
    return <Chip tone={tones[card.state]}>{t(texts[card.state])}</Chip>
  }
  if (card.itemUnlockTime <= now) return <Chip tone="verdigris">{t(texts.unlockable)}</Chip>
  const date = shortDay(card.itemUnlockTime, now, locale, drawn ? 'UTC' : undefined)
  const words = t(texts.stakedTill, { date })
  if (!drawn) return <Chip tone="gold">{words}</Chip>
  // A day is the reader's own, whose zone a drawing does not know: only its place is kept.
  return (
    <Chip tone="gold">
      <span className="grid">
        <span className="col-start-1 row-start-1">{t(texts.staked)}</span>
        <span className="invisible col-start-1 row-start-1">{words}</span>
      </span>
    </Chip>
  )
}
