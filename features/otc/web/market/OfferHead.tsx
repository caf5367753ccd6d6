import { figureAmount } from '#platform/std/format.ts'
import { Chip } from '#platform/ui/Chip.tsx'
import { CoinMark } from '#platform/ui/CoinMark.tsx'
import { StoneBar } from '#platform/ui/StoneBar.tsx'
import { useText } from '#platform/web/i18n.tsx'
import { figureOf } from '#platform/web/spend/coin.ts'

import type { OfferState, OfferView, OtcCoin } from '../../shapes.ts'
import { markOf, shownOf } from '../offers.ts'
import { otcTexts as texts } from '../text.ts'

/** What is given lies above what is wanted. */
export function CoinPair({ offer: { give, want } }: { offer: Pick<OfferView, 'give' | 'want'> }) {
  return (
    <span className="relative block size-13 shrink-0" aria-hidden="true">
      <span className="absolute right-0 bottom-0 scale-80">
        <CoinMark symbol={markOf(want)} />
      </span>
      <span className="absolute top-0 left-0 rounded-full ring-2 ring-surface">
        <CoinMark symbol={markOf(give)} />
      </span>
    </span>
  )
}

/** How much of it is left, for how much. */
export function Left({ offer }: { offer: OfferView }) {
  const t = useText()
  const { give, want, giveLeft, giveAmount, wantLeft } = offer
  const { symbol, decimals } = shownOf(give)
  const [left, all] = [BigInt(giveLeft), BigInt(giveAmount)]
  return (
    <span className="flex flex-col gap-1.5">
      <StoneBar
        parts={[
          { amount: left, colour: 'bg-lapis' },
          { amount: all - left, colour: 'bg-line' },
        ]}
      />
      <span className="num flex flex-wrap justify-between gap-x-3 text-xs">
        <span translate="no" className="[overflow-wrap:anywhere]">
          {t(texts.left, {
            left: figureAmount(left, decimals),
            all: figureAmount(all, decimals),
            symbol,
          })}
        </span>
        <span translate="no" className="text-soft [overflow-wrap:anywhere]">
          {figureOf(BigInt(wantLeft), shownOf(want))}
        </span>
      </span>
    </span>
  )
}

/** Nothing of an offer that stands and can be taken by anyone. */
export function OfferChips({ offer, state }: { offer: OfferView; state: OfferState }) {
  const t = useText()
  return (
    <>
      {offer.taker !== null && <Chip tone="lapis">{t(texts.isPrivate)}</Chip>}
      {state !== 'open' && (
        <Chip tone={state === 'taken' ? 'verdigris' : 'plain'}>{t(texts[state])}</Chip>
      )}
      {!offer.final && <Chip tone="lapis">{t(texts.confirming)}</Chip>}
      {[offer.give, offer.want].map((coin) => (
        <LookAlike key={coin.address} coin={coin} />
      ))}
    </>
  )
}

function LookAlike({ coin }: { coin: OtcCoin }) {
  const t = useText()
  if (coin.looksLike === null) return null
  return (
    <Chip tone="terra">
      <span>{`${t(texts.lookAlike)}: `}</span>
      <span translate="no">{coin.symbol}</span>
    </Chip>
  )
}
