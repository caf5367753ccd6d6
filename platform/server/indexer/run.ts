import { decodeLog, revertReason } from '#platform/chain/abi.ts'
import type { BlockHead, NodeCall, NodeReceipt } from '#platform/chain/node.ts'
import type { Address } from '#platform/std/address.ts'
import { Failure, failures } from '#platform/std/failure.ts'
import { type Transaction, sql } from 'kysely'

import type { App } from '../app.ts'
import type { PlatformTables } from '#platform/server/database/db.ts'
import { attachUnclaimed } from './attachUnclaimed.ts'
import type { BlockContext, EventContext, Indexer } from './contract.ts'
import { finalHeight, forgetFinal } from './final.ts'
import { type Lease, LeaseLost, leaseOf } from './lease.ts'
import { OtherChain, refuseOtherChain } from './otherChain.ts'

/** Blocks that are asked for at once. */
const batch = 50
/** Milliseconds that a process waits for the one that indexes to have come as far as the node. */
const patienceMs = 10_000
const lookMs = 100

/** What was final is no longer in the chain: another chain, or a database that is not of this one. */
export class FinalBlockGone extends Error {
  override readonly name = 'FinalBlockGone'
  constructor(block: number) {
    super(
      `block ${block} is final here and gone from the chain: is this the right node? Then npm run reindex`,
    )
  }
}

/** Follows the chain: one database transaction a block, rolled back to the common ancestor on a reorganisation. */
export class IndexRunner {
  /** `until`: the last block to read; the head without it. */
  constructor(
    app: App,
    indexers: readonly Indexer[],
    until = Number.POSITIVE_INFINITY,
    lease = leaseOf(app),
  ) {
    this.app = app
    this.until = until
    this.lease = lease
    this.byAddress = new Map(
      indexers.map((indexer) => [app.deployment.address(indexer.contract), indexer]),
    )
  }
  private readonly app: App
  private readonly until: number
  private readonly lease: Lease
  private readonly byAddress: ReadonlyMap<Address, Indexer>
  private stopping = false
  private wake = (): void => {}
  private running: Promise<void> | null = null
  private turn: Promise<void> = Promise.resolve()
  /** Last block that is in the database. */
  height = 0
  /** performance.now() of the last time the whole chain was in. */
  caughtUpAt = 0
  /** Blocks taken back since the start, and in how many goes. */
  undone = 0
  reorganisations = 0
  private lastUndone = 0
  /** Why the node is not read, as long as it is of another chain. */
  otherChain: string | null = null
  private chainKnown = false

  start(everyMs = 500): void {
    this.running = this.loop(everyMs)
  }

  /** Looks at the chain now rather than at the next turn. */
  poke(): void {
    this.wake()
  }

  /** Resolves when the turn that is on its way has come to an end, and another process may index. */
  async stop(): Promise<void> {
    this.stopping = true
    this.wake()
    await this.running
    await this.turn
    await this.lease.giveBack().catch(() => {})
  }

  private async loop(everyMs: number): Promise<void> {
    while (!this.stopping) {
      try {
        await this.catchUp()
      } catch (error) {
        this.app.log.warn({ err: error }, 'indexing paused, trying again')
      }
      if (this.stopping) return
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, everyMs)
        this.wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
  }

  /** Until the database holds the head, whoever indexes. One turn at a time, whoever asks. */
  catchUp(): Promise<void> {
    const turn = this.turn.then(() => this.takeTurn())
    this.turn = turn.catch(() => {})
    return turn
  }

  /** Indexes where it is this process that does; else waits for the one that does. */
  private async takeTurn(): Promise<void> {
    const end = performance.now() + patienceMs
    while (!this.stopping) {
      if (await this.lease.take()) {
        try {
          return await this.follow()
        } catch (error) {
          if (!(error instanceof LeaseLost)) throw error
        } finally {
          this.lease.rest()
        }
      }
      if (await this.seesHead()) return
      if (performance.now() > end) throw unavailable('the process that indexes is behind')
      await new Promise((resolve) => setTimeout(resolve, lookMs))
    }
  }

