import type { Handler } from '#platform/server/bind.ts'
import { Failure } from '#platform/std/failure.ts'

import type { blindboxApi } from '../api.ts'
import { blindboxFailures } from '../failures.ts'
import { boxCall } from './boxNow.ts'
import { creditNow } from './contract.ts'

const kind = 'blindbox.withdraw'

export const withdrawBefore: Handler<typeof blindboxApi.withdrawBefore> = ({ requestId }, call) =>
  call.app.orders.before(call, {
    kind,
    requestId,
    subject: {},
    async propose() {
      const owed = await creditNow(call.app, call.address)
      if (owed === 0n) throw new Failure(blindboxFailures.NOTHING_OWED)
      return boxCall('withdraw', [call.address])
    },
  })

export const withdrawAfter: Handler<typeof blindboxApi.withdrawAfter> = (input, call) =>
  call.app.orders.after(call, { kind, ...input })
