import type { App } from '#platform/server/app.ts'

import type { Issue } from '../purchaseShapes.ts'
import type { PurchaseFacts } from './purchaseContract.ts'
import { type PurchaseRow, poolSymbol } from './purchases.ts'

/** Of a purchase whose reward was issued. */
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
