import type { Address } from '#platform/std/address.ts'
import type { ContractCall } from '#platform/std/order.ts'

import { addressToHex41, parseAddress } from '#platform/std/address.ts'
import { plainTransfer } from '#platform/std/plainTransfer.ts'

import type { Built, Reference } from './build.ts'

import { ask, blockAt, type Json, NodeFailure, textOf } from './ask.ts'
import { encodeCall } from './calldata.ts'
import { transactionOf } from '#platform/chain/rawData.ts'
import { nodeMessage, revertMessage } from './revert.ts'

/** The step engine's calls of a TRON node; forwarded by our own origin. */
export interface NodePort {
  /** `0x…`, of the first block: which chain the node follows. */
  readonly chainId: () => Promise<string>
  readonly build: (call: ContractCall, owner: Address) => Promise<Built>
  /** The newest block whose height ends in these two bytes, hex. */
  readonly reference: (refBlockBytes: string) => Promise<Reference>
  readonly simulate: (call: Omit<ContractCall, 'feeLimit'>, owner: Address) => Promise<Simulation>
  /** sun per unit of energy, and per byte of bandwidth. */
  readonly prices: () => Promise<Prices>
  readonly resources: (owner: Address) => Promise<Resources>
  /** sun */
  readonly balance: (owner: Address) => Promise<bigint>
  /** What a transfer of the chain's own coin to this address costs beside it, at most. */
  readonly transferFee: (owner: Address, to: Address) => Promise<TransferFee>
  readonly broadcast: (rawHex: string, ...signatures: readonly string[]) => Promise<Broadcast>
  readonly receipt: (txID: string) => Promise<Receipt | null>
  readonly isSolid: (txID: string) => Promise<boolean>
  /** Time of the newest block that can no longer be undone, ms. */
  readonly solidTime: () => Promise<number>
}

export interface Simulation {
  readonly ok: boolean
  readonly energy: bigint
  /** The contract's or the node's own words where it refused. */
  readonly message: string | null
}
export interface Prices {
  readonly energy: bigint
  readonly bandwidth: bigint
}
/** What an address may still use without burning TRX. */
export interface Resources {
  readonly energy: bigint
  /** The larger one of two allowances: a transaction takes all of its bytes from one, or burns them all. */
  readonly bandwidth: bigint
}
export interface TransferFee {
  /** sun */
  readonly fee: bigint
  /** The recipient has no account on the chain: the transfer makes it, and that costs more. */
  readonly makesAccount: boolean
}
export interface Broadcast {
  readonly accepted: boolean
  /** True where the same bytes may be taken later. */
  readonly retry: boolean
  readonly message: string
}
export interface Receipt {
  readonly block: number
  readonly ok: boolean
  readonly outOfEnergy: boolean
  /** sun burned */
  readonly fee: bigint
  readonly message: string | null
}

const trigger = (call: Omit<ContractCall, 'feeLimit'>, owner: Address) => ({
  owner_address: addressToHex41(owner),
  contract_address: addressToHex41(parseAddress(call.contract)),
  function_selector: call.selector,
  parameter: encodeCall(call.selector, call.args).slice(8),
  call_value: Number(call.callValue),
  visible: false,
})

/** Of a signed transfer, as a node counts them, at most. */
const transferBytes = 280n

/** sun, by the chain's name for what is paid. */
async function pricesNow(): Promise<(name: string) => bigint> {
  const json = await ask('/wallet/getchainparameters', {})
  const list = json['chainParameter'] as { key: string; value?: number }[] | undefined
  return (name) => {
    const price = list?.find(({ key }) => key === name)?.value
    if (price === undefined) throw new NodeFailure(`no ${name}`)
    return BigInt(price)
  }
}

async function buildTransfer({ contract, callValue }: ContractCall, owner: Address) {
  const json = await ask('/wallet/createtransaction', {
    owner_address: addressToHex41(owner),
    to_address: addressToHex41(parseAddress(contract)),
    amount: Number(callValue),
    visible: false,
  })
  const built = builtOf(json)
  if (built === null) throw new NodeFailure('no transaction')
  return built
}

function builtOf(made: Json): Built | null {
  const rawHex = made['raw_data_hex']
  return typeof rawHex === 'string'
    ? { txID: textOf(made['txID']), rawHex, rawData: made['raw_data'] }
    : null
}

const resultOf = (json: Json) => (json['result'] ?? {}) as { result?: boolean; message?: string }

export const node: NodePort = {
  async chainId() {
    return `0x${(await blockAt(0)).id.slice(-8)}`
  },

  async build(call, owner) {
    if (call.selector === plainTransfer) return buildTransfer(call, owner)
    const body = { ...trigger(call, owner), fee_limit: Number(call.feeLimit) }
    const json = await ask('/wallet/triggersmartcontract', body)
    const built = builtOf((json['transaction'] ?? {}) as Json)
    if (built !== null) return built
    throw new NodeFailure(nodeMessage(resultOf(json).message ?? ''))
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
    if (result === true && message === undefined) return { ok: true, energy, message: null }
    const data = (json['constant_result'] as string[] | undefined)?.[0] ?? ''
    return { ok: false, energy, message: revertMessage(data) ?? nodeMessage(message ?? '') }
  },

  async prices() {
    const price = await pricesNow()
    return { energy: price('getEnergyFee'), bandwidth: price('getTransactionFee') }
  },

  async resources(owner) {
    const json = await ask('/wallet/getaccountresource', { address: addressToHex41(owner) })
    const left = (limit: string, used: string): bigint => {
      const rest = BigInt(Number(json[limit] ?? 0)) - BigInt(Number(json[used] ?? 0))
      return rest > 0n ? rest : 0n
    }
    const [staked, free] = [left('NetLimit', 'NetUsed'), left('freeNetLimit', 'freeNetUsed')]
    return { energy: left('EnergyLimit', 'EnergyUsed'), bandwidth: staked > free ? staked : free }
  },

  async transferFee(owner, to) {
    const [price, account, { bandwidth }] = await Promise.all([
      pricesNow(),
      ask('/wallet/getaccount', { address: addressToHex41(to) }),
      this.resources(owner),
    ])
    if (account['address'] === undefined) {
      const fee = price('getCreateNewAccountFeeInSystemContract') + price('getCreateAccountFee')
      return { fee, makesAccount: true }
    }
    const fee = bandwidth >= transferBytes ? 0n : transferBytes * price('getTransactionFee')
    return { fee, makesAccount: false }
  },

  async balance(owner) {
    const json = await ask('/wallet/getaccount', { address: addressToHex41(owner) })
    return BigInt((json['balance'] as number | undefined) ?? 0)
  },

  async broadcast(rawHex, ...signatures) {
    const signature = signatures.map((one) => one.replace(/^0x/, ''))
    const transaction = { ...transactionOf(rawHex), signature }
    const json = await ask('/wallet/broadcasttransaction', transaction)
    const code = textOf(json['code'])
    const known = json['result'] === true || code === 'DUP_TRANSACTION_ERROR'
    const sentence = nodeMessage(textOf(json['message']) || code)
    return { accepted: known, retry: patient.has(code), message: sentence }
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
      message: ok ? null : revertMessage(data),
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
  // Too late to land, but it may have landed before: only the solid head shows it.
  'TRANSACTION_EXPIRATION_ERROR',
])
