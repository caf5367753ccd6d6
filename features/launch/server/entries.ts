import type { Call } from '#platform/server/call.ts'
import { type Locale, filled } from '#platform/std/text.ts'

import { whole } from '../fields.ts'
import type { Entry } from '../shapes.ts'
import type { Refusal } from './partRules.ts'
import {
  claimableOf,
  curveCost,
  entryStateAt,
  refundIsOpen,
  sellsBack,
  stateAt,
  unlockedAt,
} from './rules.ts'
import type { EntryRow, SaleRow } from './views.ts'

/** What an account has in a presale, now; the contract’s `leaving` states the same. */
export function entryView(sale: SaleRow, row: EntryRow, now: number): Entry {
  const { shares, insideShares, claimed } = row
  const state = stateAt(sale, now)
  const isListed = state === 'listed'
  const { bps, next } = unlockedAt(sale, now)
  const tokens = BigInt(shares) * sale.tokensPerShare
  // Of each presale share the same; what does not divide is at the dead address.
  const perShare = sale.sold === 0 ? 0n : sale.userLiquidity / BigInt(sale.sold)
  const lp = perShare * BigInt(shares)
  const insideTokens = BigInt(insideShares) * sale.tokensPerShare
  const claimable = (all: bigint) => (isListed ? claimableOf(all, bps, claimed) : 0n)
  const worth = curveCost(sale, sale.soldInside) - curveCost(sale, sale.soldInside - insideShares)
  return {
    state: entryStateAt(sale, row, now),
    shares,
    paid: String(row.paid),
    leaveUntil: state === 'live' && shares > 0 ? sale.endsAt : null,
    refundable: String(refundIsOpen(state) ? row.paid : 0n),
    insideShares,
    insideWorth: String(sellsBack(state) ? worth : 0n),
    tokens: String(tokens),
    claimed: String(row.tokensClaimed - (row.claimedInside ? insideTokens : 0n)),
    claimable: String(claimable(tokens)),
    lp: String(lp),
    lpClaimed: String(row.liquidityClaimed),
    lpClaimable: String(claimable(lp)),
    nextUnlock: shares === 0 || claimed === whole ? null : next,
    insideTokens: String(insideTokens),
    insideClaimable: String(isListed && !row.claimedInside ? insideTokens : 0n),
    credit: String(row.credit),
  }
}

/** A refusal in advance, as replies have it. */
export function refusalView(
  refusal: Refusal | null,
  { app, locale }: Pick<Call, 'app'> & { readonly locale: Locale },
) {
  if (refusal === null) return null
  const { kind, field, values } = refusal
  const symbol = app.config.nativeSymbol
  return {
    reason: kind.code,
    message: filled(kind.text, locale, { symbol, ...values }),
    field: field === 'sale' ? null : field,
  }
}
