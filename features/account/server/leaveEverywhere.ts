import type { Handler } from '#platform/server/bind.ts'
import { closeSessions } from '#platform/server/signIn/signIn.ts'

import type { accountApi } from '../api.ts'

/** Ends every session of the address, this one too. */
export const leaveEverywhere: Handler<typeof accountApi.leaveEverywhere> = async (
  _,
  { app, address },
) => {
  await closeSessions(app, address)
  return { address }
}
