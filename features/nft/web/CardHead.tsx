import { Person } from '#features/account/public.web.ts'
import { CardArt } from '#platform/ui/CardArt.tsx'
import { shortAmount } from '#platform/std/format.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { useChainNow } from '#platform/web/time.ts'

import { ArtVerdict } from './ArtVerdict.tsx'
import { Figure } from '#platform/ui/Figure.tsx'
import { cardName, levelName } from './levelName.ts'
import type { CardDetail } from '../shapes.ts'
import { StateChip } from './StateChip.tsx'
import { nftTexts as texts } from './text.ts'
import { picture } from './picture.ts'
import { cardTexts } from './textCard.ts'

/** The mosaic, whose it is, what it cost, and the state it is in. */
export function CardHead({ card }: { card: CardDetail }) {
  const t = useText()
  const formats = useFormats()
  const now = useChainNow()
  return (
    <>
      <div className="flex flex-col gap-1">
        <CardArt src={picture(card.tokenId, card.level)} alt={cardName(t, card)} />
        <ArtVerdict card={card} />
      </div>
      <div className="flex flex-col gap-1">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h2 className="num text-xl">
            <span>{`${levelName(t, card.levelStr)} `}</span>
            <span className="font-normal text-faint">{`#${card.tokenId}`}</span>
          </h2>
          <StateChip card={card} now={now} />
        </div>
        {card.state !== 'inUrn' && (
          <div className="flex flex-wrap items-center gap-x-1.5 text-soft">
            <span>{`${t(cardTexts.ownedBy)} `}</span>
            <Person address={card.owner} />
          </div>
        )}
      </div>
      <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-4 border-t border-line pt-3">
        <Figure label={t(texts.power)} value={formats.number(card.power)} />
        <Figure
          label={t(texts.lastSale)}
          value={
            <>
              <span>{shortAmount(BigInt(card.lastSale.price), 6)}</span>
              <span className="font-text text-sm font-normal text-soft">{` ${card.lastSale.coin}`}</span>
            </>
          }
        />
      </div>
    </>
  )
}
