import { zeroAddress } from '#platform/std/address.ts'
import { AddressText } from '#platform/ui/AddressText.tsx'
import { useApi } from '#platform/web/api.ts'
import { useConfig } from '#platform/web/config.ts'
import type { Emitted } from '#platform/web/flow/flow.ts'

import { marketApi } from '../../../marketApi.ts'
import { exact } from '../coins.ts'
import { partsOf } from '../parts.ts'

/** Facts on a signing sheet, read anew so that a resumed order shows them too. */

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

/** All that the buyer paid. */
export function MoneyBackFact(id: SaleId) {
  const sale = useSale(id)
  return sale === undefined ? waiting : exact(sale.amount, sale.coin)
}

/** What is left for the seller once the fees are taken off. */
export function SellerPaidFact(id: SaleId) {
  const sale = useSale(id)
  const info = useApi(marketApi.cardSkuInfo, { tokenId: id.tokenId }).data
  if (sale === undefined || info === undefined) return waiting
  const { sellerGets } = partsOf(BigInt(sale.amount), info.feeBps, info.creatorFeeBps)
  return exact(sellerGets, sale.coin)
}

/** An amount of the coin that a contract names by its address. */
export function CoinFact({ units, coin }: { units: bigint; coin: string }) {
  const config = useConfig()
  const known = config?.coins.find(({ address }) => (address ?? zeroAddress) === coin)
  return known === undefined ? waiting : exact(units, known.symbol)
}

/** What a sale left for the seller, by its event. */
export function SoldFact({ sold = {} }: { sold: Emitted | undefined }) {
  const { price = '0', fee = '0', creatorFee = '0', coin = '' } = sold
  return <CoinFact units={BigInt(price) - BigInt(fee) - BigInt(creatorFee)} coin={coin} />
}

/** What a sale that waits for its card will leave for the seller, by its event. */
export function FrozenFact({ tokenId, sale = {} }: { tokenId: string; sale: Emitted | undefined }) {
  const { amount = '0', coin = '' } = sale
  const info = useApi(marketApi.cardSkuInfo, { tokenId }).data
  if (info === undefined) return waiting
  const { sellerGets } = partsOf(BigInt(amount), info.feeBps, info.creatorFeeBps)
  return <CoinFact units={sellerGets} coin={coin} />
}

export function CreditFact({ coin }: { coin: string }) {
  const credits = useApi(marketApi.credits, {}).data?.credits
  const credit = credits?.find((each) => each.coin === coin)
  return credit === undefined ? waiting : exact(credit.amount, coin)
}
