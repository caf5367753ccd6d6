import { totalSupplyOf } from '#features/exchange/public.server.ts'
import type { Call } from '#platform/server/call.ts'
import { orIfSilent } from '#platform/server/owed.ts'
import type { Address } from '#platform/std/address.ts'

import { whole } from '../fields.ts'
import { constants, protectFeeAt } from './rules.ts'
import { tables } from './views.ts'

/** Facts of a token that this factory made, as its own arguments and its listing give them. */
export interface TokenRisks {
  readonly creator: Address
  readonly createdAt: number
  readonly sale: Address | null
  /** Hundredths of a percent of what the listed pair pays out, now, and of what it is paid. */
  readonly feeBuyNow: number
  readonly feeSell: number
  /** Until when the protect fee falls; null without one. */
  readonly protectedUntil: number | null
  readonly lpBurnEnabled: boolean
  /** Of the pair’s LP now, what nobody can take for ever, and what its listing locked until `lockedUntil`; null if unknown. */
  readonly burntBps: number | null
  readonly lockedBps: number | null
  readonly lockedUntil: number | null
  readonly hidden: boolean
}

/** Nobody mints, stops, bars or raises a fee of such a token; null for any other, of which nothing is known here. */
export async function tokenRisks(call: Call, token: Address): Promise<TokenRisks | null> {
  const { app } = call
  const row = await tables(call)
    .selectFrom('launchTokens as t')
    .leftJoin('launchSales as s', 's.sale', 't.sale')
    .leftJoin('launchHidden as h', 'h.token', 't.token')
    .selectAll('t')
    .select(['s.listedAt', 's.devLiquidity', 's.deadLiquidity', 'h.hiddenAt'])
    .where('t.token', '=', token)
    .executeTakeFirst()
  if (row === undefined) return null
  const { pair, openedAt, protectTime, listedAt } = row
  const supply = pair === null ? null : await orIfSilent(totalSupplyOf(app, pair), () => null)
  const ofPair = (part: bigint | null): number | null =>
    supply === null || supply === 0n || part === null
      ? null
      : Number(((part < supply ? part : supply) * BigInt(whole)) / supply)
  const isLocked = listedAt !== null && (row.devLiquidity ?? 0n) > 0n
  return {
    creator: row.creator,
    createdAt: row.createdAt,
    sale: row.sale,
    feeBuyNow: row.feeBuy + protectFeeAt(row, app.clock.now()),
    feeSell: row.feeSell,
    protectedUntil: openedAt === null || protectTime === 0 ? null : openedAt + protectTime,
    lpBurnEnabled: row.lpBurnEnabled,
    burntBps: ofPair(row.deadLiquidity),
    lockedBps: ofPair(row.devLiquidity),
    lockedUntil: isLocked ? listedAt + constants.devLockPeriod : null,
    hidden: row.hiddenAt !== null,
  }
}
