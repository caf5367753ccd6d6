import type { App } from '#platform/server/app.ts'
import type { Address } from '#platform/std/address.ts'

import { activationOf, findMember } from './server/members.ts'

/** What other features may ask of the team. */

export { rootOf } from './server/contract.ts'
export { feeSplitter } from './server/splitter.ts'

export const isActive = async (app: App, address: Address): Promise<boolean> =>
  (await activationOf(app, address)).activated

/** The inviter bound on chain; null for the root and for whoever is not active. */
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

/** Everybody's level of V0 to V5: the chain has no contract that grants levels, so nobody has risen. */
export const teamLevel = 0
