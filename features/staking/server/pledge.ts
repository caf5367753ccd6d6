import type { Handler } from '#platform/server/bind.ts'

import type { stakingApi } from '../api.ts'
import { termStakingAbi as abi } from '../contract/abi.ts'
import { stakingReasons as reasons } from '../reasons.ts'
import { reserveNow } from './contract.ts'
import { amountOrRefuse, coinOrRefuse, coveredOrRefuse, termOrRefuse } from './purse.ts'

const kind = 'staking.pledge'

export const pledgeBefore: Handler<typeof stakingApi.pledgeBefore> = (
  { requestId, coin: symbol, days, amount: asked },
  call,
) =>
  call.app.orders.before(call, {
    kind,
    requestId,
    subject: { coin: symbol, days: String(days), amount: String(asked ?? '') },
    async propose() {
      const coin = await coinOrRefuse(call.app, symbol)
      const term = termOrRefuse(coin, days)
      const [amount, reserve] = await Promise.all([
        amountOrRefuse(call, coin, asked),
        reserveNow(call.app),
      ])
      coveredOrRefuse(coin, term, amount, reserve)
      const args = [coin.address, BigInt(days), amount]
      // Where somebody leaves meanwhile, what is given up is set free first.
      const spareEnergy = 20_000
      return { contract: 'TermStaking', abi, reasons, functionName: 'pledge', args, spareEnergy }
    },
  })

export const pledgeAfter: Handler<typeof stakingApi.pledgeAfter> = (input, call) =>
  call.app.orders.after(call, { kind, ...input })
