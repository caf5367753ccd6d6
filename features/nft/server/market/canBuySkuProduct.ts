import type { Handler } from '#platform/server/bind.ts'
import { orderFailures } from '#platform/server/orders/orderFailures.ts'
import { formatUnits } from '#platform/std/amount.ts'
import { failures } from '#platform/std/failure.ts'

import { nftFailures } from '../../failures.ts'
import type { marketApi } from '../../marketApi.ts'
import { no, yes, remedies as anybody } from '#platform/server/verdict.ts'
import { anyCard } from './anyCard.ts'
import { verdictOf, balancesOf } from './coins.ts'
import { validatePay } from './rules.ts'
import { cardNow } from './state.ts'
import { remedies } from './text.ts'

/** The first blocking reason; those of every buyer come first. */
export const canBuySkuProduct: Handler<typeof marketApi.canBuySkuProduct> = async (input, call) => {
  const { app, session, locale } = call
  const row = await anyCard(call, input.tokenId)
  const { owner, listing } = await cardNow(app, row.tokenId)
  if (!listing.open) return no(locale, nftFailures.NOT_LISTED, remedies.listedCard)
  if (session === null) return no(locale, failures.NOT_SIGNED_IN, anybody.signIn)
  if (owner === session.address) return no(locale, nftFailures.OWN_CARD, remedies.othersCard)
  if (!(await app.isActive(session.address))) {
    return no(locale, failures.NOT_ACTIVE, anybody.active)
  }
  const { coin, price } = listing
  const balances = await balancesOf(app, session.address, coin)
  const fault = validatePay(balances, price)
  if (fault === null) return yes
  if (fault !== orderFailures.BALANCE)
    return no(locale, fault, remedies.allow, verdictOf(coin, price))
  return no(locale, fault, anybody.balance, {
    symbol: coin.symbol,
    amount: formatUnits(price - balances.balance, coin.decimals),
  })
}
