import type { Call } from '#platform/server/call.ts'
import type { Propose } from '#platform/server/orders/bindActions.ts'
import { mostInClaim } from '#platform/std/claimCalls.ts'
import { Failure } from '#platform/std/failure.ts'

import type { nftActions } from '../actions.ts'
import { nftFailures } from '../failures.ts'
import { findCard, stakeOf, stakedCards } from './cards.ts'
import { owedTo } from './holders.ts'
import { pendingAt } from './rules.ts'

/** Without token ids it takes the cards that have earned something, of more than 50 those with the most. */
export const click: Propose<typeof nftActions.click> = async (input, call) => {
  const tokenIds = await cardsToClaim(call, input.tokenIds)
  return { args: { tokenIds: tokenIds.map(BigInt) } }
}

/** The ids for the contract. Refuses a card that is not the caller's, and a claim of nothing. */
async function cardsToClaim(
  call: Call,
  asked: readonly number[] | undefined,
): Promise<readonly number[]> {
  const now = call.app.clock.now()
  const [owed, rows] = await Promise.all([
    owedTo(call, call.address),
    stakedCards(call, call.address),
  ])
  const pending = new Map<number, bigint>()
  for (const row of rows) {
    const stake = stakeOf(row)
    if (stake !== null) pending.set(row.tokenId, pendingAt(stake, now))
  }
  const earning = [...pending]
    .filter(([, amount]) => amount > 0n)
    .toSorted(([, a], [, b]) => (a < b ? 1 : a > b ? -1 : 0))
    .map(([tokenId]) => tokenId)
  const tokenIds = asked ?? earning.slice(0, mostInClaim)
  for (const tokenId of tokenIds) {
    // An own held card passes and pays nothing, as on chain.
    if (!pending.has(tokenId)) await mustBeMine(call, tokenId)
  }
  const amount = tokenIds.reduce((sum, tokenId) => sum + (pending.get(tokenId) ?? 0n), owed)
  if (amount === 0n) throw new Failure(nftFailures.NOTHING_TO_CLAIM)
  return tokenIds
}

async function mustBeMine(call: Call, tokenId: number): Promise<void> {
  const card = await findCard(call, tokenId)
  if (card?.owner !== call.address) {
    throw new Failure(nftFailures.NOT_YOUR_CARD, { field: 'tokenIds' })
  }
}
