import { features } from '#apps/server/features.ts'
import { tablesOf } from '#platform/server/database/chainSchema.ts'
import type { Database } from '#platform/server/database/db.ts'
import { batch } from '#platform/server/indexer/ahead.ts'
import type { EventContext } from '#platform/server/indexer/contract.ts'
import { inMemory, newRows } from '#platform/server/indexer/rows/testing/inMemory.ts'
import type { Address } from '#platform/std/address.ts'

/**
 * A tree in which every member has an inviter among all who came before, and some have staked USDT.
 */

const nameOf = (n: number): Address => `T${n}` as Address
export const root = nameOf(0)

/** Numbers far apart from each other, the same every time. */
const drawn = (n: number): number => (Math.imul(n, 2_654_435_761) >>> 0) / 2 ** 32
const inviterOf = (n: number): Address => nameOf(Math.floor(drawn(n) * n))
const pledgeOf = (n: number): bigint => BigInt(100 + (n % 900)) * 1_000_000n

/** A full block of 2 MB has three times as many. */
export const perBlock = 2_000

const indexers = features.flatMap((feature) => feature.indexers ?? [])

/** The event of a contract, passed to its indexer. */
async function emit(event: EventContext, contract: string, name: string, args: unknown) {
  for (const indexer of indexers) {
    if (indexer.contract !== contract) continue
    await indexer.handlers[name]?.({ ...event, args: args as never })
  }
}

async function join(at: EventContext, n: number, staking: number): Promise<void> {
  const user = nameOf(n)
  await emit(at, 'Team', 'Bound', { user, parent: inviterOf(n) })
  if (staking === 0 || n % staking !== 0) return
  const stake = { id: BigInt(n), owner: user, coin: at.address('Usdt'), amount: pledgeOf(n) }
  const term = { termDays: 7n, start: 1n, unlockTime: 2n ** 40n, reward: 0n }
  await emit(at, 'TermStaking', 'Pledged', { ...stake, ...term })
}

interface Growth {
  readonly from: number
  readonly to: number
  /** One member in this number stakes as well; with 0 they only bind. */
  readonly staking: number
  /** How many come in a block. */
  readonly each?: number
}

/**
 * Members from one number up to another, in the indexer's own way, as blocks that are final when they are read.
 * Returns how many a second.
 */
export async function grow(
  db: Database,
  { from, to, staking, each = perBlock }: Growth,
  report: (members: number) => void = () => {},
): Promise<number> {
  const atOnce = each * batch
  const rows = newRows(db, tablesOf(features))
  const began = performance.now()
  for (let first = from; first < to; first += atOnce) {
    const blocks = Array.from({ length: batch }, (_, i) => first + i * each)
      .filter((start) => start < to)
      .map((start) => ({ number: Math.ceil(start / each) + 1, start }))
    await inMemory(db, rows, {
      blocks,
      final: true,
      async apply(at, { start }, more) {
        for (let n = start; n < Math.min(start + each, to); n++) {
          const place = { txHash: String(n), txIndex: n - start, logIndex: 0 }
          await join({ ...at, ...place, contract: root, sender: nameOf(n) }, n, staking)
        }
        for (const { afterBlock } of indexers) await afterBlock?.(at, more)
      },
    })
    report(Math.min(first + atOnce, to) - 1)
  }
  return (to - from) / ((performance.now() - began) / 1_000)
}
