import type { Address } from '#platform/std/address.ts'
import type { Source } from '#platform/std/source.ts'

import type { App } from './app.ts'
import type { Call } from './call.ts'
import { sourceOf } from './sourceOf.ts'

import { rewardVaultAbi } from '../contracts/abi.ts'

/** Functions of a contract that one address alone can call, beside those of a position's owner. */
export interface Power {
  /** A word of the feature's, which names its texts on the web: `boxOperator`. */
  readonly what: string
  readonly contract: string
  readonly address: Address
  readonly functions: readonly string[]
  /** Who can call them now, as the contract answers. */
  readonly holder: Address
  /** Seconds between the call and its effect; 0 if it has its effect at once. */
  readonly delay: number
  readonly sources: readonly Source[]
}

/** A feature reports who can do what with its contracts; a network without a contract has none of its powers. */
export type Powers = (call: Call) => Promise<readonly Power[]>

/** A power and what it was read from: the call that answers who has it, with all that the call returned. */
export const powerRead = (
  app: App,
  power: Omit<Power, 'sources'>,
  { call, value = power.holder }: { readonly call: string; readonly value?: unknown },
): Power => ({
  ...power,
  sources: [sourceOf(app, { what: 'holder', contract: power.address, call, value })],
})

/** A vault's power is its contract's, which has created it: no account has it. */
export async function vaultPower(app: App, address: Address): Promise<Power> {
  const vault = { address, abi: rewardVaultAbi }
  const spender = await app.node.readContract({ ...vault, functionName: 'spender', args: [] })
  const power = { what: 'vault', contract: 'RewardVault', address, holder: spender, delay: 0 }
  const functions = ['setAside', 'release', 'pay']
  return powerRead(app, { ...power, functions }, { call: 'spender()' })
}
