import type { Call } from '#platform/server/call.ts'
import { type FailureKind, refuseIf } from '#platform/std/failure.ts'

import { stagedWithdrawalAbi as abi } from '../contract/abi.ts'
import { withdrawalReasons as reasons } from '../reasons.ts'
import { type AllotmentNow, allotmentNow } from './contract.ts'

/** What a user may write down of his allotment; a withdrawal needs neither. */

export const recordOrder = (
  call: Call,
  requestId: string,
  functionName: 'initialization' | 'unlockLimit',
  why: (mine: AllotmentNow) => FailureKind | null,
) =>
  call.app.orders.before(call, {
    kind: `withdrawal.${functionName}`,
    requestId,
    subject: {},
    async propose() {
      refuseIf(why(await allotmentNow(call.app, call.address)), 'body')
      return { contract: 'StagedWithdrawal', abi, reasons, functionName, args: [] }
    },
  })
