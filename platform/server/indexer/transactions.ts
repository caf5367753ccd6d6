import type { Transaction } from 'kysely'

import type { PlatformTables } from '#platform/server/database/db.ts'
import type { Lease } from './lease.ts'

type Db = Transaction<PlatformTables>

interface Work {
  /** Works out what is to be written. Returns how to wait until the database has all of it. */
  readonly write: (own: Promise<Db>) => Promise<() => Promise<void>>
  /** Done at its beginning. */
  readonly first: (own: Db) => Promise<void>
  /** It has taken effect. */
  readonly ended: () => void
}

/**
 * Transactions one after the other, one commits while the next is computed: neither processor waits
 * for the other. One that fails cancels those after it: what they were computed from was not
 * stored.
 */
export class Transactions {
  constructor(lease: Lease) {
    this.lease = lease
  }
  private readonly lease: Lease
  private before: Promise<void> = Promise.resolve()
  private last: Promise<void> = Promise.resolve()

  /** Resolves once it is worked out: it has yet to take effect, and so may the one before it, but no other. */
  async next({ write, first, ended }: Work): Promise<void> {
    await this.before
    const before = this.last
    const begun = promised<Db>()
    const written = write(begun.promise)
    const transaction = async (): Promise<void> => {
      await before
      await this.lease.transaction(async (db) => {
        await first(db)
        begun.resolve(db)
        const arrived = await written
        await arrived()
      })
      ended()
    }
    this.before = before
    this.last = transaction()
    this.last.catch(begun.reject)
    // A caller that did not request it learns of a failure at the end of all.
    begun.promise.catch(() => {})
    await written
  }

  /** Until all have taken effect. */
  all(): Promise<void> {
    return this.last
  }
}

function promised<T>() {
  let [resolve, reject]: [(value: T) => void, (error: unknown) => void] = [() => {}, () => {}]
  const promise = new Promise<T>((...both) => ([resolve, reject] = both))
  return { promise, resolve, reject }
}
