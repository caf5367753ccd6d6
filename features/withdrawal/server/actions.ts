import type { Propose } from '#platform/server/orders/bindActions.ts'
import { refuseIf } from '#platform/std/failure.ts'

import type { withdrawalActions } from '../actions.ts'
import { allotmentNow } from './contract.ts'
import { validateInitialize, validateUnlock } from './rules.ts'

export const initialization: Propose<typeof withdrawalActions.initialization> = async (_, call) => {
  refuseIf(validateInitialize(await allotmentNow(call.app, call.address)), 'body')
  return {}
}

export const unlockLimit: Propose<typeof withdrawalActions.unlockLimit> = async (_, call) => {
  refuseIf(validateUnlock(await allotmentNow(call.app, call.address)), 'body')
  return {}
}