  /** True where another process has brought the head into the database. */
  private async seesHead(): Promise<boolean> {
    const { node, clock, db } = this.app
    await this.onOurChain(async () => {})
    const head = await node.head()
    if (!(await this.holds(head))) return false
    this.height = head.number
    clock.see(head, await finalHeight(db))
    this.caughtUpAt = performance.now()
    return true
  }

  private follow(): Promise<void> {
    return this.onOurChain(async () => {
      for (let attempt = 0; attempt < 10; attempt++) {
        if (await this.reachHead()) return
      }
      throw unavailable('the chain changes faster than it can be read')
    })
  }

  private async onOurChain(work: () => Promise<void>): Promise<void> {
    try {
      if (!this.chainKnown) await this.knowChain()
      await work()
    } catch (error) {
      if (error instanceof OtherChain) this.refuseNode(error)
      throw error
    }
  }

  private async knowChain(): Promise<void> {
    await refuseOtherChain(this.app)
    this.chainKnown = true
    this.otherChain = null
  }

  /** Calls are NOT_READY from here on, until the node is of our chain. */
  private refuseNode(error: OtherChain): void {
    if (this.otherChain === null) this.app.log.error({ err: error }, 'the node is of another chain')
    this.otherChain = error.message
    this.chainKnown = false
    this.app.clock.forget()
  }

  /** False where the chain changed while it was read: what is common must be found anew. */
  private async reachHead(): Promise<boolean> {
    const { db, node, clock, deployment } = this.app
    const [head, solid] = await Promise.all([node.head(), node.solid()])
    const common = await this.lastCommon(head)
    let last = common?.number ?? 0
    let parent = common?.id
    const end = Math.min(head.number, this.until)
    while (last < end && !this.stopping) {
      const from = Math.max(last + 1, deployment.deployBlock)
      parent ??= await this.idBefore(from)
      const blocks = await node.blocks(from, Math.min(from + batch - 1, end))
      for (const { head: block, calls } of blocks) {
        if (parent !== block.parent) return false
        await this.addBlock(block, calls, await node.receipts(block.number))
        last = block.number
        parent = block.id
        this.height = last
        if (this.stopping) return true
      }
      if (blocks.length === 0) throw unavailable(`block ${from} was not given`)
    }
    const final = await forgetFinal(db, this.lease, solid)
    this.height = last
    clock.see(head, final)
    this.caughtUpAt = performance.now()
    return true
  }

  /** The last block that database and chain share, after rolling back what they do not. */
  private async lastCommon(head: BlockHead): Promise<{ number: number; id: string } | null> {
    for (;;) {
      const last = await this.app.db
        .selectFrom('chainBlocks')
        .select(['number', 'id'])
        .orderBy('number', 'desc')
        .limit(1)
        .executeTakeFirst()
      if (last === undefined) return null
      if (last.number <= head.number) {
        const now = await this.app.node.blockAt(last.number)
        // What a node fails to give is not yet replaced.
        if (now === null) throw unavailable(`block ${last.number} was not given`)
        if (now.id === last.id) return last
      } else if (head.number < (await finalHeight(this.app.db)) && (await this.holds(head))) {
        throw unavailable(`the node is behind what is final, at block ${head.number}`)
      }
      await this.knowChain()
      await this.undo(last.number)
      this.countUndone(last.number)
    }
  }

  /** What the first block of all must follow: no block of ours says so. */
  private async idBefore(first: number): Promise<string> {
    const before = await this.app.node.blockAt(first - 1)
    if (before === null) throw unavailable(`block ${first - 1} was not given`)
    return before.id
  }

  private async holds({ number, id }: BlockHead): Promise<boolean> {
    const known = await this.app.db
      .selectFrom('chainBlocks')
      .select('id')
      .where('number', '=', number)
      .executeTakeFirst()
    return known?.id === id
  }

