import { pendingAt } from '#platform/std/earning.ts'
import type { Card } from '../shapes.ts'
import { isMatured, stakeOf } from './reward.ts'

/**
 * The one main action of this user now. buy: another's card that is for sale · offer: another's card · pledge: mine and
 * free · change: mine and for sale · claim, wait: staked and the term runs · remove: the term is over · draw: in an
 * urn, without offers
 */
export type CardAction =
  | 'buy'
  | 'offer'
  | 'pledge'
  | 'change'
  | 'claim'
  | 'wait'
  | 'remove'
  | 'draw'

export function nextAction(
  card: Pick<
    Card,
    'owner' | 'state' | 'stakedAt' | 'itemUnlockTime' | 'reward' | 'paid' | 'listing'
  >,
  reader: string | null,
  now: number,
): CardAction {
  if (card.state === 'inUrn') return 'draw'
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
