import { revertReason } from '#platform/chain/abi.ts'
import { decodeLog } from '#platform/chain/log.ts'
import type { NodeCall } from '#platform/chain/node.ts'
import type { Address } from '#platform/std/address.ts'
import { Failure, failures } from '#platform/std/failure.ts'
import { type Transaction, sql } from 'kysely'

import type { App } from '../app.ts'
import type { Database, PlatformTables } from '#platform/server/database/db.ts'
import { chainBlocks, chainTransactions } from '#platform/server/database/tables.ts'
import { keptCalldata } from '#platform/server/orders/calldata.ts'
import type { MinedCall, ReadBlock } from './ahead.ts'
import { attachUnclaimed } from './attachUnclaimed.ts'
import type { BlockContext, Indexer, SeenLog } from './contract.ts'
import { MadeContracts } from './made.ts'
import { MemoryStore } from './rows/memoryStore.ts'
import { ChainRows } from './rows/rows.ts'
import { type TableShape, shapesOf } from './rows/schema.ts'

type Db = Transaction<PlatformTables>

interface Written {
  /** More blocks follow, so that it pays to know which tables are empty. */
  readonly behind: boolean
  readonly final: number
}

/** Writes blocks, with what the indexers make of their events, many a transaction or one. */
export class BlockWriter {
  constructor(app: App, indexers: readonly Indexer[]) {
    this.app = app
    const byAddress = new Map<Address, Indexer[]>()
    const present = indexers.filter(
      ({ optional, contract }) => optional !== true || contract in app.deployment.contracts,
    )
    for (const indexer of present) {
      const address = app.deployment.address(indexer.contract)
      byAddress.set(address, [...(byAddress.get(address) ?? []), indexer])
    }
    this.byAddress = byAddress
    this.all = [...byAddress.values()].flat()
    this.made = new MadeContracts(present)
    this.anywhere = new Map(present.flatMap(({ anywhere = {} }) => Object.entries(anywhere)))
    this.shapes = shapesOf(app.tables)
  }
  private readonly app: App
  /** Features that need the same contract have an indexer of it each. */
  private readonly byAddress: ReadonlyMap<Address, readonly Indexer[]>
  private readonly all: readonly Indexer[]
  /** Contracts that those have made. */
  private readonly made: MadeContracts
  /** By the first topic of a log. */
  private readonly anywhere: ReadonlyMap<string, SeenLog>
  private readonly shapes: ReadonlyMap<string, TableShape>
  private rows: ChainRows | null = null

  /** Before blocks are written on this one: of what is in memory nothing holds that another may have changed. */
  async learn(db: Database, block: string | null): Promise<void> {
    this.rows = null
    await this.made.learn(db, block)
  }

  /** Whether every row is in memory: no handler needs the database to find one. */
  get holdsAll(): boolean {
    return this.rows?.holdsAll === true
  }

  /** The transaction has taken effect, up to this block. */
  standAt(block: string): void {
    this.made.standAt(block)
  }

  /**
   * All of these blocks or none, the first `final` of them for good. `own`: their transaction, which need not have begun
   * where every row is in memory. Returns how to wait until the database has all of it.
   */
  async write(
    own: Promise<Db>,
    blocks: readonly ReadBlock[],
    { behind, final }: Written,
  ): Promise<() => Promise<void>> {
    this.made.unsure()
    const rows = (this.rows ??= await this.rowsOf(await own, behind))
    rows.begin(own)
    const into = { store: new MemoryStore(rows), sql: () => rows.read(), own }
    const calls = blocks.flatMap((block) => block.calls.map(({ call }) => call))
    const wanted = await wantedBy(rows.apart ?? (await own), calls)
    for (const [i, block] of blocks.entries()) {
      rows.beginBlock(block.head.number, i < final)
      await this.apply(into, block, { wanted, hasNextBlock: i + 1 < final })
      await rows.endBlock()
    }
    return rows.finish()
  }

  private async rowsOf(db: Db, behind: boolean): Promise<ChainRows> {
    const empty = behind ? await emptyOf(db, this.shapes) : new Set<string>()
    return new ChainRows(this.shapes, empty, this.app.db)
  }

  /** `more`: as `afterBlock` has it. */
  async apply(
    { own, store, sql: read }: Into,
    { head, calls }: ReadBlock,
    { wanted, hasNextBlock }: { readonly wanted: Wanted; readonly hasNextBlock: boolean },
  ): Promise<void> {
    const { number, id, parent, time } = head
    await store.insert(chainBlocks, { number, id, parent, time })
    const { chainId } = this.app.deployment
    const context = { store, sql: read, block: number, time, chainId, address: this.address }
    for (const { atBlock } of this.all) await atBlock?.(context)
    for (const [txIndex, call] of calls.entries()) {
      await this.addTransaction(context, own, { ...call, txIndex }, wanted)
      await this.rows?.breathe()
    }
    for (const { afterBlock } of this.all) await afterBlock?.(context, hasNextBlock)
  }

