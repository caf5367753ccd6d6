import type { App } from '#platform/server/app.ts'
import type { Call } from '#platform/server/call.ts'
import type { Address } from '#platform/std/address.ts'
import { Failure } from '#platform/std/failure.ts'

import { teamFailures } from '../api.ts'
import { rootOf } from './contract.ts'
import { findMember, isAbove } from './members.ts'
import { type MemberRow, nothingYet } from './rows.ts'

/** Also for an address without a row: the root before the first member, and an inactive one. */
export const rowOf = async (app: App, address: Address): Promise<MemberRow> =>
  (await findMember(app, address)) ?? {
    ...nothingYet,
    address,
    block: 0,
    boundBlock: address === (await rootOf(app)) ? 0 : Number.POSITIVE_INFINITY,
  }

/** The caller's own row, or that of a member below. Throws NOT_IN_TEAM for any other. */
export async function rowToLookAt(call: Call, asked: Address | undefined): Promise<MemberRow> {
  const { app, address } = call
  if (asked === undefined || asked === address) return rowOf(app, address)
  const [top, member] = await Promise.all([findMember(app, address), findMember(app, asked)])
  if (top === undefined || member === undefined || !(await isAbove(app, top, member))) {
    throw new Failure(teamFailures.NOT_IN_TEAM, { field: 'address' })
  }
  return member
}
