import { feeSplitter, teamReasons as reasons } from '#features/team/public.server.ts'
import type { Handler } from '#platform/server/bind.ts'
import { earningFailures } from '#platform/std/earningFailures.ts'
import { Failure } from '#platform/std/failure.ts'

import type { earningsApi } from '../api.ts'
import { feeCredit } from './feeCredit.ts'

const kind = 'earnings.claimFees'

export const claimFeesBefore: Handler<typeof earningsApi.claimFeesBefore> = ({ requestId }, call) =>
  call.app.orders.before(call, {
    kind,
    requestId,
    subject: {},
    async propose() {
      const { sun } = await feeCredit(call.app, call.address, 'creditOf')
      if (sun === 0n) throw new Failure(earningFailures.NOTHING_TO_CLAIM)
      const { name: contract, abi } = feeSplitter
      return { contract, abi, reasons, functionName: 'claim', args: [] }
    },
  })

export const claimFeesAfter: Handler<typeof earningsApi.claimFeesAfter> = (input, call) =>
  call.app.orders.after(call, { kind, ...input })
