import { setTimeout as sleep } from 'node:timers/promises'
import { TronWeb, providers } from 'tronweb'
import { type Abi, decodeFunctionResult, encodeAbiParameters, encodeFunctionData } from 'viem'
import { addressFromHex } from '#platform/std/address.ts'
import type { HexAddress } from '#platform/contracts/deployPlan.ts'
import type { Artifact } from '../../scripts/compile-contracts.ts'
import { NodeRequests } from '#platform/chain/nodeRequests.ts'
import { DeployError } from './deployError.ts'
import type { Done, Journal, SignedTransaction } from './journal.ts'

/** Sun a transaction may burn. What is not used is not taken. */
const feeLimit = 3_000_000_000
/** The same of a payment, whose receiver may have any code. */
const paymentFeeLimit = 100_000_000
const waitMs = 180_000

interface Info {
  readonly id?: string
  readonly blockNumber?: number
  readonly resMessage?: string
  readonly receipt?: { readonly result?: string; readonly energy_usage_total?: number }
}

/** Sends TronWeb's requests through NodeRequests: no redirects, and the next node where one fails. */
class NodeProvider extends providers.HttpProvider {
  constructor(requests: NodeRequests) {
    super(requests.url)
    this.requests = requests
  }
  private readonly requests: NodeRequests

  override async request<T = object>(url: string, payload: object = {}): Promise<T> {
    const path = url.replace(/^\//, '')
    const { status, text } = await this.requests.post(path, JSON.stringify(payload))
    if (status !== 200) throw new Error(`${path} answered ${status}`)
    return JSON.parse(text) as T
  }
}

/** Sends transactions of one account to a node, or to the next of several where one fails. */
export class Sender {
  readonly tronWeb: TronWeb
  readonly address: string
  private sequence = 0
  private readonly localUrl: string | null

  /** The local network produces a block on request; on other networks this waits for one. */
  constructor(
    urls: string,
    privateKey: string,
    { local = false, apiKey = null }: { local?: boolean; apiKey?: string | null } = {},
  ) {
    const requests = new NodeRequests(urls, { timeoutMs: 30_000, apiKey })
    this.tronWeb = new TronWeb({ fullHost: new NodeProvider(requests), privateKey })
    this.localUrl = local ? urls : null
    this.address = this.tronWeb.defaultAddress.base58 || ''
  }

  get hex(): HexAddress {
    return toHex(this.address)
  }

  /** The signed deployment and the address it leads to, base58. */
  async signDeployment(
    { name, abi, bytecode }: Artifact,
    args: readonly unknown[],
  ): Promise<{ signed: SignedTransaction; address: string }> {
    const constructorEntry = abi.find((entry) => entry.type === 'constructor')
    const parameters = encodeAbiParameters(constructorEntry?.inputs ?? [], args)
    const options = {
      abi,
      bytecode: bytecode.slice(2),
      rawParameter: parameters.slice(2),
      name,
      feeLimit: this.nextFeeLimit(),
      userFeePercentage: 100,
      originEnergyLimit: 10_000_000,
    }
    const made = await this.tronWeb.transactionBuilder.createSmartContract(
      options as never,
      this.address,
    )
    const signed = (await this.tronWeb.trx.sign(made)) as unknown as SignedTransaction
    return { signed, address: addressFromHex(made.contract_address) }
  }

  async signCall(
    contract: string,
    abi: Abi,
    functionName: string,
    args: readonly unknown[],
    callValue = 0n,
  ): Promise<SignedTransaction> {
    const input = encodeFunctionData({ abi, functionName, args } as never).slice(2)
    const options = { feeLimit: this.nextFeeLimit(), callValue: Number(callValue), input }
    const { transaction } = await this.tronWeb.transactionBuilder.triggerSmartContract(
      contract,
      '',
      options as never,
      [],
      this.address,
    )
    return (await this.tronWeb.trx.sign(transaction)) as unknown as SignedTransaction
  }

