import type { Handler } from '#platform/server/bind.ts'
import { orderFailures } from '#platform/server/orders/orderFailures.ts'
import { decimalsOf, formatUnits } from '#platform/std/amount.ts'
import { failures } from '#platform/std/failure.ts'

import type { nftApi } from '../api.ts'
import { nftFailures } from '../failures.ts'
import { priceInSun } from './contract.ts'
import { levelOrRefuse } from './levels.ts'
import { verdictTexts } from './text.ts'
import { no, yes } from './verdict.ts'

/** The first thing in the way; what stands in everybody's way comes first. */
export const productIfCanBuy: Handler<typeof nftApi.productIfCanBuy> = async (input, call) => {
  const { app, session, locale } = call
  const level = await levelOrRefuse(call, input.level)
  if (level.minted >= level.supply) {
    return no(locale, nftFailures.SOLD_OUT, verdictTexts.soldOutRemedy)
  }
  if (session === null) return no(locale, failures.NOT_SIGNED_IN, verdictTexts.signInRemedy)
  if (!(await app.isActive(session.address))) {
    return no(locale, failures.NOT_ACTIVE, verdictTexts.activeRemedy)
  }
  const [price, balance] = await Promise.all([
    priceInSun(app, level.price),
    app.node.balance(session.address),
  ])
  if (balance >= price) return yes
  return no(locale, orderFailures.BALANCE, verdictTexts.balanceRemedy, {
    symbol: app.config.nativeSymbol,
    amount: formatUnits(price - balance, decimalsOf.TRX),
  })
}
