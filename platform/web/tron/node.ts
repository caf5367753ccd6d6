import type { Address } from '#platform/std/address.ts'
import type { ContractCall } from '#platform/std/order.ts'

import { addressToHex41, parseAddress } from '#platform/std/address.ts'

import type { Built, Reference } from './build.ts'

import { ask, blockAt, type Json, NodeFailure, textOf } from './ask.ts'
import { encodeCall } from './calldata.ts'
import { transactionOf } from './rawData.ts'
import { nodeWords, revertWords } from './revert.ts'

/** What the step engine asks of a TRON node; passed on by our own origin. */
export interface NodePort {
  /** `0x…`, of the first block: which chain the node follows. */
  readonly chainId: () => Promise<string>
  readonly build: (call: ContractCall, owner: Address) => Promise<Built>
  /** The newest block whose height ends in these two bytes, hex. */
  readonly reference: (refBlockBytes: string) => Promise<Reference>
  readonly simulate: (call: Omit<ContractCall, 'feeLimit'>, owner: Address) => Promise<Simulation>
  /** sun per unit of energy. */
  readonly energyPrice: () => Promise<bigint>
  /** sun */
  readonly balance: (owner: Address) => Promise<bigint>
  readonly broadcast: (rawHex: string, signature: string) => Promise<Broadcast>
  readonly receipt: (txID: string) => Promise<Receipt | null>
  readonly isSolid: (txID: string) => Promise<boolean>
  /** Time of the newest block that can no longer be undone, ms. */
  readonly solidTime: () => Promise<number>
}

export interface Simulation {
  readonly ok: boolean
  readonly energy: bigint
  /** The contract's or the node's own words where it refused. */
  readonly words: string | null
}
export interface Broadcast {
  readonly accepted: boolean
  /** True where the same bytes may be taken later. */
  readonly retry: boolean
  readonly words: string
}
export interface Receipt {
  readonly block: number
  readonly ok: boolean
  readonly outOfEnergy: boolean
  /** sun burned */
  readonly fee: bigint
  readonly words: string | null
}

const trigger = (call: Omit<ContractCall, 'feeLimit'>, owner: Address) => ({
  owner_address: addressToHex41(owner),
  contract_address: addressToHex41(parseAddress(call.contract)),
  function_selector: call.selector,
  parameter: encodeCall(call.selector, call.args).slice(8),
  call_value: Number(call.callValue),
  visible: false,
})

const resultOf = (json: Json) => (json['result'] ?? {}) as { result?: boolean; message?: string }

export const node: NodePort = {
  async chainId() {
    return `0x${(await blockAt(0)).id.slice(-8)}`
  },

  async build(call, owner) {
    const body = { ...trigger(call, owner), fee_limit: Number(call.feeLimit) }
    const json = await ask('/wallet/triggersmartcontract', body)
    const made = (json['transaction'] ?? {}) as Json
    const rawHex = made['raw_data_hex']
    if (typeof rawHex === 'string') {
      return { txID: textOf(made['txID']), rawHex, rawData: made['raw_data'] }
    }
    throw new NodeFailure(nodeWords(resultOf(json).message ?? ''))
  },

  async reference(refBlockBytes) {
    const head = await blockAt(null)
    const back = (head.number - Number.parseInt(refBlockBytes, 16)) & 0xffff
    const { number, id } = back === 0 ? head : await blockAt(head.number - back)
    return { number, id, now: head.time }
  },

  async simulate(call, owner) {
    const json = await ask('/wallet/triggerconstantcontract', trigger(call, owner))
    const { result, message } = resultOf(json)
    const energy = BigInt((json['energy_used'] as number | undefined) ?? 0)
    if (result === true && message === undefined) return { ok: true, energy, words: null }
    const data = (json['constant_result'] as string[] | undefined)?.[0] ?? ''
    return { ok: false, energy, words: revertWords(data) ?? nodeWords(message ?? '') }
  },

  async energyPrice() {
    const json = await ask('/wallet/getchainparameters', {})
    const list = json['chainParameter'] as { key: string; value?: number }[] | undefined
    const price = list?.find(({ key }) => key === 'getEnergyFee')?.value
    if (price === undefined) throw new NodeFailure('no energy price')
    return BigInt(price)
  },

  async balance(owner) {
    const json = await ask('/wallet/getaccount', { address: addressToHex41(owner) })
    return BigInt((json['balance'] as number | undefined) ?? 0)
  },

  async broadcast(rawHex, signature) {
    const transaction = { ...transactionOf(rawHex), signature: [signature.replace(/^0x/, '')] }
    const json = await ask('/wallet/broadcasttransaction', transaction)
    const code = textOf(json['code'])
    const known = json['result'] === true || code === 'DUP_TRANSACTION_ERROR'
    const words = nodeWords(textOf(json['message']) || code)
    return { accepted: known, retry: patient.has(code), words }
  },

  async receipt(txID) {
    const json = await ask('/wallet/gettransactioninfobyid', { value: txID })
    if (typeof json['blockNumber'] !== 'number') return null
    const result = textOf((json['receipt'] as Json | undefined)?.['result']) || 'SUCCESS'
    const data = (json['contractResult'] as string[] | undefined)?.[0] ?? ''
    const ok = result === 'SUCCESS' && json['result'] !== 'FAILED'
    return {
      block: json['blockNumber'],
      ok,
      outOfEnergy: result === 'OUT_OF_ENERGY',
      fee: BigInt((json['fee'] as number | undefined) ?? 0),
      words: ok ? null : revertWords(data),
    }
  },

  async isSolid(txID) {
    const json = await ask('/walletsolidity/gettransactioninfobyid', { value: txID })
    return typeof json['blockNumber'] === 'number'
  },

  async solidTime() {
    const json = await ask('/walletsolidity/getnowblock', {})
    const header = (json['block_header'] as Json | undefined)?.['raw_data'] as Json | undefined
    const time = header?.['timestamp']
    if (typeof time !== 'number') throw new NodeFailure('no block')
    return time
  },
}

const patient = new Set([
  'SERVER_BUSY',
  'NO_CONNECTION',
  'NOT_ENOUGH_EFFECTIVE_CONNECTION',
  'BLOCK_UNSOLIDIFIED',
  // Too late to land, but it may have landed before: only the solid head can tell.
  'TRANSACTION_EXPIRATION_ERROR',
])
