import { shortAddress } from '#platform/std/format.ts'
import { Chip } from '#platform/ui/Chip.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { figureOf } from '#platform/web/spend/coin.ts'
import { Link } from 'wouter'

import type { TakeView } from '../shapes.ts'
import { CoinPair } from './market/OfferHead.tsx'
import { offerPath, shownOf } from './offers.ts'
import { otcTexts as texts } from './text.ts'

export const takeKey = ({ id, number }: TakeView): string => `${id} ${number}`

/** What came and what went, as one of both saw it. */
export function TakeRow({ take, as }: { take: TakeView; as: 'buyer' | 'seller' }) {
  const t = useText()
  const { dateTime } = useFormats()
  const bought = as === 'buyer'
  const given = figureOf(BigInt(take.amount), shownOf(take.give))
  const [came, went] = bought
    ? [given, figureOf(BigInt(take.paid), shownOf(take.want))]
    : [figureOf(BigInt(take.proceeds), shownOf(take.want)), given]
  const fee = figureOf(BigInt(take.fee), shownOf(take.want))
  const who = shortAddress(bought ? take.maker : take.taker)
  return (
    <Link to={offerPath(take.id)} className="flex items-center gap-3 border-t border-line py-3">
      <CoinPair offer={take} />
      <span className="flex min-w-0 grow flex-col">
        <span className="num flex flex-wrap justify-between gap-x-3 font-semibold">
          <span
            translate="no"
            className="text-verdigris [overflow-wrap:anywhere]"
          >{`+${came}`}</span>
          <span translate="no" className="[overflow-wrap:anywhere]">{`−${went}`}</span>
        </span>
        <span className="num flex flex-wrap justify-between gap-x-3 text-xs text-soft">
          <span>{dateTime(take.time)}</span>
          <span translate="no">{t(bought ? texts.from : texts.to, { account: who })}</span>
        </span>
        <span className="num flex flex-wrap justify-between gap-x-3 text-xs text-soft">
          <span translate="no">{`#${take.id}`}</span>
          <span translate="no" className="min-w-0 [overflow-wrap:anywhere]">
            {t(texts.fee, { amount: fee })}
          </span>
        </span>
      </span>
      {!take.final && <Chip tone="lapis">{t(texts.confirming)}</Chip>}
    </Link>
  )
}
