import type { Owes } from '#platform/server/owed.ts'
import { sourceOf } from '#platform/server/sourceOf.ts'
import { zeroAddress } from '#platform/std/address.ts'

import type { BlindboxTables } from '../tables.ts'
import { boxesAt } from './contract.ts'

const events = 'events Bought, Reserved, Requested, Settled, BondAdded, Credited and their ends'

/** TRX paid for boxes, bonds, proceeds and credits: the contract has no sum of them. */
export const boxesOwed: Owes = async ({ app, db }, of) => {
  const { address: contract } = boxesAt(app)
  if (of !== null && of !== contract) return []
  const row = await db
    .withTables<BlindboxTables>()
    .selectFrom('blindboxOwed')
    .selectAll()
    .executeTakeFirst()
  const amount =
    row === undefined ? 0n : row.boxes + row.requests + row.bonds + row.proceeds + row.credits
  const source = sourceOf(app, { what: 'owed', contract, call: events, value: amount })
  return [{ what: 'boxes', contract, coin: zeroAddress, amount, sources: [source] }]
}
