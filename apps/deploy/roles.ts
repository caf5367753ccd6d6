/** Who receives what: on a public network each address is named, and none is the deployer's. */
import { type Role, roles } from '#platform/contracts/deployPlan.ts'
import { isAddress } from '#platform/std/address.ts'
import { DeployError } from './sender.ts'

export type Roles = Readonly<Record<Role, string>>

/** What the local network does: everything to one address. */
export function allRoles(address: string): Roles {
  return Object.fromEntries(roles.map((role) => [role, address])) as Roles
}

const receives: Readonly<Record<Role, string>> = {
  root: "the inviter's share where nobody invited",
  platform: "the platform's share of the fees",
  pool: "the reward pool's share of the fees",
  fund: 'what cards are sold for',
  treasury: 'the whole supply of TES',
}

/**
 * From TESSERA_ROOT, TESSERA_PLATFORM, TESSERA_POOL, TESSERA_FUND and TESSERA_TREASURY, base58.
 * @throws DeployError that names each variable which is missing, no address, or the deployer's own.
 */
export function rolesFrom(
  env: Readonly<Record<string, string | undefined>>,
  deployer: string,
): Roles {
  const found = roles.map((role) => {
    const variable = `TESSERA_${role.toUpperCase()}`
    return { role, variable, address: env[variable] ?? '' }
  })
  const faults = found.flatMap(({ role, variable, address }) => {
    if (address === '') return [`${variable} is missing: the receiver of ${receives[role]}`]
    if (!isAddress(address)) return [`${variable} is no address: ${address}`]
    // The key lay in an environment; it is meant to be thrown away.
    if (address === deployer) return [`${variable} is the deployer's own address`]
    return []
  })
  if (faults.length > 0) throw new DeployError(faults.join('\n'))
  return Object.fromEntries(found.map(({ role, address }) => [role, address])) as Roles
}
