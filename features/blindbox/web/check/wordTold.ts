import { ask, NodeFailure } from '#platform/web/tron/ask.ts'

import type { Hex } from '../../draw.ts'

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
  const source = await readWord(contract, 'words()', '')
  if (isZero(source)) return null
  const number = requestId.toString(16).padStart(64, '0')
  const word = await readWord(`0x${source.slice(24)}`, 'wordOf(uint256)', number)
  return { word: isZero(word) ? null : `0x${word}` }
}

const isZero = (word: string): boolean => /^0+$/.test(word)

/** What a read of one word answers, in bare hex. */
async function readWord(contract: Hex, selector: string, parameter: string): Promise<string> {
  const address = `41${contract.slice(2)}`
  const json = await ask('/wallet/triggerconstantcontract', {
    owner_address: address,
    contract_address: address,
    function_selector: selector,
    parameter,
    visible: false,
  })
  const answer = (json['constant_result'] as string[] | undefined)?.[0] ?? ''
  if (!/^[0-9a-f]{64}$/.test(answer)) throw new NodeFailure(`no answer to ${selector}`)
  return answer
}
