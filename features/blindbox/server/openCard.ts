import type { Handler } from '#platform/server/bind.ts'
import type { Call } from '#platform/server/call.ts'
import { required } from '#platform/server/http/invalid.ts'
import { halfOf } from '#platform/server/orders/halves.ts'
import { Failure } from '#platform/std/failure.ts'

import type { blindboxApi } from '../api.ts'
import { blindboxFailures as f } from '../failures.ts'
import { boxCall } from './boxNow.ts'
import { bondNow, closedNow, standingNow } from './contract.ts'
import { sealedBoxes } from './ownBoxes.ts'

const kind = 'blindbox.open'

/** What the holder puts in is fixed with the order: boxes in this order, and the seed. */
export const openCard: Handler<typeof blindboxApi.openCard> = async (input, call) => {
  const half = halfOf(input, call.locale)
  if ('orderId' in half) return call.app.orders.after(call, { kind, ...half })
  const { boxIds, seed } = input
  if (seed === undefined) throw required('seed', call.locale)
  return call.app.orders.before(call, {
    kind,
    ...half,
    subject: { boxIds: boxIds?.join(',') ?? '', seed },
    async propose() {
      const own = await sealedBoxes(call, boxIds)
      await mustBeTaken(call, own.seriesId, own.boxIds.length)
      return boxCall('open', [own.boxIds.map(BigInt), seed])
    },
  })
}

/** Whether the series goes on and the operator is bound for so many more: by secrets, and by what his bond covers. */
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
