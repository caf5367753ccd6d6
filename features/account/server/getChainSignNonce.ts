import type { Handler } from '#platform/server/bind.ts'
import { challenge } from '#platform/server/signIn/signIn.ts'

import type { accountApi } from '../api.ts'

export const getChainSignNonce: Handler<typeof accountApi.getChainSignNonce> = (input, call) =>
  challenge(call.app, input.address)
