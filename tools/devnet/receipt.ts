/** The result of a transaction; kept with its block. */
import type { ContractResult } from './codec/messages.ts'

export interface LogEntry {
  /** 40 hex digits */
  readonly address: string
  readonly topics: readonly string[]
  readonly data: string
}

export interface InternalEntry {
  readonly hash: string
  readonly caller: string
  readonly target: string
  readonly value: bigint
  readonly note: string
  /** What a vote was for, as JSON. */
  readonly extra?: string
  readonly rejected: boolean
}

export interface Receipt {
  readonly id: string
  /** All sun burned. */
  readonly fee: bigint
  readonly netUsage: bigint
  readonly netFee: bigint
  readonly energyTotal: bigint
  /** Of it, paid from the caller's stake. */
  readonly energyUsage: bigint
  /** Of it, paid from the stake of the contract's owner. */
  readonly originEnergyUsage: bigint
  /** Of it, the surcharge of busy contracts. */
  readonly energyPenalty: bigint
  readonly energyFee: bigint
  /** For calls and deployments only. */
  readonly result: ContractResult | null
  /** Return or revert data in hex. */
  readonly output: string
  /** 42 hex digits, for calls and deployments. */
  readonly contract: string
  /** Why it failed; empty when it did not. */
  readonly message: string
  readonly logs: readonly LogEntry[]
  readonly internal: readonly InternalEntry[]
  /** sun that came back to the balance because its waiting time was over. */
  readonly withdrawExpire: bigint
  /** sun that went back into the stake, by the number of the resource code; for that kind only. */
  readonly cancelUnfreeze: readonly [bigint, bigint, bigint] | null
  /** sun of rewards that went to the balance; for that kind only. */
  readonly withdrawn?: bigint
}

export const failed = (receipt: Receipt): boolean =>
  receipt.result !== null && receipt.result !== 'SUCCESS'
