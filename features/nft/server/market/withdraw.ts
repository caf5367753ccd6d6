import type { Propose } from '#platform/server/orders/bindActions.ts'
import { refuseIf } from '#platform/std/failure.ts'

import { nftFailures } from '../../failures.ts'
import type { marketActions } from '../../marketActions.ts'
import { coinOrRefuse } from './coins.ts'
import { creditNow } from './state.ts'

export const withdraw: Propose<typeof marketActions.withdraw> = async ({ coin: symbol }, call) => {
  const coin = await coinOrRefuse(call.app, symbol)
  const owed = await creditNow(call.app, call.address, coin)
  refuseIf(owed === 0n ? nftFailures.NOTHING_OWED : null, 'coin')
  return { args: { account: call.address, coin: coin.address } }
}
