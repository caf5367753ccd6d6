import { type Address, addressFromHex, addressToHex41 } from '#platform/std/address.ts'
import { Failure, failures } from '#platform/std/failure.ts'
import type {
  Abi,
  ContractFunctionArgs,
  ContractFunctionName,
  ContractFunctionReturnType,
} from 'viem'

import { type Plain, decodeResult, encodeCall, revertReason } from './abi.ts'

export interface BlockHead {
  readonly number: number
  /** 64 hex digits. */
  readonly id: string
  readonly parent: string
  /** Unix seconds. */
  readonly time: number
}

/** A call to a contract as its transaction carries it. */
export interface NodeCall {
  readonly hash: string
  readonly owner: Address
  readonly contract: Address | null
  /** Calldata, hex without 0x. */
  readonly data: string
  /** sun. */
  readonly callValue: bigint
}

export interface NodeLog {
  readonly address: Address
  readonly topics: readonly string[]
  readonly data: string
}

export interface NodeReceipt {
  readonly hash: string
  readonly block: number
  readonly result: string
  readonly output: string
  /** sun. */
  readonly fee: bigint
  readonly energy: number
  readonly logs: readonly NodeLog[]
}

type Json = Record<string, unknown>

/** A TRON full node over its HTTP API. Every failure to answer is NODE_UNAVAILABLE, worth another try. */
export class TronNode {
  constructor(url: string, timeoutMs = 8_000) {
    this.url = url.replace(/\/$/, '')
    this.timeoutMs = timeoutMs
  }
  readonly url: string
  private readonly timeoutMs: number

  async head(): Promise<BlockHead> {
    return headOf(await this.post('wallet/getblock', { detail: false }))
  }

  async solid(): Promise<BlockHead> {
    return headOf(await this.post('walletsolidity/getblock', { detail: false }))
  }

  /** Blocks from..to, both included, with their calls; at most 100. */
  async blocks(from: number, to: number): Promise<{ head: BlockHead; calls: NodeCall[] }[]> {
    const answer = await this.post('wallet/getblockbylimitnext', { startNum: from, endNum: to + 1 })
    const list = (answer['block'] ?? []) as Json[]
    return list.map((block) => ({
      head: headOf(block),
      calls: ((block['transactions'] ?? []) as Json[]).map(callOf),
    }))
  }

  async blockAt(number: number): Promise<BlockHead | null> {
    const [found] = await this.blocks(number, number)
    return found?.head ?? null
  }

  async receipts(block: number): Promise<NodeReceipt[]> {
    const answer: unknown = await this.post('wallet/gettransactioninfobyblocknum', { num: block })
    return Array.isArray(answer) ? (answer as Json[]).map(receiptOf) : []
  }

  /** In a block or waiting; null where the node does not know it. */
  async transaction(hash: string): Promise<NodeCall | null> {
    for (const path of ['wallet/gettransactionbyid', 'wallet/gettransactionfrompending']) {
      const answer = await this.post(path, { value: hash })
      if (answer['raw_data'] !== undefined) return callOf(answer)
    }
    return null
  }

  async receipt(hash: string): Promise<NodeReceipt | null> {
    const answer = await this.post('wallet/gettransactioninfobyid', { value: hash })
    return answer['id'] === undefined ? null : receiptOf(answer)
  }

  /** sun. */
  async balance(address: Address): Promise<bigint> {
    const answer = await this.post('wallet/getaccount', { address: addressToHex41(address) })
    return BigInt((answer['balance'] as number | undefined) ?? 0)
  }

  /** sun per unit of energy. */
  async energyPrice(): Promise<bigint> {
    const answer = await this.post('wallet/getchainparameters', {})
    const list = (answer['chainParameter'] ?? []) as { key: string; value?: number }[]
    return BigInt(list.find((one) => one.key === 'getEnergyFee')?.value ?? 100)
  }

