import { expect, test } from 'vitest'

import { exclusively } from './exclusively.ts'

/** Work that continues until it is released, and how often it was begun. */
function work() {
  let end = (): void => {}
  let fail: (error: Error) => void = () => {}
  const promise = new Promise<void>((resolve, reject) => {
    end = resolve
    fail = reject
  })
  const one = {
    begun: 0,
    end,
    fail,
    run: () => {
      one.begun += 1
      return promise
    },
  }
  return one
}

/** Locks as a browser has them, for all tabs. */
function browserLocks() {
  const taken = new Set<string>()
  const request = async (
    name: string,
    _: object,
    then: (lock: object | null) => Promise<void>,
  ): Promise<void> => {
    if (taken.has(name)) return then(null)
    taken.add(name)
    return then({ name }).finally(() => taken.delete(name))
  }
  return { request } as unknown as LockManager
}

test.each([
  ['with the browser’s locks', browserLocks()],
  ['on a plain http origin, which has none', null],
] as const)('%s an order is driven once at a time', async (_, locks) => {
  const first = work()
  const second = work()
  const other = work()
  const driven = exclusively('a', first.run, locks)
  await exclusively('a', second.run, locks)
  const beside = exclusively('b', other.run, locks)
  expect([first.begun, second.begun, other.begun]).toEqual([1, 0, 1])
  first.end()
  await driven
  second.end()
  await exclusively('a', second.run, locks)
  expect(second.begun).toBe(1)
  other.end()
  await beside
})

test('work that fails lets go of its order, too', async () => {
  const failing = work()
  const driven = exclusively('c', failing.run, null)
  failing.fail(new Error('no more'))
  await expect(driven).rejects.toThrow('no more')
  const next = work()
  next.end()
  await exclusively('c', next.run, null)
  expect(next.begun).toBe(1)
})
