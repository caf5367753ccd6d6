import type { App } from '#platform/server/app.ts'
import { sourceOf } from '#platform/server/sourceOf.ts'
import type { Address } from '#platform/std/address.ts'
import type { Source } from '#platform/std/source.ts'

import { rewardDistributorAbi } from '../contract/abi.ts'
import type { Hex } from '../merkle.ts'
import { bonusBook } from './bonuses.ts'
import { coinsOf } from './coins.ts'
import { leavesOwed } from './leaves.ts'

/** What accepted epochs promise an address in a coin and have not paid. */
export interface Bonus {
  readonly coin: Address
  /** Those of one claim, the oldest first. */
  readonly leaves: readonly DueLeaf[]
  readonly due: bigint
  /** The sum of those that remain for later claims. */
  readonly rest: bigint
  readonly source: Source
}

interface DueLeaf {
  readonly epoch: bigint
  readonly index: bigint
  readonly amount: bigint
  readonly proof: readonly Hex[]
}

export const distributorAt = (app: App) => ({
  address: app.deployment.address(bonusBook),
  abi: rewardDistributorAbi,
})

/** Of each coin in which an accepted epoch owes the address anything. */
export async function bonusesNow(app: App, address: Address): Promise<readonly Bonus[]> {
  const found = await Promise.all(
    coinsOf(app.deployment).map(async (coin) => bonusNow(app, address, coin)),
  )
  return found.filter((one) => one !== null)
}

/** null for an address to which no accepted epoch owes anything in the coin. */
export async function bonusNow(app: App, address: Address, coin: Address): Promise<Bonus | null> {
  const { rows, all } = await leavesOwed(app, address, coin)
  if (rows.length === 0) return null
  const found = rows.map(({ epoch, leaf, amount, proof }) => ({
    epoch: BigInt(epoch),
    index: BigInt(leaf),
    amount,
    proof: siblingsOf(proof),
  }))
  const contract = distributorAt(app)
  const [epochIds, indexes] = [found.map(({ epoch }) => epoch), found.map(({ index }) => index)]
  const args = [epochIds, indexes] as const
  const claimed = await app.node.readContract({ ...contract, functionName: 'isClaimed', args })
  const source = sourceOf(app, {
    what: 'bonus',
    contract: contract.address,
    call: `isClaimed([${epochIds.join()}], [${indexes.join()}])`,
    value: claimed,
  })
  // Another account may have claimed in a block that this server has not read.
  const leaves = found.filter((_, i) => !claimed[i])
  return { coin, leaves, due: sumOf(leaves), rest: all - sumOf(found), source }
}

const sumOf = (leaves: readonly DueLeaf[]): bigint =>
  leaves.reduce((sum, { amount }) => sum + amount, 0n)

const siblingsOf = (proof: string): readonly Hex[] =>
  (proof.match(/.{64}/g) ?? []).map((sibling) => `0x${sibling}` as const)
