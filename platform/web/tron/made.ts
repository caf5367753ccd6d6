import { type Address, addressToHex20, addressToHex41 } from '#platform/std/address.ts'

import { runtimeConfig } from '../runtime.ts'
import { askNode, blockAt, type Json, NodeFailure, textOf } from './ask.ts'

/** The operator names no node that pages request themselves. */
export class NoPublicNode extends Error {
  override readonly name = 'NoPublicNode'
}

export interface MadeAnswer {
  readonly isMade: boolean
  /** The newest block when the node was asked. */
  readonly block: number
  /** Of the chain that the node follows, as `NodePort.chainId`. */
  readonly chainId: string
}

const yes = '1'.padStart(64, '0')

/**
 * Asks the public node for `isMade(address)` of the maker: our server could vouch for anything. Only a plain true counts.
 * @throws NoPublicNode, or NodeFailure if the node does not answer
 */
export async function askMade(maker: Address, made: Address): Promise<MadeAnswer> {
  if (runtimeConfig().nodePublic === null) throw new NoPublicNode('no public node')
  const [first, head] = await Promise.all([blockAt(0, 'public'), blockAt(null, 'public')])
  const json = await askNode('/wallet/triggerconstantcontract', {
    owner_address: addressToHex41(maker),
    contract_address: addressToHex41(maker),
    function_selector: 'isMade(address)',
    parameter: addressToHex20(made).padStart(64, '0'),
    visible: false,
  })
  return {
    isMade: answeredYes(json),
    block: head.number,
    chainId: `0x${first.id.slice(-8)}`,
  }
}

/** @throws NodeFailure where the node did not run the call */
function answeredYes(json: Json): boolean {
  const result = (json['result'] ?? {}) as Json
  // The node knows no contract there.
  if (result['code'] === 'CONTRACT_VALIDATE_ERROR') return false
  if (result['result'] !== true) throw new NodeFailure(textOf(result['code']) || 'no result')
  const answers: unknown = json['constant_result']
  return result['message'] === undefined && Array.isArray(answers) && answers[0] === yes
}
