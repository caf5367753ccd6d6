import type { App } from '#platform/server/app.ts'
import { numberedPage } from '#platform/server/database/numberedPage.ts'
import type { Address } from '#platform/std/address.ts'
import type { Page } from '#platform/std/fields.ts'
import { sql } from 'kysely'

import type { Member } from '../shapes.ts'
import { type Activation, activationOnChain } from './contract.ts'
import { isRange } from './place.ts'
import { type MemberRow, tablesOf } from './rows.ts'

export function findMember(app: App, address: Address): Promise<MemberRow | undefined> {
  return tablesOf(app)
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

/** The reply's form. The root is older than any block. */
export const viewOf = (app: App, row: MemberRow): Member => ({
  address: row.address,
  parent: row.parent,
  activeSince: row.activeSince,
  level: row.level,
  directCount: row.directCount,
  activeDirects: row.activeDirects,
  teamSize: row.teamSize,
  pledge: String(row.pledge),
  teamPledge: String(row.teamPledge),
  final: app.clock.isFinal(row.boundBlock),
})

/** Whether one member is above another, at any distance. */
export async function isAbove(app: App, top: MemberRow, member: MemberRow): Promise<boolean> {
  if (isRange(top.path)) return member.path !== top.path && member.path.startsWith(top.path)
  const { rows } = await sql<{ found: boolean }>`
    with recursive line as (
      select parent from team_members where address = ${member.address}
      union all
      select above.parent from team_members above join line on above.address = line.parent
      where line.parent <> ${top.address}
    )
    select exists (select 1 from line where parent = ${top.address}) as found
  `.execute(app.db)
  return rows[0]?.found === true
}

/** A page of the direct line, newest first. */
export const directMembers = (
  app: App,
  { address, directCount }: Pick<MemberRow, 'address' | 'directCount'>,
  page: Page,
) =>
  numberedPage(
    tablesOf(app).selectFrom('teamMembers').selectAll().where('parent', '=', address),
    'ordinal',
    directCount,
    page,
  )
