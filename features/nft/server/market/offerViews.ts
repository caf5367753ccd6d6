import type { Call } from '#platform/server/call.ts'

import type { Offer } from '../../marketShapes.ts'
import { factsOf } from '../cards.ts'
import { cardsFacts } from '../contract.ts'
import { feeRates, partsOf } from './fees.ts'
import type { OfferRow } from './rows.ts'
import { symbolOf } from './symbols.ts'

/** The reply's form of offers. */
export async function offerViews({ app }: Call, rows: readonly OfferRow[]): Promise<Offer[]> {
  const [facts, rates] = await Promise.all([cardsFacts(app), feeRates(app)])
  return rows.map((row) => ({
    number: row.number,
    maker: row.maker,
    tokenId: row.tokenId,
    level: row.level,
    levelStr: factsOf(facts, row.level).levelStr,
    coin: symbolOf(app, row.coin),
    amount: String(row.amount),
    worth: String(row.worth),
    state: row.state,
    madeAt: row.madeAt,
    expiry: row.expiry,
    txHash: row.txHash,
    final: app.clock.isFinal(row.block),
    ...partsOf(rates, row.amount),
  }))
}
