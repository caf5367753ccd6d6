import type { BlockContext } from '#platform/server/indexer/contract.ts'
import { BlockAccumulator } from '#platform/server/indexer/blockAccumulator.ts'
import type { Address } from '#platform/std/address.ts'

import { type EarningRangesTable, teamEarningRanges, teamEarnings } from '../tables.ts'

/** The least amount that begins with the same two digits and is as long. */
export function rangeStart(earned: bigint): bigint {
  const text = String(earned)
  return text.length <= 2 ? earned : BigInt(text.slice(0, 2)) * 10n ** BigInt(text.length - 2)
}

/** The most that does. */
export const rangeEnd = (start: bigint): bigint =>
  start + 10n ** BigInt(Math.max(0, String(start).length - 2)) - 1n

/** So much each address was credited in the block. */
const accumulator = new BlockAccumulator<Map<Address, bigint>>(() => new Map())

/** A share of a fee was credited. A share without an inviter is not stored. */
export function earn(at: BlockContext, address: Address, amount: bigint): void {
  if (amount === 0n) return
  const earned = accumulator.of(at)
  earned.set(address, (earned.get(address) ?? 0n) + amount)
}

/** The credits of a block are counted once, at its end. */
export async function countEarned(at: BlockContext): Promise<void> {
  const credited = accumulator.take(at)
  if (credited === undefined) return
  const { store, block } = at
  const earnings = await Promise.all(
    [...credited].map(async ([address, earned]) =>
      store.upsert(teamEarnings, { address, earned, block }, (row) => ({
        earned: row.earned + earned,
        block,
      })),
    ),
  )
  const ranges = new Map<bigint, EarningRangesTable>()
  const count = (sum: bigint, members: 1 | -1): void => {
    const fromEarned = rangeStart(sum)
    const range = ranges.get(fromEarned) ?? { fromEarned, members: 0, earned: 0n, block }
    range.members += members
    range.earned += BigInt(members) * sum
    ranges.set(fromEarned, range)
  }
  for (const { address, earned } of earnings) {
    const before = earned - credited.get(address)!
    if (before > 0n) count(before, -1)
    count(earned, 1)
  }
  await writeRanges(at, [...ranges.values()])
}

/** A row with 0 members is deleted. */
async function writeRanges(
  { store, block }: BlockContext,
  ranges: readonly EarningRangesTable[],
): Promise<void> {
  const now = await Promise.all(
    ranges.map(async (range) =>
      store.upsert(teamEarningRanges, range, ({ members, earned }) => ({
        members: members + range.members,
        earned: earned + range.earned,
        block,
      })),
    ),
  )
  for (const range of now) if (range.members === 0) await store.delete(teamEarningRanges, range)
}
