import type { Call } from '#platform/server/call.ts'
import { no, remedies } from '#platform/server/verdict.ts'
import { failures } from '#platform/std/failure.ts'
import type { Locale } from '#platform/std/text.ts'
import type { Verdict } from '#platform/std/verdict.ts'

import type { ProductKind } from './kind.ts'
import type { Obstacle, Balance } from './rules.ts'

/** The caller's funds, or the reason why it cannot buy yet. */
export async function buyerOf(
  call: Call,
  { orders }: ProductKind,
): Promise<{ balances: Balance } | { no: Verdict }> {
  const { app, session, locale } = call
  if (session === null) return { no: no(locale, failures.NOT_SIGNED_IN, remedies.signIn) }
  if (!(await app.isActive(session.address))) {
    return { no: no(locale, failures.NOT_ACTIVE, remedies.active) }
  }
  const [balance, ownLimit] = await Promise.all([
    app.node.balance(session.address),
    orders.ownLimit(call),
  ])
  return { balances: { balance, ownLimit, symbol: app.config.nativeSymbol } }
}

export const verdictOf = (locale: Locale, { fault, remedy, values }: Obstacle): Verdict =>
  no(locale, fault, remedy, values)
