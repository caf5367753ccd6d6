import { seed } from '#platform/std/testing/campaign.ts'
import {
  amount,
  chainTable,
  flag,
  int,
  orNull,
  type TablesOf,
  text,
} from '#platform/std/chainTable.ts'
import { Random } from '#tools/bench/random.ts'
import { type Kysely, type Transaction, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { migrate } from '#platform/server/database/migrate.ts'
import {
  type OpenEngine,
  enginesInFull,
  openEngine,
} from '#platform/server/database/testing/databases.ts'
import type { BlockContext } from '../contract.ts'
import type { Store } from '../store.ts'
import { plainStore } from '../testing/plainStore.ts'
import { MemoryStore } from './memoryStore.ts'
import { ChainRows } from './rows.ts'
import { shapesOf } from './schema.ts'

/**
 * Calls made up by chance, of plain statements with the trigger and of the rows in memory: every answer,
 * every row and what undoing leaves are the same. SEED=<number> runs one again.
 */

/** A kind of column each; no two of one kind have the same rank, and one owner has one open at most. */
const probes = chainTable(
  'probes',
  { kind: text, id: int, owner: text, amount, rank: int, open: flag, due: orNull(int) },
  {
    key: ['kind', 'id'],
    indexes: [
      { on: ['kind', 'rank'], unique: true },
      { on: ['owner'], unique: true, where: 'open' },
    ],
  },
)
type Tables = TablesOf<[typeof probes]>
type Db = Transaction<Tables>
type Call = (store: Store, read: BlockContext['sql']) => unknown

const runs = 6
const [blocks, statements] = [8, 14]
const kinds = ['a', 'b"\\,{}', '']
const owners = ['T1', 'T2', 'T3']

let engine: OpenEngine
const shapes = shapesOf([probes])
describe.each(enginesInFull)('on %s', (on) => {
  beforeAll(async () => {
    engine = await openEngine(on)
    await migrate(engine.db, [{ name: 'probes', endpoints: [], tables: [probes] }])
  })
  afterAll(() => engine?.close())

  /** One statement's values; ranks are never used twice, so that none is refused. */
  function statement(random: Random, rank: () => number): Call {
    const kind = random.pick(kinds)
    const id = random.below(4)
    const owner = random.pick(owners)
    const sum = 10n ** BigInt(random.below(70)) - BigInt(random.below(3))
    const due = random.chance(0.3) ? null : random.below(9)
    const row = { kind, id, owner, amount: sum, rank: rank(), open: false, due }
    const key = { kind, id }
    const calls: readonly Call[] = [
      (store) => store.insert(probes, { ...row, id: 10_000 + row.rank }),
      async (store) => (await store.find(probes, key)) ?? null,
      async (store) => {
        const { amount: before } = (await store.find(probes, key)) ?? { amount: 0n }
        return store.upsert(probes, row, (there) => ({ amount: there.amount + before, due }))
      },
      async (store) => {
        if ((await store.find(probes, key)) === undefined) return null
        return store.update(probes, key, (there) => ({
          amount: there.amount - sum,
          rank: row.rank,
        }))
      },
      (store) => store.delete(probes, key),
      // Wanted in one go, the same one twice.
      (store) =>
        Promise.all(
          [0, 1, 2, 1].map(async (one) =>
            store.upsert(probes, { ...row, id: one, rank: row.rank * 4 + 1e6 + one }, (there) => ({
              amount: there.amount + 1n,
            })),
          ),
        ),
      (store) =>
        store.list(
          probes,
          { owner },
          { from: { due: 1 }, until: { due: 5 }, by: ['due desc', 'rank'], limit: 2 },
        ),
      (store) => store.list(probes, { kind, due: null }, { by: ['owner', 'id desc'] }),
      // The open one of an owner, and then another: the first has to be out of the way.
      async (store) => {
        const all = await store.list(probes, { owner }, { by: ['rank'] })
        for (const one of all) if (one.open) await store.update(probes, one, { open: false })
        if (all[0] !== undefined) await store.update(probes, all[0], { open: true })
      },
      // One that comes where another went, and is not looked for.
      async (store) => {
        await store.delete(probes, key)
        await store.insert(probes, row)
      },
      async (_, read) => {
        const all = sql`select count(*) as all, sum(amount) as sum from probes`
        return (await all.execute(await read())).rows
      },
    ]
    return random.pick(calls)
  }

  /** What was answered to every statement of every block. */
  type Answers = unknown[]

  /** The answers, the rows, the rows without the last blocks, and whether any before them could be undone too. */
  async function written(
    write: (all: ReadonlyMap<number, readonly Call[]>) => Promise<Answers>,
    all: ReadonlyMap<number, readonly Call[]>,
    lowest: number,
  ) {
    const db = engine.db as unknown as Kysely<Tables>
    await sql`truncate probes, chain_undo`.execute(db)
    const rows = async () => (await sql`select * from probes order by kind, id`.execute(db)).rows
    const answers = await write(all)
    const there = await rows()
    await sql`select undo_blocks(${lowest})`.execute(db)
    const undone = await rows()
    const images = await sql`select 1 from chain_undo limit 1`.execute(db)
    return { answers, there, undone, kept: images.rows.length > 0 }
  }

  const transaction = (work: (db: Db) => Promise<void>): Promise<void> =>
    (engine.db as unknown as Kysely<Tables>).transaction().execute(work)

  async function plainly(all: ReadonlyMap<number, readonly Call[]>): Promise<Answers> {
    const answers: Answers = []
    for (const [block, calls] of all) {
      await transaction(async (db) => {
        await sql`select set_config('tessera.block', ${String(block)}, true)`.execute(db)
        for (const one of calls) answers.push(await one(plainStore(db as never), async () => db))
      })
    }
    return answers
  }

  interface Way {
    /** The table was seen to be empty. */
    readonly known: boolean
    /** Blocks a transaction. */
    readonly together: number
    /** Blocks below this one are final. */
    readonly final: number
  }

  const byRows =
    ({ known, together, final }: Way) =>
    async (all: ReadonlyMap<number, readonly Call[]>): Promise<Answers> => {
      const answers: Answers = []
      const rows = new ChainRows(shapes, new Set(known ? ['probes'] : []), engine.db)
      const blocks = [...all]
      for (let first = 0; first < blocks.length; first += together) {
        await transaction(async (db) => {
          rows.begin(Promise.resolve(db as never))
          const store = new MemoryStore(rows)
          for (const [block, calls] of blocks.slice(first, first + together)) {
            rows.beginBlock(block, block < final)
            for (const one of calls) answers.push(await one(store, () => rows.read()))
            await rows.endBlock()
          }
          await rows.finish()()
        })
      }
      return answers
    }

  test.each(Array.from({ length: runs }, (_, i) => seed + i))(
    `rows in memory are what plain statements leave, SEED=%i`,
    async (one) => {
      const random = new Random(one)
      let rank = 0
      const all = new Map(
        Array.from({ length: blocks }, (_, i) => [
          i + 1,
          Array.from({ length: statements }, () => statement(random, () => (rank += 2))),
        ]),
      )
      const lowest = random.between(1, blocks)
      const { kept: _, ...plain } = await written(plainly, all, lowest)
      for (const way of [
        { known: true, together: blocks, final: 0 },
        { known: true, together: blocks, final: lowest },
        { known: true, together: 1, final: 0 },
        { known: false, together: 3, final: 0 },
        { known: false, together: 3, final: lowest },
      ]) {
        const { kept, ...found } = await written(byRows(way), all, lowest)
        expect(found).toEqual(plain)
        // What came and went within its block leaves no image; what is there came in a block that has one.
        const none = plain.undone.length === 0
        expect(way.final > 0 ? [false] : [true, !none]).toContain(kept)
      }
    },
  )
})
