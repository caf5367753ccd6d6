import type { Propose } from '#platform/server/orders/bindActions.ts'
import { Failure, refuseIf } from '#platform/std/failure.ts'

import type { nftActions } from '../actions.ts'
import { nftFailures } from '../failures.ts'
import { ownCard } from './ownCard.ts'
import { validateTransfer } from './rules.ts'

/** To a contract that does not take cards the call itself refuses: it is the safe one. */
export const transfer: Propose<typeof nftActions.transfer> = async ({ tokenId, to }, call) => {
  const { row, card } = await ownCard(call, tokenId)
  if (to === undefined) throw new Failure(nftFailures.ADDRESS_REQUIRED, { field: 'to' })
  const ours = Object.values(call.app.deployment.contracts).map(({ address }) => address)
  const fault = validateTransfer(card, to, ours)
  refuseIf(fault, fault === nftFailures.STAKED_STAYS ? 'tokenId' : 'to')
  return { args: { from: call.address, to, tokenId: BigInt(row.tokenId) } }
}
