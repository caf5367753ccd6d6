import { type Address, addressToHex41 } from '#platform/std/address.ts'
import { Failure, failures } from '#platform/std/failure.ts'
import type {
  Abi,
  ContractFunctionArgs,
  ContractFunctionName,
  ContractFunctionReturnType,
} from 'viem'
import * as z from 'zod/mini'

import { type Plain, decodeResult, encodeCall, revertReason } from './abi.ts'
import {
  accountAnswer,
  blocksAnswer,
  constantAnswer,
  headAnswer,
  type NodePermission,
  type NodeResources,
  parametersAnswer,
  permissionsAnswer,
  receiptAnswer,
  receiptsAnswer,
  resourcesAnswer,
  stakeOf,
  transactionAnswer,
  transferAnswer,
} from './answers.ts'
import { type NodeAnswer, NodeRequests, type NodeTraffic } from './nodeRequests.ts'

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
  /** What its block contains about it; null where it is in no block, or its block has nothing. */
  readonly result: string | null
  /** Of the chain's own coin, where it is a transfer of that and calls nothing. */
  readonly transfer: { readonly to: Address; readonly amount: bigint } | null
}

/** What the chain has at an address. */
export interface NodeAccount {
  /** False where nothing was ever sent there: a transfer of the chain's own coin makes the account first. */
  readonly exists: boolean
  readonly isContract: boolean
  /** sun. */
  readonly balance: bigint
  /** sun of its own that the network keeps: staked, lent, and on their way out. */
  readonly staked: bigint
}

export interface NodeLog {
  readonly address: Address
  readonly topics: readonly string[]
  readonly data: string
}

export interface NodeReceipt {
  readonly hash: string
  readonly block: number
  /** Unix seconds of its block. */
  readonly time: number
  readonly result: string
  readonly output: string
  /** sun. */
  readonly fee: bigint
  readonly energy: number
  readonly logs: readonly NodeLog[]
}

/** What a call that was not sent would have done. */
export interface Simulated {
  readonly output: string
  readonly energy: number
  readonly logs: readonly NodeLog[]
}

/** A read that the contract itself refused, with its own words. */
export class ContractRefusal extends Error {
  override readonly name = 'ContractRefusal'
  constructor(functionName: string, reason: string) {
    super(`${functionName} refused: ${reason}`)
    this.reason = reason
  }
  readonly reason: string
}

type Json = Record<string, unknown>

/**
 * A TRON full node over its HTTP API. A failure to answer, in time and in the node's own form, is
 * NODE_UNAVAILABLE: worth another try.
 */
export class TronNode {
  /** `urls`: one, or several by commas, the preferred one first. */
  constructor(
    urls: string,
    timeoutMs = 8_000,
    ask: typeof fetch = fetch,
    apiKey: string | null = null,
  ) {
    this.requests = new NodeRequests(urls, { timeoutMs, ask, apiKey })
  }
  private readonly requests: NodeRequests

  /** Of the node that is in use now. */
  get url(): string {
    return this.requests.url
  }

  get traffic(): NodeTraffic {
    return this.requests.traffic
  }

  /** Abandons every request that waits for its answer, and sends no more. */
  close(): void {
    this.requests.close()
  }

  /** What the node answers to anything, unread. */
  async pass(path: string, body: string): Promise<NodeAnswer> {
    try {
      return await this.requests.post(path, body)
    } catch (cause) {
      throw new Failure(failures.NODE_UNAVAILABLE, { cause })
    }
  }

  /** The last four bytes of the first block's id: 0x and 8 hex digits. */
  async chainId(): Promise<string> {
    const { blockID } = await this.post('wallet/getblockbynum', { num: 0 }, headAnswer)
    return `0x${blockID.slice(-8)}`
  }

  async head(): Promise<BlockHead> {
    return headOf(await this.post('wallet/getblock', { detail: false }, headAnswer))
  }

  async solid(): Promise<BlockHead> {
    return headOf(await this.post('walletsolidity/getblock', { detail: false }, headAnswer))
  }

  /** The block at this height; null where none is solid there yet. */
  async solidAt(number: number): Promise<BlockHead | null> {
    const asked = { id_or_num: String(number), detail: false }
    const answer = await this.post('walletsolidity/getblock', asked, orNone(headAnswer))
    return answer === null ? null : headOf(answer)
  }

