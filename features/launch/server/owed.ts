import type { Call } from '#platform/server/call.ts'
import { orIfSilent, type Owed, type Owes } from '#platform/server/owed.ts'
import { sourceOf } from '#platform/server/sourceOf.ts'
import { type Address, zeroAddress } from '#platform/std/address.ts'

import { moneyNow } from './contract.ts'
import { type SaleRow, tables } from './views.ts'

/** Presales that are reported, those that hold most; others by their address. */
const mostSales = 500

/** What presales owe: TRX of buyers, floor, creator and credits; once listed, tokens and LP of buyers. */
export const presalesOwed: Owes = async (call, of) => {
  if (of !== null) return ofOne(call, of)
  const rows = await tables(call)
    .selectFrom('launchTokens as t')
    .innerJoin('launchSales as s', 's.sale', 't.sale')
    .selectAll('s')
    .where('t.held', '>', 0n)
    .orderBy('t.held', 'desc')
    .orderBy('t.seq', 'desc')
    .limit(mostSales)
    .execute()
  return rows.flatMap((row) => [trxOf(call, row), ...coinsOf(call, row)])
}

async function ofOne(call: Call, of: Address): Promise<readonly Owed[]> {
  const { app } = call
  const row = await tables(call)
    .selectFrom('launchSales')
    .selectAll()
    .where('sale', '=', of)
    .executeTakeFirst()
  if (row === undefined) return []
  const stated = await orIfSilent(moneyNow(app, of), () => null)
  const trx = trxOf(call, row)
  if (stated === null) return [trx, ...coinsOf(call, row)]
  const amount = stated.money.reduce((sum, one) => sum + one, 0n)
  return [{ ...trx, amount, sources: [{ ...stated.source, what: 'owed' }] }, ...coinsOf(call, row)]
}

const owed = ({ app }: Call, contract: Address, coin: Address, amount: bigint, events: string) => ({
  what: 'presales',
  contract,
  coin,
  amount,
  sources: [sourceOf(app, { what: 'owed', contract, call: events, value: amount })],
})

const trxOf = (call: Call, { sale, held, credits }: SaleRow): Owed =>
  owed(call, sale, zeroAddress, held + credits, 'its events')

/** Of one that is not listed the token itself is closed: nobody can take it. */
function coinsOf(call: Call, row: SaleRow): readonly Owed[] {
  const { sale, token, pair, sold, soldInside, tokensPerShare, userLiquidity } = row
  if (pair === null) return []
  const tokens = BigInt(sold + soldInside) * tokensPerShare - row.tokensClaimed
  const events = 'events Listed, Divided, Claimed, ClaimedInside'
  return [
    owed(call, sale, token, tokens, events),
    owed(call, sale, pair, userLiquidity - row.liquidityClaimed, events),
  ].filter(({ amount }) => amount > 0n)
}
