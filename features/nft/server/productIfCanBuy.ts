import type { Handler } from '#platform/server/bind.ts'
import type { Call } from '#platform/server/call.ts'
import { orderFailures } from '#platform/server/orders/orderFailures.ts'
import { decimalsOf, formatUnits } from '#platform/std/amount.ts'
import { failures } from '#platform/std/failure.ts'
import type { Text } from '#platform/std/text.ts'

import type { nftApi } from '../api.ts'
import { nftFailures } from '../failures.ts'
import type { Verdict } from '../shapes.ts'
import { priceInSun } from './contract.ts'
import { levelOrRefuse } from './levels.ts'
import { verdictTexts } from './text.ts'

const yes: Verdict = { can: true, reason: null, message: '', remedy: '' }

/** The first thing in the way; what stands in everybody's way comes first. */
export const productIfCanBuy: Handler<typeof nftApi.productIfCanBuy> = async (input, call) => {
  const { app, session } = call
  const level = await levelOrRefuse(call, input.level)
  if (level.minted >= level.supply) {
    return no(call, 'SOLD_OUT', nftFailures.SOLD_OUT.text, verdictTexts.soldOutRemedy)
  }
  if (session === null) {
    const { code, text } = failures.NOT_SIGNED_IN
    return no(call, code, text, verdictTexts.signInRemedy)
  }
  if (!(await app.isActive(session.address))) {
    const { code, text } = failures.NOT_ACTIVE
    return no(call, code, text, verdictTexts.activeRemedy)
  }
  const [price, balance] = await Promise.all([
    priceInSun(app, level.price),
    app.node.balance(session.address),
  ])
  if (balance >= price) return yes
  const { code, text } = orderFailures.BALANCE
  return no(call, code, text, verdictTexts.balanceRemedy, {
    symbol: app.config.nativeSymbol,
    amount: formatUnits(price - balance, decimalsOf.TRX),
  })
}

function no(
  { locale }: Call,
  reason: string,
  message: Text,
  remedy: Text,
  values: Readonly<Record<string, string>> = {},
): Verdict {
  const inWords = (text: Text): string =>
    text[locale].replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
  return { can: false, reason, message: inWords(message), remedy: inWords(remedy) }
}
