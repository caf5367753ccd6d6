import type { App } from '#platform/server/app.ts'
import type { BlockContext } from '#platform/server/indexer/contract.ts'
import type { Address } from '#platform/std/address.ts'

import { accumulator } from './server/accumulator.ts'
import { activationOf, findMember } from './server/members.ts'
import { findRow, tablesOf } from './server/rows.ts'

/** Reads and reports of the team for other features. */

export { rootOf } from './server/contract.ts'
export { feeSplitter } from './server/splitter.ts'
/** For the indexers of stakes. */
export { addPledge, takePledge } from './server/pledges.ts'
export { collectAsset } from './server/accumulator.ts'

export const isActive = async (app: App, address: Address): Promise<boolean> =>
  (await activationOf(app, address)).activated

/** The inviter bound on chain; null for the root and for an inactive address. */
export const parentOf = async (app: App, address: Address): Promise<Address | null> =>
  (await activationOf(app, address)).parent

/** Direct members, and members at any depth. */
export async function teamCounts(
  app: App,
  address: Address,
): Promise<{ directCount: number; teamSize: number }> {
  const member = await findMember(app, address)
  return { directCount: member?.directCount ?? 0, teamSize: member?.teamSize ?? 0 }
}

/** For an indexer: whether an address has a place in the team by now, the root's own included. */
export async function isMemberIn(at: BlockContext, address: Address): Promise<boolean> {
  if ((await findRow(at, address)) !== undefined) return true
  // Binds may wait for those of the next blocks before they are rows: that changes no answer.
  return accumulator.of(at).binds.some(({ user, parent }) => user === address || parent === address)
}

/** For an indexer: the inviter, and the inviter's inviter, as far as there are any by now. */
export async function linesAbove(at: BlockContext, member: Address): Promise<readonly Address[]> {
  const first = await parentIn(at, member)
  const second = first === null ? null : await parentIn(at, first)
  return [first, second].flatMap((above) => above ?? [])
}

/** Of a row, or of a bind that is not one yet. */
async function parentIn(at: BlockContext, address: Address): Promise<Address | null> {
  const row = await findRow(at, address)
  if (row !== undefined) return row.parent
  return accumulator.of(at).binds.find(({ user }) => user === address)?.parent ?? null
}

/** For an indexer: the level as the block began. What its own events bring counts from the next one on. */
export const levelIn = async (at: BlockContext, address: Address): Promise<number> =>
  (await findRow(at, address))?.level ?? 0

/** Stakes of the first and the second line, by asset. */
export const lineAssets = (app: App, address: Address) =>
  tablesOf(app).selectFrom('teamLineAssets').selectAll().where('address', '=', address).execute()

/** Level of V0 to V5, as of the last block. */
export const levelOf = async (app: App, address: Address): Promise<number> =>
  (await findMember(app, address))?.level ?? 0