  private async addTransaction(
    at: BlockContext,
    own: Promise<Db>,
    { call, receipt, txIndex }: MinedCall & { readonly txIndex: number },
    wanted: Wanted,
  ): Promise<void> {
    this.lookAnywhere(at, { call, receipt, txIndex })
    const called = this.calledBy(call)
    if (called === undefined && !receipt.logs.some((log) => this.isOurs(log.address))) return
    if (call.result !== null && call.result !== receipt.result) {
      throw unavailable(`the receipt of ${call.hash} is of another block`)
    }
    const failed = receipt.result !== 'SUCCESS'
    const row = {
      hash: call.hash,
      block: at.block,
      txIndex,
      owner: call.owner,
      contract: call.contract,
      data: keptCalldata(call.data),
      callValue: call.callValue,
      result: receipt.result,
      reason: failed ? (revertReason(called?.abi ?? [], receipt.output) ?? receipt.result) : null,
      fee: receipt.fee,
      energy: receipt.energy,
    }
    await at.store.insert(chainTransactions, row)
    if (wanted(call)) await attachUnclaimed(await own, row, at.time)
    for (const [logIndex, log] of receipt.logs.entries()) {
      for (const indexer of this.indexersAt(log.address)) {
        const event = decodeLog(indexer.abi, log.topics, log.data)
        if (event === null) continue
        await indexer.handlers[event.name]?.({
          txHash: call.hash,
          txIndex,
          logIndex,
          contract: log.address,
          sender: call.owner,
          args: event.args as never,
          // Last: V8 makes a class of its own for every object that grows after its first members were spread.
          ...at,
        })
        this.made.handle(indexer, event)
      }
    }
  }

  /** Of any contract: a topic is compared, and nothing is decoded. */
  private lookAnywhere(
    at: BlockContext,
    { call, receipt, txIndex }: MinedCall & { readonly txIndex: number },
  ): void {
    if (this.anywhere.size === 0) return
    for (const [logIndex, log] of receipt.logs.entries()) {
      if (log.address !== call.contract) continue
      const seen = this.anywhere.get(log.topics[0] ?? '')
      if (seen === undefined) continue
      const { hash: txHash, owner: sender } = call
      seen({ txHash, txIndex, logIndex, contract: log.address, sender, ...at }, log)
    }
  }

  /** Of the contract that is called, where the call is one that it reads. */
  private calledBy({ contract, data }: NodeCall): Indexer | undefined {
    const indexers = contract === null ? [] : this.indexersAt(contract)
    return indexers.find(({ filter }) => filter?.(data, this.address) ?? true)
  }

  private isOurs(contract: Address): boolean {
    return this.indexersAt(contract).some(({ filter }) => filter === undefined)
  }

  private indexersAt(contract: Address): readonly Indexer[] {
    return this.byAddress.get(contract) ?? this.made.at(contract)
  }

  private readonly address = (name: string): Address => this.app.deployment.address(name)
}

/** What rows from the chain are written to, and the transaction itself, for what users have written. */
interface Into extends Pick<BlockContext, 'store' | 'sql'> {
  readonly own: Promise<Db>
}

/** Whether an order may be about the call. */
type Wanted = (call: NodeCall) => boolean

/** One query for all of them: most calls of a chain that is read again belong to no order. */
async function wantedBy(db: Database, calls: readonly NodeCall[]): Promise<Wanted> {
  if (calls.length === 0) return () => false
  const hashes = arrayOf(calls.map(({ hash }) => hash))
  const owners = arrayOf([...new Set(calls.map(({ owner }) => owner))])
  const { rows } = await sql<{ hash: string | null; owner: string }>`
    select tx_hash as hash, address as owner from orders
      where tx_hash = any (${hashes}::text::text[])
    union all
    select null, address from orders where address = any (${owners}::text::text[]) and not proven`.execute(
    db,
  )
  const found = new Set(rows.map(({ hash, owner }) => hash ?? owner))
  return ({ hash, owner }) => found.has(hash) || found.has(owner)
}

const unavailable = (why: string): Failure =>
  new Failure(failures.NODE_UNAVAILABLE, { cause: new Error(why) })

/** Of hashes and addresses, which need no quotes. */
const arrayOf = (words: readonly string[]): string => `{${words.join(',')}}`

async function emptyOf(
  db: Db,
  shapes: ReadonlyMap<string, TableShape>,
): Promise<ReadonlySet<string>> {
  const asked = [...shapes.values()].map(
    ({ sqlName }) =>
      sql`select ${sqlName} as name where not exists (select 1 from ${sql.table(sqlName)})`,
  )
  if (asked.length === 0) return new Set()
  const { rows } = await sql<{ name: string }>`${sql.join(asked, sql` union all `)}`.execute(db)
  return new Set(rows.map(({ name }) => name))
}
