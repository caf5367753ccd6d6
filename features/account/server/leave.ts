import type { Handler } from '#platform/server/bind.ts'
import { closeSession } from '#platform/server/signIn/signIn.ts'

import type { accountApi } from '../api.ts'

/** Ends this one session; others of the address, on other devices, go on. */
export const leave: Handler<typeof accountApi.leave> = async (_, { app, address, session }) => {
  await closeSession(app, session)
  return { address }
}
