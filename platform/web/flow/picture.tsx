import { CardArt } from '#platform/ui/CardArt.tsx'
import { CoinMark } from '#platform/ui/CoinMark.tsx'
import { CoinStones, StoneArt } from '#platform/ui/StoneArt.tsx'
import { createContext, useContext } from 'react'

/** small: beside the facts of a review · else how far its stones are laid, 0 to 1 · lost: it came to nothing */
export type Look = 'small' | 'lost' | number

export const PictureLook = createContext<Look>('small')

/** Of what has art: a card, a series of boxes. An SVG of stones as a data URI; undefined while it is read. */
export function ArtPicture({ src }: { src: string | undefined }) {
  const look = useContext(PictureLook)
  if (look === 'small') return <CardArt src={src} alt="" />
  return <StoneArt src={src} laid={look === 'lost' ? 1 : look} lost={look === 'lost'} />
}

/** Of what has no art: the coin, or both of a pair. Nothing is known of them while they are read. */
export function CoinPicture({ symbols }: { symbols: readonly string[] }) {
  const look = useContext(PictureLook)
  if (look === 'small') {
    return (
      <span className="grid size-full place-items-center rounded-md bg-ground">
        <span className="flex -space-x-2">
          {symbols.map((symbol) => (
            <CoinMark key={symbol} symbol={symbol} />
          ))}
        </span>
      </span>
    )
  }
  return (
    <CoinStones
      symbols={symbols}
      laid={look === 'lost' ? 1 : look}
      lost={look === 'lost'}
      className="mx-auto max-w-44"
    />
  )
}
