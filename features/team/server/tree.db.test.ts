import { openMigrated } from '#tests/journeys/openMigrated.ts'
import type { App } from '#platform/server/app.ts'
import { type OpenEngine, enginesInFull } from '#platform/server/database/testing/databases.ts'
import type { Address } from '#platform/std/address.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { levelRules } from '../levels.ts'
import { isAbove } from './members.ts'
import { isRange, longest } from './place.ts'
import { tablesOf } from './rows.ts'
import { blocksTogether, most } from './buckets.ts'
import { teamPage } from './teamPage.ts'
import { type GrownBlock, type Happening, grow } from './testing/growth.ts'
import { TreeModel } from './testing/model.ts'

/** All numbers and every page of a team, compared with a walk through the events; and after blocks were undone. */
const root = 'Troot' as Address
const named = (n: number): Address => `T${n}` as Address
const usdt = 1_000_000n

/** How a new member's inviter is chosen. */
const shapes = {
  'any tree': (known: number, drawn: number) => drawn % known,
  'a busy root': (known: number, drawn: number) => (drawn % 5 === 0 ? drawn % known : 0),
  'a deep line': (known: number, drawn: number) => (drawn % 9 === 0 ? drawn % known : known - 1),
} as const
type Shape = keyof typeof shapes

/** Numbers far apart from each other, the same for a seed. */
function* draws(seed: number): Generator<number> {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    yield state >>> 8
  }
}

/** Blocks in which people bind, stake and take stakes back. */
function story(shape: Shape, seed: number, length: number, first = 1): GrownBlock[] {
  const draw = draws(seed)
  const next = (below: number): number => draw.next().value! % below
  const people: Address[] = [root]
  const stakes: { id: string; whole: bigint }[] = []
  const blocks: GrownBlock[] = []
  let happened = 0
  while (happened < length) {
    const happenings: Happening[] = []
    for (let left = 1 + next(40); left > 0 && happened < length; left--, happened++) {
      const kind = next(10)
      if (kind < 6 || stakes.length === 0) {
        const parent = people[shapes[shape](people.length, next(1_000_000))]!
        const user = named(people.length)
        people.push(user)
        happenings.push({ what: 'bind', user, parent })
        if (kind % 2 === 0) stakes.push(stake(happenings, user, stakes.length, next))
      } else if (kind < 8) {
        stakes.push(stake(happenings, people[next(people.length)]!, stakes.length, next))
      } else {
        const { id, whole } = stakes[next(stakes.length)]!
        happenings.push({ what: 'unstake', id, amount: whole / BigInt(1 + next(3)), of: whole })
      }
    }
    blocks.push({ number: first + blocks.length, happenings })
  }
  return blocks
}

function stake(
  into: Happening[],
  owner: Address,
  number: number,
  next: (below: number) => number,
): { id: string; whole: bigint } {
  const worth = BigInt(1 + next(9_000)) * usdt + BigInt(next(1_000_000))
  into.push({ what: 'stake', id: String(number), owner, worth })
  return { id: String(number), whole: worth }
}

