import { pendingAt } from '#platform/std/earning.ts'
import { CardArt } from '#platform/ui/CardArt.tsx'
import { ListRow } from '#platform/ui/ListRow.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'

import type { Card } from '../shapes.ts'
import { detailPath } from './paths.ts'
import { cardName } from './levelName.ts'
import { RewardTotal } from './RewardTotal.tsx'
import { stakeOf } from './reward.ts'
import { stakeTexts as texts } from './textStake.ts'
import { growing } from '#platform/ui/Ticking.tsx'
import { picture } from './picture.ts'
import { stateTexts } from './text.ts'

/** My running and matured stakes with their unlock times, the next one first. */
export function StakedCards({ cards, now }: { cards: readonly Card[]; now: number }) {
  const t = useText()
  const formats = useFormats()
  const ordered = cards.toSorted((a, b) => (a.itemUnlockTime ?? 0) - (b.itemUnlockTime ?? 0))
  const stakes = cards.map(stakeOf).filter((stake) => stake !== null)
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-lg">{t(texts.unlockTimes)}</h2>
      <RewardTotal stakes={stakes} now={now} />
      <div className="flex flex-col">
        {ordered.map((card) => {
          const stake = stakeOf(card)
          if (stake === null) return null
          return (
            <ListRow
              key={card.tokenId}
              to={detailPath(card.tokenId)}
              leading={<Thumb card={card} />}
              title={cardName(t, card)}
              note={stake.end <= now ? t(stateTexts.unlockable) : formats.dateTime(stake.end)}
              trailing={`+${growing(pendingAt(stake, now))}`}
              trailingNote="TES"
            />
          )
        })}
      </div>
    </section>
  )
}

export function Thumb({ card }: { card: Pick<Card, 'tokenId' | 'level'> }) {
  return (
    <span className="block w-10 shrink-0">
      <CardArt src={picture(card.tokenId, card.level)} alt="" className="rounded-sm!" />
    </span>
  )
}
