import type { Propose } from '#platform/server/orders/bindActions.ts'
import { refuseIf } from '#platform/std/failure.ts'

import type { marketActions } from '../../marketActions.ts'
import { whyNotCancelOffer } from './rules.ts'
import { offerNow } from './state.ts'

export const cancelOffer: Propose<typeof marketActions.cancelOffer> = async ({ number }, call) => {
  const { app, address } = call
  refuseIf(whyNotCancelOffer(await offerNow(app, number), address, app.clock.now()), 'number')
  return { args: { number: BigInt(number) } }
}