describe.each(enginesInFull)('the tree on %s', (on) => {
  let engine: OpenEngine
  let app: App
  beforeAll(async () => {
    engine = await openMigrated(on)
    app = { db: engine.db } as App
  }, 120_000)
  afterAll(() => engine?.close())

  const rowsNow = () => tablesOf(app).selectFrom('teamMembers').selectAll().execute()

  async function expectModel(blocks: readonly GrownBlock[], pages: number): Promise<void> {
    const model = new TreeModel(blocks)
    const rows = await rowsNow()
    const levels = await tablesOf(app).selectFrom('teamLevelCounts').selectAll().execute()
    for (const row of rows) {
      const { address } = row
      const [directs, team] = [model.directOf(address), model.teamOf(address)]
      const second = directs.flatMap((one) => model.directOf(one))
      expect({ address, ...numbersOf(row) }).toEqual({
        address,
        directCount: directs.length,
        activeDirects: model.activeOf(address),
        secondCount: second.length,
        teamSize: team.length,
        pledge: model.pledgeOf(address),
        directPledge: model.sum(directs),
        secondPledge: model.sum(second),
        teamPledge: model.sum(team),
        level: model.levelOf(address),
      })
      const counted = levelRules.flatMap(({ level }) => {
        const of = team.filter((one) => model.levelOf(one) === level)
        return of.length === 0 ? [] : [{ level, members: of.length, pledge: model.sum(of) }]
      })
      const kept = levels.filter((one) => one.address === address)
      expect(
        kept
          .map(({ level, members, pledge }) => ({ level, members, pledge }))
          .toSorted((a, b) => a.level - b.level),
      ).toEqual(counted)
    }
    const tops = rows.filter(({ teamSize }) => teamSize > 0)
    for (let i = 0; i < Math.min(pages, tops.length); i++) {
      const top =
        i === 0 ? rows.find(({ parent }) => parent === null)! : tops[(i * 7) % tops.length]!
      const team = model.teamOf(top.address)
      const skip = i % 2 === 0 ? 0 : Math.floor(team.length / 2)
      const page = await teamPage(app, top, skip, 20)
      expect(page.map(({ address }) => address)).toEqual(team.slice(skip, skip + 20))
      const other = rows[(i * 13) % rows.length]!
      expect(await isAbove(app, top, other)).toBe(team.includes(other.address))
    }
  }

  const numbersOf = ({
    directCount,
    activeDirects,
    secondCount,
    teamSize,
    pledge,
    directPledge,
    secondPledge,
    teamPledge,
    level,
  }: Awaited<ReturnType<typeof rowsNow>>[number]) => ({
    directCount,
    activeDirects,
    secondCount,
    teamSize,
    pledge,
    directPledge,
    secondPledge,
    teamPledge,
    level,
  })

  const undoFrom = async (lowest: number): Promise<void> => {
    await sql`select undo_blocks(${lowest}::int8)`.execute(engine.db)
  }

  test.each(Object.keys(shapes) as Shape[])(
    '%s: numbers, levels and pages are those of a walk, also after half of it was undone',
    async (shape) => {
      await fc.assert(
        fc.asyncProperty(fc.nat(), async (seed) => {
          const blocks = story(shape, seed, 160)
          const half = Math.ceil(blocks.length / 2)
          await grow(engine.db, blocks)
          await expectModel(blocks, 6)
          await undoFrom(half + 1)
          await expectModel(blocks.slice(0, half), 6)
          await grow(engine.db, blocks.slice(half))
          await expectModel(blocks, 3)
          await undoFrom(1)
          expect(await rowsNow()).toEqual([])
        }),
        { numRuns: 2, endOnFailure: true },
      )
    },
    120_000,
  )

  const kept = [
    'team_members',
    'team_level_counts',
    'team_level_changes',
    'team_buckets',
    'team_pledges',
    'team_records',
  ] as const

  /** Every row that blocks have left; there are none afterwards. */
  async function takeRows(): Promise<readonly unknown[]> {
    const taken: unknown[] = []
    for (const table of kept) {
      const { rows } = await sql`select * from ${sql.table(table)} as t order by t::text`.execute(
        engine.db,
      )
      taken.push({ table, rows })
      await sql`delete from ${sql.table(table)}`.execute(engine.db)
    }
    await sql`delete from chain_undo`.execute(engine.db)
    return taken
  }

  test.each(Object.keys(shapes) as Shape[])(
    '%s: final blocks are counted together, into the rows of one after the other',
    async (shape) => {
      await fc.assert(
        fc.asyncProperty(fc.nat(), fc.nat({ max: 200 }), async (seed, first) => {
          const draw = draws(seed)
          // Many in which people only bind.
          const blocks = story(shape, seed, 240, first + 1).flatMap((block, i) => {
            const quiet = draw.next().value! % 3 > 0
            const happenings = block.happenings.filter(({ what }) => !quiet || what === 'bind')
            return [{ number: first + 4 * i + 1, happenings }]
          })
          for (const block of blocks) await grow(engine.db, [block])
          const rows = await takeRows()
          const half = draw.next().value! % blocks.length
          await grow(engine.db, blocks.slice(0, half), { final: true })
          await grow(engine.db, blocks.slice(half), { final: true })
          expect(await takeRows()).toEqual(rows)
        }),
        { numRuns: 4, endOnFailure: true },
      )
    },
    120_000,
  )

  test('a bucket that is too large is split at the end of sixty-four blocks, however many are counted together', async () => {
    const draw = draws(11)
    const binds = Array.from({ length: 7_000 }, (_, i): Happening => {
      const parent = draw.next().value! % (i + 1)
      return { what: 'bind', user: named(i + 1), parent: parent === 0 ? root : named(parent) }
    })
    const blocks = Array.from({ length: 140 }, (_, i) => ({
      number: i + 1,
      happenings: binds.slice(i * 50, (i + 1) * 50),
    }))
    await grow(engine.db, blocks)
    const rows = await takeRows()
    await grow(engine.db, blocks, { final: true })
    const lengths = await tablesOf(app).selectFrom('teamBuckets').select('members').execute()
    expect(lengths.length).toBeGreaterThan(2)
    expect(Math.max(...lengths.map(({ members }) => members))).toBeLessThan(most + 12 * 50)
    expect(await takeRows()).toEqual(rows)
  }, 120_000)

  test('any page is found, in a tree of many buckets and lines too deep for its order', async () => {
    const count = 3_000
    const draw = draws(7)
    const binds = Array.from({ length: count }, (_, i): Happening => {
      const n = i + 1
      // Every third in one line, so that it becomes deeper than the order of the tree has room for.
      const line = n % 3 === 0 ? Math.max(0, n - 3) : draw.next().value! % n
      const parent = line === 0 ? root : named(line)
      return { what: 'bind', user: named(n), parent }
    })
    const blocks = Array.from({ length: 3 }, (_, i) => ({
      number: blocksTogether * (i + 1),
      happenings: binds.slice(i * 1_000, (i + 1) * 1_000),
    }))
    await grow(engine.db, blocks)
    const buckets = await tablesOf(app).selectFrom('teamBuckets').selectAll().execute()
    expect(buckets.length).toBeGreaterThan(1)
    expect(buckets.every(({ members }) => members <= most)).toBe(true)
    expect(buckets.reduce((sum, { members }) => sum + members, 0)).toBe(count)

    const model = new TreeModel(blocks)
    const rows = new Map((await rowsNow()).map((row) => [row.address, row]))
    const isLast = (one: Address): boolean => rows.get(one)!.path.length >= longest
    const lastBindFirst = (team: readonly Address[]) =>
      team.toSorted((a, b) => Number(b.slice(1)) - Number(a.slice(1)))
    // The order of the tree; members below the maximum depth are in the order of their binds.
    const ordered = (top: Address): Address[] =>
      isLast(top)
        ? lastBindFirst(model.teamOf(top))
        : model
            .directOf(top)
            .toReversed()
            .flatMap((one) => [one, ...ordered(one)])
    const deep = named(count - (count % 3) - 30)
    const top = rows.get(deep)!
    expect(isRange(top.path)).toBe(false)
    const [below, beside] = [named(count - (count % 3)), named(count - (count % 3) - 33)]
    expect(model.teamOf(deep)).toContain(below)
    expect(await isAbove(app, top, rows.get(below)!)).toBe(true)
    expect(await isAbove(app, top, rows.get(beside)!)).toBe(false)
    for (const address of [root, named(1), named(2), named(3), named(300), named(900), deep]) {
      const team = ordered(address)
      const one = rows.get(address)!
      expect(one.teamSize).toBe(team.length)
      for (let skip = 0; skip < team.length; skip += 811) {
        const page = await teamPage(app, one, skip, 20)
        expect(page.map((row) => row.address)).toEqual(team.slice(skip, skip + 20))
      }
    }
    await undoFrom(1)
    expect(await tablesOf(app).selectFrom('teamBuckets').selectAll().execute()).toEqual([])
  }, 120_000)
})