  /** Blocks from..to in order, both included, with their calls; at most 100, fewer at the head. */
  async blocks(from: number, to: number): Promise<{ head: BlockHead; calls: NodeCall[] }[]> {
    const path = 'wallet/getblockbylimitnext'
    const { block = [] } = await this.post(path, { startNum: from, endNum: to + 1 }, blocksAnswer)
    const blocks = block
      .map((one) => ({ head: headOf(one), calls: (one.transactions ?? []).map(callOf) }))
      .sort((a, b) => a.head.number - b.head.number)
    if (blocks.some(({ head }, i) => head.number !== from + i) || blocks.length > to - from + 1) {
      throw unavailable(`${path} left out blocks from ${from} on`)
    }
    return blocks
  }

  async blockAt(number: number): Promise<BlockHead | null> {
    const [found] = await this.blocks(number, number)
    return found?.head ?? null
  }

  async receipts(block: number): Promise<NodeReceipt[]> {
    const path = 'wallet/gettransactioninfobyblocknum'
    const answer = await this.post(path, { num: block }, receiptsAnswer)
    const receipts = Array.isArray(answer) ? answer.map(receiptOf) : []
    if (receipts.some((one) => one.block !== block)) throw unavailable(`${path} left the block`)
    return receipts
  }

  /** In a block or waiting; null where the node does not know it. */
  async transaction(hash: string): Promise<NodeCall | null> {
    for (const path of ['wallet/gettransactionbyid', 'wallet/gettransactionfrompending']) {
      const answer = await this.post(path, { value: hash }, orNone(transactionAnswer))
      if (answer === null) continue
      if (answer.txID !== hash) throw unavailable(`${path} answered of another transaction`)
      return callOf(answer)
    }
    return null
  }

  /** `solid`: only once its block can no longer be replaced. */
  async receipt(hash: string, how?: 'solid'): Promise<NodeReceipt | null> {
    const path = `${how === 'solid' ? 'walletsolidity' : 'wallet'}/gettransactioninfobyid`
    const answer = await this.post(path, { value: hash }, orNone(receiptAnswer))
    if (answer !== null && answer.id !== hash) throw unavailable(`${path} answered of another`)
    return answer === null ? null : receiptOf(answer)
  }

  /** sun. */
  async balance(address: Address): Promise<bigint> {
    return (await this.account(address)).balance
  }

  async account(address: Address): Promise<NodeAccount> {
    const body = { address: addressToHex41(address) }
    const found = await this.post('wallet/getaccount', body, accountAnswer)
    return {
      exists: found.address !== undefined,
      isContract: found.type === 'Contract',
      balance: found.balance ?? 0n,
      staked: stakeOf(found),
    }
  }

  /** The active permissions of an account by which contracts can be called. */
  permissions(address: Address): Promise<readonly NodePermission[]> {
    const body = { address: addressToHex41(address) }
    return this.post('wallet/getaccount', body, permissionsAnswer)
  }

  async resources(address: Address): Promise<NodeResources> {
    const body = { address: addressToHex41(address) }
    return this.post('wallet/getaccountresource', body, resourcesAnswer)
  }

  /** sun per unit of energy. */
  energyPrice(): Promise<bigint> {
    return this.price('getEnergyFee')
  }

  /** sun per byte of a transaction. */
  bandwidthPrice(): Promise<bigint> {
    return this.price('getTransactionFee')
  }

  /** sun that a transfer of the chain's own coin costs beside it where it makes its recipient's account. */
  async newAccountPrice(): Promise<bigint> {
    const [system, bandwidth] = await Promise.all([
      this.price('getCreateNewAccountFeeInSystemContract'),
      this.price('getCreateAccountFee'),
    ])
    return system + bandwidth
  }

  private async price(name: string): Promise<bigint> {
    const answer = await this.post('wallet/getchainparameters', {}, parametersAnswer)
    const found = answer.chainParameter.find(({ key }) => key === name)
    if (found?.value === undefined) throw unavailable(`the node names no ${name}`)
    return BigInt(found.value)
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
    if ('reason' in answer) {
      const refusal = new ContractRefusal(read.functionName, answer.reason)
      // Its own words are the contract's; without them the node could not run what never refuses.
      throw answer.reverted ? refusal : unavailable(refusal.message)
    }
    return decodeResult(read.abi, read.functionName, answer.output) as Plain<
      ContractFunctionReturnType<A, 'view' | 'pure', F, R>
    >
  }

