import { type Json, type JsonObject, toJson } from '../codec/json.ts'
import { abiFields, smartContractFields } from '../codec/messages.ts'
import { type Shape, blank, decode } from '../codec/schema.ts'
import { keccak256 } from '../crypto.ts'
import { bare } from '../addresses.ts'
import type { Node } from '../node.ts'
import { type Call, type Routes, addressAt } from './call.ts'

export type Abi = Shape<typeof abiFields>

export function contractMessage(
  node: Node,
  address: string,
): Shape<typeof smartContractFields> | undefined {
  const row = node.state.get('contracts', bare(address))
  if (row === undefined) return undefined
  if (row.message !== '') return decode(smartContractFields, Buffer.from(row.message, 'hex'))
  return {
    ...blank(smartContractFields),
    origin_address: `41${row.origin}`,
    contract_address: address,
    consume_user_resource_percent: BigInt(row.consumeUserResourcePercent),
  }
}

/** True when the contract's own ABI says that this selector changes nothing. */
export function isConstantFunction(abi: Abi | undefined, selector: string): boolean {
  return (abi?.entrys ?? []).some((entry) => {
    const readOnly = entry.constant || entry.stateMutability === 1 || entry.stateMutability === 2
    if (entry.type !== 2 || !readOnly) return false
    const signature = `${entry.name}(${entry.inputs.map(({ type }) => type).join(',')})`
    return keccak256(Buffer.from(signature)).toString('hex', 0, 4) === selector
  })
}

function smartContract(call: Call): JsonObject | null {
  const message = contractMessage(call.node, addressAt(call, 'value'))
  if (message === undefined) return null
  const codeHash = call.node.state.account(bare(message.contract_address))?.codeHash ?? ''
  // TronWeb takes the ABI's presence for granted.
  return {
    abi: {},
    ...toJson(smartContractFields, { ...message, code_hash: codeHash }, call.visible),
  }
}

/** Without the penalty of busy contracts nothing is counted. */
function contractState({ node }: Call, address: string): JsonObject {
  const state = node.machine.contractState(address, node.head.timestamp)
  return {
    ...(state === null || state.energyUsage === 0 ? {} : { energy_usage: state.energyUsage }),
    ...(state === null || state.energyFactor === 0 ? {} : { energy_factor: state.energyFactor }),
    ...(state === null ? {} : { update_cycle: state.updateCycle }),
  }
}

function getContractInfo(call: Call): Json {
  const contract = smartContract(call)
  if (contract === null) return {}
  const address = bare(addressAt(call, 'value'))
  const code = call.node.state.codeOf(address)
  return {
    runtimecode: Buffer.from(code).toString('hex'),
    smart_contract: contract,
    contract_state: contractState(call, address),
  }
}

export const contractRoutes: Routes = {
  getcontract: (call) => smartContract(call) ?? {},
  getcontractinfo: getContractInfo,
}
