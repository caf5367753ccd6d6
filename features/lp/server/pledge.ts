import type { Handler } from '#platform/server/bind.ts'
import { purseOf } from '#platform/server/coins.ts'
import { whyNotPutIn } from '#platform/server/spending.ts'
import { formatUnits } from '#platform/std/amount.ts'
import { refuseIf } from '#platform/std/failure.ts'

import type { lpApi } from '../api.ts'
import { lpStakingAbi as abi } from '../contract/abi.ts'
import { lpReasons as reasons } from '../reasons.ts'
import { lpStakingAt, poolOrRefuse, spareEnergy } from './contract.ts'
import { lpDecimals } from './lpPledgeCoinList.ts'

const kind = 'lp.stake'

export const pledgeBefore: Handler<typeof lpApi.pledgeBefore> = (
  { requestId, pool: pair, amount },
  call,
) =>
  call.app.orders.before(call, {
    kind,
    requestId,
    subject: { pool: pair ?? '', amount: String(amount ?? '') },
    async propose() {
      const { app, address } = call
      const { pair: pool, symbol, minimum } = await poolOrRefuse(app, pair)
      const purse = await purseOf(app, pool, address, lpStakingAt(app).address)
      const inCoins = (units: bigint) => formatUnits(units, lpDecimals)
      refuseIf(whyNotPutIn(amount, minimum, purse), 'amount', {
        symbol: `${symbol} LP`,
        minimum: inCoins(minimum),
        balance: inCoins(purse.balance),
        amount: inCoins(amount ?? 0n),
      })
      const args = [pool, amount]
      return { contract: 'LpStaking', abi, reasons, functionName: 'stake', args, spareEnergy }
    },
  })

export const pledgeAfter: Handler<typeof lpApi.pledgeAfter> = (input, call) =>
  call.app.orders.after(call, { kind, ...input })
