import type { Card } from '../shapes.ts'
import { isMatured, pendingAt, stakeOf } from './reward.ts'

/**
 * The one action that is legal for this reader now. buy: another's card that is for sale · offer:
 * another's card · pledge: mine and free · change: mine and for sale · claim, wait: staked and the
 * term runs · remove: the term is over
 */
export type CardAction = 'buy' | 'offer' | 'pledge' | 'change' | 'claim' | 'wait' | 'remove'

export function nextAction(
  card: Pick<Card, 'owner' | 'pledgeTime' | 'itemUnlockTime' | 'reward' | 'paid' | 'listing'>,
  reader: string | null,
  now: number,
): CardAction {
  const listed = isListed(card, now)
  if (card.owner !== reader) return listed ? 'buy' : 'offer'
  const stake = stakeOf(card)
  if (stake === null) return listed ? 'change' : 'pledge'
  if (isMatured(stake, now)) return 'remove'
  return pendingAt(stake, now) > 0n ? 'claim' : 'wait'
}

/** A listing ends by itself at its time, whatever was read before. */
export const isListed = ({ listing }: Pick<Card, 'listing'>, now: number): boolean =>
  listing !== null && listing.expiry > now
