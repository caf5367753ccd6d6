import { salesApi } from '#features/sales/public.web.ts'
import { exactAmount } from '#platform/std/format.ts'
import { AddressText } from '#platform/ui/AddressText.tsx'
import { useApi } from '#platform/web/api.ts'
import { nativeSymbol } from '#platform/web/config.ts'
import { Units } from '#platform/web/flow/Units.tsx'
import { nativeCoin } from '#platform/web/spend/coinContract.ts'
import { useText } from '#platform/web/i18n.tsx'

import { blindboxApi } from '../../api.ts'
import { seriesOf } from '../../numbers.ts'
import { boxNumbers } from '../boxNumber.ts'
import { holdsAtOnce } from '../limit.ts'
import { mineSigned as texts } from '../textMineSigned.ts'
import { useWordSource } from '../wordSource.ts'

/** Facts on a signing sheet, read again so that a resumed order shows them too. */

const waiting = '…'
const native = (sun: bigint) => <Units units={sun} coin={nativeCoin()} />

/** All that was paid for own boxes. */
export function PaidFact({
  boxIds,
  state,
}: {
  boxIds: readonly string[]
  state: 'sealed' | 'reserved'
}) {
  const seriesId = String(seriesOf(Number(boxIds[0] ?? 0)))
  const own = useApi(salesApi.buyRecordPage, { kind: 'box', state, seriesId, pageSize: '100' })
  const named = own.data?.list.filter(({ id }) => boxIds.includes(String(id)))
  if (named === undefined || named.length !== boxIds.length) return waiting
  return native(named.reduce((sum, { paid }) => sum + BigInt(paid), 0n))
}

const useDraw = (drawId: string) => useApi(blindboxApi.draw, { drawId }).data

export function DrawBoxesFact({ drawId }: { drawId: string }) {
  const draw = useDraw(drawId)
  return draw === undefined ? waiting : boxNumbers(draw.boxIds)
}

/** Price and penalty, and their sum. */
export function RefundFact({ drawId }: { drawId: string }) {
  const draw = useDraw(drawId)
  return draw === undefined ? (
    waiting
  ) : (
    <PriceAndPenalty price={draw.amount} penalty={draw.penaltyToHolder ?? '0'} />
  )
}

export function PriceAndPenalty({ price, penalty }: { price: string; penalty: string }) {
  const t = useText()
  return t(texts.priceAndPenalty, {
    price: exactAmount(BigInt(price), 6),
    penalty: exactAmount(BigInt(penalty), 6),
    symbol: nativeSymbol(),
  })
}

export function HolderFact({ drawId }: { drawId: string }) {
  const draw = useDraw(drawId)
  return draw === undefined ? waiting : <AddressText address={draw.holder} full />
}

/** What a holder gets if a box is not drawn in time. */
export function NotInTimeFact() {
  const t = useText()
  return t(useWordSource() === undefined ? texts.notInTimeBack : texts.notInTimeOfSource)
}

/** The contract's debt to the signer. */
export function CreditFact() {
  const mine = useApi(blindboxApi.mine, {}).data
  return mine === undefined ? waiting : native(BigInt(mine.credit))
}

export function LimitFact({ limit }: { limit: string }) {
  const t = useText()
  return limit === '0' ? t(texts.noLimit) : native(BigInt(limit === '' ? '0' : limit))
}

export function HoldsFact({ limit }: { limit: string }) {
  const t = useText()
  const now = useApi(blindboxApi.mine, {}).data?.limit
  if (now === undefined) return waiting
  return t(holdsAtOnce(BigInt(limit === '' ? '0' : limit), now.daily) ? texts.atOnce : texts.inADay)
}
