/** A node under test, and the accounts that the rows use on it. */
import { randomBytes } from 'node:crypto'
import type { Devnet } from '../index.ts'
import { type Account, type Drawn, accountOf, nobody, signed } from './account.ts'
import { type Kind, type RawTransaction, type Value, rawData } from './proto.ts'
import { trx } from './words.ts'

export type Json = Readonly<Record<string, unknown>>

/**
 * What a row needs beyond a node that answers. `key`: an account that can pay. `control`: the calls
 * under /devnet. `demo`: the accounts and parameters that the embedded network begins with.
 * `events`: the pages under /v1, which a plain java-tron does not serve. `rpc`: JSON-RPC at /jsonrpc.
 */
export type Need = 'key' | 'control' | 'demo' | 'events' | 'rpc'

export interface Reply {
  readonly status: number
  readonly text: string
  /** Undefined when the text is no JSON. */
  readonly json: unknown
}

export interface Draft extends Partial<Omit<RawTransaction, 'kind' | 'value'>> {
  /** Who signs; the payer without it, none for an empty list. */
  readonly keys?: readonly string[]
}

export interface Receipt extends Json {
  readonly id?: string
  readonly fee?: number
  readonly result?: string
  readonly receipt?: Readonly<Record<string, unknown>>
  readonly contract_address?: string
  readonly contractResult?: readonly string[]
}

/** The newest block, as a node returns it; its id begins with its number. */
export interface Head {
  readonly id: string
  readonly number: number
  /** milliseconds */
  readonly timestamp: number
  readonly witness_address: string
}

export interface Place {
  readonly url: string
  /** Of an account that can pay; without it rows that pay do not apply. */
  readonly key?: string
  readonly has: readonly Need[]
  /** How often a receipt is requested before failure, and milliseconds between. */
  readonly tries?: number
  readonly pause?: number
}

/** The embedded network has everything, and an answer at once. */
export const ownPlace = ({ url, accounts }: Devnet): Place => ({
  url,
  key: accounts[0]?.privateKey ?? '',
  has: ['key', 'control', 'demo', 'events', 'rpc'],
  tries: 100,
  pause: 20,
})

export class Bench {
  readonly place: Place
  readonly #made = new Map<string, Promise<unknown>>()
  #stamp = 0

  constructor(place: Place) {
    this.place = place
  }

  lacks(needs: readonly Need[]): Need[] {
    return needs.filter((need) => !this.place.has.includes(need))
  }

  /** Made once a run: contracts and accounts that several rows look at. */
  once<T>(name: string, make: () => Promise<T>): Promise<T> {
    const made = this.#made.get(name) ?? make()
    this.#made.set(name, made)
    return made as Promise<T>
  }

  get payer(): Account {
    if (this.place.key === undefined) throw new Error('there is no key that can pay')
    return accountOf(this.place.key)
  }

