import { eventOf } from '#tools/audit/testing/eventOf.ts'
import { expect, test } from 'vitest'

import { listedOf } from './order.ts'
import { risesOf } from './rises.ts'
import { levelCounts, teamOf } from './team.ts'
import type { PledgeChange } from './pledges.ts'

/** root, with alice below it, and three below her; dave's own is eve. */
const bound = [
  ['alice', 'root'],
  ['bob', 'alice'],
  ['carol', 'alice'],
  ['dave', 'alice'],
  ['eve', 'dave'],
] as const
const events = bound.map(([user, parent], i) => eventOf('Team.Bound', i + 1, { user, parent }))
const team = teamOf(events)
const parents = new Map([...team].map(([member, { parent }]) => [member, parent]))

const change = (block: number, member: string, usdt: bigint): PledgeChange => ({
  event: eventOf('TermStaking.Pledged', block, {}),
  source: 'staking',
  member,
  kind: usdt > 0n ? 'added' : 'taken',
  worth: (usdt < 0n ? -usdt : usdt) * 1_000_000n,
})

test('a level is had from the block after the one that brought it', () => {
  const all = [
    change(10, 'bob', 400n),
    change(11, 'carol', 400n),
    change(12, 'dave', 199n),
    change(13, 'eve', 1n),
    change(20, 'bob', -400n),
    change(21, 'bob', 400n),
    // Within one block it fell and rose.
    change(22, 'bob', -400n),
    change(22, 'bob', 400n),
  ]
  const { all: rises, levelBefore, standings } = risesOf(parents, all)
  expect(rises).toEqual([
    { address: 'alice', block: 13, level: 1 },
    { address: 'alice', block: 20, level: 0 },
    { address: 'alice', block: 21, level: 1 },
  ])
  expect([13, 14, 20, 21, 22].map((block) => levelBefore('alice', block))).toEqual([0, 1, 1, 0, 1])
  expect(standings.of('alice')).toEqual({
    pledge: 0n,
    directPledge: 999_000_000n,
    secondPledge: 1_000_000n,
    teamPledge: 1_000_000_000n,
    activeDirects: 3,
    level: 1,
  })
  expect(levelCounts(team.keys(), standings)).toEqual([
    { address: 'root', level: 1, members: 1, pledge: 0n },
  ])
})

test('a place and numbers', () => {
  expect(team.get('dave')).toEqual({
    address: 'dave',
    parent: 'alice',
    ordinal: 3,
    depth: 2,
    active_since: 400,
    bound_block: 4,
    direct_count: 1,
    second_count: 0,
    team_size: 1,
  })
  const root = { parent: null, ordinal: 0, depth: 0, active_since: null, bound_block: 0 }
  const numbers = { direct_count: 1, second_count: 3, team_size: 5 }
  expect(team.get('root')).toEqual({ address: 'root', ...root, ...numbers })
})

test('the list: each before its team, the newest first', () => {
  const { rows } = listedOf(team)
  expect(rows.map(({ address }) => address)).toEqual([
    'root',
    'alice',
    'dave',
    'eve',
    'carol',
    'bob',
  ])
  expect(rows[1]).toEqual({ address: 'alice', follows: 'root' })
})
