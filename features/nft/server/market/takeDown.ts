import type { Propose } from '#platform/server/orders/bindActions.ts'
import { refuseIf } from '#platform/std/failure.ts'

import type { marketActions } from '../../marketActions.ts'
import { ownCard } from '../ownCard.ts'
import { whyNotTakeDown } from './state.ts'

export const takeDown: Propose<typeof marketActions.takeDown> = async ({ tokenId }, call) => {
  const { row } = await ownCard(call, tokenId)
  refuseIf(await whyNotTakeDown(call.app, call.address, row.tokenId), 'tokenId')
  return { args: { tokenId: BigInt(row.tokenId) } }
}
