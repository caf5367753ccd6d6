import { plainAmount } from '#platform/std/format.ts'
import type { Text } from '#platform/std/text.ts'
import { useApi } from '#platform/web/api.ts'
import { CoinPicture } from '#platform/web/flow/picture.tsx'
import { Units } from '#platform/web/flow/Units.tsx'
import { useText } from '#platform/web/i18n.tsx'

import { otcApi } from '../../api.ts'
import type { OtcCoin } from '../../shapes.ts'
import { markOf, shownOf } from '../offers.ts'
import { useCoinForm, useOffer } from '../useOtc.ts'

/** Facts on a signing sheet, read again so that a resumed order shows them too. */

const waiting = '…'

/** A coin of a new offer by its address, or one side of an offer that there is. */
export type CoinOf =
  | { readonly coin: string | undefined }
  | { readonly id: string | undefined; readonly side: 'give' | 'want' }

function useCoinOf(of: CoinOf): OtcCoin | null {
  const form = useCoinForm('coin' in of ? (of.coin ?? null) : null)
  const offer = useOffer('id' in of ? (of.id ?? null) : null)
  if ('coin' in of) return form.data?.coin ?? null
  return offer.data?.offer[of.side] ?? null
}

interface AmountProps {
  readonly of: CoinOf
  /** Base units. */
  readonly amount: string
}

export function CoinsFact({ of, amount }: AmountProps) {
  const coin = useCoinOf(of)
  return coin === null ? waiting : <Units units={BigInt(amount)} coin={shownOf(coin)} />
}

/** What is left of an offer. */
export function LeftFact({ id }: { id: string | undefined }) {
  const left = useOffer(id ?? null).data?.offer.giveLeft
  return left === undefined ? waiting : <CoinsFact of={{ id, side: 'give' }} amount={left} />
}

export function AmountQuestion({ text, of, amount, id }: AmountProps & { text: Text; id: string }) {
  const t = useText()
  const coin = useCoinOf(of)
  return t(text, { id, amount: coin === null ? waiting : inWords(amount, coin) })
}

/** What waits for the reader in a coin. */
export function CreditFact({ coin }: { coin: string | undefined }) {
  const { data } = useApi(otcApi.credits, {})
  const owed = data?.list.find((one) => one.coin.address === coin)?.amount
  return owed === undefined ? waiting : <CoinsFact of={{ coin }} amount={owed} />
}

interface BothProps {
  readonly text: Text
  readonly give: string | undefined
  readonly giveAmount: string
  readonly want: string | undefined
  readonly wantAmount: string
}

export function BothQuestion({ text, give, giveAmount, want, wantAmount }: BothProps) {
  const t = useText()
  const given = useCoinOf({ coin: give })
  const wanted = useCoinOf({ coin: want })
  return t(text, {
    give: given === null ? waiting : inWords(giveAmount, given),
    want: wanted === null ? waiting : inWords(wantAmount, wanted),
  })
}

const inWords = (amount: string, coin: OtcCoin): string =>
  `${plainAmount(BigInt(amount), coin.decimals ?? 0)} ${coin.symbol}`

/** Both coins of a new offer. */
export function NewPicture({
  give,
  want,
}: {
  give: string | undefined
  want?: string | undefined
}) {
  const coins = [useCoinOf({ coin: give }), useCoinOf({ coin: want })]
  return <CoinPicture symbols={coins.flatMap((coin) => (coin === null ? [] : [markOf(coin)]))} />
}

/** Both coins of an offer. */
export function OfferPicture({ id }: { id: string | undefined }) {
  const offer = useOffer(id ?? null).data?.offer
  const coins = offer === undefined ? [] : [offer.give, offer.want]
  return <CoinPicture symbols={coins.map(markOf)} />
}
