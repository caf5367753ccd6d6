import { features } from '#apps/server/features.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { Database } from './db.ts'
import { chainTables } from './chainSchema.ts'
import { migrate } from './migrate.ts'
import { type OpenEngine, engines, openEngine } from './testing/databases.ts'

describe.each(engines)('on %s', (on) => {
  let engine: OpenEngine
  let db: Database
  beforeAll(async () => {
    engine = await openEngine(on)
    db = engine.db
    await migrate(db, features)
  })
  afterAll(() => engine?.close())

  const inBlock = (block: number, work: (db: Database) => Promise<unknown>) =>
    db.transaction().execute(async (transaction) => {
      await sql`select set_config('tessera.block', ${String(block)}, true)`.execute(transaction)
      await work(transaction)
    })
  const undo = async (lowest: number) =>
    (await sql<{ count: number }>`select undo_blocks(${lowest}) as count`.execute(db)).rows[0]
      ?.count

  test('migrating again changes nothing', async () => {
    const before = await chainTables(db)
    await migrate(db, features)
    expect(await chainTables(db)).toEqual(before)
    expect(before).toEqual(
      expect.arrayContaining(['chain_blocks', 'chain_transactions', 'team_members']),
    )
  })

  test('an amount of 78 digits and a height come back as they went in', async () => {
    const most = 10n ** 78n - 1n
    const { rows } = await sql<{ amount: bigint; height: number }>`
      select ${String(most)}::numeric(78,0) as amount, 90000000::int8 as height`.execute(db)
    expect(rows).toEqual([{ amount: most, height: 90_000_000 }])
  })

  test('a column of two words has its camel name in a row, and a bigint goes in as it is', async () => {
    const row = { nonce: 'n', address: 'T' as never, message: 'm', expiresAt: 5 }
    await db.insertInto('nonces').values(row).execute()
    expect(await db.selectFrom('nonces').selectAll().execute()).toEqual([row])
    const { rows } = await sql`select expires_at from nonces where expires_at = ${5n}`.execute(db)
    expect(rows).toEqual([{ expiresAt: 5 }])
    const deleted = await db.deleteFrom('nonces').executeTakeFirst()
    expect(deleted.numDeletedRows).toBe(1n)
  })

  test('a transaction that fails leaves nothing, and the connection serves the next', async () => {
    const row = { number: 1, id: 'a', parent: 'b', time: 1 }
    await expect(
      db.transaction().execute(async (transaction) => {
        await transaction.insertInto('chainBlocks').values(row).execute()
        await transaction.insertInto('chainBlocks').values(row).execute()
      }),
    ).rejects.toMatchObject({ code: '23505' })
    expect(await db.selectFrom('chainBlocks').selectAll().execute()).toEqual([])
  })

  test('transactions at once each see their own, and all come to an end', async () => {
    const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
    const seen = await Promise.all(
      numbers.map((number) =>
        db.transaction().execute(async (transaction) => {
          const values = { nonce: `n${number}`, address: 'T' as never, message: '', expiresAt: 0 }
          await transaction.insertInto('nonces').values(values).execute()
          const own = transaction
            .selectFrom('nonces')
            .select('nonce')
            .where('nonce', '=', `n${number}`)
          return (await own.executeTakeFirstOrThrow()).nonce
        }),
      ),
    )
    expect(seen).toEqual(numbers.map((number) => `n${number}`))
    await db.deleteFrom('nonces').execute()
  })

  test('inserts, updates and a delete of one row in one block are undone in reverse', async () => {
    const kept = { number: 1, id: 'kept', parent: 'p', time: 1 }
    const [one, two] = [10n ** 77n + 1n, 2n ** 64n + 1n]
    await inBlock(1, async (block) => {
      await block.insertInto('chainBlocks').values(kept).execute()
    })
    const before = await db.selectFrom('chainBlocks').selectAll().execute()
    await inBlock(2, async (block) => {
      await block.deleteFrom('chainBlocks').where('number', '=', 1).execute()
      await block
        .insertInto('chainBlocks')
        .values({ ...kept, time: 2 })
        .execute()
      await block.updateTable('chainBlocks').set({ time: 3 }).execute()
      // Even the key changes.
      await block.updateTable('chainBlocks').set({ number: 9 }).execute()
      await block.insertInto('chainTransactions').values(transaction('h', one)).execute()
      await block.updateTable('chainTransactions').set({ callValue: two }).execute()
      await block.deleteFrom('chainTransactions').execute()
    })
    expect(await undo(2)).toBe(7)
    expect(await db.selectFrom('chainBlocks').selectAll().execute()).toEqual(before)
    expect(await db.selectFrom('chainTransactions').selectAll().execute()).toEqual([])
    expect(await undo(2)).toBe(0)
    expect(await undo(1)).toBe(1)
  })

  test('an amount that no float holds is put back exactly', async () => {
    const [first, second] = [2n ** 64n + 1n, 10n ** 77n + 7n]
    await inBlock(3, (block) =>
      block.insertInto('chainTransactions').values(transaction('x', first)).execute(),
    )
    await inBlock(4, (block) =>
      block.updateTable('chainTransactions').set({ callValue: second }).execute(),
    )
    await undo(4)
    const row = await db.selectFrom('chainTransactions').select('callValue').executeTakeFirst()
    expect(row?.callValue).toBe(first)
    await undo(3)
  })

  test('many blocks are undone at once: each row is as it was before the first of them', async () => {
    const { hash: _, ...rest } = transaction('', 1n)
    const write = (block: number, hash: string, callValue: bigint) =>
      inBlock(block, (own) =>
        own
          .insertInto('chainTransactions')
          .values({ hash, ...rest, callValue })
          .onConflict((conflict) => conflict.column('hash').doUpdateSet({ callValue }))
          .execute(),
      )
    const drop = (block: number, hash: string) =>
      inBlock(block, (own) =>
        own.deleteFrom('chainTransactions').where('hash', '=', hash).execute(),
      )
    const all = async () =>
      (
        await db
          .selectFrom('chainTransactions')
          .select(['hash', 'callValue'])
          .orderBy('hash')
          .execute()
      ).map(({ hash, callValue }) => `${hash} ${callValue}`)
    await write(6, 'changes', 1n)
    await write(6, 'goes', 2n)
    await write(6, 'returns', 3n)
    for (const block of [7, 8, 9]) await write(block, 'changes', BigInt(block))
    await drop(7, 'goes')
    await write(7, 'comes', 4n)
    await drop(8, 'returns')
    await write(9, 'returns', 5n)
    await write(8, 'comesAndGoes', 6n)
    await drop(9, 'comesAndGoes')
    expect(await all()).toEqual(['changes 9', 'comes 4', 'returns 5'])
    // Of 8 and 9: two changes, two of what came and went, and the row that went and came again.
    expect(await undo(8)).toBe(6)
    expect(await all()).toEqual(['changes 7', 'comes 4', 'returns 3'])
    expect(await undo(7)).toBe(3)
    expect(await all()).toEqual(['changes 1', 'goes 2', 'returns 3'])
    expect(await undo(6)).toBe(3)
    expect(await all()).toEqual([])
  })

  test('a row that is not as the block left it stops the undo, whole', async () => {
    await inBlock(5, async (block) => {
      await block.insertInto('chainTransactions').values(transaction('y', 1n)).execute()
      await block.insertInto('chainTransactions').values(transaction('z', 1n)).execute()
    })
    await db.deleteFrom('chainTransactions').where('hash', '=', 'y').execute()
    await expect(undo(5)).rejects.toThrow(
      'a row of chain_transactions that a block from 5 on wrote',
    )
    expect(await db.selectFrom('chainTransactions').select('hash').execute()).toEqual([
      { hash: 'z' },
    ])
    await db.deleteFrom('chainTransactions').execute()
    await sql`delete from chain_undo`.execute(db)
  })
})

const transaction = (hash: string, callValue: bigint) => ({
  hash,
  block: 1,
  txIndex: 0,
  owner: 'T' as never,
  contract: null,
  data: '',
  callValue,
  result: 'SUCCESS',
  reason: null,
  fee: 0n,
  energy: 0,
})

test('PGlite has one connection: a query beside the transaction that encloses it is refused', async () => {
  const { db, close } = await openEngine('PGlite')
  await sql`create table t (n int8)`.execute(db)
  await expect(db.transaction().execute(() => sql`select n from t`.execute(db))).rejects.toThrow(
    'inside a transaction',
  )
  expect((await sql`select n from t`.execute(db)).rows).toEqual([])
  await close()
})
