import type { Address } from '#platform/std/address.ts'

export type JarTables = {
  jarOwners: OwnersTable
  jarMovements: MovementsTable
}

// ---- From chain: rebuilt from the events of Jar

export interface OwnersTable {
  address: Address
  /** sun */
  balance: bigint
  /** How often something was put in or taken out. */
  movements: number
  /** Block of the row's last change. */
  block: number
}

export interface MovementsTable {
  owner: Address
  /** Number among the owner's movements, from 1. */
  seq: number
  kind: 'put' | 'take'
  /** sun */
  amount: bigint
  /** sun in the jar afterwards. */
  balance: bigint
  /** Chain time. */
  time: number
  txHash: string
  block: number
}
