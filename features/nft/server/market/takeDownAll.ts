import type { Propose } from '#platform/server/orders/bindActions.ts'

import type { marketActions } from '../../marketActions.ts'
import { mustHaveListings } from './ownListings.ts'

export const takeDownAll: Propose<typeof marketActions.takeDownAll> = async (_, call) => {
  await mustHaveListings(call)
  return {}
}
