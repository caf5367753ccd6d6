import type { Handler } from '#platform/server/bind.ts'

import type { accountApi } from '../api.ts'
import { nobody, profilesOf, viewsOf } from './profiles.ts'

export const info: Handler<typeof accountApi.info> = async ({ address }, call) => {
  const [view] = await viewsOf(call, await profilesOf(call, [address]))
  return view ?? nobody(address)
}
