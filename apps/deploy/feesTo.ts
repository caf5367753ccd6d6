/** Who gets the platform's share of the fees stands in the contract for ever. */
import type { FeesTo } from './choice.ts'
import { DeployError } from './deployError.ts'

/**
 * From the environment: TESSERA_FEES.
 * @throws DeployError where it is neither.
 */
export function feesToFrom(env: Readonly<Record<string, string | undefined>>): FeesTo {
  const named = env['TESSERA_FEES'] || 'platform'
  if (named !== 'platform' && named !== 'pool') {
    throw new DeployError(`TESSERA_FEES is platform or pool, not ${named}`)
  }
  return named
}
