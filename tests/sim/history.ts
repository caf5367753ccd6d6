import { Orders } from '#platform/server/orders/orders.ts'
import type { Address } from '#platform/std/address.ts'

import { firstSeries } from './boxSteps.ts'
import { act, earn } from './clients.ts'
import { fetchFunds, firstEpoch, guard, keeperOf } from './epochSteps.ts'
import { sunFor } from './contracts/price.ts'
import { terms } from './contracts/state.ts'
import { named } from './people.ts'
import { openSessions } from './process.ts'
import { recompute } from './recompute.ts'
import type { Store } from './store.ts'
import { Troubles, epochsOf } from './tally.ts'
import { callTo, sign } from './wallet.ts'
import { type Plant, World } from './world.ts'

export interface Result {
  readonly seed: number
  /** The same whenever the seed is run. */
  readonly hash: string
  readonly steps: number
  readonly violations: readonly string[]
  readonly orders: number
  readonly blocks: number
  readonly epochs: ReturnType<typeof epochsOf>
  /** By their names in `tally.ts`. */
  readonly troubles: ReadonlySet<string>
}

export interface Options {
  readonly plant?: Plant
  readonly report?: (line: string) => void
}

/** One history: a time of everything at once, then quiet, then the check. */
export async function run(seed: number, store: Store, options: Options = {}): Promise<Result> {
  const { plant = {}, report = () => {} } = options
  await store.empty()
  await openSessions(store.db)
  const troubles = new Troubles()
  const world = new World(seed, store, plant, keeperOf, (line) => {
    troubles.recordLine(line)
    report(line)
  })
  const unheard = (reason: unknown): void => world.blame(`no reader received ${String(reason)}`)
  process.on('unhandledRejection', unheard)
  try {
    firstBlocks(world)
    await world.start()
    // Usually caught up before the first user.
    if (world.random.chance(0.8)) await world.schedule.finish()
    await unrest(world)
    await quiet(world)
    await recompute(world, plant.OrdersClass ?? Orders)
  } catch (error) {
    world.blame(error instanceof Error ? (error.stack ?? error.message) : String(error))
  } finally {
    process.off('unhandledRejection', unheard)
    if (world.server !== null) world.schedule.end(world.server.life)
    await store.leave()
  }
  return {
    seed,
    hash: world.trace.hash(),
    steps: world.trace.lines,
    violations: world.violations,
    orders: world.book.all.length,
    blocks: world.chain.head.number,
    epochs: epochsOf(world),
    troubles: troubles.met,
  }
}

/** The contracts stand, the reserve is filled; all but one are active, most have staked a card, two have a level; boxes are on sale. */
function firstBlocks(world: World): void {
  const { chain } = world
  const { root, ann, ben, cat, dan, fay, gus } = named
  const join = (owner: Address, to: Address) =>
    sign(world, callTo('Team', owner, 'bindParent', [to]))
  const cards = (owner: Address, name: string, args: readonly bigint[], value = 0n) =>
    sign(world, callTo('Cards', owner, name, args, value))
  const joins = [
    join(ann, root),
    ...[ben, cat, dan].map((who) => join(who, ann)),
    ...[fay, gus].map((who) => join(who, root)),
  ]
  const price = 200_000_000n
  const { price: costly, first } = chain.state.levels[3]!
  const stakers = [cat, dan, fay, gus]
  const buyers = [ann, ben, ann, ben, ...Array.from({ length: 7 }, () => root), ...stakers]
  chain.found([
    cards(root, 'fund', [60_000_000_000_000_000n]),
    ...joins,
    ...buyers.map((who) => cards(who, 'Buy', [1n], price)),
    cards(ben, 'Buy', [4n], sunFor(costly)),
  ])
  const [short, long] = terms as [(typeof terms)[0], (typeof terms)[0]]
  const staked = [
    [ben, 2],
    [ben, first],
    ...stakers.map((who, i) => [who, 12 + i] as const),
  ] as const
  // Three that ann invited have staked, and three that the root did: both are V1.
  chain.found([
    cards(ann, 'pledge', [1n, BigInt(short.time)]),
    ...staked.map(([who, id]) => cards(who, 'pledge', [BigInt(id), BigInt(long.time)])),
  ])
  // Of these fees their levels add something; what the pool has of all of them lies where it is paid.
  const paid = [cat, fay].map((who) => cards(who, 'Buy', [1n], price))
  chain.found([...paid, fetchFunds(world)])
  firstEpoch(world)
  for (const calls of firstSeries(world)) chain.found(calls)
}

