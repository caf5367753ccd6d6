import { Button } from '#platform/ui/Button.tsx'
import { StickyBar } from '#platform/ui/StickyBar.tsx'
import { step, useAction } from '#platform/web/flow/useFlow.ts'
import { useText } from '#platform/web/i18n.tsx'
import { useState } from 'react'

import { marketActions } from '../../marketActions.ts'
import type { Card } from '../../shapes.ts'
import { ListedRow } from './ListedRow.tsx'
import { ownTexts as texts } from './textOwn.ts'

export interface OwnListingsProps {
  readonly cards: readonly Card[]
  /** All own listings, hidden or not. */
  readonly total: number
}

/** My cards for sale; chosen ones are taken down one by one, all of them in one transaction. */
export function OwnListings({ cards, total }: OwnListingsProps) {
  const t = useText()
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const one = useAction(marketActions.takeDown)
  const all = useAction(marketActions.takeDownAll)
  // A listing that ended after it was chosen is no longer chosen.
  const ids = cards.map(({ tokenId }) => tokenId).filter((id) => chosen.has(id))
  const whole = ids.length === total
  const choose = (id: number): void => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
  }
  const takeDown = (): void => {
    if (whole && total > 1) return void all.start({ action: 'takeDownAll' })
    const inputs = ids.map((id) => ({ action: 'takeDown' as const, tokenId: String(id) }))
    const [last, ...before] = inputs.toReversed()
    if (last === undefined) return
    void one.start(
      last,
      before.toReversed().map((input) => step(marketActions.takeDown, input)),
    )
  }
  const every = ids.length === cards.length
  return (
    <>
      <button
        type="button"
        className="-my-2 min-h-11 self-end font-semibold text-lapis underline-offset-4 hover:underline"
        onClick={() => setChosen(every ? new Set() : new Set(cards.map(({ tokenId }) => tokenId)))}
      >
        {t(every ? texts.selectNone : texts.selectAll)}
      </button>
      <ul className="flex flex-col border-b border-line">
        {cards.map((card) => (
          <ListedRow
            key={card.tokenId}
            card={card}
            chosen={chosen.has(card.tokenId)}
            onChoose={() => choose(card.tokenId)}
          />
        ))}
      </ul>
      <StickyBar note={ids.length < 2 ? undefined : t(whole ? texts.oneForAll : texts.oneEach)}>
        <Button full disabled={ids.length === 0} busy={one.busy || all.busy} onClick={takeDown}>
          {ids.length === 0
            ? t(texts.selectToTakeDown)
            : whole && total > 1
              ? t(texts.takeDownAll, { count: total })
              : t(texts.takeDownSome, { count: ids.length })}
        </Button>
      </StickyBar>
    </>
  )
}
