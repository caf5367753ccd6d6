/** What a feature says about its deployment; `apps/deploy` composes and carries it out. */

/** An address as ABI coding takes it: 0x and 40 hex digits. */
export type HexAddress = `0x${string}`

export interface DeployContext {
  readonly network: string
  readonly deployer: HexAddress
  /** Of a contract deployed earlier in the plan; throws for any other name. */
  readonly address: (contract: string) => HexAddress
  /** From base58. */
  readonly hex: (address: string) => HexAddress
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
}

export interface DeployPlan {
  readonly contracts: readonly ContractStep[]
  readonly calls: readonly CallStep[]
}
