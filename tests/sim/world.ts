import { Orders } from '#platform/server/orders/orders.ts'
import type { EpochsKeeper } from '#features/earnings/keeper/epochs.ts'
import type { Ask } from '#platform/server/database/pglite.ts'

import { Book } from './book.ts'
import { Chain } from './chain/chain.ts'
import { Node } from './chain/faults.ts'
import type { Body } from './chain/node.ts'
import type { Leaf } from './contracts/distributorState.ts'
import { type ServerProcess, firstTurn, startProcess } from './process.ts'
import { Random } from '#tools/bench/random.ts'
import { Life, Schedule } from './schedule.ts'
import type { Store } from './store.ts'
import { Time } from './time.ts'
import { Trace } from './trace.ts'

/** A fault planted into the server, to show that the simulation notices it. */
export interface Plant {
  readonly ask?: (ask: Ask) => Ask
  readonly OrdersClass?: typeof Orders
}

/** Everything of one history. */
export class World {
  constructor(
    seed: number,
    store: Store,
    plant: Plant,
    keeperOf: (world: World) => EpochsKeeper,
    report: (line: string) => void,
  ) {
    this.store = store
    this.plant = plant
    this.random = new Random(seed)
    this.trace = new Trace(report)
    this.schedule = new Schedule(this.random, this.trace)
    const { random, time, trace } = this
    this.chain = new Chain(random, time, trace, random.pick([0, 1, 3, 8, 20, 22]))
    this.node = new Node(this.chain, random, time, trace)
    this.genesis = this.chain.head.id
    this.keeperOf = keeperOf
    this.keeper = keeperOf(this)
  }
  readonly store: Store
  readonly plant: Plant
  readonly random: Random
  readonly trace: Trace
  readonly schedule: Schedule
  readonly time = new Time()
  readonly chain: Chain
  readonly node: Node
  readonly genesis: string
  readonly book = new Book()
  /** What should never have come about. */
  readonly violations: string[] = []
  server: ServerProcess | null = null
  /** Data files of epochs that the server gave, by their last block. */
  readonly files = new Map<number, string>()
  /** What was posted beside the keeper, by its root. */
  readonly leaves = new Map<string, readonly Leaf[]>()
  private readonly keeperOf: (world: World) => EpochsKeeper
  private keeper: EpochsKeeper
  private keeping = false
  private lives = 0

  blame(what: string): void {
    this.trace.note(`VIOLATION ${what}`)
    this.violations.push(what)
  }

  get chainId(): string {
    return `0x${this.genesis.slice(-8)}`
  }

  /**
   * A request to the node: it waits its turn, and is answered in the end by the node in service.
   */
  readonly ask = (life: Life | null): typeof fetch =>
    (async (input: string, init: { body: string }) => {
      const path = input.replace('http://node.sim/', '')
      const body = JSON.parse(init.body) as Body
      await this.schedule.gate(`node ${path}`, life)
      return this.node.ask(path, body)
    }) as typeof fetch

  async start(): Promise<void> {
    this.lives += 1
    const life = new Life(this.lives)
    const { store, schedule, random, plant } = this
    const server = await startProcess({
      life,
      db: store.of(life, schedule, random, plant.ask ?? ((ask) => ask)),
      ask: this.ask(life),
      chainId: this.chainId,
      time: this.time,
      newId: () => random.uuid(),
      OrdersClass: plant.OrdersClass ?? Orders,
    })
    this.server = server
    this.trace.note(`life ${life.number} starts`)
    schedule.begin(async () => {
      const refusal = await firstTurn(server, () => schedule.gate('pause', life))
      // Killed while it was about to refuse: another was started already.
      if (refusal === null || !life.alive) return
      this.trace.note(`life ${life.number} refuses: ${refusal}`)
      // The supervisor of the process starts it again.
      schedule.end(life)
      await this.start()
    }, life)
  }

  /** The process is killed where it stands, and another started on the same store. */
  async crash(): Promise<void> {
    const { server, schedule } = this
    if (server === null) return
    this.trace.note(`life ${server.life.number} is killed`)
    schedule.end(server.life)
    await this.store.leave()
    await this.start()
  }

  /** A turn of the keeper of epochs, where none is on its way; now and then of one that was started again. */
  keep(): void {
    if (this.keeping) return
    this.keeping = true
    if (this.random.chance(0.05)) this.keeper = this.keeperOf(this)
    this.schedule.begin(async () => {
      try {
        await this.keeper.turn()
      } catch (error) {
        this.trace.note(`keeper: ${String(error)}`)
      }
      this.keeping = false
    })
  }

  /** A turn of the indexer, where none is on its way. */
  turn(): void {
    const { server, schedule } = this
    if (server === null || !server.begun || server.turning) return
    server.turning = true
    server.poked = false
    schedule.begin(async () => {
      try {
        await server.indexer.catchUp()
        this.trace.note(`life ${server.life.number} caught up at ${server.indexer.height}`)
      } catch (error) {
        this.trace.note(`life ${server.life.number} paused: ${String(error)}`)
        if (!(error instanceof Error)) throw error
      }
      server.turning = false
    }, server.life)
  }
}
