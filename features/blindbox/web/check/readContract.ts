import { ask, NodeFailure } from '#platform/web/tron/ask.ts'

import type { Hex } from '../../draw.ts'

interface Read {
  /** As in `boxOf(uint256)`. */
  readonly selector: string
  /** The arguments, if any. */
  readonly of?: bigint
  /** Words of its answer. */
  readonly words?: number
  /** At the last final block, which cannot be undone; else now. */
  readonly final?: boolean
}

/**
 * The 32-byte words of a contract's answer, in bare hex.
 * @throws NodeFailure if the node returns none, or another number of them
 */
export async function readContract(
  contract: Hex,
  { selector, of, words = 1, final = false }: Read,
): Promise<string[]> {
  const address = `41${contract.slice(2)}`
  const json = await ask(`/wallet${final ? 'solidity' : ''}/triggerconstantcontract`, {
    owner_address: address,
    contract_address: address,
    function_selector: selector,
    parameter: of === undefined ? '' : of.toString(16).padStart(64, '0'),
    visible: false,
  })
  const answer = (json['constant_result'] as string[] | undefined)?.[0] ?? ''
  const found = answer.match(/[0-9a-f]{64}/g) ?? []
  if (found.length !== words || answer.length !== words * 64) {
    throw new NodeFailure(`no answer to ${selector}`)
  }
  return found
}
