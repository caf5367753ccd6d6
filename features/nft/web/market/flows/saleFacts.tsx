import { zeroAddress } from '#platform/std/address.ts'
import { AddressText } from '#platform/ui/AddressText.tsx'
import { useApi } from '#platform/web/api.ts'
import { useConfig } from '#platform/web/config.ts'
import type { Emitted } from '#platform/web/flow/flow.ts'
import { Units } from '#platform/web/flow/Units.tsx'

import { marketApi } from '../../../marketApi.ts'
import { shownCoin } from '../coins.ts'
import { Fees } from '../Fees.tsx'
import { useParts } from './facts.tsx'

/** Facts on a signing sheet, read again so that a resumed order shows them too. */

const waiting = '…'

interface SaleId {
  readonly tokenId: string
  readonly number: string
}

function useSale({ tokenId, number }: SaleId) {
  const sales = useApi(marketApi.ownSales, { pageSize: '100' }).data?.list
  return sales?.find((each) => each.tokenId === Number(tokenId) && each.number === Number(number))
}

export function BuyerFact(id: SaleId) {
  const sale = useSale(id)
  return sale === undefined ? waiting : <AddressText address={sale.buyer} full />
}

/** The buyer's whole payment. */
export function MoneyBackFact(id: SaleId) {
  const sale = useSale(id)
  return sale === undefined ? (
    waiting
  ) : (
    <Units units={BigInt(sale.amount)} coin={shownCoin(sale.coin)} />
  )
}

const useSaleParts = (id: SaleId) => {
  const sale = useSale(id)
  const parts = useParts(id.tokenId, sale?.amount ?? '0')
  return sale === undefined || parts === null ? null : { ...parts, coin: sale.coin }
}

/** The seller's rest after the fees. */
export function SellerPaidFact(id: SaleId) {
  const parts = useSaleParts(id)
  return parts === null ? waiting : <Units units={parts.sellerGets} coin={shownCoin(parts.coin)} />
}

export function SellerFeesFact(id: SaleId) {
  const parts = useSaleParts(id)
  return parts === null ? waiting : <Fees {...parts} />
}

/** Of a coin that a contract names by its address; null where it is not known here. */
function useSymbol(coin: string | undefined): string | null {
  const coins = useConfig()?.coins
  return coins?.find(({ address }) => (address ?? zeroAddress) === coin)?.symbol ?? null
}

export function CoinFact({ units, coin }: { units: bigint; coin: string | undefined }) {
  const symbol = useSymbol(coin)
  return symbol === null ? waiting : <Units units={units} coin={shownCoin(symbol)} />
}

/** Both fees, from the event of a sale. */
const feesIn = ({ fee = '0', creatorFee = '0' }: Emitted): bigint =>
  BigInt(fee) + BigInt(creatorFee)

/** The seller's rest of a sale, by its event. */
export function SoldFact({ sold = {} }: { sold: Emitted | undefined }) {
  return <CoinFact units={BigInt(sold['price'] ?? '0') - feesIn(sold)} coin={sold['coin']} />
}

export function SaleFeesFact({ sold = {} }: { sold: Emitted | undefined }) {
  const symbol = useSymbol(sold['coin'])
  const fees = feesIn(sold)
  const price = BigInt(sold['price'] ?? '0')
  const bps = price === 0n ? 0 : Number((fees * 10_000n) / price)
  return symbol === null ? waiting : <Fees fees={fees} coin={symbol} bps={bps} />
}

interface FrozenProps {
  readonly tokenId: string
  readonly sale: Emitted | undefined
}

/** The seller's rest of a sale that waits for its card, by its event. */
export function FrozenFact({ tokenId, sale = {} }: FrozenProps) {
  const parts = useParts(tokenId, sale['amount'] ?? '0')
  return parts === null ? waiting : <CoinFact units={parts.sellerGets} coin={sale['coin']} />
}

export function FrozenFeesFact({ tokenId, sale = {} }: FrozenProps) {
  const symbol = useSymbol(sale['coin'])
  const parts = useParts(tokenId, sale['amount'] ?? '0')
  return symbol === null || parts === null ? waiting : <Fees {...parts} coin={symbol} />
}

export function CreditFact({ coin }: { coin: string }) {
  const credits = useApi(marketApi.credits, {}).data?.credits
  const credit = credits?.find((each) => each.coin === coin)
  return credit === undefined ? (
    waiting
  ) : (
    <Units units={BigInt(credit.amount)} coin={shownCoin(coin)} />
  )
}
