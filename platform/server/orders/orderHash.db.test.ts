import type { Deployment } from '#platform/chain/deployment.ts'
import type { NodeCall, TronNode } from '#platform/chain/node.ts'
import type { Address } from '#platform/std/address.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { Call } from '#platform/server/call.ts'
import { ChainClock } from '#platform/server/clock.ts'
import type { ChainTransaction } from '#platform/server/database/db.ts'
import { attachUnclaimed } from '#platform/server/indexer/attachUnclaimed.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { keptCalldata, mostDigits } from './calldata.ts'
import { findLost, nameHash } from './orderHash.ts'
import { Orders } from './orders.ts'
import {
  type OpenEngine,
  enginesInFull,
  openEngine,
} from '#platform/server/database/testing/databases.ts'

/** Which of an owner's orders for the very same call a transaction belongs to. */
const ann = 'TAnn' as Address
const eve = 'TEve' as Address
const cards = 'TCards' as Address
let engine: OpenEngine
describe.each(enginesInFull)('on %s', (on) => {
  beforeAll(async () => {
    engine = await openEngine(on)
    await migrate(engine.db, [])
  })
  afterAll(() => engine?.close())

  const hash = (name: string) => Buffer.from(name).toString('hex').padEnd(64, '0')
  const clock = new ChainClock(() => 0)
  let pending: string[] = []
  /** Calldata of the one call that there is here. */
  let data = 'ab'
  /** What happens while the node is called. */
  let meanwhile = async (): Promise<void> => {}
  let orders: Orders
  beforeEach(async () => {
    for (const table of ['orders', 'chainTransactions', 'chainBlocks'] as const) {
      await engine.db.deleteFrom(table).execute()
    }
    pending = []
    data = 'ab'
    meanwhile = async () => {}
    clock.see({ number: 1, id: 'a', parent: '', time: 1_000 }, 0)
    const node = {
      async transaction(name: string): Promise<NodeCall | null> {
        await meanwhile()
        return pending.includes(name)
          ? {
              hash: name,
              owner: ann,
              contract: cards,
              data,
              callValue: 5n,
              result: null,
              transfer: null,
            }
          : null
      },
    } as unknown as TronNode
    const parts = { db: engine.db, node, deployment: {} as Deployment, clock, wakeUp: () => {} }
    orders = new Orders(parts)
  })

  /** An order for the one call that there is here. */
  const ordered = (id: string, createdAt: number, address = ann) =>
    engine.db
      .insertInto('orders')
      .values({
        id,
        address,
        requestId: id,
        kind: 'nft.buy',
        subject: '{}',
        call: JSON.stringify({ contract: cards }),
        data: keptCalldata(data),
        callValue: 5n,
        createdAt,
        expiresAt: createdAt + 900,
        txHash: null,
        sentAt: null,
        told: false,
        proven: false,
        byReceipt: false,
        receipt: null,
      })
      .execute()

  /** The same call, in a block of its own; as the indexer does it. */
  async function mine(
    name: string,
    block: number,
    time: number,
    result = 'SUCCESS',
  ): Promise<void> {
    const row: ChainTransaction = {
      hash: hash(name),
      block,
      txIndex: 0,
      owner: ann,
      contract: cards,
      data: keptCalldata(data),
      callValue: 5n,
      result,
      reason: result === 'SUCCESS' ? null : result,
      fee: 0n,
      energy: 0,
    }
    await engine.db.transaction().execute(async (db) => {
      await db
        .insertInto('chainBlocks')
        .values({ number: block, id: `${name}${block}`, parent: '', time })
        .execute()
      await db.insertInto('chainTransactions').values(row).execute()
      await attachUnclaimed(db, row, time)
    })
    clock.see({ number: block, id: `${name}${block}`, parent: '', time }, block)
  }

  /** As undo does it: the order's row is no row from the chain. */
  async function replace(block: number): Promise<void> {
    await engine.db.deleteFrom('chainTransactions').where('block', '=', block).execute()
    await engine.db.deleteFrom('chainBlocks').where('number', '=', block).execute()
  }

  const submit = (orderId: string, name: string, address = ann) =>
    orders.after({ address } as unknown as Call, { kind: 'nft.buy', orderId, txHash: hash(name) })

  async function states(of = ann): Promise<Record<string, string>> {
    const { list } = await orders.all(of, { pageNum: 1, pageSize: 100 })
    const nameOf = (txHash: string | null) =>
      txHash === null ? '' : ` ${Buffer.from(txHash, 'hex').toString().replaceAll('\0', '')}`
    return Object.fromEntries(
      list.map(({ orderId, state, txHash }) => [orderId, `${state}${nameOf(txHash)}`]),
    )
  }

  test('an order left lying does not keep the transaction of the one that was paid', async () => {
    await ordered('left', 1_000)
    await ordered('paid', 1_010)
    await mine('T', 2, 1_020)
    expect(await states()).toEqual({ left: 'done T', paid: 'created' })
    expect(await submit('paid', 'T')).toMatchObject({ state: 'done', txHash: hash('T') })
    expect(await states()).toEqual({ left: 'created', paid: 'done T' })
    // What was submitted stands.
    await expect(submit('left', 'T')).rejects.toThrow('HASH_TAKEN')
  })

  test('two payments guessed the wrong way round are put right by either owner’s word', async () => {
    await ordered('first', 1_000)
    await ordered('second', 1_001)
    await mine('B', 2, 1_020)
    await mine('A', 3, 1_023)
    expect(await states()).toEqual({ first: 'done B', second: 'done A' })
    await submit('second', 'B')
    expect(await states()).toEqual({ first: 'done A', second: 'done B' })
    await submit('first', 'A')
    expect(await states()).toEqual({ first: 'done A', second: 'done B' })
  })

  test('a call whose calldata is longer than rows keep is known by its hash, waiting and mined', async () => {
    data = 'ab'.repeat(mostDigits)
    await ordered('told', 1_000)
    await ordered('found', 1_001)
    pending = [hash('A')]
    expect(await submit('told', 'A')).toMatchObject({ state: 'sent', txHash: hash('A') })
    await mine('A', 2, 1_020)
    await mine('B', 3, 1_023)
    expect(await states()).toEqual({ told: 'done A', found: 'done B' })
    // Another call, of the same length.
    await ordered('other', 1_030)
    data = `cd${data.slice(2)}`
    pending = [hash('C')]
    await expect(submit('other', 'C')).rejects.toThrow('OTHER_CALL')
  })

  test('what is in no block does not replace what is', async () => {
    await ordered('one', 1_000)
    await mine('A', 2, 1_020)
    pending = [hash('B')]
    await expect(submit('one', 'B')).rejects.toThrow('ORDER_HAS_HASH')
    expect(await states()).toEqual({ one: 'done A' })
  })

  test('an order that was signed twice has what was found first, whatever happened to the second', async () => {
    await ordered('one', 1_000)
    await mine('A', 2, 1_020)
    await mine('B', 3, 1_023, 'REVERT')
    await expect(submit('one', 'B')).rejects.toThrow('ORDER_HAS_HASH')
    expect(await states()).toEqual({ one: 'done A' })
    await replace(2)
    expect(await submit('one', 'B')).toMatchObject({ state: 'failed', txHash: hash('B') })
  })

  test('the second of an order that was signed twice gives way to the one that another names', async () => {
    await ordered('twice', 1_000)
    pending = [hash('A')]
    await submit('twice', 'A')
    await ordered('once', 1_001)
    await mine('A', 2, 1_020)
    await mine('B', 3, 1_021)
    await mine('C', 4, 1_022, 'OUT_OF_ENERGY')
    expect(await states()).toEqual({ twice: 'done A', once: 'done B' })
    await submit('once', 'C')
    expect(await states()).toEqual({ twice: 'done A', once: 'failed C' })
  })

  test('a hash that the index finds while it is submitted counts as submitted: no other takes its place', async () => {
    await ordered('one', 1_000)
    pending = [hash('A')]
    meanwhile = () => mine('A', 2, 1_020)
    await submit('one', 'A')
    meanwhile = async () => {}
    await mine('B', 3, 1_023, 'REVERT')
    await expect(submit('one', 'B')).rejects.toThrow('ORDER_HAS_HASH')
    expect(await states()).toEqual({ one: 'done A' })
  })

  test('an order whose payment is on its way leaves another one of its call unclaimed', async () => {
    await ordered('one', 1_000)
    pending = [hash('A')]
    await submit('one', 'A')
    await mine('B', 2, 1_020)
    await mine('A', 3, 1_020, 'OUT_OF_ENERGY')
    expect(await states()).toEqual({ one: 'failed A' })
  })

  test('an order with a submitted hash that no node knows takes the call that arrives', async () => {
    await ordered('one', 1_000)
    await submit('one', 'X')
    await mine('B', 2, 1_020)
    expect(await states()).toEqual({ one: 'done B' })
  })

  test('what no node knew stands once it was submitted again and a node knows it', async () => {
    await ordered('one', 1_000)
    await submit('one', 'A')
    pending = [hash('A')]
    await submit('one', 'A')
    await mine('B', 2, 1_020)
    await mine('A', 3, 1_023, 'REVERT')
    expect(await states()).toEqual({ one: 'failed A' })
  })

  test('an order whose hash is submitted leaves another’s payment to the other', async () => {
    await ordered('first', 1_000)
    await ordered('second', 1_001)
    pending = [hash('A')]
    await submit('first', 'A')
    await mine('B', 2, 1_020)
    expect(await states()).toEqual({ first: 'sent A', second: 'done B' })
  })

  test('a payment older than the order is none of its, however often it is indexed', async () => {
    await mine('old', 2, 1_020)
    await ordered('later', 1_030)
    await replace(2)
    await mine('old', 2, 1_020)
    expect(await states()).toEqual({ later: 'created' })
  })

  test('indexed again, an order keeps its transaction before an earlier order without one', async () => {
    await ordered('one', 1_000)
    pending = [hash('B')]
    await submit('one', 'B')
    await mine('B', 3, 1_020)
    await mine('C', 4, 1_025)
    const before = await states()
    await replace(3)
    await replace(4)
    await mine('C', 2, 1_015)
    await mine('B', 3, 1_020)
    expect(before).toEqual({ one: 'done B' })
    expect(await states()).toEqual(before)
  })

  test('a second payment of the call stands in for one that a replaced block had', async () => {
    await ordered('one', 1_000)
    await mine('A', 2, 1_020)
    await mine('B', 3, 1_023, 'REVERT')
    await replace(2)
    expect(await states()).toEqual({ one: 'sent A' })
    clock.see({ number: 9, id: 'late', parent: '', time: 1_020 + 661 }, 9)
    expect(await states()).toEqual({ one: 'failed B' })
  })

  test('what lands while its order seems lost stays with it, whatever else of the call is there', async () => {
    await ordered('one', 1_000)
    await submit('one', 'A')
    const lost = await engine.db.selectFrom('orders').selectAll().execute()
    await mine('A', 2, 1_020)
    await mine('B', 3, 1_023)
    expect(await findLost(engine.db, lost)).toEqual([])
    expect(await states()).toEqual({ one: 'done A' })
  })

  test('who names the hash of a stranger before any node knows it has it no longer once one does', async () => {
    await ordered('hers', 1_000, eve)
    await ordered('his', 1_001)
    await submit('hers', 'A', eve)
    expect(await states(eve)).toEqual({ hers: 'sent A' })
    // As long as its order is unknown, the first claim stands.
    await expect(submit('his', 'A')).rejects.toThrow('HASH_TAKEN')
    pending = [hash('A')]
    expect(await submit('his', 'A')).toMatchObject({ state: 'sent', txHash: hash('A') })
    expect(await states(eve)).toEqual({ hers: 'created' })
    await expect(submit('hers', 'A', eve)).rejects.toThrow('OTHER_SIGNER')
    await mine('A', 2, 1_020)
    expect(await states()).toEqual({ his: 'done A' })
    expect(await submit('his', 'A')).toMatchObject({ state: 'done' })
  })

  test('what is proven or of the very same call is never taken away', async () => {
    await ordered('hers', 1_000, eve)
    await ordered('first', 1_001)
    await ordered('second', 1_002)
    const proven = { txHash: hash('A'), told: true, proven: true, sentAt: 1_010 }
    await engine.db.updateTable('orders').set(proven).where('id', '=', 'hers').execute()
    const orderAt = (id: string) =>
      engine.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const word = { txHash: hash('A'), mined: undefined, proven: true }
    await expect(nameHash(engine.db, await orderAt('first'), word, 1_020)).rejects.toThrow(
      'HASH_TAKEN',
    )
    expect(await orderAt('hers')).toMatchObject(proven)

    await submit('first', 'B')
    pending = [hash('B')]
    await expect(submit('second', 'B')).rejects.toThrow('HASH_TAKEN')
    expect(await states()).toEqual({ first: 'sent B', second: 'created' })
    await mine('B', 2, 1_030)
    await expect(submit('second', 'B')).rejects.toThrow('HASH_TAKEN')
    expect(await states()).toEqual({ first: 'done B', second: 'created' })
  })
})
