import pg from 'pg'

/** The database did not answer in time, or is gone; another try may find it again. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'
  constructor(cause: unknown, unconfirmed = false) {
    const { message = String(cause), code } = cause as { message?: string; code?: string }
    super(`the database does not answer: ${message}`, { cause })
    this.code = code
    this.unconfirmed = unconfirmed
  }
  /** PostgreSQL's or the system's, where there is one. */
  readonly code: string | undefined
  /** A write was on its way that no transaction takes back: nobody here knows whether it was kept. */
  readonly unconfirmed: boolean
}

/** Of PostgreSQL's codes those that speak of the server, not of the statement: connection lost, no room, shutting down, too late. */
const ofTheServer = /^(08|53|57)/

/** True where the server is at fault and not what it was asked. */
function isUnavailable(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return ofTheServer.test(error.code ?? '')
  // What went wrong here, in reading an answer.
  return !(
    error instanceof TypeError ||
    error instanceof SyntaxError ||
    error instanceof RangeError
  )
}

/** The error as callers are to meet it; `unconfirmed` where what failed may have been kept all the same. */
export function asUnavailable(error: unknown, unconfirmed = false): unknown {
  if (error instanceof DatabaseUnavailable) {
    return unconfirmed === error.unconfirmed
      ? error
      : new DatabaseUnavailable(error.cause, unconfirmed)
  }
  // With a code of its own PostgreSQL says that it has not done it.
  const refused = error instanceof pg.DatabaseError && !/^(08|57P)/.test(error.code ?? '')
  return isUnavailable(error) ? new DatabaseUnavailable(error, unconfirmed && !refused) : error
}

/** True for a statement that changes nothing, by its first word. */
export const onlyReads = (text: string): boolean => /^\s*(select|show)\b/i.test(text)

/** What a database's last writes tell of its disk. */
export class Room {
  /** False from a write that found the disk full until the next that is kept. */
  has = true

  kept(): void {
    this.has = true
  }

  failed(error: unknown): void {
    if (error instanceof pg.DatabaseError && error.code === '53100') this.has = false
  }
}
