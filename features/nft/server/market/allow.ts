import type { Propose } from '#platform/server/orders/bindActions.ts'
import { Failure, refuseIf } from '#platform/std/failure.ts'

import { nftFailures } from '../../failures.ts'
import type { marketActions } from '../../marketActions.ts'
import { allowanceOf, coinOrRefuse } from './coins.ts'
import { whyNotAllow } from './rules.ts'

export const allow: Propose<typeof marketActions.allow> = async (
  { coin: symbol, amount },
  call,
) => {
  const { app, address } = call
  const coin = await coinOrRefuse(app, symbol)
  const allowance = await allowanceOf(app, address, coin)
  // The chain's own coin goes with a call: there is nothing to allow.
  if (allowance === null) throw new Failure(nftFailures.NO_SUCH_COIN, { field: 'coin' })
  refuseIf(whyNotAllow(allowance, amount), 'amount', { symbol })
  return { args: { spender: app.deployment.address('CardMarket'), value: amount } }
}
