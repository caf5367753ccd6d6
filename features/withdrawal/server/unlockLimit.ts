import type { Propose } from '#platform/server/orders/bindActions.ts'
import { refuseIf } from '#platform/std/failure.ts'

import type { withdrawalActions } from '../actions.ts'
import { allotmentNow } from './contract.ts'
import { whyNotUnlock } from './rules.ts'

export const unlockLimit: Propose<typeof withdrawalActions.unlockLimit> = async (_, call) => {
  refuseIf(whyNotUnlock(await allotmentNow(call.app, call.address)), 'body')
  return {}
}