  /** Runs a call without sending it: its output, energy and events, or the contract's own words or the node's. */
  async simulate(call: {
    abi: Abi
    contract: Address
    data: string
    owner?: Address
    callValue?: bigint
  }): Promise<Simulated | { reason: string; reverted: boolean }> {
    const answer = await this.post(
      'wallet/triggerconstantcontract',
      {
        owner_address: addressToHex41(call.owner ?? call.contract),
        contract_address: addressToHex41(call.contract),
        data: call.data,
        call_value: Number(call.callValue ?? 0n),
      },
      constantAnswer,
    )
    const { result } = answer
    const [output = ''] = answer.constant_result ?? []
    if (result.result !== true || result.message !== undefined) {
      const message = Buffer.from(result.message ?? '', 'hex').toString('utf8')
      const revert = revertReason(call.abi, output)
      const reason = revert ?? (message || result.code)
      if (reason === undefined || overloaded.has(result.code ?? '')) {
        throw unavailable('a call was neither run nor refused')
      }
      return { reason, reverted: revert !== null || result.result === true }
    }
    return { output, energy: answer.energy_used ?? 0, logs: answer.logs ?? [] }
  }

  private async post<T extends z.ZodMiniType>(
    path: string,
    body: Json,
    form: T,
  ): Promise<z.output<T>> {
    try {
      const { status, text } = await this.requests.post(path, JSON.stringify(body))
      if (status < 200 || status > 299) throw new Error(`${path} answered ${status}`)
      const json: unknown = JSON.parse(text)
      // Full nodes answer 200 to what they could not do.
      const trouble = (json as { Error?: unknown } | null)?.Error
      if (trouble !== undefined) throw new Error(`${path} answered ${JSON.stringify(trouble)}`)
      const parsed = z.safeParse(form, json)
      if (!parsed.success) throw new Error(`${path} answered in another form`, parsed.error)
      return parsed.data
    } catch (cause) {
      throw new Failure(failures.NODE_UNAVAILABLE, { cause })
    }
  }
}

const unavailable = (why: string): Failure =>
  new Failure(failures.NODE_UNAVAILABLE, { cause: new Error(why) })

/** The message of a node that fails by itself, not by the contract. */
const overloaded = new Set(['SERVER_BUSY', 'NO_CONNECTION', 'NOT_ENOUGH_EFFECTIVE_CONNECTION'])

const nothing = z.pipe(
  z.strictObject({}),
  z.transform(() => null),
)

/** An empty object is a node's reply for what it does not know. */
const orNone = <T extends z.ZodMiniType>(form: T) => z.union([form, nothing])

function headOf({ blockID, block_header }: z.output<typeof headAnswer>): BlockHead {
  const { number = 0, parentHash, timestamp = 0 } = block_header.raw_data
  // TRON writes a block's height into the first eight bytes of its id.
  if (Number.parseInt(blockID.slice(0, 16), 16) !== number) {
    throw unavailable(`block ${blockID} is not of height ${number}`)
  }
  return { number, id: blockID, parent: parentHash, time: Math.floor(timestamp / 1000) }
}

function callOf({ txID, raw_data, ret }: z.output<typeof transactionAnswer>): NodeCall {
  // The form requires at least one contract, and TRON allows one at most.
  const { type, parameter } = raw_data.contract[0]!
  const { value } = parameter
  return {
    hash: txID,
    owner: value.owner_address,
    contract: value.contract_address ?? null,
    data: value.data ?? '',
    callValue: value.call_value ?? 0n,
    result: ret?.[0]?.contractRet ?? null,
    transfer: type === 'TransferContract' ? transferOf(value) : null,
  }
}

function transferOf(value: object): NodeCall['transfer'] {
  const read = z.safeParse(transferAnswer, value)
  return read.success ? { to: read.data.to_address, amount: read.data.amount } : null
}

function receiptOf(info: z.output<typeof receiptAnswer>): NodeReceipt {
  const failed = info.result === 'FAILED'
  return {
    hash: info.id,
    block: info.blockNumber ?? 0,
    time: Math.floor((info.blockTimeStamp ?? 0) / 1000),
    result: info.receipt?.result ?? (failed ? 'FAILED' : 'SUCCESS'),
    output: info.contractResult?.[0] ?? '',
    fee: info.fee ?? 0n,
    energy: info.receipt?.energy_usage_total ?? 0,
    logs: info.log ?? [],
  }
}
