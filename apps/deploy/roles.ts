/** Who receives what, and who may do what: on a public network each address is named, and none is the deployer's. */
import { type Role, roles } from '#platform/contracts/deployPlan.ts'
import { type Address, addressToHex20, isAddress } from '#platform/std/address.ts'
import { DeployError } from './deployError.ts'

export type Roles = Readonly<Record<Role, string>>

/** What the local network does: everything to one address. */
export function allRoles(address: string): Roles {
  return Object.fromEntries(roles.map((role) => [role, address])) as Roles
}

/** The variable that names each, and what it gets. */
export const meanings: Readonly<
  Record<Role, { readonly variable: string; readonly gets: string }>
> = {
  root: { variable: 'TESSERA_ROOT', gets: "the inviter's share where nobody invited" },
  platform: { variable: 'TESSERA_PLATFORM', gets: "the platform's share of the fees" },
  fund: { variable: 'TESSERA_FUND', gets: 'what cards and boxes are sold for' },
  treasury: { variable: 'TESSERA_TREASURY', gets: 'the whole supply of TES' },
  operator: {
    variable: 'TESSERA_OPERATOR',
    gets: 'the bond of blind boxes, whose series it makes, and the right to anchor the operators’ log',
  },
  builder: { variable: 'TESSERA_BUILDER', gets: 'the right to post epochs of rewards' },
  guardian: {
    variable: 'TESSERA_GUARDIAN',
    gets: 'the right to revoke epochs before they are accepted',
  },
  manager: {
    variable: 'TESSERA_MANAGER',
    gets: 'the five roles of staged withdrawals: fees, fund address, stages, limits, opening',
  },
  lockOwner: {
    variable: 'TESSERA_LOCK_OWNER',
    gets: 'the right to name another coin for lock B while nothing is locked there',
  },
  factoryOwner: {
    variable: 'TESSERA_FACTORY_OWNER',
    gets: 'the fees of the token factory, and the right to set them and to disable it',
  },
  registrar: {
    variable: 'TESSERA_REGISTRAR',
    gets: 'the right to make real-world assets and to list who may get their shares',
  },
  attestor: {
    variable: 'TESSERA_ATTESTOR',
    gets: 'the right to attest documents and reserves of real-world assets',
  },
  announcer: {
    variable: 'TESSERA_ANNOUNCER',
    gets: 'the right to sign announcements',
  },
}

/** Who acts, and who guards against it: two accounts. */
const guards: readonly (readonly [Role, Role])[] = [
  ['builder', 'guardian'],
  ['registrar', 'attestor'],
]

/** The account that java-tron counts burnt TRX in. */
const blackHole = 'TLsV52sRDL79HXGGm9yzwKibb6BeruhUzy'

/**
 * Whether no key leads to an address: the black hole, the zero address, …dEaD and the network's own contracts. The last
 * three are small numbers, which the hash of a key never is.
 */
const isBurnAddress = (address: Address): boolean =>
  address === blackHole || addressToHex20(address).startsWith('0'.repeat(24))

/**
 * From the environment, base58.
 * @throws DeployError that names each variable which is missing, no address, a burn address, or the deployer's own; and a
 * guardian or an attestor who would guard against himself.
 */
export function rolesFrom(
  env: Readonly<Record<string, string | undefined>>,
  deployer: string,
): Roles {
  const found = roles.map((role) => {
    const { variable, gets } = meanings[role]
    return { role, variable, gets, address: env[variable] ?? '' }
  })
  const faults = found.flatMap(({ variable, gets, address }) => {
    if (address === '') return [`${variable} is missing: the receiver of ${gets}`]
    if (!isAddress(address)) return [`${variable} is no address: ${address}`]
    if (isBurnAddress(address))
      return [`${variable} is a burn address, no key opens it: ${address}`]
    // The key lay in an environment; it is meant to be thrown away.
    if (address === deployer) return [`${variable} is the deployer's own address`]
    return []
  })
  for (const [guarded, guard] of guards) {
    const address = env[meanings[guarded].variable] ?? ''
    if (address !== '' && address === env[meanings[guard].variable]) {
      const { variable } = meanings[guard]
      faults.push(`${variable} is the ${guarded}'s own address: nobody would guard against it`)
    }
  }
  if (faults.length > 0) throw new DeployError(faults.join('\n'))
  return Object.fromEntries(found.map(({ role, address }) => [role, address])) as Roles
}
