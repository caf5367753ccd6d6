import { TronWeb } from 'tronweb'

import type { DemoAccount } from '#tools/devnet/index.ts'
import type { ContractCall } from '#platform/std/order.ts'
import { plainTransfer } from '#platform/std/plainTransfer.ts'

import { type SentForm, requestFor } from './sentForm.ts'

export interface Answer {
  status: number
  code: string
  msg: string
  field?: string
  // oxlint-disable-next-line typescript/no-explicit-any
  data: any
}

/** Where a server and its node are reached; a stack of this process is one. */
export interface Place {
  readonly server: { readonly url: string }
  readonly world: {
    readonly net: { readonly url: string; readonly accounts: readonly DemoAccount[] }
  }
}

/** A caller of the API in the name of one demo account, as any program could be. */
export class Client {
  readonly address: string
  readonly wallet: TronWeb
  private readonly stack: Place
  /** Of the session, once signed in. */
  token = ''

  constructor(stack: Place, name: string) {
    const account = stack.world.net.accounts.find((one) => one.name === name)
    if (account === undefined) throw new Error(`No demo account ${name}`)
    this.stack = stack
    this.address = account.address
    this.wallet = new TronWeb({ fullHost: stack.world.net.url, privateKey: account.privateKey })
  }

  /** By the method that is declared; of a GET the path has its places: `/deposit/announcement/{id}`. */
  async post(path: string, form: SentForm = {}, language = 'en'): Promise<Answer> {
    const { method, url, body, contentType } = await requestFor(path, form)
    const answer = await fetch(this.stack.server.url + url, {
      method,
      headers: { 'accept-language': language, 'content-type': contentType, token: this.token },
      body,
    })
    return { status: answer.status, ...((await answer.json()) as object) } as Answer
  }

  /** What only the embedded node can do: `mine`, `travel` and so on. */
  async control(command: string, form: Record<string, string> = {}): Promise<void> {
    const body = new URLSearchParams(form)
    await fetch(`${this.stack.world.net.url}/devnet/${command}`, { method: 'POST', body })
  }

  /** The transaction of an order's call, built and not yet signed. */
  async build({ contract, selector, args, callValue, feeLimit }: ContractCall) {
    if (selector === plainTransfer) {
      return this.wallet.transactionBuilder.sendTrx(contract, Number(callValue), this.address)
    }
    const { transaction } = await this.wallet.transactionBuilder.triggerSmartContract(
      contract,
      selector,
      { callValue: Number(callValue), feeLimit: Number(feeLimit) },
      typesOf(selector).map((type, i) => ({
        type,
        value: type.endsWith(']') || type === 'bool' ? JSON.parse(args[i]!) : args[i]!,
      })),
      this.address,
    )
    return transaction
  }

  /** Signs and sends an order's call; resolves with its hash, for any result of the contract. */
  async send(call: ContractCall): Promise<string> {
    const signed = await this.wallet.trx.sign(await this.build(call))
    await this.wallet.trx.sendRawTransaction(signed)
    return signed.txID
  }

  /** Of a view of a contract that gives one number. */
  async number(contract: string, selector: string, ...values: string[]): Promise<bigint> {
    const answer = await this.wallet.transactionBuilder.triggerConstantContract(
      contract,
      selector,
      {},
      typesOf(selector).map((type, i) => ({ type, value: values[i]! })),
      this.address,
    )
    return BigInt(`0x${answer.constant_result?.[0] ?? ''}`)
  }

  /** Returns the form that entered, so that it can be tried again. */
  async signIn(): Promise<Record<string, string>> {
    const { address } = this
    const { data } = await this.post('/deposit/project/getChainSignNonce', { address })
    const signature = this.wallet.trx.signMessageV2(data.message)
    const form = { address, nonce: data.nonce, message: data.message, signature }
    this.token = (await this.post('/deposit/bttk/enter', form)).data.token
    return form
  }
}

const typesOf = (selector: string): string[] =>
  /\((.*)\)/.exec(selector)![1]!.split(',').filter(Boolean)
