import type { Propose } from '#platform/server/orders/bindActions.ts'

import type { blindboxActions } from '../actions.ts'
import { sealedBoxes } from './ownBoxes.ts'

export const giveBack: Propose<typeof blindboxActions.giveBack> = async ({ boxIds }, call) => {
  const own = await sealedBoxes(call, boxIds)
  return { args: { boxIds: own.boxIds.map(BigInt) } }
}
