import type { App } from '#platform/server/app.ts'

import type { Bench, Report } from './bench.ts'
import { catchUp, remembering, solid } from './indexer/catchUp.ts'
import { type Fixture, fixture } from './indexer/fixture.ts'
import { rowsAlone } from './indexer/floor.ts'
import { type AtHead, atHead } from './indexer/head.ts'
import { ponderOn } from './indexer/ponder.ts'
import { serveFixture, serverAt } from './indexer/world.ts'
import { installPeers, startServerPostgres } from './peers.ts'
import { median } from './rounds.ts'

const wanted = 100_000
const rounds = 3

/** How fast the index follows: a whole chain, one block, and a chain that takes back blocks. */
export const bench: Bench = {
  name: 'indexer',
  title: 'The indexer on PostgreSQL: 100,000 events of the product’s own contracts',
  async run(report) {
    await installPeers(report)
    const made = await fixture(report, wanted)
    await compare(report, made)
    report.report('one block after the other')
    const { p99, undone } = await measureHead()
    report.figure({
      name: 'block seen to answer visible, p99',
      unit: 'ms',
      ours: Math.round(p99),
      goal: { atMost: 150 },
    })
    report.figure({
      name: 'reorganisation of 64 blocks',
      unit: 'ms',
      ours: Math.round(undone),
      goal: { atMost: 300 },
    })
  },
}

/** Both twice: with the node's answers cached, and from the node itself. */
async function compare(report: Report, made: Fixture): Promise<void> {
  const ends: (() => Promise<void>)[] = []
  try {
    const served = await serveFixture(report, made)
    ends.push(served.close)
    const [own, theirs] = [await startServerPostgres(), await startServerPostgres()]
    ends.push(own.close, theirs.close)
    const server = await serverAt(served.url, made.deployment, own.url)
    ends.push(() => server.close())
    await server.indexer.stop()
    const ponder = ponderOn(made, served.url, theirs.url)
    ends.push(async () => ponder.close())
    const perSecond = (seconds: number): number => Math.round(made.events / seconds)
    const live = perSecond(await catchUp(server.app))
    report.report(`${live} events/s from the node`)
    const cold = perSecond(await ponder.run())
    report.report(`${cold} events/s from the node by Ponder`)
    const peer = (value: number) => ({ name: 'Ponder', value })
    report.figure({
      name: 'catch-up, from the node',
      unit: 'events/s',
      ours: live,
      peer: peer(cold),
    })
    const app: App = { ...server.app, node: remembering(served.url) }
    // Once for the answers: it does not count.
    await catchUp(app)
    const [ours, peers]: [number[], number[]] = [[], []]
    for (let round = 0; round < rounds; round++) {
      ours.push(perSecond(await catchUp(app)))
      peers.push(perSecond(await ponder.run()))
      report.report(`answers cached: ${ours.at(-1)} events/s, Ponder ${peers.at(-1)}`)
    }
    report.figure({
      name: 'the same rows and former images, copied into the database and nothing else',
      unit: 'events/s',
      ours: perSecond(await rowsAlone(own.url)),
    })
    const final = { ...app, node: solid(app.node) }
    // Its questions are others.
    await catchUp(final)
    report.figure({
      name: 'catch-up of final blocks, answers cached',
      unit: 'events/s',
      ours: perSecond(await catchUp(final)),
    })
    const goals = [{ atLeast: 25_000 }, { ratioAtLeast: 5 }] as const
    for (const [i, goal] of goals.entries()) {
      report.figure({
        name: i === 0 ? 'catch-up, answers cached' : 'catch-up, beside the cached peer',
        unit: 'events/s',
        ours: median(ours),
        peer: peer(median(peers)),
        goal,
      })
    }
  } finally {
    for (const end of ends.toReversed()) await end()
  }
}

async function measureHead(): Promise<AtHead> {
  const postgres = await startServerPostgres()
  try {
    return await atHead(postgres.url)
  } finally {
    await postgres.close()
  }
}
