import { type Stack, startStack } from '#tests/journeys/stack.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { TeamTables } from '../tables.ts'

/** The counts of a line, against a walk through its rows: on any tree, and after binds were taken back. */
let stack: Stack

beforeAll(async () => {
  stack = await startStack({ solidLag: 60 })
})
afterAll(() => stack?.close())

const nameOf = (address: string) =>
  stack.world.net.accounts.find((one) => one.address === address)!.name

/** For every member: the inviter, the number in the line, and the counts; stored and recomputed. */
async function lines() {
  const rows = await stack.server.app.db
    .withTables<TeamTables>()
    .selectFrom('teamMembers')
    .selectAll()
    .orderBy('address')
    .execute()
  const directOf = (address: string) => rows.filter(({ parent }) => parent === address)
  const sizeOf = (address: string): number =>
    directOf(address).reduce((size, below) => size + 1 + sizeOf(below.address), 0)
  const kept = rows.map(({ address, directCount, teamSize }) => ({
    address,
    directCount,
    teamSize,
  }))
  const counted = rows.map(({ address }) => ({
    address,
    directCount: directOf(address).length,
    teamSize: sizeOf(address),
  }))
  const ordinals = rows.map(({ address }) =>
    directOf(address)
      .map(({ ordinal }) => ordinal)
      .toSorted((a, b) => a - b),
  )
  const tree = Object.fromEntries(
    rows.flatMap(({ address, parent }) =>
      parent === null ? [] : [[nameOf(address), nameOf(parent)]],
    ),
  )
  return { kept, counted, ordinals, tree }
}

async function expectCounted(tree: Readonly<Record<string, string>>): Promise<void> {
  await stack.server.indexer.catchUp()
  const found = await lines()
  expect(found.tree).toEqual(tree)
  expect(found.kept).toEqual(found.counted)
  // Numbered from 1 without a gap, as the pages of a line need.
  for (const ordinals of found.ordinals) expect(ordinals).toEqual(ordinals.map((_, i) => i + 1))
}

test('any tree of eleven, half of it taken back and bound elsewhere', async () => {
  const newcomers = stack.world.net.accounts.slice(1).map(({ name }) => name)
  const choices = fc.array(fc.nat(1_000), {
    minLength: newcomers.length,
    maxLength: newcomers.length,
  })
  const bind = async (
    names: readonly string[],
    picks: readonly number[],
    tree: Record<string, string>,
  ) => {
    for (const [i, name] of names.entries()) {
      const active = ['deployer', ...Object.keys(tree)]
      const parent = active[picks[i]! % active.length]!
      const outcome = await stack.world.send(name, 'Team', 'bindParent', [stack.world.hex(parent)])
      expect(outcome.reason).toBe('')
      tree[name] = parent
    }
  }
  await fc.assert(
    fc.asyncProperty(choices, choices, async (first, second) => {
      const start = await stack.world.net.snapshot()
      const tree: Record<string, string> = {}
      await bind(newcomers, first, tree)
      await expectCounted(tree)

      const taken = newcomers.slice(6)
      await stack.world.net.reorg(taken.length, { transactions: 'drop' })
      await stack.world.net.mine()
      for (const name of taken) delete tree[name]
      await expectCounted(tree)

      await bind(taken, second, tree)
      await expectCounted(tree)
      await stack.world.net.revert(start)
      await expectCounted({})
    }),
    // What failed has left its binds: a smaller example could not begin from nothing.
    { numRuns: 3, endOnFailure: true },
  )
})
