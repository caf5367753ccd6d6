import { type Json, type JsonObject, toJson } from '../codec/json.ts'
import { abiFields, smartContractFields } from '../codec/messages.ts'
import { type Shape, blank, decode } from '../codec/schema.ts'
import { keccak256 } from '../crypto.ts'
import { bare } from '../addresses.ts'
import { genesisTime } from '../genesis.ts'
import type { Node } from '../node.ts'
import { params } from '../params.ts'
import type { ContractRow } from '../state.ts'
import { cycleAt } from '../tvm/busy.ts'
import { type Call, type Routes, addressAt } from './call.ts'

type Message = Shape<typeof smartContractFields>
export type Abi = Shape<typeof abiFields>

/** Messages are long, with the code and the ABI in them: each is decoded once. */
const decoded = new WeakMap<ContractRow, Message>()

export function contractMessage(node: Node, address: string): Readonly<Message> | undefined {
  const row = node.state.get('contracts', bare(address))
  if (row === undefined) return undefined
  const message = decoded.get(row) ?? messageOf(row, address)
  decoded.set(row, message)
  return message
}

function messageOf(row: ContractRow, address: string): Message {
  if (row.message !== '') return decode(smartContractFields, Buffer.from(row.message, 'hex'))
  return {
    ...blank(smartContractFields),
    origin_address: `41${row.origin}`,
    contract_address: address,
    consume_user_resource_percent: BigInt(row.consumeUserResourcePercent),
  }
}

/** `name(type,type)` */
export const signatureOf = ({ name, inputs }: Abi['entrys'][number]): string =>
  `${name}(${inputs.map(({ type }) => type).join(',')})`

const hashes = new Map<string, string>()
/** keccak256 of a signature, hex: the topic of an event, and a function's selector in the first four bytes. */
export function signatureHash(signature: string): string {
  let known = hashes.get(signature)
  if (known === undefined) {
    known = keccak256(Buffer.from(signature)).toString('hex')
    if (hashes.size < 1000) hashes.set(signature, known)
  }
  return known
}
export const selectorOf = (signature: string): string => signatureHash(signature).slice(0, 8)

/** True when the contract's own ABI states that this selector changes nothing. */
export function isConstantFunction(abi: Abi | undefined, selector: string): boolean {
  return (abi?.entrys ?? []).some((entry) => {
    const readOnly = entry.constant || entry.stateMutability === 1 || entry.stateMutability === 2
    return entry.type === 2 && readOnly && selectorOf(signatureOf(entry)) === selector
  })
}

function smartContract(call: Call, address: string): JsonObject | null {
  const message = contractMessage(call.node, address)
  if (message === undefined) return null
  const codeHash = call.node.state.account(bare(message.contract_address))?.codeHash ?? ''
  // TronWeb takes the ABI's presence for granted.
  return {
    abi: {},
    ...toJson(smartContractFields, { ...message, code_hash: codeHash }, call.visible),
  }
}

/** Without the penalty of busy contracts nothing but the cycle is counted. */
function contractState({ node }: Call, address: string): JsonObject {
  const { timestamp } = node.head
  const rules = { since: genesisTime, cycle: params.maintenance }
  const idle = { energyUsage: 0, energyFactor: 0, updateCycle: cycleAt(timestamp, rules) }
  const state = node.machine.contractState(address, timestamp) ?? idle
  return {
    ...(state.energyUsage === 0 ? {} : { energy_usage: state.energyUsage }),
    ...(state.energyFactor === 0 ? {} : { energy_factor: state.energyFactor }),
    update_cycle: state.updateCycle,
  }
}

function getContractInfo(call: Call): Json {
  const address = addressAt(call, 'value')
  const contract = smartContract(call, address)
  if (contract === null) return {}
  const code = call.node.state.codeOf(bare(address))
  return {
    runtimecode: Buffer.from(code).toString('hex'),
    smart_contract: contract,
    contract_state: contractState(call, bare(address)),
  }
}

export const contractRoutes: Routes = {
  getcontract: (call) => smartContract(call, addressAt(call, 'value')) ?? {},
  getcontractinfo: getContractInfo,
}
