import type { Card } from '../shapes.ts'
import { isMatured, pendingAt, stakeOf } from './reward.ts'

/**
 * The one action that is legal for this reader now. visit: the card is another's · pledge: it
 * is mine and free · claim, wait: it is staked and the term runs · remove: the term is over
 */
export type CardAction = 'visit' | 'pledge' | 'claim' | 'wait' | 'remove'

export function nextAction(
  card: Pick<Card, 'owner' | 'pledgeTime' | 'itemUnlockTime' | 'reward' | 'paid'>,
  reader: string | null,
  now: number,
): CardAction {
  if (card.owner !== reader) return 'visit'
  const stake = stakeOf(card)
  if (stake === null) return 'pledge'
  if (isMatured(stake, now)) return 'remove'
  return pendingAt(stake, now) > 0n ? 'claim' : 'wait'
}
