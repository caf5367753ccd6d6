import type { Handler } from '#platform/server/bind.ts'

import type { accountApi } from '../api.ts'
import { namesOf, profilesOf } from './profiles.ts'

/** For lists of every kind: one call for all people on a screen. */
export const people: Handler<typeof accountApi.people> = async ({ addresses }, call) => ({
  list: [...(await namesOf(call, await profilesOf(call, addresses)))],
})