  async readContract<
    const A extends Abi,
    F extends ContractFunctionName<A, 'view' | 'pure'>,
    R extends ContractFunctionArgs<A, 'view' | 'pure', F>,
  >(read: {
    address: Address
    abi: A
    functionName: F
    args: Plain<R>
  }): Promise<Plain<ContractFunctionReturnType<A, 'view' | 'pure', F, R>>> {
    const args = read.args as readonly unknown[]
    const data = encodeCall(read.abi, read.functionName, args)
    const answer = await this.simulate({ abi: read.abi, contract: read.address, data })
    if ('reason' in answer) throw new Error(`${read.functionName} refused: ${answer.reason}`)
    return decodeResult(read.abi, read.functionName, answer.output) as Plain<
      ContractFunctionReturnType<A, 'view' | 'pure', F, R>
    >
  }

  /** Runs a call without sending it: its output and energy, or the contract's own words. */
  async simulate(call: {
    abi: Abi
    contract: Address
    data: string
    owner?: Address
    callValue?: bigint
  }): Promise<{ output: string; energy: number } | { reason: string }> {
    const answer = await this.post('wallet/triggerconstantcontract', {
      owner_address: addressToHex41(call.owner ?? call.contract),
      contract_address: addressToHex41(call.contract),
      data: call.data,
      call_value: Number(call.callValue ?? 0n),
    })
    const result = (answer['result'] ?? {}) as { message?: string; result?: boolean }
    const [output = ''] = (answer['constant_result'] ?? []) as string[]
    if (result.result !== true || result.message !== undefined) {
      const words = Buffer.from(result.message ?? '', 'hex').toString('utf8')
      return { reason: revertReason(call.abi, output) ?? words }
    }
    return { output, energy: Number(answer['energy_used'] ?? 0) }
  }

  private async post(path: string, body: Json): Promise<Json> {
    try {
      const answer = await fetch(`${this.url}/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(this.timeoutMs),
      })
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
      return (await answer.json()) as Json
    } catch (cause) {
      throw new Failure(failures.NODE_UNAVAILABLE, { cause })
    }
  }
}

function headOf(block: Json): BlockHead {
  const header = block['block_header'] as { raw_data: Json } | undefined
  if (header === undefined) throw new Failure(failures.NODE_UNAVAILABLE)
  const raw = header.raw_data
  return {
    number: Number(raw['number'] ?? 0),
    id: textOf(block['blockID']),
    parent: textOf(raw['parentHash']),
    time: Math.floor(Number(raw['timestamp'] ?? 0) / 1000),
  }
}

function callOf(transaction: Json): NodeCall {
  const raw = transaction['raw_data'] as { contract: { parameter: { value: Json } }[] }
  const value = raw.contract[0]?.parameter.value ?? {}
  const contract = value['contract_address']
  return {
    hash: textOf(transaction['txID']),
    owner: addressFromHex(textOf(value['owner_address'])),
    contract: contract === undefined ? null : addressFromHex(textOf(contract)),
    data: textOf(value['data']),
    callValue: BigInt((value['call_value'] as number | undefined) ?? 0),
  }
}

function receiptOf(info: Json): NodeReceipt {
  const receipt = (info['receipt'] ?? {}) as Json
  const [output = ''] = (info['contractResult'] ?? []) as string[]
  const failed = info['result'] === 'FAILED'
  return {
    hash: textOf(info['id']),
    block: Number(info['blockNumber'] ?? 0),
    result: textOf(receipt['result']) || (failed ? 'FAILED' : 'SUCCESS'),
    output,
    fee: BigInt((info['fee'] as number | undefined) ?? 0),
    energy: Number(receipt['energy_usage_total'] ?? 0),
    logs: ((info['log'] ?? []) as Json[]).map((log) => ({
      address: addressFromHex(textOf(log['address'])),
      topics: (log['topics'] ?? []) as string[],
      data: textOf(log['data']),
    })),
  }
}

/** The node leaves empty fields out. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
