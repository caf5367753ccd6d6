import type { Handler } from '#platform/server/bind.ts'

import type { jarApi } from '../api.ts'
import { jarAbi } from '../contract/abi.ts'
import { jarReasons } from '../reasons.ts'

const kind = 'jar.put'

/** What the wallet has is checked with the order: whoever has less is told so. */
export const putBefore: Handler<typeof jarApi.putBefore> = ({ requestId, amount }, call) =>
  call.app.orders.before(call, {
    kind,
    requestId,
    subject: { amount: String(amount) },
    propose: async () => ({
      contract: 'Jar',
      abi: jarAbi,
      reasons: jarReasons,
      functionName: 'put',
      args: [],
      callValue: BigInt(amount),
    }),
  })

export const putAfter: Handler<typeof jarApi.putAfter> = (input, call) =>
  call.app.orders.after(call, { kind, ...input })
