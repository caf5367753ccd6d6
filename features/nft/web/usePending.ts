import { pendingAt, type Earning } from '#platform/std/earning.ts'
import { useChainNow } from '#platform/web/time.ts'

import type { Card } from '../shapes.ts'
import { isMatured, stakeOf } from './reward.ts'

/** A card's stake in this second; null if it is not staked. */
export function usePending(
  card: Pick<Card, 'stakedAt' | 'itemUnlockTime' | 'reward' | 'paid'>,
): { stake: Earning; pending: bigint; matured: boolean; now: number } | null {
  const now = useChainNow()
  const stake = stakeOf(card)
  if (stake === null) return null
  return { stake, pending: pendingAt(stake, now), matured: isMatured(stake, now), now }
}
