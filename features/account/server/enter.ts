import { isActive } from '#features/team/public.server.ts'
import type { Handler } from '#platform/server/bind.ts'
import { signIn } from '#platform/server/signIn/signIn.ts'
import { Failure } from '#platform/std/failure.ts'

import type { accountApi } from '../api.ts'
import { accountFailures } from '../failures.ts'

/** The nonce is used up by the session that it opens; a refused attempt changes nothing. */
export const enter: Handler<typeof accountApi.enter> = async (input, { app }) => {
  const { address } = input
  const result = await signIn(app, input)
  if ('refused' in result) throw new Failure(accountFailures[result.refused])
  return { token: result.token, address, activated: await isActive(app, address) }
}
