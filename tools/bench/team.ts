import { features } from '#apps/server/features.ts'
import { type Database, openDatabase } from '#platform/server/database/db.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { batch } from '#platform/server/indexer/ahead.ts'
import { type RawBuilder, sql } from 'kysely'
import { isDeepStrictEqual } from 'node:util'

import type { Bench, Report } from './bench.ts'
import { type Explaining, explaining } from './market/explain.ts'
import { median } from './rounds.ts'
import { askAsRoot } from './team/ask.ts'
import { grow, perBlock } from './team/fill.ts'
import { type PeerRow, asked, fillClosure, ourRows } from './team/peers.ts'
import { startServerPostgres } from './peers.ts'

const rounds = 5
const million = 1_000_000
/** As many as the index writes in one transaction behind the head. */
const bound = perBlock * batch

/** The requests of a user about the root's team, and the cost of binding. */
export const bench: Bench = {
  name: 'team',
  title:
    'A team of 1,000,000 members in PostgreSQL; with --long of 10,000,000 instead, without a closure table',
  async run(report, { long }) {
    const postgres = await startServerPostgres()
    // A closure table of a million is one statement of half a minute and more.
    const db = await openDatabase({
      databaseUrl: postgres.url,
      dataDir: null,
      databaseAnswerMs: 600_000,
    })
    const ends: (() => Promise<void>)[] = [postgres.close, () => db.destroy()]
    try {
      await migrate(db, features)
      await growTo(report, db, 1, million)
      if (!long) {
        report.report('filling the closure table')
        await fillClosure(db)
      }
      const explainer = await explaining(postgres.url)
      ends.push(explainer.close)
      if (!long) await measure(report, explainer, true)
      await bind(report, db, million)
      if (!long) return
      await growTo(report, db, million + bound + 1, 10 * million)
      // A closure of ten million would be 160 million rows.
      await measure(report, explainer, false)
      await bind(report, db, 10 * million)
    } finally {
      for (const end of ends.toReversed()) await end()
    }
  },
}

/** Members from this one up to that number, some of whom stake. */
async function growTo(report: Report, db: Database, from: number, members: number): Promise<void> {
  await grow(db, { from, to: members + 1, staking: 10 }, (known) => {
    if (known % 100_000 === 0) report.report(`${known} members`)
  })
  await db.connection().execute(async (own) => {
    await sql`set statement_timeout = 0`.execute(own)
    await sql`vacuum analyze`.execute(own)
  })
}

/** The goal is of a million: the larger a tree, the more of them are above a new member. */
async function bind(report: Report, db: Database, members: number): Promise<void> {
  report.report('binding')
  const binds = { from: members + 1, to: members + bound + 1, staking: 0 }
  report.figure({
    name: `binds into ${members.toLocaleString('en')} members, ${perBlock} a block`,
    unit: '/s',
    ours: Math.round(await grow(db, binds)),
    ...(members === million && { goal: { atLeast: 7_500 } }),
  })
}

async function measure(report: Report, explainer: Explaining, beside: boolean): Promise<void> {
  const ask = askAsRoot(explainer.db)
  const statistics = '/deposit/member/getTeamStatistics'
  const whole = await ask(statistics)
  const last = String(Math.ceil(whole.size / 20))
  const middle = String(Math.ceil(whole.size / 40))
  const figures = [
    { name: 'size', path: statistics, form: {}, of: 'size', most: 1 },
    { name: 'stake by line and level', path: statistics, form: {}, of: 'lines', most: 1 },
    {
      name: 'direct page with team statistics',
      path: '/deposit/member/directList',
      form: {},
      of: 'page',
      most: 1,
    },
    { name: 'team list: first page', path: '/deposit/member/teamList', form: {}, most: 1 },
    { name: 'team list: middle page', path: '/deposit/member/teamList', form: { pageNum: middle } },
    { name: 'team list: last page', path: '/deposit/member/teamList', form: { pageNum: last } },
  ] as const
  for (const one of figures) {
    const { ms: ours, answer: reply } = await timeOf(explainer, () => ask(one.path, one.form))
    const goal = 'most' in one ? { goal: { atMost: one.most } } : {}
    if (!('of' in one)) {
      report.figure({ name: one.name, unit: 'ms', ours, ...goal })
      continue
    }
    const mine = ourRows[one.of](reply)
    const { walked, closure } = asked[one.of]
    const peer = { name: 'recursive CTE', value: await timeOfPeer(explainer, walked, mine) }
    report.figure({ name: one.name, unit: 'ms', ours, peer, ...goal })
    if (!beside) continue
    const other = { name: 'closure table', value: await timeOfPeer(explainer, closure, mine) }
    report.figure({ name: `${one.name}, beside a closure`, unit: 'ms', ours, peer: other })
  }
}

/** Milliseconds that a peer takes once. Throws where it answers anything but what we did. */
async function timeOfPeer(
  explainer: Explaining,
  query: RawBuilder<PeerRow>,
  mine: readonly PeerRow[],
): Promise<number> {
  const { ms, answer } = await timeOf(explainer, () => query.execute(explainer.db), 1)
  if (!isDeepStrictEqual(answer.rows, mine)) throw new Error('a peer answers something else')
  return ms
}

/**
 * Milliseconds in the database of all queries of a request, the median of several runs, and the
 * reply.
 */
async function timeOf<T>(
  explainer: Explaining,
  ask: () => Promise<T>,
  times = rounds,
): Promise<{ readonly ms: number; readonly answer: T }> {
  const taken: number[] = []
  for (;;) {
    explainer.take()
    const answer = await ask()
    taken.push(explainer.take().reduce((sum, { ms }) => sum + ms, 0))
    if (taken.length === times) return { ms: Math.round(median(taken) * 100) / 100, answer }
  }
}