  /** As a contract pays: what has code is called with nothing but the sun. */
  async signPayment(to: string, sun: number): Promise<SignedTransaction> {
    const made = (await this.knowsContract(to))
      ? (
          await this.tronWeb.transactionBuilder.triggerSmartContract(
            to,
            '',
            { feeLimit: paymentFeeLimit, callValue: sun },
            [],
            this.address,
          )
        ).transaction
      : await this.tronWeb.transactionBuilder.sendTrx(to, sun, this.address)
    return (await this.tronWeb.trx.sign(made as never)) as unknown as SignedTransaction
  }

  async knowsContract(address: string): Promise<boolean> {
    const known = (await this.tronWeb.trx.getContract(address)) as { contract_address?: string }
    return known.contract_address !== undefined
  }

  async read<Result>(
    contract: string,
    abi: Abi,
    functionName: string,
    args: readonly unknown[] = [],
  ): Promise<Result> {
    const answer = await this.ask(contract, abi, functionName, args)
    const data = `0x${answer.constant_result?.[0] ?? ''}` as const
    return decodeFunctionResult({ abi, functionName, data } as never) as Result
  }

  /** Energy that a call would cost now. */
  async energyOf(
    contract: string,
    abi: Abi,
    functionName: string,
    args: readonly unknown[],
  ): Promise<number> {
    return (await this.ask(contract, abi, functionName, args)).energy_used ?? 0
  }

  private ask(contract: string, abi: Abi, functionName: string, args: readonly unknown[]) {
    const input = encodeFunctionData({ abi, functionName, args } as never).slice(2)
    return this.tronWeb.transactionBuilder.triggerConstantContract(
      contract,
      '',
      { input } as never,
      [],
      this.address,
    )
  }

  /** Safe to repeat: the node knows a transaction by its id. */
  async broadcast(signed: SignedTransaction): Promise<void> {
    const answer = await this.tronWeb.trx.sendRawTransaction(signed as never)
    const code = String(answer.code ?? '')
    if (answer.result || code === 'DUP_TRANSACTION_ERROR') return
    const text = answer.message ? Buffer.from(String(answer.message), 'hex').toString() : ''
    throw new DeployError(`the node refused ${signed.txID}: ${code} ${text}`)
  }

  /** Resolves with the block once the transaction is in one; null when it can no longer get into any. */
  async settled(signed: SignedTransaction): Promise<number | null> {
    for (let waited = 0; waited < waitMs; waited += 250) {
      const info = await this.infoOf(signed.txID)
      if (info.id !== undefined) {
        const result = info.receipt?.result ?? 'SUCCESS'
        if (result === 'SUCCESS') return info.blockNumber ?? 0
        throw new DeployError(`${signed.txID} failed: ${result} ${textOf(info.resMessage)}`)
      }
      const head = await this.tronWeb.trx.getCurrentBlock()
      if (head.block_header.raw_data.timestamp > signed.raw_data.expiration) return null
      if (this.localUrl === null) await sleep(250)
      else await fetch(`${this.localUrl}/devnet/mine`, { method: 'POST' })
    }
    throw new DeployError(`${signed.txID} is in no block after ${waitMs / 1000} s; run this again`)
  }

  async infoOf(txId: string): Promise<Info> {
    return (await this.tronWeb.trx.getUnconfirmedTransactionInfo(txId)) as unknown as Info
  }

  /** Two equal calls on one head would have one id; an odd sun in the limit distinguishes them. */
  private nextFeeLimit(): number {
    this.sequence += 1
    return feeLimit - this.sequence
  }
}

/** Sends what was recorded and waits for its block. False: it expired, and is forgotten. */
export async function finish<Note>(
  sender: Sender,
  journal: Journal<Note>,
  name: string,
): Promise<Done<Note> | null> {
  const sent = journal.sent(name)
  if (sent === undefined) return journal.done(name) ?? null
  try {
    const block = await sender.settled(sent.signed)
    if (block === null) {
      journal.forget(name)
      return null
    }
    const done = { txId: sent.signed.txID, block, note: sent.note }
    journal.recordDone(name, done)
    return done
  } catch (error) {
    if (error instanceof DeployError && error.message.includes(' failed: ')) journal.forget(name)
    throw error
  }
}

export function toHex(address: string): HexAddress {
  return `0x${TronWeb.address.toHex(address).slice(2)}`
}

function textOf(hex: string | undefined): string {
  return hex ? Buffer.from(hex, 'hex').toString() : ''
}
