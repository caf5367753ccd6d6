import type { App } from '#platform/server/app.ts'
import type { Address } from '#platform/std/address.ts'
import { type Selectable, sql } from 'kysely'

import type { Member } from '../api.ts'
import type { MembersTable, TeamTables } from '../tables.ts'
import { type Activation, activationOnChain, rootOf } from './contract.ts'

const tables = (app: App) => app.db.withTables<TeamTables>()

export function findMember(
  app: App,
  address: Address,
): Promise<Selectable<MembersTable> | undefined> {
  return tables(app)
    .selectFrom('teamMembers')
    .selectAll()
    .where('address', '=', address)
    .executeTakeFirst()
}

/** From the index, else from the contract: an address just bound need not wait for the indexer. */
export async function activationOf(app: App, address: Address): Promise<Activation> {
  const member = await findMember(app, address)
  if (member !== undefined) return { activated: true, parent: member.parent }
  return activationOnChain(app, address)
}

/** The reply's form. An address that is not active has no inviter, no time and nobody below. */
export async function memberView(app: App, address: Address): Promise<Member> {
  const member = await findMember(app, address)
  if (member !== undefined) return viewOf(app, member)
  const final = address === (await rootOf(app))
  return { address, parent: null, activeSince: null, directCount: 0, teamSize: 0, final }
}

export const viewOf = (app: App, member: Selectable<MembersTable>): Member => ({
  address: member.address,
  parent: member.parent,
  activeSince: member.activeSince,
  directCount: member.directCount,
  teamSize: member.teamSize,
  final: member.parent === null || app.clock.isFinal(member.boundBlock),
})

/** Whether one address stands above another, at any distance. */
export async function isAbove(app: App, top: Address, member: Address): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    with recursive line as (
      select parent from team_members where address = ${member}
      union all
      select above.parent from team_members above join line on above.address = line.parent
      where line.parent <> ${top}
    )
    select exists (select 1 from line where parent = ${top}) as found
  `.execute(app.db)
  return rows[0]?.found === true
}

/** A page of the direct line, newest first: the ordinals from `newest` down. */
export function directMembers(app: App, parent: Address, newest: number, count: number) {
  return tables(app)
    .selectFrom('teamMembers')
    .selectAll()
    .where('parent', '=', parent)
    .where('ordinal', '<=', newest)
    .where('ordinal', '>', newest - count)
    .orderBy('ordinal', 'desc')
    .execute()
}
