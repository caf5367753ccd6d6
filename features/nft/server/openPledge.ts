import type { Propose } from '#platform/server/orders/bindActions.ts'
import { refuseIf } from '#platform/std/failure.ts'

import type { nftActions } from '../actions.ts'
import { nftFailures } from '../failures.ts'
import { factsOf } from './cards.ts'
import { cardsFacts, reserveNow } from './contract.ts'
import { ownCard } from './ownCard.ts'
import { whyNotStake } from './rules.ts'

export const openPledge: Propose<typeof nftActions.openPledge> = async (
  { tokenId, time },
  call,
) => {
  const { row, card } = await ownCard(call, tokenId)
  const [facts, { free }] = await Promise.all([cardsFacts(call.app), reserveNow(call.app)])
  const term = facts.terms.find((one) => one.time === time)
  const fault = whyNotStake(card, term, factsOf(facts, row.level).power, free)
  refuseIf(fault, fault === nftFailures.ALREADY_STAKED ? 'tokenId' : 'time')
  return { args: { tokenId: BigInt(row.tokenId), time: BigInt(time) } }
}
