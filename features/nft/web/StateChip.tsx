import { Chip, type Tone } from '#platform/ui/Chip.tsx'
import { useLocale, useText } from '#platform/web/i18n.tsx'

import type { Card } from '../shapes.ts'
import { shortDay } from './shortDay.ts'
import { stateTexts as texts } from './text.ts'

const tones: Record<Card['state'], Tone> = {
  held: 'plain',
  onSale: 'lapis',
  staked: 'gold',
  frozen: 'terra',
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
  if (!card.final) return <Chip tone="lapis">{t(texts.confirming)}</Chip>
  if (card.state !== 'staked' || card.itemUnlockTime === null) {
    return <Chip tone={tones[card.state]}>{t(texts[card.state])}</Chip>
  }
  if (card.itemUnlockTime <= now) return <Chip tone="verdigris">{t(texts.unlockable)}</Chip>
  return (
    <Chip tone="gold">
      {t(texts.stakedTill, { date: shortDay(card.itemUnlockTime, now, locale) })}
    </Chip>
  )
}
