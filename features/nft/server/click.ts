import type { Handler } from '#platform/server/bind.ts'
import type { Call } from '#platform/server/call.ts'
import { Failure } from '#platform/std/failure.ts'

import type { nftApi } from '../api.ts'
import { nftFailures } from '../failures.ts'
import { cardsAbi } from '../contract/abi.ts'
import { nftReasons as reasons } from '../reasons.ts'
import { findCard, stakeOf, stakedCards } from './cards.ts'
import { halfOf } from '#platform/server/orders/halves.ts'
import { owedTo } from './holders.ts'
import { pendingAt } from './rules.ts'

const kind = 'nft.claim'
/** As many as the request may name. */
const mostCards = 50

/**
 * A claim's both halves under one path: with orderId and txHash the after-call, else the
 * before-call. Without token ids it takes every card that has earned something, 50 at most.
 */
export const click: Handler<typeof nftApi.click> = async (input, call) => {
  const half = halfOf(input, call.locale)
  if ('orderId' in half) return call.app.orders.after(call, { kind, ...half })
  return call.app.orders.before(call, {
    kind,
    ...half,
    subject: { tokenIds: input.tokenIds?.join(',') ?? 'all' },
    async propose() {
      const tokenIds = await cardsToClaim(call, input.tokenIds)
      const args = [tokenIds.map(BigInt)]
      return { contract: 'Cards', abi: cardsAbi, reasons, functionName: 'claim', args }
    },
  })
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
  const earning = [...pending].filter(([, amount]) => amount > 0n).map(([tokenId]) => tokenId)
  const tokenIds = asked ?? earning.slice(0, mostCards)
  for (const tokenId of tokenIds) {
    // A held card of one's own passes and pays nothing, as on chain.
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