async function unrest(world: World): Promise<void> {
  const { random, schedule, chain, node, store, time } = world
  const calm = random.chance(0.25)
  node.unrest = calm ? 0 : random.pick([0.01, 0.04, 0.12])
  store.unrest = random.chance(0.2) ? 0.004 : 0
  const actions = random.between(8, 18)
  const blocks = random.pick([8, 12, 16, 24])
  let begun = 0
  const end = chain.head.number + blocks
  while (begun < actions || chain.head.number < end) {
    switch (
      random.weighted({
        step: 800,
        act: 30,
        mine: 26,
        skip: 4,
        reorg: 5,
        turn: 40,
        keep: 24,
        guard: 6,
        kill: 1,
        idle: 4,
      })
    ) {
      case 'step':
        await schedule.step()
        break
      case 'act':
        if (begun >= actions) break
        begun += 1
        schedule.begin(() => act(world))
        break
      case 'mine':
        chain.mine()
        break
      case 'skip':
        chain.mine(random.pick([9, 30, 60, 95, 95, 700, 3_700]))
        break
      case 'reorg': {
        const depth = Math.min(chain.open, random.pick([1, 1, 2, 3, 5, 9, 14, 20]))
        if (depth > 0) chain.reorganise(depth)
        break
      }
      case 'turn':
        world.turn()
        break
      case 'keep':
        world.keep()
        break
      case 'guard':
        schedule.begin(() => guard(world))
        break
      case 'kill':
        await world.crash()
        break
      case 'idle':
        time.pass(random.between(1, 2_500))
        break
    }
  }
}

/** No more faults: every action ends, the pool is packed, and all of it is final. */
async function quiet(world: World): Promise<void> {
  const { schedule, chain, node, store } = world
  world.trace.note('quiet')
  node.unrest = 0
  store.unrest = 0
  world.turn()
  await schedule.finish(() => world.turn())
  chain.mine(100)
  chain.mine()
  if (world.random.chance(0.3)) await lastEpoch(world)
  // Longer than any transaction waits, and any order.
  chain.mine(1_800)
  chain.lag = 0
  chain.mine()
  await turnUntilCaughtUp(world)
}

/** The keeper brings one more epoch where anything was earned, and its accounts may claim. */
async function lastEpoch(world: World): Promise<void> {
  const { schedule, chain } = world
  const { accepted } = chain.state.distributor
  chain.lag = 0
  for (let turn = 0; turn < 4 && chain.state.distributor.accepted === accepted; turn++) {
    chain.mine(20)
    await turnUntilCaughtUp(world)
    world.keep()
    await schedule.finish(() => world.turn())
  }
  chain.mine()
  await turnUntilCaughtUp(world)
  for (let claims = 0; claims < 2; claims++) schedule.begin(() => earn(world))
  await schedule.finish(() => world.turn())
  chain.mine()
  chain.mine()
}

async function turnUntilCaughtUp(world: World): Promise<void> {
  const { schedule, chain } = world
  for (let attempt = 0; attempt < 3; attempt++) {
    world.turn()
    await schedule.finish(() => world.turn())
    if (world.server?.app.clock.head.id === chain.head.id) return
  }
  throw new Error(`the index stays behind: ${world.server?.indexer.height}`)
}
