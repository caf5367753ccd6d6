import type { Address } from '#platform/std/address.ts'
import { type Transaction, sql } from 'kysely'

import type { TeamTables } from '../tables.ts'

/**
 * The numbers of a line, kept as members come: reading them costs one row whatever the size
 * of the team. A bind writes one row per ancestor, so the root's row is written by every
 * bind. One indexer writes, hence nobody waits for it; a faster way would change this file only.
 */

/** One more direct member. Makes the row of the root, the only inviter without one. Returns its number in the line. */
export async function addDirect(
  db: Transaction<TeamTables>,
  block: number,
  parent: Address,
): Promise<number> {
  const { directCount } = await db
    .insertInto('teamMembers')
    .values({
      address: parent,
      parent: null,
      ordinal: 0,
      activeSince: null,
      directCount: 1,
      teamSize: 0,
      boundBlock: 0,
      block,
    })
    .onConflict((conflict) =>
      conflict.column('address').doUpdateSet({
        directCount: sql<number>`team_members.direct_count + 1`,
        block,
      }),
    )
    .returning('directCount')
    .executeTakeFirstOrThrow()
  return directCount
}

/** One more member below an address and below everybody above it, up to the root. */
export async function addToLine(
  db: Transaction<TeamTables>,
  block: number,
  parent: Address,
): Promise<void> {
  for (let above: Address | null = parent; above !== null;) {
    const member: { parent: Address | null } = await db
      .updateTable('teamMembers')
      .set({ teamSize: sql<number>`team_size + 1`, block })
      .where('address', '=', above)
      .returning('parent')
      .executeTakeFirstOrThrow()
    above = member.parent
  }
}
