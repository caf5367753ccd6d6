import type { Hex } from '../../draw.ts'
import { readContract } from './readContract.ts'

/** What the source of words has told of a request: 32 bytes; null before it has. */
export interface WordTold {
  readonly word: Hex | null
}

/**
 * Asks the contract whether its words come from a source, and the source for that of a request. Null where
 * secrets are the operator's.
 * @throws NodeFailure where the node does not answer
 */
export async function readWordTold(contract: Hex, requestId: bigint): Promise<WordTold | null> {
  const [source = ''] = await readContract(contract, { selector: 'words()' })
  if (isZero(source)) return null
  const asked = { selector: 'wordOf(uint256)', of: requestId }
  const [word = ''] = await readContract(`0x${source.slice(24)}`, asked)
  return { word: isZero(word) ? null : `0x${word}` }
}

const isZero = (word: string): boolean => /^0*$/.test(word)
