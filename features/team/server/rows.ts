import type { App } from '#platform/server/app.ts'
import type { BlockContext } from '#platform/server/indexer/contract.ts'
import type { Address } from '#platform/std/address.ts'

import { type MembersTable, teamMembers, type TeamTables } from '../tables.ts'

export type MemberRow = MembersTable

/** As endpoints read them. */
export const tablesOf = (app: App) => app.db.withTables<TeamTables>()

export const findRow = async (
  { store }: BlockContext,
  address: Address,
): Promise<MemberRow | undefined> => store.find(teamMembers, { address })

/** The root's row before the first member; a new member's, without its place. */
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
