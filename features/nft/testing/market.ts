import { randomUUID } from 'node:crypto'

import { addressFromHex } from '#platform/std/address.ts'
import type { ContractCall, OrderTicket } from '#platform/std/order.ts'

import { Client } from '#tests/journeys/client.ts'
import { must } from '#tests/journeys/must.ts'
import { type Stack, startStack } from '#tests/journeys/stack.ts'

export const whole = 1_000_000n
/** How the market names the chain's own coin. */
export const native = 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb'

type Form = Record<string, string>

/** What tests of the market share: the stack with its neighbours, and actions from order to hash. */
export class TestMarket {
  static async start(): Promise<TestMarket> {
    const market = new TestMarket(await startStack({ neighbours: true }))
    await market.later()
    return market
  }
  private constructor(stack: Stack) {
    this.stack = stack
  }
  readonly stack: Stack

  async client(name: string): Promise<Client> {
    const client = new Client(this.stack, name)
    await client.signIn()
    return client
  }

  /** Into a block that is later than all before. */
  async later(seconds = 3): Promise<void> {
    const { world, server } = this.stack
    await world.net.travel(seconds)
    await world.net.mine()
    await server.indexer.catchUp()
  }

  at(contract: string): string {
    return this.stack.world.deployment.contracts[contract]!.address
  }

  read<T>(contract: string, name: string, ...args: unknown[]): Promise<T> {
    return this.stack.world.read<T>(contract, name, args)
  }

  async ownerOf(tokenId: bigint): Promise<string> {
    return addressFromHex(await this.read<string>('Cards', 'ownerOf', tokenId))
  }

  /** Whether a card can be bought, and its last listing's number, coin and price. */
  async listingOf(tokenId: bigint) {
    const listing = await this.read<readonly unknown[]>('CardMarket', 'listingOf', tokenId)
    const [open, , number, coin, price] = listing
    return { open, number, coin: addressFromHex(String(coin)), price }
  }

  /** A transaction that no order of ours is about. */
  async done(...args: Parameters<Stack['world']['send']>): Promise<void> {
    await must(this.stack.world, ...args)
    await this.stack.server.indexer.catchUp()
  }

  async ordered(client: Client, path: string, form: Form = {}): Promise<OrderTicket> {
    const { code, msg, data } = await client.post(path, { requestId: randomUUID(), ...form })
    if (code !== 'OK') throw new Error(`${path} is refused: ${code}, ${msg}`)
    return data as OrderTicket
  }

  async send(client: Client, call: ContractCall): Promise<string> {
    const txHash = await client.send(call)
    await this.stack.server.indexer.catchUp()
    return txHash
  }

  /** Order, signature, hash: the signed action and its result. `path` of a pair is its stem. */
  async act(client: Client, path: string, form: Form = {}) {
    const paired = /^\/(tessera|deposit\/mucnft-pledge)\//.test(path)
    const { orderId, call } = await this.ordered(client, paired ? `${path}Before` : path, form)
    const txHash = await this.send(client, call)
    const after = await client.post(paired ? `${path}After` : path, { orderId, txHash })
    const { kind, subject, reason, ...order } = after.data ?? {}
    if (order.orderId !== orderId || order.txHash !== txHash || order.state !== 'done') {
      throw new Error(`${path} came to ${order.state ?? after.code}: ${reason ?? after.msg}`)
    }
    return { call, kind, subject, reason }
  }
}
