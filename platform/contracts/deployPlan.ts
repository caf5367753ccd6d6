/** What a feature declares about its deployment; `apps/deploy` composes and executes it. */

/** Every number that contracts are deployed with stands in their feature's `contract/deploy.ts`, by network. */
export type NetworkName = 'local' | 'nile' | 'mainnet'

/** An address as ABI coding takes it: 0x and 40 hex digits. */
export type HexAddress = `0x${string}`

/**
 * Whom a contract names once and for ever, but the last. Who receives: the community root, the platform's share of the fees, what
 * cards and boxes are sold for, the whole supply of TES, and the bond of boxes, by whose account the operators' log is anchored too. Who may: post epochs of rewards,
 * revoke them, manage staged withdrawals, name the coin of an empty lock B, enable what the token factory makes, list who
 * may get shares of real-world assets, and attest their documents. The announcer signs announcements, named in the
 * deployment's file alone.
 */
export const roles = [
  'root',
  'platform',
  'fund',
  'treasury',
  'operator',
  'builder',
  'guardian',
  'manager',
  'lockOwner',
  'factoryOwner',
  'registrar',
  'attestor',
  'announcer',
] as const
export type Role = (typeof roles)[number]

export interface DeployContext {
  readonly network: string
  /** Who sends the deployment; it can do nothing afterwards. */
  readonly deployer: HexAddress
  readonly roles: Readonly<Record<Role, HexAddress>>
  /** Of a contract deployed earlier in the plan; throws for any other name. */
  readonly address: (contract: string) => HexAddress
}

export interface ContractStep {
  /** The contract's name, in its source and in the deployment file. */
  readonly contract: string
  readonly args: (context: DeployContext) => readonly unknown[]
}

/** A call after all contracts stand, sent once for a deployment. */
export interface CallStep {
  /** Names the step in the deployment file. */
  readonly key: string
  readonly contract: string
  readonly functionName: string
  readonly args: (context: DeployContext) => readonly unknown[]
  /** Sun sent along. */
  readonly value?: bigint
}

/** A contract of another party that is on the network already. */
export interface ExistingContract {
  readonly contract: string
  /** Base58. */
  readonly address: string
}

export interface DeployPlan {
  readonly existing?: readonly ExistingContract[]
  readonly contracts: readonly ContractStep[]
  readonly calls: readonly CallStep[]
  /** Another name for a contract of the plan: its user need not know which of several it is. */
  readonly aliases?: Readonly<Record<string, string>>
}
