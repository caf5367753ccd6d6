import { useText } from '#platform/web/i18n.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useChainNow } from '#platform/web/time.ts'
import { Link } from 'wouter'

import type { Card } from '../../shapes.ts'
import { cardName } from '../levelName.ts'
import { detailPath } from '../paths.ts'
import { StateChip } from '../StateChip.tsx'
import { Thumb } from '../StakedCards.tsx'
import { exact } from './coins.ts'
import { ownTexts as texts } from './textOwn.ts'

export interface ListedRowProps {
  readonly card: Card
  readonly chosen: boolean
  readonly onChoose: () => void
}

/** A card of mine that is for sale: chosen by its box, opened by its name. */
export function ListedRow({ card, chosen, onChoose }: ListedRowProps) {
  const t = useText()
  const formats = useFormats()
  const now = useChainNow()
  const name = cardName(t, card)
  if (card.listing === null) return null
  const { price, coin, expiry } = card.listing
  return (
    <li className="flex items-center gap-3 border-t border-line">
      <label className="grid min-h-15 w-11 shrink-0 cursor-pointer place-items-center">
        <input
          type="checkbox"
          className="size-5 accent-lapis"
          checked={chosen}
          aria-label={t(texts.select, { card: name })}
          onChange={onChoose}
        />
      </label>
      <Link
        to={detailPath(card.tokenId)}
        className="flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-1 py-2.5 transition-colors hover:bg-sunk"
      >
        <Thumb card={card} />
        <span className="min-w-0 flex-[1_1_80px] overflow-x-clip">
          <span className="num block font-semibold [overflow-wrap:anywhere]">{name}</span>
          <span className="num block text-xs text-soft">
            {t(texts.listedTill, { date: formats.date(expiry) })}
          </span>
        </span>
        <span className="ml-auto flex max-w-full flex-col items-end gap-1 overflow-x-clip text-right">
          <span className="num font-semibold [overflow-wrap:anywhere]">{exact(price, coin)}</span>
          <StateChip card={card} now={now} />
        </span>
      </Link>
    </li>
  )
}
