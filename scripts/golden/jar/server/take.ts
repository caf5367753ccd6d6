import type { Handler } from '#platform/server/bind.ts'
import { Failure } from '#platform/std/failure.ts'
import { exactAmount } from '#platform/std/format.ts'

import { type jarApi, jarFailures } from '../api.ts'
import { jarAbi } from '../contract/abi.ts'
import { jarReasons } from '../reasons.ts'
import { balanceOnChain } from './contract.ts'

const kind = 'jar.take'

/** Asks for nothing but the amount: leaving has no conditions. */
export const takeBefore: Handler<typeof jarApi.takeBefore> = ({ requestId, amount }, call) =>
  call.app.orders.before(call, {
    kind,
    requestId,
    subject: { amount: String(amount) },
    async propose() {
      const balance = await balanceOnChain(call.app, call.address)
      if (BigInt(amount) > balance) {
        throw new Failure(jarFailures.JAR_HOLDS_LESS, {
          field: 'amount',
          values: { balance: exactAmount(balance, 6) },
        })
      }
      return {
        contract: 'Jar',
        abi: jarAbi,
        reasons: jarReasons,
        functionName: 'take',
        args: [BigInt(amount)],
      }
    },
  })

export const takeAfter: Handler<typeof jarApi.takeAfter> = (input, call) =>
  call.app.orders.after(call, { kind, ...input })