  private async addBlock(
    block: BlockHead,
    calls: readonly NodeCall[],
    receipts: readonly NodeReceipt[],
  ): Promise<void> {
    const byHash = new Map(receipts.map((receipt) => [receipt.hash, receipt]))
    await this.lease.transaction(async (own) => {
      await sql`select set_config('tessera.block', ${String(block.number)}, true)`.execute(own)
      await own.insertInto('chainBlocks').values(block_(block)).execute()
      const context = this.contextOf(own, block)
      for (const { atBlock } of this.byAddress.values()) await atBlock?.(context)
      for (const [txIndex, call] of calls.entries()) {
        const receipt = byHash.get(call.hash)
        // A node that lags behind itself: without its receipt a transaction's events would be lost.
        if (receipt === undefined) throw unavailable(`no receipt of ${call.hash}`)
        // One call may end otherwise in the block that stands, or stood, at this height instead.
        if (receipt.time !== block.time) throw unavailable(`receipts of another block`)
        await this.addTransaction(context, txIndex, call, receipt)
      }
    })
  }

  private contextOf(db: Transaction<PlatformTables>, block: BlockHead): BlockContext {
    const address = (name: string): Address => this.app.deployment.address(name)
    return { db, block: block.number, time: block.time, address }
  }

  private async addTransaction(
    at: BlockContext,
    txIndex: number,
    call: NodeCall,
    receipt: NodeReceipt,
  ): Promise<void> {
    const ours = this.indexerOf(call)
    if (ours === undefined && !receipt.logs.some((log) => this.isOurs(log.address))) return
    if (call.result !== null && call.result !== receipt.result) {
      throw unavailable(`the receipt of ${call.hash} is of another block`)
    }
    const db: Transaction<PlatformTables> = at.db
    const failed = receipt.result !== 'SUCCESS'
    const row = {
      hash: call.hash,
      block: at.block,
      txIndex,
      owner: call.owner,
      contract: call.contract,
      data: call.data,
      callValue: call.callValue,
      result: receipt.result,
      reason: failed ? (revertReason(ours?.abi ?? [], receipt.output) ?? receipt.result) : null,
      fee: receipt.fee,
      energy: receipt.energy,
    }
    await db.insertInto('chainTransactions').values(row).execute()
    await attachUnclaimed(db, row, at.time)
    for (const [logIndex, log] of receipt.logs.entries()) {
      const indexer = this.byAddress.get(log.address)
      const event = indexer && decodeLog(indexer.abi, log.topics, log.data)
      const handler = event && indexer.handlers[event.name]
      if (!handler) continue
      const context: EventContext = {
        ...at,
        txHash: call.hash,
        txIndex,
        logIndex,
        contract: log.address,
        sender: call.owner,
      }
      await handler({ ...context, args: event.args as never })
    }
  }

  /** Of the contract that is called, where the call is one that it reads. */
  private indexerOf({ contract, data }: NodeCall): Indexer | undefined {
    const indexer = contract === null ? undefined : this.byAddress.get(contract)
    const { deployment } = this.app
    const heeded = indexer?.heeds?.(data, (name) => deployment.address(name)) ?? true
    return heeded ? indexer : undefined
  }

  private isOurs(contract: Address): boolean {
    const indexer = this.byAddress.get(contract)
    return indexer !== undefined && indexer.heeds === undefined
  }

  /** Blocks are undone from the tip down: one that is not below the last begins a reorganisation. */
  private countUndone(block: number): void {
    if (block + 1 !== this.lastUndone) this.reorganisations += 1
    this.lastUndone = block
    this.undone += 1
  }

  /** Puts back every row as it was before the block, the last change first. */
  private async undo(block: number): Promise<void> {
    await this.lease.transaction(async (db) => {
      const { rows } = await sql<{ count: number }>`select undo_block(${block}) as count`.execute(
        db,
      )
      // A block writes one row at least: without images it is final.
      if (rows[0]?.count === 0) throw new FinalBlockGone(block)
    })
  }
}

const block_ = ({ number, id, parent, time }: BlockHead) => ({ number, id, parent, time })

const unavailable = (why: string): Failure =>
  new Failure(failures.NODE_UNAVAILABLE, { cause: new Error(why) })
