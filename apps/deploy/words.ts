/** Whose the secrets of blind boxes are stands in the contract for ever. */
import { DeployError } from './deployError.ts'
import type { WordsOf } from '#features/blindbox/contract/deploy.ts'
import type { NetworkName } from '#platform/contracts/deployPlan.ts'

/**
 * From the environment: TESSERA_WORDS.
 * @throws DeployError where it names nobody, or nobody who serves that network.
 */
export function wordsFrom(
  env: Readonly<Record<string, string | undefined>>,
  network: NetworkName,
): WordsOf {
  const named = env['TESSERA_WORDS'] || 'operator'
  if (named !== 'operator' && named !== 'winklink') {
    throw new DeployError(`TESSERA_WORDS is operator or winklink, not ${named}`)
  }
  if (named === 'winklink' && network === 'local') {
    throw new DeployError('TESSERA_WORDS: WINkLink does not serve the local network')
  }
  return named
}
