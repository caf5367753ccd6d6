import { randomUUID } from 'node:crypto'

import { Client } from '#apps/journeys/client.ts'
import { type Stack, startStack } from '#apps/journeys/stack.ts'
import { addressFromHex } from '#platform/std/address.ts'
import type { ContractCall, OrderTicket } from '#platform/std/order.ts'
import { expect } from 'vitest'

export const whole = 1_000_000n
/** How the market names the chain's own coin. */
export const native = 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb'
export const yes = { can: true, reason: null, message: '', remedy: '' }

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

  /** Into a block that is later than whatever came before. */
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
    const { reason } = await this.stack.world.send(...args)
    expect(reason).toBe('')
    await this.stack.server.indexer.catchUp()
  }

  async ordered(client: Client, path: string, form: Form = {}): Promise<OrderTicket> {
    const { code, msg, data } = await client.post(path, { requestId: randomUUID(), ...form })
    expect({ code, msg }).toEqual({ code: 'OK', msg: '' })
    return data as OrderTicket
  }

  async send(client: Client, call: ContractCall): Promise<string> {
    const txHash = await client.send(call)
    await this.stack.server.indexer.catchUp()
    return txHash
  }

  /** Order, signature, hash: what was signed, and what became of it. `path` of a pair is its stem. */
  async act(client: Client, path: string, form: Form = {}, state = 'done') {
    const paired = /^\/(tessera|deposit\/mucnft-pledge)\//.test(path)
    const { orderId, call } = await this.ordered(client, paired ? `${path}Before` : path, form)
    const txHash = await this.send(client, call)
    const after = await client.post(paired ? `${path}After` : path, { orderId, txHash })
    expect(after).toMatchObject({ code: 'OK', data: { orderId, txHash, state } })
    const { kind, subject, reason } = after.data
    return { call, kind, subject, reason }
  }
}
