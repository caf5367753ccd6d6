import type { Text } from '#platform/std/text.ts'
import { useApi } from '#platform/web/api.ts'
import { useFormats } from '#platform/web/format.ts'
import { Units } from '#platform/web/flow/Units.tsx'
import { useText } from '#platform/web/i18n.tsx'
import { useChainNow } from '#platform/web/time.ts'

import { nftApi } from '../../../api.ts'
import { marketApi } from '../../../marketApi.ts'
import { levelName } from '../../levelName.ts'
import { shownCoin } from '../coins.ts'
import { Fees } from '../Fees.tsx'
import { partsOf } from '../parts.ts'
import { dealTexts as texts } from '../textDeals.ts'

/** Facts on a signing sheet, read again so that a resumed order shows them too. */

const waiting = '…'

/** When a listing or an offer ends, as the call itself has it. */
export function EndsFact({ seconds }: { seconds: string | undefined }) {
  const formats = useFormats()
  return /^\d{1,11}$/.test(seconds ?? '') ? formats.dateTime(Number(seconds)) : waiting
}

export const useParts = (tokenId: string, price: string) => {
  const info = useApi(marketApi.cardSkuInfo, { tokenId }).data
  if (info === undefined) return null
  const { feeBps, creatorFeeBps } = info
  return {
    ...partsOf(BigInt(price), feeBps, creatorFeeBps),
    bps: feeBps + creatorFeeBps,
  }
}

/** The seller's rest of a price. */
export function SellerGetsFact(props: { tokenId: string; price: string; coin: string }) {
  const parts = useParts(props.tokenId, props.price)
  return parts === null ? waiting : <Units units={parts.sellerGets} coin={shownCoin(props.coin)} />
}

/** Both fees of a price. */
export function FeesFact(props: { tokenId: string; price: string; coin: string }) {
  const parts = useParts(props.tokenId, props.price)
  return parts === null ? waiting : <Fees {...parts} coin={props.coin} />
}

/** The price of a listing is in its coin, which the purchase does not name. */
export function MaxPriceFact({ tokenId, price }: { tokenId: string; price: string }) {
  const card = useApi(nftApi.nftDetail, { tokenId }).data
  if (card === undefined) return waiting
  return <Units units={BigInt(price)} coin={shownCoin(card.listing?.coin ?? '')} />
}

/** At once, or after the end of the stake. */
export function BoughtFact({ tokenId }: { tokenId: string }) {
  const t = useText()
  const formats = useFormats()
  const now = useChainNow()
  const card = useApi(nftApi.nftDetail, { tokenId }).data
  if (card === undefined) return waiting
  const until = card.itemUnlockTime
  if (until === null || until <= now) return t(texts.cardNow)
  return t(texts.cardLater, { time: formats.dateTime(until) })
}

/** What an offer for a level asks for. */
export function LevelTarget({ text, level }: { text: Text; level: string }) {
  const t = useText()
  const levels = useApi(nftApi.productLevelInfo, {}).data?.levels
  const found = levels?.find((each) => each.level === Number(level))
  const name = found === undefined ? waiting : levelName(t, found.levelStr)
  return t(text, { card: t(texts.anyOf, { level: name }) })
}
