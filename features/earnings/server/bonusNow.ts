import type { App } from '#platform/server/app.ts'
import { sourceOf } from '#platform/server/sourceOf.ts'
import type { Address } from '#platform/std/address.ts'
import type { Source } from '#platform/std/source.ts'

import { rewardDistributorAbi } from '../contract/abi.ts'
import type { Hex } from '../merkle.ts'
import { bonusBook } from './bonuses.ts'
import { leavesOwed } from './leaves.ts'

/** What accepted epochs promise an address and have not paid. */
export interface Bonus {
  /** Those of one claim, the oldest first. */
  readonly leaves: readonly DueLeaf[]
  /** Sun of these. */
  readonly due: bigint
  /** Sun of those that remain for later claims. */
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

/** null for an address to which no accepted epoch owes anything. */
export async function bonusNow(app: App, address: Address): Promise<Bonus | null> {
  const { rows, all } = await leavesOwed(app, address)
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
  // Anybody may have claimed in a block that this server has not read.
  const leaves = found.filter((_, i) => !claimed[i])
  return { leaves, due: sumOf(leaves), rest: all - sumOf(found), source }
}

const sumOf = (leaves: readonly DueLeaf[]): bigint =>
  leaves.reduce((sum, { amount }) => sum + amount, 0n)

const siblingsOf = (proof: string): readonly Hex[] =>
  (proof.match(/.{64}/g) ?? []).map((sibling) => `0x${sibling}` as const)
