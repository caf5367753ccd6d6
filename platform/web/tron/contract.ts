import type {
  Abi,
  ContractFunctionArgs,
  ContractFunctionName,
  ContractFunctionReturnType,
} from 'viem'

import { decodeResult, encodeCall, type Plain } from '#platform/chain/abi.ts'
import { type Address, addressToHex41 } from '#platform/std/address.ts'

import { askNode, NodeFailure } from './ask.ts'
import { nodeMessage, revertMessage } from './revert.ts'

/** A view call: which contract, and with what. */
export interface ContractRead<A, F, R> {
  readonly address: Address
  readonly abi: A
  readonly functionName: F
  readonly args: Plain<R>
}

/** Reads contracts, as `readContract` does. */
export type ContractReader = <
  const A extends Abi,
  F extends ContractFunctionName<A, 'view' | 'pure'>,
  R extends ContractFunctionArgs<A, 'view' | 'pure', F>,
>(
  read: ContractRead<A, F, R>,
) => Promise<Plain<ContractFunctionReturnType<A, 'view' | 'pure', F, R>>>

/** A view call, answered by the node itself. Throws NodeFailure, with the contract's own words if it refuses. */
export const readContract: ContractReader = async ({ address, abi, functionName, args }) => {
  const contract = addressToHex41(address)
  const data = encodeCall(abi, functionName, args as readonly unknown[])
  const json = await askNode('/wallet/triggerconstantcontract', {
    owner_address: contract,
    contract_address: contract,
    data,
    visible: false,
  })
  const { result, message } = (json['result'] ?? {}) as { result?: boolean; message?: string }
  const [returned = ''] = (json['constant_result'] ?? []) as string[]
  if (result !== true || message !== undefined) {
    throw new NodeFailure(revertMessage(returned) ?? nodeMessage(message ?? ''))
  }
  return decodeResult(abi, functionName, returned) as never
}
