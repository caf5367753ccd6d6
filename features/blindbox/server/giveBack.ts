import type { Handler } from '#platform/server/bind.ts'

import type { blindboxApi } from '../api.ts'
import { boxCall } from './boxNow.ts'
import { sealedBoxes } from './ownBoxes.ts'

const kind = 'blindbox.giveBack'

export const giveBackBefore: Handler<typeof blindboxApi.giveBackBefore> = (
  { requestId, boxIds },
  call,
) =>
  call.app.orders.before(call, {
    kind,
    requestId,
    subject: { boxIds: boxIds?.join(',') ?? '' },
    async propose() {
      const own = await sealedBoxes(call, boxIds)
      return boxCall('giveBack', [own.boxIds.map(BigInt)])
    },
  })

export const giveBackAfter: Handler<typeof blindboxApi.giveBackAfter> = (input, call) =>
  call.app.orders.after(call, { kind, ...input })
