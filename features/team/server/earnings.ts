import type { BlockContext } from '#platform/server/indexer/contract.ts'
import { plus } from '#platform/server/indexer/plus.ts'
import type { Address } from '#platform/std/address.ts'

import { tables } from './rows.ts'

/** The least amount that begins with the same two digits and is as long. */
export function rangeStart(earned: bigint): bigint {
  const text = String(earned)
  return text.length <= 2 ? earned : BigInt(text.slice(0, 2)) * 10n ** BigInt(text.length - 2)
}

/** The most that does. */
export const rangeEnd = (start: bigint): bigint =>
  start + 10n ** BigInt(Math.max(0, String(start).length - 2)) - 1n

/** A share of a fee was credited. Nothing of it is kept where the line has ended. */
export async function earn(at: BlockContext, address: Address, amount: bigint): Promise<void> {
  if (amount === 0n) return
  const { block } = at
  const { earned } = await tables(at)
    .insertInto('teamEarnings')
    .values({ address, earned: amount, block })
    .onConflict((conflict) =>
      conflict
        .column('address')
        .doUpdateSet({ earned: plus('team_earnings.earned', amount), block }),
    )
    .returning('earned')
    .executeTakeFirstOrThrow()
  const before = earned - amount
  if (before > 0n) await addToRange(at, rangeStart(before), -1, -before)
  await addToRange(at, rangeStart(earned), 1, earned)
}

/** No row says 0 members. */
async function addToRange(
  at: BlockContext,
  fromEarned: bigint,
  members: number,
  earned: bigint,
): Promise<void> {
  const { block } = at
  const now = await tables(at)
    .insertInto('teamEarningRanges')
    .values({ fromEarned, members, earned, block })
    .onConflict((conflict) =>
      conflict.column('fromEarned').doUpdateSet({
        members: plus('team_earning_ranges.members', members),
        earned: plus('team_earning_ranges.earned', earned),
        block,
      }),
    )
    .returning('members')
    .executeTakeFirstOrThrow()
  if (now.members > 0) return
  await tables(at).deleteFrom('teamEarningRanges').where('fromEarned', '=', fromEarned).execute()
}
