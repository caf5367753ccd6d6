import { buttonClass } from '#platform/ui/Button.tsx'
import { CardArt } from '#platform/ui/CardArt.tsx'
import { classes } from '#platform/ui/classes.ts'
import { useApi } from '#platform/web/api.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { useArrived } from '#platform/web/queryState.tsx'
import { useChainNow } from '#platform/web/time.ts'
import type { ReactNode } from 'react'
import { Link } from 'wouter'

import { nftApi } from '../api.ts'
import type { Card } from '../shapes.ts'
import { detailPath } from './paths.ts'
import { frontTexts as texts } from './textFront.ts'
import { usePicture } from './picture.ts'

/** A signed-in reader's own cards with what each does, the last that came first; `meanwhile` until they are known. */
export function MyCardsStrip({ meanwhile }: { meanwhile: ReactNode }) {
  const t = useText()
  const formats = useFormats()
  const data = useArrived(useApi(nftApi.ownCardPage, { pageSize: '8' }).data)
  if (data === undefined) return meanwhile
  return (
    <section className="flex flex-col gap-2">
      <div className="flex min-h-11 items-center justify-between gap-3">
        <h2 className="text-lg">{t(texts.myCards)}</h2>
        {data.total > 0 && (
          <Link to="/myNft" className="inline-flex min-h-11 items-center font-semibold text-lapis">
            {t(texts.allCards, { count: formats.number(data.total) })}
          </Link>
        )}
      </div>
      {data.total === 0 ? (
        <Link to="/nftInv" className={buttonClass('quiet', true)}>
          {t(texts.firstCard)}
        </Link>
      ) : (
        <ul className="relative -mx-4 flex gap-3 overflow-x-auto px-4 pb-1 [scrollbar-width:thin]">
          {data.list.map((card) => (
            <MyCard key={card.tokenId} card={card} />
          ))}
        </ul>
      )}
    </section>
  )
}

/** Each state's word and colour, as the market's rule has it: what is on sale first. */
const states = {
  held: { text: texts.held, colour: 'text-soft' },
  onSale: { text: texts.onSale, colour: 'text-lapis' },
  staked: { text: texts.mining, colour: 'text-gold' },
  frozen: { text: texts.frozen, colour: 'text-terra' },
  inUrn: { text: texts.held, colour: 'text-soft' },
} as const

function MyCard({ card }: { card: Card }) {
  const t = useText()
  const now = useChainNow()
  const ended = card.itemUnlockTime !== null && card.itemUnlockTime <= now
  const { text, colour } =
    card.state === 'staked' && ended
      ? { text: texts.termOver, colour: 'text-verdigris' }
      : states[card.state]
  return (
    <li className="w-24 shrink-0">
      <Link to={detailPath(card.tokenId)} className="flex flex-col items-start">
        <CardArt src={usePicture(card.tokenId, card.level)} alt="" />
        <span translate="no" className="num pt-1 text-xs font-semibold">
          {`#${card.tokenId}`}
        </span>
        <span className={classes('text-xs', colour)}>{t(text)}</span>
      </Link>
    </li>
  )
}
