import type { Propose } from '#platform/server/orders/bindActions.ts'
import { Failure } from '#platform/std/failure.ts'

import type { blindboxActions } from '../actions.ts'
import { blindboxFailures as f } from '../failures.ts'

export const setDailyLimit: Propose<typeof blindboxActions.setDailyLimit> = async ({ limit }) => {
  if (limit === undefined) throw new Failure(f.LIMIT_REQUIRED, { field: 'limit' })
  return { args: { sun: limit } }
}
