import type { Handler } from '#platform/server/bind.ts'
import { formatUnits } from '#platform/std/amount.ts'
import { refuseIf } from '#platform/std/failure.ts'

import type { lpApi } from '../api.ts'
import { lpStakingAbi as abi } from '../contract/abi.ts'
import { lpReasons as reasons } from '../reasons.ts'
import { poolOrRefuse, positionNow, spareEnergy } from './contract.ts'
import { lpDecimals } from './lpPledgeCoinList.ts'
import { whyNotWithdraw } from './rules.ts'

const kind = 'lp.withdraw'

/** No time, no activation, no reserve: what is staked can be taken out. */
export const lpPledgeUnlockBefore: Handler<typeof lpApi.lpPledgeUnlockBefore> = (
  { requestId, pool: pair, amount },
  call,
) =>
  call.app.orders.before(call, {
    kind,
    requestId,
    subject: { pool: pair ?? '', amount: String(amount ?? '') },
    async propose() {
      const { pair: pool, symbol } = await poolOrRefuse(call.app, pair)
      const { staked } = await positionNow(call.app, pool, call.address)
      const unlockable = formatUnits(staked, lpDecimals)
      refuseIf(whyNotWithdraw(amount, staked), 'amount', { symbol: `${symbol} LP`, unlockable })
      const args = [pool, amount]
      return { contract: 'LpStaking', abi, reasons, functionName: 'withdraw', args, spareEnergy }
    },
  })

export const lpPledgeUnlockAfter: Handler<typeof lpApi.lpPledgeUnlockAfter> = (input, call) =>
  call.app.orders.after(call, { kind, ...input })
