import type { Handler } from '#platform/server/bind.ts'
import { Failure } from '#platform/std/failure.ts'

import { exchangeFailures, type exchangeApi } from '../api.ts'
import { coinViews } from './coinViews.ts'
import { taxesOf } from './tax.ts'

/** @throws NO_CONTRACT */
export const coin: Handler<typeof exchangeApi.coin> = async ({ coin: address }, call) => {
  const { isContract } = await call.app.node.account(address)
  if (!isContract) throw new Failure(exchangeFailures.NO_CONTRACT)
  const [[view], taxes] = await Promise.all([coinViews(call, [address]), taxesOf(call, address)])
  return { ...view!, ...taxes }
}
