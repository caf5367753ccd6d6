import { Chip, type Tone } from '#platform/ui/Chip.tsx'
import { useLocale, useText } from '#platform/web/i18n.tsx'
import { usePrerendered } from '#platform/web/shell/prerendered.ts'

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

/** The card's state as text; for a running stake with its end. `now`: chain time. */
export function StateChip({
  card,
  now,
}: {
  card: Pick<Card, 'state' | 'itemUnlockTime' | 'final'>
  now: number
}) {
  const t = useText()
  const { locale } = useLocale()
  const prerendered = usePrerendered()
  if (!card.final) return <Chip tone="lapis">{t(texts.confirming)}</Chip>
  if (card.state !== 'staked' || card.itemUnlockTime === null) {
    return <Chip tone={tones[card.state]}>{t(texts[card.state])}</Chip>
  }
  if (card.itemUnlockTime <= now) return <Chip tone="verdigris">{t(texts.unlockable)}</Chip>
  const date = shortDay(card.itemUnlockTime, now, locale, prerendered ? 'UTC' : undefined)
  const text = t(texts.stakedTill, { date })
  if (!prerendered) return <Chip tone="gold">{text}</Chip>
  // A day is in the user's zone, which is unknown during rendering: only its space is kept.
  return (
    <Chip tone="gold">
      <span className="grid">
        <span className="col-start-1 row-start-1">{t(texts.staked)}</span>
        <span className="invisible col-start-1 row-start-1">{text}</span>
      </span>
    </Chip>
  )
}
