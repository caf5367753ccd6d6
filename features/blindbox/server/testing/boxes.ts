import { type Stack, startStack } from '#tests/journeys/stack.ts'
import { type Address, addressFromHex, addressToHex20 } from '#platform/std/address.ts'
import type { Call } from '#platform/server/call.ts'
import { type Hex, keccak256, toHex } from 'viem'
import { expect } from 'vitest'

import { secretBefore } from '../../draw.ts'
import type { BlindboxTables } from '../../tables.ts'
import { idOf, numberOf, seriesOf } from '../../numbers.ts'

/** Base units of USDT of a box. */
export const boxPrice = 60_000_000n
export const day = 86_400

/** A chain with boxes and a server that follows it. The deployer is the operator, with secrets of the test's own. */
export class TestBoxes {
  static async start(options: Parameters<typeof startStack>[0] = {}): Promise<TestBoxes> {
    const boxes = new TestBoxes(await startStack(options))
    for (const [user, inviter] of [
      ['alice', 'deployer'],
      ['bob', 'alice'],
    ] as const) {
      await boxes.stack.world.send(user, 'Team', 'bindParent', [boxes.stack.world.hex(inviter)])
    }
    const approval = [boxes.stack.world.hex('BlindBoxes'), true]
    await boxes.stack.world.send('deployer', 'Cards', 'setApprovalForAll', approval)
    return boxes
  }
  private constructor(stack: Stack) {
    this.stack = stack
  }
  readonly stack: Stack
  /** By series: the secrets that are not used yet, from the next on. */
  private readonly secrets = new Map<number, Hex[]>()
  private chains = 0

  get tables() {
    return this.stack.server.app.db.withTables<BlindboxTables>()
  }

  /** Unix seconds of the head. */
  get now(): number {
    return Math.floor(this.stack.world.net.status().head.timestamp / 1000)
  }

  address(name: string): Address {
    return addressFromHex(this.stack.world.hex(name))
  }

  /** The caller as handlers get it. */
  callOf(name: string): Call {
    const { app } = this.stack.server
    const address = this.address(name)
    return { app, db: app.db, session: { address, token: '' }, address, locale: 'en' }
  }

  read<T>(name: string, ...args: unknown[]): Promise<T> {
    return this.stack.world.read<T>('BlindBoxes', name, args)
  }

  /** Sends a call and indexes it. Returns the contract's reason, empty if the call succeeded. */
  async send(who: string, name: string, args: readonly unknown[], sun = 0n): Promise<string> {
    const { reason } = await this.stack.world.send(who, 'BlindBoxes', name, args, sun)
    await this.stack.server.indexer.catchUp()
    return reason
  }

  async mine(blocks = 1): Promise<void> {
    await this.stack.world.net.mine(blocks)
    await this.stack.server.indexer.catchUp()
  }

  async pass(seconds: number): Promise<void> {
    await this.stack.world.net.travel(seconds)
    await this.mine()
  }

  /** Buys a card of each of these levels for the operator; their ids. */
  async cards(levels: readonly number[]): Promise<bigint[]> {
    const { world } = this.stack
    const ids: bigint[] = []
    for (const level of levels) {
      const [, , , price, next] = await world.read<
        readonly [bigint, string, bigint, bigint, bigint]
      >('Cards', 'levelMap', [BigInt(level)])
      const sun = await world.read<bigint>('Cards', 'getUToCoin', [price])
      await world.send('deployer', 'Cards', 'Buy', [BigInt(level)], sun)
      ids.push(next)
    }
    return ids
  }

  /** Makes a series; by `firstShare` in two payments, an hour apart. */
  async create(
    tokenIds: readonly bigint[],
    { start = 0, length = 3 * day, firstShare = 0n, penalty = 0n } = {},
  ): Promise<string> {
    const from = BigInt(this.now + start)
    const time = firstShare === 0n ? 0n : 3_600n
    const terms = [boxPrice, from, from + BigInt(length), firstShare, time, penalty, tokenIds]
    return this.send('deployer', 'createSeries', terms)
  }

  /** Posts a new chain of secrets. */
  async post(seriesId: number): Promise<string> {
    this.chains += 1
    const secrets: Hex[] = [keccak256(toHex(this.chains)).slice(0, 42) as Hex]
    while (secrets.length < 100) secrets.unshift(secretBefore(secrets[0]!))
    const reason = await this.send('deployer', 'postChain', [
      BigInt(seriesId),
      secretBefore(secrets[0]!),
    ])
    if (reason === '') this.secrets.set(seriesId, secrets)
    return reason
  }

  /** The values of `Requested`, by the tables. */
  private async requested(requestId: number): Promise<unknown[]> {
    const row = await this.tables
      .selectFrom('blindboxRequests')
      .selectAll()
      .where('requestId', '=', requestId)
      .executeTakeFirstOrThrow()
    const boxes = await this.tables
      .selectFrom('blindboxBoxes')
      .select('boxId')
      .where('requestId', '=', requestId)
      .orderBy('place')
      .execute()
    const boxIds = boxes.map(({ boxId }) => BigInt(boxId))
    const { holder, amount, seed, requestBlock } = row
    return [BigInt(requestId), hexOf(holder), boxIds, amount, seed, BigInt(requestBlock)]
  }

  /** Settles a request with the secret that comes next. */
  async settle(requestId: number, who = 'deployer'): Promise<string> {
    const secrets = this.secrets.get(seriesOf(requestId)) ?? []
    const values = await this.requested(requestId)
    const reason = await this.send(who, 'settle', [...values, secrets[0] ?? toHex(0, { size: 20 })])
    if (reason === '') secrets.shift()
    return reason
  }

  async refund(requestId: number, who = 'deployer'): Promise<string> {
    return this.send(who, 'refund', await this.requested(requestId))
  }

  /** The request of a series that comes next, and whether there is one. */
  async next(seriesId: number): Promise<{ requestId: number; isOpen: boolean }> {
    const [, , next, last] = await this.read<readonly [boolean, string, bigint, bigint]>(
      'chainOf',
      BigInt(seriesId),
    )
    return { requestId: idOf(seriesId, numberOf(Number(next))), isOpen: next <= last }
  }
}

const hexOf = (address: Address): string => `0x${addressToHex20(address)}`

/** A step that the contract takes. */
export const done = async (step: Promise<string>) => expect(await step).toBe('')
