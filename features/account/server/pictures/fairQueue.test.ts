import { expect, test } from 'vitest'

import { FairQueue } from './fairQueue.ts'

/** Work that ends when the test lets it. */
function bench(queue: FairQueue) {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const bring = (owner: string, name: string): Promise<string> | null =>
    queue.run(owner, async () => {
      begun.push(name)
      await new Promise<void>((resolve) => ends.push(resolve))
      return name
    })
  const finish = async (): Promise<void> => {
    ends.shift()?.()
    // What follows is begun within this turn of the event loop.
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { begun, bring, finish }
}

test('runs one at a time, and alternates between owners that wait', async () => {
  const { begun, bring, finish } = bench(new FairQueue(20, 5))
  const made = ['a1', 'a2', 'a3', 'a4'].map((name) => bring('a', name))
  made.push(bring('b', 'b1'), bring('b', 'b2'), bring('c', 'c1'))
  expect(begun).toEqual(['a1'])
  for (let n = 0; n < 7; n++) await finish()
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4'])
  expect(await Promise.all(made.map(async (one) => one))).toEqual([
    'a1',
    'a2',
    'a3',
    'a4',
    'b1',
    'b2',
    'c1',
  ])
})

test('one owner fills only the places of that owner', async () => {
  const { begun, bring, finish } = bench(new FairQueue(20, 3))
  const own = Array.from({ length: 25 }, (_, n) => bring('a', `a${n}`))
  expect(own.filter((one) => one !== null)).toHaveLength(3)
  expect(bring('b', 'b')).not.toBeNull()
  await finish()
  expect(begun).toEqual(['a0', 'b'])
  // A place is free again once its work is done.
  expect(bring('a', 'again')).not.toBeNull()
})

test('runs at most the given number, and continues after a failure', async () => {
  const { begun, bring, finish } = bench(new FairQueue(2, 2))
  expect([bring('a', 'a'), bring('b', 'b'), bring('c', 'c')].map((one) => one === null)).toEqual([
    false,
    false,
    true,
  ])
  await finish()
  await finish()
  const queue = new FairQueue(2, 2)
  await expect(queue.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await queue.run('a', async () => 1)).toBe(1)
  expect(begun).toEqual(['a', 'b'])
})
