import type { Earning } from '#platform/std/earning.ts'

import type { Position } from '../shapes.ts'

/** How a stake earns: the server's figures are of its last answer, these of any second. */
export const earningOf = (
  stake: Pick<Position, 'start' | 'unlockTime' | 'reward' | 'paid'>,
): Earning => ({
  start: stake.start,
  end: stake.unlockTime,
  reward: BigInt(stake.reward),
  paid: BigInt(stake.paid),
})

/** Its state this second: time alone lets an earning stake mature. */
export const stateAt = (
  { state, unlockTime }: Pick<Position, 'state' | 'unlockTime'>,
  now: number,
): Position['state'] => (state === 'earning' && now >= unlockTime ? 'matured' : state)

/** Share of the term that has passed, 0 to 1. */
export const passedAt = (
  { start, unlockTime }: Pick<Position, 'start' | 'unlockTime'>,
  now: number,
): number => Math.min(1, Math.max(0, (now - start) / (unlockTime - start)))
