import type { BlockHead } from '#platform/chain/node.ts'
import { Failure, failures } from '#platform/std/failure.ts'
import { sql } from 'kysely'

import { patiently, readsByKey } from '#platform/server/database/db.ts'
import type { App } from '../app.ts'
import { Ahead, type ReadBlock } from './ahead.ts'
import type { Indexer } from './contract.ts'
import { finalAmong, finalHeight, forgetFinal, forgetUpTo } from './final.ts'
import { DeferredIndexes } from './deferredIndexes.ts'
import { type Lease, LeaseLost, leaseOf } from './lease.ts'
import { OtherChain, refuseOtherChain } from './otherChain.ts'
import { Transactions } from './transactions.ts'
import { BlockWriter } from './writer.ts'

/** Milliseconds that a process waits for the one that indexes to have come as far as the node. */
const patienceMs = 10_000
const lookMs = 100
/**
 * Blocks that are undone in one transaction, and requested at once to know which: as many as a node
 * returns.
 */
const mostUndone = 100

/** What was final is no longer in the chain: another chain, or a database that is not of this one. */
export class FinalBlockGone extends Error {
  override readonly name = 'FinalBlockGone'
  constructor(block: number) {
    super(
      `block ${block} is final here and gone from the chain: is this the right node? Then npm run reindex`,
    )
  }
}

