import { expect, test } from 'vitest'

import type { Reads } from './pipes.ts'
import { ReplicaReads } from './replica.ts'

/** A database of blocks alone, that also reports its name. */
function database(name: string, blocks: readonly string[]) {
  const state = { blocks, down: false, asked: 0 }
  const reads: Reads = {
    async query(text, values) {
      if (state.down) throw new Error('gone')
      state.asked++
      const number = state.blocks.length
      const all: Record<string, object[]> = {
        name: [{ name }],
        last: number === 0 ? [] : [{ number, id: state.blocks.at(-1) }],
        head: [{ head: number, id: state.blocks[Number(values[0]) - 1] ?? null }],
      }
      const which = text.startsWith('select (') ? 'head' : text === 'name' ? 'name' : 'last'
      return { rows: all[which] } as Awaited<ReturnType<Reads['query']>>
    },
    close: async () => {},
  }
  return { state, reads }
}

function pair(primaryBlocks: readonly string[], replicaBlocks: readonly string[]) {
  const primary = database('primary', primaryBlocks)
  const replica = database('replica', replicaBlocks)
  const time = { ms: 0 }
  const message: unknown[] = []
  const log = {
    info: (line: unknown) => message.push(line),
    warn: (line: unknown) => message.push(line),
  }
  const reads = new ReplicaReads({
    replica: replica.reads,
    primary: primary.reads,
    log: log as never,
    now: () => time.ms,
  })
  const whoAnswers = async () =>
    ((await reads.query('name', [])).rows as { name: string }[])[0]?.name
  return { primary: primary.state, replica: replica.state, reads, time, message, whoAnswers }
}

test('before anything is known of it the primary is used', async () => {
  expect(await pair(['a'], ['a']).whoAnswers()).toBe('primary')
})

test.each([
  ['as far as the primary', ['a', 'b', 'c'], ['a', 'b', 'c'], 'replica'],
  ['two blocks behind', ['a', 'b', 'c'], ['a'], 'replica'],
  ['three blocks behind', ['a', 'b', 'c', 'd'], ['a'], 'primary'],
  ['empty', ['a'], [], 'primary'],
  ['with a block that was replaced', ['a', 'b2', 'c'], ['a', 'b'], 'primary'],
  ['ahead, as another chain is', ['a'], ['a', 'b'], 'primary'],
])('a replica %s: %j beside %j is answered by the %s', async (_, ours, theirs, who) => {
  const { reads, whoAnswers } = pair(ours, theirs)
  await reads.check()
  expect(await whoAnswers()).toBe(who)
})

test('one that falls behind is left aside, and taken again when it has caught up', async () => {
  const { primary, replica, reads, whoAnswers, message } = pair(['a'], ['a'])
  await reads.check()
  expect(await whoAnswers()).toBe('replica')
  primary.blocks = ['a', 'b', 'c', 'd']
  await reads.check()
  expect(await whoAnswers()).toBe('primary')
  replica.blocks = ['a', 'b', 'c', 'd']
  await reads.check()
  expect(await whoAnswers()).toBe('replica')
  expect(message).toEqual([
    'the replica answers what anybody may read',
    { fault: 'it is 3 blocks behind' },
    'the replica answers what anybody may read',
  ])
})

test('a question that it fails is answered by the primary, at once', async () => {
  const { replica, reads, whoAnswers } = pair(['a'], ['a'])
  await reads.check()
  replica.down = true
  expect(await whoAnswers()).toBe('primary')
  await reads.check()
  replica.down = false
  const before = replica.asked
  expect(await whoAnswers()).toBe('primary')
  expect(replica.asked).toBe(before)
})

test('without a good answer for three seconds it is no longer used', async () => {
  const { time, reads, whoAnswers } = pair(['a'], ['a'])
  await reads.check()
  time.ms = 2_999
  expect(await whoAnswers()).toBe('replica')
  time.ms = 3_000
  expect(await whoAnswers()).toBe('primary')
})
