import type { App } from '#platform/server/app.ts'
import type { Call } from '#platform/server/call.ts'
import { Failure } from '#platform/std/failure.ts'
import type { Address } from '#platform/std/address.ts'
import type { Selectable } from 'kysely'

import { lpFailures } from '../failures.ts'
import type { Purchase, PurchaseHead, RewardState, Issue } from '../purchaseShapes.ts'
import type { PurchasesTable } from '../tables.ts'
import type { PurchaseFacts } from './purchaseContract.ts'
import { tables } from './rows.ts'

export type PurchaseRow = Selectable<PurchasesTable>

/** Null for a number without a purchase. */
export const findPurchase = async (call: Call, id: number): Promise<PurchaseRow> => {
  const row = await tables(call)
    .selectFrom('lpPurchases')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  if (row === undefined) throw new Failure(lpFailures.NO_SUCH_PURCHASE, { field: 'id' })
  return row
}

export async function ownPurchase(call: Call, id: number): Promise<PurchaseRow> {
  const row = await findPurchase(call, id)
  if (row.buyer !== call.address) throw new Failure(lpFailures.NOT_YOUR_PURCHASE, { field: 'id' })
  return row
}

export const poolSymbol = ({ pools }: PurchaseFacts, pair: Address): string =>
  pools.find((one) => one.pair === pair)?.symbol ?? ''

export function headView(app: App, facts: PurchaseFacts, row: PurchaseRow): PurchaseHead {
  return {
    id: row.id,
    pool: row.pair,
    symbol: poolSymbol(facts, row.pair),
    coin: facts.coins.find(({ address }) => address === row.coin)?.symbol ?? '',
    amount: String(row.amount),
    liquidity: String(row.liquidity),
    time: row.time,
    txHash: row.txHash,
    final: app.clock.isFinal(row.boughtBlock),
  }
}

export const purchaseView = (app: App, facts: PurchaseFacts, row: PurchaseRow): Purchase => ({
  worth: String(row.worth),
  ...headView(app, facts, row),
  reward: String(row.reward),
  state: stateOf(app, row),
  issueTime: row.issueTime,
  issuedAt: row.issuedAt,
  issueTxHash: row.issueTxHash,
})

/** confirming until the last block that changed it is final. */
function stateOf(app: App, { state, block }: PurchaseRow): RewardState | null {
  if (state === 'none') return null
  return app.clock.isFinal(block) ? state : 'confirming'
}

/** Of a purchase with an issued reward. */
export const issueView = (app: App, facts: PurchaseFacts, row: PurchaseRow): Issue => ({
  id: row.id,
  pool: row.pair,
  symbol: poolSymbol(facts, row.pair),
  buyer: row.buyer,
  coin: 'TES',
  reward: String(row.reward),
  time: row.issuedAt ?? 0,
  txHash: row.issueTxHash ?? '',
  final: app.clock.isFinal(row.block),
})
