import type { Propose } from '#platform/server/orders/bindActions.ts'
import { refuseIf } from '#platform/std/failure.ts'
import { utcText } from '#platform/std/utcText.ts'

import type { nftActions } from '../actions.ts'
import { ownCard } from './ownCard.ts'
import { validateUnlock, validateExit, validateStake } from './rules.ts'
import { nftFailures } from '../failures.ts'
import { factsOf } from './cards.ts'
import { cardsFacts, reserveNow } from './contract.ts'

export const closePledge: Propose<typeof nftActions.closePledge> = async ({ tokenId }, call) => {
  const { row, card } = await ownCard(call, tokenId)
  const time = utcText(card.stake?.unlockTime ?? 0)
  refuseIf(validateUnlock(card, call.app.clock.now()), 'tokenId', { time })
  return { args: { tokenId: BigInt(row.tokenId) } }
}

/** Leaving requires only that the card is the caller's and staked: no time, no activation. */
export const exit: Propose<typeof nftActions.exit> = async ({ tokenId }, call) => {
  const { row, card } = await ownCard(call, tokenId)
  refuseIf(validateExit(card), 'tokenId')
  return { args: { tokenId: BigInt(row.tokenId) } }
}

export const openPledge: Propose<typeof nftActions.openPledge> = async (
  { tokenId, time },
  call,
) => {
  const { row, card } = await ownCard(call, tokenId)
  const [facts, { free }] = await Promise.all([cardsFacts(call.app), reserveNow(call.app)])
  const term = facts.terms.find((one) => one.time === time)
  const fault = validateStake(card, term, factsOf(facts, row.level).power, free)
  refuseIf(fault, fault === nftFailures.ALREADY_STAKED ? 'tokenId' : 'time')
  return { args: { tokenId: BigInt(row.tokenId), time: BigInt(time) } }
}
