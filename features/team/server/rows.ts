import type { App } from '#platform/server/app.ts'
import type { BlockContext } from '#platform/server/indexer/contract.ts'
import type { Address } from '#platform/std/address.ts'
import type { Selectable, Transaction } from 'kysely'

import type { MembersTable, TeamTables } from '../tables.ts'

export type MemberRow = Selectable<MembersTable>

/** As the indexer reads and writes them. */
export const tables = (at: BlockContext): Transaction<TeamTables> => at.db

/** As endpoints read them. */
export const tablesOf = (app: App) => app.db.withTables<TeamTables>()

export const findRow = (at: BlockContext, address: Address): Promise<MemberRow | undefined> =>
  tables(at).selectFrom('teamMembers').selectAll().where('address', '=', address).executeTakeFirst()

/** Of the root before anybody came; of a new member but for its place. */
export const nothingYet = {
  parent: null,
  ordinal: 0,
  depth: 0,
  path: '',
  activeSince: null,
  directCount: 0,
  activeDirects: 0,
  secondCount: 0,
  teamSize: 0,
  pledge: 0n,
  directPledge: 0n,
  secondPledge: 0n,
  teamPledge: 0n,
  level: 0,
  records: 0,
  boundBlock: 0,
} satisfies Omit<MemberRow, 'address' | 'block'>
