import { features } from '#apps/server/features.ts'
import { openDatabase } from '#platform/server/database/db.ts'
import { migrate } from '#platform/server/database/migrate.ts'

import { sql } from 'kysely'

import type { Bench, Report } from './bench.ts'
import { askOn } from './market/ask.ts'
import { type Explaining, explaining } from './market/explain.ts'
import { fillCards } from './market/fill.ts'
import { type Pages, everyList } from './market/pages.ts'
import { median } from './rounds.ts'
import { startServerPostgres } from './peers.ts'

const cards = 1_000_000
const pageSize = 20
const rounds = 5
const places = ['first', 'middle', 'last'] as const

/** Every sort and filter of the lists of cards, near the top, in the middle and at the end. */
export const bench: Bench = {
  name: 'market',
  title: 'Lists of cards in PostgreSQL: 1,000,000 cards, 300,000 on sale',
  async run(report) {
    const postgres = await startServerPostgres()
    const { url } = postgres
    const db = await openDatabase({ databaseUrl: url, dataDir: null })
    const ends: (() => Promise<void>)[] = [postgres.close, () => db.destroy()]
    try {
      await migrate(db, features)
      report.report('filling the table')
      await fillCards(db, 1, { cards, onSale: true })
      const explainer = await explaining(url)
      ends.push(explainer.close)
      await measure(report, explainer)
    } finally {
      for (const end of ends.toReversed()) await end()
    }
  },
}

/** Of each list the slowest filter is reported. */
async function measure(report: Report, explainer: Explaining): Promise<void> {
  const ask = askOn(explainer.db, cards)
  const worst = new Map<string, { ms: number; title: string }>()
  for (const pages of everyList) {
    for (const place of places) {
      const name = `${pages.sort}: ${place} page`
      const ms = await timeOf(explainer, ask, pages, place)
      if (ms >= (worst.get(name)?.ms ?? 0)) worst.set(name, { ms, title: pages.title })
    }
    report.report(pages.title)
  }
  for (const [name, { ms, title }] of worst) {
    report.report(`${name}: slowest is ${title}`)
    report.figure({ name, unit: 'ms', ours: hundredths(ms), goal: { atMost: 10 } })
  }
  const cheapest = everyList.find(
    ({ path, form }) => path.endsWith('skuPage') && form['sort'] === 'cheap',
  )
  if (cheapest === undefined) throw new Error('no list is sorted by price')
  report.figure({
    name: 'on sale, cheap, all of them: last page',
    unit: 'ms',
    ours: hundredths(await timeOf(explainer, ask, cheapest, 'last')),
    peer: { name: 'offset', value: hundredths(await byOffset(explainer)) },
  })
}

/** Milliseconds in the database of all queries of one page, the median of several runs. */
async function timeOf(
  explainer: Explaining,
  ask: ReturnType<typeof askOn>,
  { path, form }: Pages,
  place: (typeof places)[number],
): Promise<number> {
  const { total } = await ask(path, { ...form, pageSize: '1' })
  const end = Math.max(1, Math.ceil(total / pageSize))
  const pageNum = String({ first: 1, middle: Math.ceil(end / 2), last: end }[place])
  const taken: number[] = []
  explainer.take()
  for (let round = 0; round < rounds; round++) {
    const { list } = await ask(path, { ...form, pageNum, pageSize: String(pageSize) })
    if (list.length === 0) throw new Error(`page ${pageNum} of ${end} is empty`)
    taken.push(explainer.take().reduce((sum, { ms }) => sum + ms, 0))
  }
  return median(taken)
}

/** The same page as it is usually requested: everything before it is read and thrown away. */
async function byOffset(explainer: Explaining): Promise<number> {
  const taken: number[] = []
  for (let round = 0; round < rounds; round++) {
    await sql`select * from nft_cards where listing_number is not null
      order by listing_worth, token_id limit ${pageSize} offset (
        select sum(cards)::int8 - ${pageSize}::int8 from nft_card_counts
        where list = 'level' and standing in ('heldOnSale', 'stakedOnSale'))`.execute(explainer.db)
    taken.push(explainer.take().reduce((sum, { ms }) => sum + ms, 0))
  }
  return median(taken)
}

const hundredths = (ms: number): number => Math.round(ms * 100) / 100
