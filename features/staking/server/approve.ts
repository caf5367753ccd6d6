import { tesAbi as abi } from '#platform/contracts/abi.ts'
import type { Handler } from '#platform/server/bind.ts'
import { purseOf } from '#platform/server/coins.ts'
import { whyNotAllow } from '#platform/server/spending.ts'
import { Failure, refuseIf } from '#platform/std/failure.ts'

import type { stakingApi } from '../api.ts'
import { stakingFailures } from '../failures.ts'
import { stakingAt } from './contract.ts'
import { coinOrRefuse } from './purse.ts'

const kind = 'staking.approve'

export const approveBefore: Handler<typeof stakingApi.approveBefore> = (
  { requestId, coin: symbol, amount },
  call,
) =>
  call.app.orders.before(call, {
    kind,
    requestId,
    subject: { coin: symbol, amount: String(amount ?? '') },
    async propose() {
      const { app } = call
      const { address, contract } = await coinOrRefuse(app, symbol)
      if (amount === undefined) throw new Failure(stakingFailures.ENTER_AMOUNT, { field: 'amount' })
      const spender = stakingAt(app).address
      const { allowance } = await purseOf(app, address, call.address, spender)
      refuseIf(whyNotAllow(allowance, amount), 'amount', { symbol })
      return { contract, abi, functionName: 'approve', args: [spender, amount] }
    },
  })

export const approveAfter: Handler<typeof stakingApi.approveAfter> = (input, call) =>
  call.app.orders.after(call, { kind, ...input })
