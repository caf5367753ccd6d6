import { expect, test } from 'vitest'

import type { Lease } from './lease.ts'
import { Transactions } from './transactions.ts'

/** A database that ends each transaction on command, and records what was done by when. */
function slowLease() {
  const emitted: string[] = []
  const ends: { commit: () => void; fail: (error: Error) => void }[] = []
  const lease = {
    async transaction(work: (own: never) => Promise<void>) {
      emitted.push('begun')
      await work(undefined as never)
      emitted.push('sent')
      await new Promise<void>((commit, fail) => ends.push({ commit, fail }))
    },
  } as unknown as Lease
  const transactions = new Transactions(lease)
  const next = (name: string, work: (own: Promise<unknown>) => Promise<unknown> = async () => {}) =>
    transactions.next({
      first: async () => {},
      async write(own) {
        emitted.push(`${name} worked out`)
        await work(own)
        return async () => void emitted.push(`${name} written`)
      },
      ended: () => emitted.push(`${name} ended`),
    })
  const end = () => ends.shift()!
  const news = async () => {
    await settled()
    return new Set(emitted.splice(0))
  }
  return { transactions, next, end, news }
}

/** All tasks that can continue alone have. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

test('while one takes effect the next is worked out, and the one after it waits', async () => {
  const { transactions, next, end, news } = slowLease()
  await next('a')
  expect(await news()).toEqual(new Set(['a worked out', 'begun', 'a written', 'sent']))
  await next('b')
  const third = next('c')
  expect(await news()).toEqual(new Set(['b worked out']))
  end().commit()
  expect(await news()).toEqual(new Set(['a ended', 'begun', 'c worked out', 'b written', 'sent']))
  await third
  end().commit()
  await settled()
  end().commit()
  await transactions.all()
  expect(await news()).toEqual(new Set(['b ended', 'begun', 'c written', 'sent', 'c ended']))
})

test('one that fails takes along what was worked out after it, which never begins', async () => {
  const { transactions, next, end, news } = slowLease()
  await next('a')
  const handled: unknown[] = []
  const second = next('b', (own) => own.catch((error: unknown) => handled.push(error)))
  await news()
  const gone = new Error('gone')
  end().fail(gone)
  await second
  await expect(transactions.all()).rejects.toBe(gone)
  expect(handled).toEqual([gone])
  expect(await news()).toEqual(new Set())
  await expect(next('c')).rejects.toBe(gone)
  expect(await news()).toEqual(new Set())
})

test('what cannot be worked out is not sent, and what was before it takes effect', async () => {
  const { transactions, next, end, news } = slowLease()
  await next('a')
  const bad = new Error('bad')
  const second = next('b', () => Promise.reject(bad))
  await expect(second).rejects.toBe(bad)
  await news()
  end().commit()
  await expect(transactions.all()).rejects.toBe(bad)
  expect(await news()).toEqual(new Set(['a ended', 'begun']))
})

test('a caller that waits for the transaction learns that it has begun', async () => {
  const { transactions, next, end } = slowLease()
  let begun = false
  await next('a', (own) => own.then(() => (begun = true)))
  expect(begun).toBe(true)
  await settled()
  end().commit()
  await transactions.all()
})
