import { createHash } from 'node:crypto'

import { features } from '#apps/server/features.ts'
import { tablesOf } from '#platform/server/database/chainSchema.ts'
import { type Database, openDatabase } from '#platform/server/database/db.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { inMemory, newRows } from '#platform/server/indexer/rows/testing/inMemory.ts'
import type { ChainRows } from '#platform/server/indexer/rows/rows.ts'
import { type Address, addressFromHex } from '#platform/std/address.ts'
import { sql } from 'kysely'

import type { Bench, Report } from './bench.ts'
import { median } from './rounds.ts'
import { startServerPostgres } from './peers.ts'

const accounts = 20_000
const feesABlock = 200
/** As many as the index writes in one transaction behind the head. */
const blocksATurn = 50
const turns = 5

/** Fees as the index meets them, in their blocks: rows, former images, constraints and indexes as in daily work. */
export const bench: Bench = {
  name: 'ledger',
  title: `Ledger in PostgreSQL: fees of ${accounts} people, ${feesABlock} a block, ${blocksATurn} blocks a transaction`,
  async run(report) {
    const postgres = await startServerPostgres()
    const db = await openDatabase({ databaseUrl: postgres.url, dataDir: null })
    try {
      await migrate(db, features)
      await measure(report, db)
    } finally {
      await db.destroy()
      await postgres.close()
    }
  },
}

async function measure(report: Report, db: Database): Promise<void> {
  const speeds: number[] = []
  const rows = newRows(db, tablesOf(features))
  for (let turn = 0; turn < turns; turn++) {
    const before = await entries(db)
    const began = performance.now()
    await write(db, rows, turn * blocksATurn + 1)
    const seconds = (performance.now() - began) / 1_000
    speeds.push(((await entries(db)) - before) / seconds)
    report.report(`${Math.round(speeds.at(-1)!)} entries a second`)
  }
  const { rows: sums } = await sql<{ sum: bigint }>`
    select sum(credited - debited) as sum from earnings_sums`.execute(db)
  if (sums[0]?.sum !== 0n) throw new Error('the books do not come to zero')
  report.figure({
    name: 'ledger entries written, batched',
    unit: 'entries/s',
    ours: Math.round(median(speeds)),
    goal: { atLeast: 25_000 },
  })
}

/** A transfer is two entries: a debit and a credit. */
async function entries(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select 2 * count(*) as count from earnings_transfers`.execute(db)
  return Number(rows[0]!.count)
}

type Split = (event: unknown) => Promise<void>

/** Who keeps the ledger, and what it does at a fee. */
function ledgerOf() {
  const own = features.find(({ name }) => name === 'earnings')?.indexers ?? []
  const found = own.find(({ contract }) => contract === 'FeeSplitter')?.handlers['FeeSplit']
  if (found === undefined) throw new Error('nobody keeps a ledger of fees')
  return { own, split: found as unknown as Split }
}

async function write(db: Database, rows: ChainRows, first: number): Promise<void> {
  const { own, split } = ledgerOf()
  await inMemory(db, rows, {
    blocks: Array.from({ length: blocksATurn }, (_, i) => ({ number: first + i })),
    async apply(at, { number }, more) {
      for (let txIndex = 0; txIndex < feesABlock; txIndex++) {
        await split({ ...at, ...eventAt(number, txIndex) })
      }
      for (const { afterBlock } of own) await afterBlock?.(at, more)
    },
  })
}

const people: readonly Address[] = Array.from({ length: accounts }, (_, i) =>
  addressFromHex(createHash('sha256').update(`person ${i}`).digest('hex').slice(0, 40)),
)
const source = addressFromHex('11'.repeat(20))

/** 1 TRX of an account whose line is two others. */
function eventAt(block: number, txIndex: number) {
  const at = block * feesABlock + txIndex
  const anyone = (step: number): Address => people[(at * step) % accounts]!
  return {
    block,
    txIndex,
    logIndex: 0,
    time: 1_790_000_000 + 3 * block,
    txHash: at.toString(16).padStart(64, '0'),
    args: {
      source,
      payer: anyone(7),
      fee: 1_000_000n,
      level1: anyone(11),
      amount1: 100_000n,
      level2: anyone(13),
      amount2: 50_000n,
      poolAmount: 255_000n,
    },
  }
}