  async #ask(path: string, init: RequestInit): Promise<Reply> {
    const response = await fetch(`${this.place.url}${path}`, init)
    const text = await response.text()
    let json: unknown
    try {
      json = JSON.parse(text)
    } catch {
      json = undefined
    }
    return { status: response.status, text, json }
  }

  get(path: string, query: Readonly<Record<string, string>> = {}): Promise<Reply> {
    const search = new URLSearchParams(query).toString()
    return this.#ask(search === '' ? path : `${path}?${search}`, { method: 'GET' })
  }

  /** A string goes as it is. */
  post(path: string, body: unknown = {}): Promise<Reply> {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const headers = { 'content-type': 'application/json' }
    return this.#ask(path, { method: 'POST', headers, body: text })
  }

  /** Requests under /wallet, POST. */
  async wallet(name: string, body: Json = {}): Promise<Json> {
    return (await this.post(`/wallet/${name}`, body)).json as Json
  }

  async control(name: string, body: Json = {}): Promise<Json> {
    return (await this.post(`/devnet/${name}`, body)).json as Json
  }

  /** JSON-RPC: the result, or `{ code, message }` of the error. */
  async rpc(method: string, params: readonly unknown[] = []): Promise<unknown> {
    const request = { jsonrpc: '2.0', id: 1, method, params }
    const { json } = (await this.post('/jsonrpc', request)) as { json: Json }
    return json['error'] ?? json['result']
  }

  async head(): Promise<Head> {
    const { blockID: id, block_header: header } = (await this.wallet('getnowblock')) as {
      blockID: string
      block_header: { raw_data: Omit<Head, 'id'> }
    }
    return { id, ...header.raw_data }
  }

  /** Builds a transaction on the head, signs it, sends nothing. */
  async draw(kind: Kind, value: Value, draft: Draft = {}): Promise<Drawn> {
    const { id, timestamp } = await this.head()
    const { keys, ...more } = draft
    const raw = rawData({
      kind,
      value,
      refBlockBytes: id.slice(12, 16),
      refBlockHash: id.slice(16, 32),
      expiration: timestamp + 60_000,
      // Not looked at by the node: two equal transactions differ by it.
      timestamp: timestamp + ++this.#stamp,
      feeLimit: 0,
      memo: '',
      permissionId: 0,
      ...more,
    })
    return signed(raw, keys ?? [this.payer.key])
  }

  /** `CODE: text` of a refusal, or `accepted`. */
  async offer({ hex }: Drawn): Promise<string> {
    const answer = await this.wallet('broadcasthex', { transaction: hex })
    if (typeof answer['Error'] === 'string') return answer['Error']
    return answer['result'] === true ? 'accepted' : `${answer['code']}: ${answer['message']}`
  }

  async refusal(kind: Kind, value: Value, draft: Draft = {}): Promise<string> {
    return this.offer(await this.draw(kind, value, draft))
  }

  /** Sends and waits for the receipt; throws when it is refused. */
  async send(kind: Kind, value: Value, draft: Draft = {}): Promise<Receipt> {
    const drawn = await this.draw(kind, value, draft)
    const answer = await this.offer(drawn)
    if (answer !== 'accepted') throw new Error(answer)
    return this.receipt(drawn.id)
  }

  async receipt(id: string): Promise<Receipt> {
    const { tries = 120, pause = 1000 } = this.place
    for (let i = 0; i < tries; i++) {
      const info = await this.wallet('gettransactioninfobyid', { value: id })
      if (info['id'] !== undefined) return info
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
    throw new Error(`there is no receipt of ${id}`)
  }

  /** Creation code as a transaction. */
  deploy(bytecode: string, more: Json = {}, draft: Draft = {}): Promise<Receipt> {
    const { address } = this.payer
    const value = {
      owner_address: address,
      new_contract: {
        origin_address: address,
        bytecode,
        consume_user_resource_percent: 100,
        origin_energy_limit: 10_000_000,
        ...more,
      },
    }
    return this.send('CreateSmartContract', value, { feeLimit: 1_000_000_000, ...draft })
  }

  /** A contract of this code, made once. */
  contract(name: string, creation: string): Promise<string> {
    return this.once(`contract ${name}`, async () => {
      const { contract_address: address } = await this.deploy(creation)
      if (address === undefined) throw new Error(`${name} was not deployed`)
      return address
    })
  }

  call(contract: string, data = '', more: Json = {}, draft: Draft = {}): Promise<Receipt> {
    const value = {
      owner_address: this.payer.address,
      contract_address: contract,
      data,
      ...more,
    }
    return this.send('TriggerSmartContract', value, { feeLimit: 1_000_000_000, ...draft })
  }

  /** A constant call, from the zero address where no owner is set. */
  async constant(body: Json): Promise<Json> {
    const ask = { owner_address: nobody, ...body }
    return this.wallet('triggerconstantcontract', ask)
  }

  /** An existing account, to be paid and lent to. */
  other(): Promise<Account> {
    return this.once('other', () => this.fresh(10 * trx))
  }

  /** A new account with this many sun. */
  async fresh(sun: number): Promise<Account> {
    const made = accountOf(randomBytes(32).toString('hex'))
    const value = { owner_address: this.payer.address, to_address: made.address, amount: sun }
    await this.send('TransferContract', value)
    return made
  }
}