/**
 * Follows the chain, rolled back to the common ancestor on a reorganisation. At the head a block is a
 * transaction of the database; behind it many are one, with the same rows and former images.
 */
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
    this.writer = new BlockWriter(app, indexers)
    this.indexes = new DeferredIndexes(
      lease,
      readsByKey(app.db) === null ? null : patiently(app.db),
    )
  }
  private readonly app: App
  private readonly until: number
  private readonly lease: Lease
  private readonly writer: BlockWriter
  private readonly indexes: DeferredIndexes
  private stopping = false
  private wake = (): void => {}
  /** Since the last turn began: that may have looked before. */
  private wokenUp = false
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
  /** Whether this process writes the index, at its last turn. */
  leads = false
  /** Why the node is not read, as long as it is of another chain. */
  otherChain: string | null = null
  private chainKnown = false

  start(everyMs = 500): void {
    this.running = this.loop(everyMs)
  }

  /** Looks at the chain now rather than at the next turn; again where a turn is on its way. */
  wakeUp(): void {
    this.wokenUp = true
    this.wake()
  }

  /** Resolves when the turn that is on its way has come to an end, and another process may index. */
  async stop(): Promise<void> {
    this.stopping = true
    this.wake()
    await this.running
    await this.turn
    await this.lease.release().catch(() => {})
  }

  private async loop(everyMs: number): Promise<void> {
    while (!this.stopping) {
      this.wokenUp = false
      try {
        await this.catchUp()
      } catch (error) {
        this.app.log.warn({ err: error }, 'indexing paused, trying again')
      }
      if (this.stopping) return
      if (this.wokenUp) continue
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, everyMs)
        this.wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
  }

  /**
   * Until the database holds the head, whichever process indexes. One turn at a time, for all
   * callers.
   */
  catchUp(): Promise<void> {
    const turn = this.turn.then(() => this.takeTurn())
    this.turn = turn.catch(() => {})
    return turn
  }

  /** Indexes where it is this process that does; else waits for the one that does. */
  private async takeTurn(): Promise<void> {
    const end = performance.now() + patienceMs
    while (!this.stopping) {
      this.leads = await this.lease.take()
      if (this.leads) {
        try {
          return await this.follow()
        } catch (error) {
          if (!(error instanceof LeaseLost)) throw error
        } finally {
          this.lease.rest()
        }
      }
      this.indexes.forget()
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

  /** False where the chain changed while it was read: the common block must be found again. */
  private async reachHead(): Promise<boolean> {
    const { db, node, clock, deployment } = this.app
    const [head, solid] = await Promise.all([node.head(), node.solid()])
    const common = await this.lastCommon(head)
    await this.writer.learn(db, common?.id ?? null)
    let last = common?.number ?? 0
    let parent = common?.id
    const end = Math.min(head.number, this.until)
    const ahead = new Ahead(node, end)
    await this.indexes.begin(common === null, end - deployment.deployBlock)
    const transactions = new Transactions(this.lease)
    try {
      while (last < end && !this.stopping) {
        const from = Math.max(last + 1, deployment.deployBlock)
        parent ??= await this.idBefore(from)
        const { blocks, error } = await ahead.next(from)
        const linked = following(parent, blocks)
        const top = linked.at(-1)?.head
        if (top !== undefined) {
          const final = await finalAmong(node, linked, solid)
          await this.write(transactions, linked, { behind: from < end, final })
          last = top.number
          parent = top.id
        }
        if (linked.length < blocks.length) return false
        if (error !== null) throw error
      }
    } finally {
      await transactions.all()
    }
    if (parent !== undefined) this.writer.standAt(parent)
    if (this.stopping && last < end) return true
    await this.indexes.make()
    const final = await forgetFinal(db, this.lease, solid)
    this.height = last
    clock.see(head, final)
    this.caughtUpAt = performance.now()
    return true
  }

  /**
   * As blocks after all those here. Where handlers may need to query the database it has them when
   * this ends.
   */
  private async write(
    transactions: Transactions,
    blocks: readonly ReadBlock[],
    how: { readonly behind: boolean; readonly final: number },
  ): Promise<void> {
    const finalTop = blocks[how.final - 1]?.head.number
    await transactions.next({
      async first(own) {
        if (finalTop !== undefined) await forgetUpTo(own, finalTop)
      },
      write: (own) => this.writer.write(own, blocks, how),
      ended: () => {
        this.height = blocks.at(-1)!.head.number
      },
    })
    if (this.writer.holdsAll) return
    await transactions.all()
    await this.indexes.make()
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
        if (now === null) throw unavailable(`block ${last.number} was not returned`)
        if (now.id === last.id) return last
      } else if (head.number < (await finalHeight(this.app.db)) && (await this.holds(head))) {
        throw unavailable(`the node is behind what is final, at block ${head.number}`)
      }
      await this.knowChain()
      await this.undo(await this.replaced(last, head))
    }
  }

  /** Heights to undo, from the last down: those that the chain is too short for, or has other blocks at. */
  private async replaced(last: { number: number }, head: BlockHead): Promise<number[]> {
    // What is final is requested separately, and never undone.
    const first = (await finalHeight(this.app.db)) + 1
    const lowest = Math.min(last.number, Math.max(last.number - mostUndone + 1, first))
    if (last.number > head.number) {
      const least = Math.max(lowest, head.number + 1)
      return Array.from({ length: last.number - least + 1 }, (_, i) => last.number - i)
    }
    const ours = await this.app.db
      .selectFrom('chainBlocks')
      .select(['number', 'id'])
      .where('number', '>=', lowest)
      .orderBy('number', 'desc')
      .execute()
    const theirs = new Map(
      (await this.app.node.blocks(lowest, last.number)).map((one) => [
        one.head.number,
        one.head.id,
      ]),
    )
    const same = ours.findIndex(({ number, id }) => [id, undefined].includes(theirs.get(number)))
    // The last was seen to be another just now.
    return ours.slice(0, same === -1 ? ours.length : Math.max(same, 1)).map(({ number }) => number)
  }

  /** What the very first block must follow: no block of ours states it. */
  private async idBefore(first: number): Promise<string> {
    const before = await this.app.node.blockAt(first - 1)
    if (before === null) throw unavailable(`block ${first - 1} was not returned`)
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

  /** Blocks are undone from the tip down: one that is not below the last begins a reorganisation. */
  private countUndone(block: number): void {
    if (block + 1 !== this.lastUndone) this.reorganisations += 1
    this.lastUndone = block
    this.undone += 1
  }

  /** Puts back every row as it was before these blocks, which are the last, from the tip down. */
  private async undo(blocks: readonly number[]): Promise<void> {
    const lowest = blocks.at(-1)!
    await this.lease.transaction(async (db) => {
      const { rows } = await sql<{ block: number }>`
        select distinct block from chain_undo where block >= ${lowest}`.execute(db)
      const noted = new Set(rows.map(({ block }) => block))
      // A block writes one row at least: without images it is final.
      const final = blocks.find((block) => !noted.has(block))
      if (final !== undefined) throw new FinalBlockGone(final)
      await sql`select undo_blocks(${lowest})`.execute(db)
    })
    for (const block of blocks) this.countUndone(block)
  }
}

/** As many as stand one on the other, the first on `parent`. */
function following(parent: string, blocks: readonly ReadBlock[]): readonly ReadBlock[] {
  const broken = blocks.findIndex(
    ({ head }, i) => head.parent !== (blocks[i - 1]?.head.id ?? parent),
  )
  return broken === -1 ? blocks : blocks.slice(0, broken)
}

const unavailable = (why: string): Failure =>
  new Failure(failures.NODE_UNAVAILABLE, { cause: new Error(why) })
