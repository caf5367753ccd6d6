import type { App } from '#platform/server/app.ts'

import { marketFacts } from './facts.ts'

/** Unix seconds of an end some days from now; never later than the contract accepts. */
export async function expiryIn(app: App, days: number): Promise<bigint> {
  const { maxTime } = await marketFacts(app)
  const { clock } = app
  // A call that is only tried runs at the time of the last block, which may be a while ago.
  return BigInt(Math.min(clock.now() + days * 86_400, clock.head.time + maxTime))
}
