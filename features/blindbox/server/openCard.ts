import type { Call } from '#platform/server/call.ts'
import type { Propose } from '#platform/server/orders/bindActions.ts'
import { Failure } from '#platform/std/failure.ts'

import type { blindboxActions } from '../actions.ts'
import { blindboxFailures as f } from '../failures.ts'
import { bondNow, closedNow, standingNow } from './contract.ts'
import { sealedBoxes } from './ownBoxes.ts'

/** The order fixes the holder's input: the boxes in this order, and the seed. */
export const openCard: Propose<typeof blindboxActions.openCard> = async (input, call) => {
  const { boxIds, seriesId } = await sealedBoxes(call, input.boxIds)
  await mustBeTaken(call, seriesId, boxIds.length)
  return { args: { boxIds: boxIds.map(BigInt), seed: input.seed } }
}

/** Whether the series continues and the operator covers so many more boxes: by secrets, and by the bond. */
async function mustBeTaken(call: Call, seriesId: number, boxes: number): Promise<void> {
  const [closed, standing, { covered: count }] = await Promise.all([
    closedNow(call.app, seriesId),
    standingNow(call.app, seriesId),
    bondNow(call.app, seriesId),
  ])
  if (closed) throw new Failure(f.SERIES_CLOSED, { field: 'boxIds' })
  if (!standing) throw new Failure(f.NO_SECRET, { field: 'boxIds' })
  // The penalty is set aside in sun, by the price of now.
  if (count === null) throw new Failure(f.NO_PRICE)
  if (boxes <= count) return
  throw new Failure(f.BOND_TOO_SMALL, { field: 'boxIds', values: { count } })
}
