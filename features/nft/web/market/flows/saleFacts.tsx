import { AddressText } from '#platform/ui/AddressText.tsx'
import { useApi } from '#platform/web/api.ts'

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

export function CreditFact({ coin }: { coin: string }) {
  const credits = useApi(marketApi.credits, {}).data?.credits
  const credit = credits?.find((each) => each.coin === coin)
  return credit === undefined ? waiting : exact(credit.amount, coin)
}
