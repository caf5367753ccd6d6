import { randomUUID } from 'node:crypto'

import type { OrderTicket } from '#platform/std/order.ts'

import type { Client } from './client.ts'

/** One action on chain as the API offers it. */
export interface Act {
  readonly name: string
  /** Where the order is requested; the call itself where there is none. */
  readonly before: string | OrderTicket['call']
  readonly after: string
  readonly form: Readonly<Record<string, string>>
}

type Signed = Awaited<ReturnType<Client['wallet']['trx']['sign']>> & { txID: string }

/**
 * An action with what a page would have stored of it, so that it continues after anything: the
 * request id first, then the order, then the signed bytes. Each step may be repeated.
 */
export class Run {
  readonly act: Act
  private readonly requestId = randomUUID()
  private order: OrderTicket | null = null
  private signed: Signed | null = null

  constructor(act: Act) {
    this.act = act
  }

  /** Requests the order and signs it. Repeated, the same order, and the same bytes. */
  async sign(client: Client): Promise<void> {
    const { before, form } = this.act
    if (typeof before === 'string') {
      const { code, msg, data } = await client.post(before, { requestId: this.requestId, ...form })
      if (code !== 'OK') throw new Error(`${this.act.name}: ${msg}`)
      if (this.order !== null && this.order.orderId !== data.orderId) {
        throw new Error(`${this.act.name}: one request has two orders`)
      }
      this.order = data
    }
    const call = this.order?.call ?? before
    if (typeof call !== 'string') this.signed ??= await signCall(client, call)
  }

  /** The node knows a transaction by its id: twice is once. */
  async broadcast(client: Client): Promise<void> {
    if (this.signed === null) throw new Error('nothing is signed')
    const { result, code } = await client.wallet.trx.sendRawTransaction(this.signed as never)
    if (result !== true && String(code) !== 'DUP_TRANSACTION_ERROR') {
      throw new Error(`${this.act.name}: the node refused it with ${String(code)}`)
    }
  }

  /** The after-call. Resolves with the state of the order. */
  async submit(client: Client): Promise<string> {
    const orderId: Record<string, string> =
      this.order === null ? {} : { orderId: this.order.orderId }
    const form = { ...orderId, txHash: this.signed?.txID ?? '' }
    const { code, msg, data } = await client.post(this.act.after, form)
    if (code !== 'OK') throw new Error(`${this.act.name}: ${msg}`)
    return data.state
  }

  /** Everything that is left, until the chain has made it final. */
  async finish(client: Client): Promise<void> {
    await this.sign(client)
    await this.broadcast(client)
    for (;;) {
      const state = await this.submit(client)
      if (state === 'done') return
      if (state !== 'sent' && state !== 'packed') throw new Error(`${this.act.name} is ${state}`)
      await client.control('mine', { blocks: '1' })
    }
  }
}

async function signCall(client: Client, call: OrderTicket['call']): Promise<Signed> {
  const { trx, transactionBuilder } = client.wallet
  // As long as any wallet signs for, less a minute: starting again takes its time.
  const longer = await transactionBuilder.extendExpiration(await client.build(call), 8 * 60)
  return (await trx.sign(longer)) as Signed
}
