import type { BlockHead, TronNode } from '#platform/chain/node.ts'
import { type Transaction, sql } from 'kysely'

import type { Database, PlatformTables } from '#platform/server/database/db.ts'
import type { ReadBlock } from './ahead.ts'
import type { Lease } from './lease.ts'

/**
 * What is final keeps no before-images, and what keeps none is final: so the database itself states
 * the final height, whatever a node returns later, for any process.
 */

interface Known {
  /** Of the block at the requested height, where it is here. */
  readonly id: string | null
  /** The lowest block with former images. */
  readonly first: number | null
  readonly last: number | null
}

/** Height up to which everything here is final. */
export async function finalHeight(db: Database): Promise<number> {
  return finalOf(await known(db, 0))
}

/**
 * Forgets the former images of what is solid; returns the height up to which everything is final.
 * A solid block counts only where it is one of ours: believed unseen, the word of a node of another
 * chain, or of one that is ahead, would make final what may yet be replaced.
 */
export async function forgetFinal(db: Database, lease: Lease, solid: BlockHead): Promise<number> {
  const here = await known(db, solid.number)
  if (here.id !== solid.id || here.first === null || here.first > solid.number) return finalOf(here)
  await lease.transaction((own) => forgetUpTo(own, solid.number))
  return solid.number
}

/** In the transaction that makes this block final. */
export async function forgetUpTo(db: Transaction<PlatformTables>, block: number): Promise<void> {
  await sql`delete from chain_undo where block <= ${block}`.execute(db)
}

/**
 * How many of these blocks, which follow on ours, are final before they are written: those up to one
 * that is the node's solid block at its height. `solid`: the last of all.
 */
export async function finalAmong(
  node: TronNode,
  blocks: readonly ReadBlock[],
  solid: BlockHead,
): Promise<number> {
  const count = blocks.filter(({ head }) => head.number <= solid.number).length
  const last = blocks[count - 1]?.head
  if (last === undefined) return 0
  const there = last.number === solid.number ? solid : await node.solidAt(last.number)
  return there?.id === last.id ? count : 0
}

const finalOf = ({ first, last }: Known): number => (first === null ? (last ?? 0) : first - 1)

async function known(db: Database, height: number): Promise<Known> {
  const { rows } = await sql<Known>`
    select (select id from chain_blocks where number = ${height}) as id,
      (select min(block) from chain_undo) as first,
      (select max(number) from chain_blocks) as last`.execute(db)
  return rows[0]!
}
