import pg from 'pg'

/** The database did not answer in time, or the connection is lost. A retry may succeed. */
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
  /** A commit or a single write was sent and not answered: it is unknown whether it was kept. */
  readonly unconfirmed: boolean
}

/** PostgreSQL's error classes for the server and not the statement: connection, resources, shutdown or cancel. */
const ofTheServer = /^(08|53|57)/

/** True where the server failed and not the statement. */
function isUnavailable(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return ofTheServer.test(error.code ?? '')
  // Errors of our own in reading an answer.
  return !(
    error instanceof TypeError ||
    error instanceof SyntaxError ||
    error instanceof RangeError
  )
}

/** Wraps an error of the server; `unconfirmed`: the failed statement may have been kept. */
export function asUnavailable(error: unknown, unconfirmed = false): unknown {
  if (error instanceof DatabaseUnavailable) {
    return unconfirmed === error.unconfirmed
      ? error
      : new DatabaseUnavailable(error.cause, unconfirmed)
  }
  // An error of PostgreSQL's own means that the statement failed.
  const refused = error instanceof pg.DatabaseError && !/^(08|57P)/.test(error.code ?? '')
  return isUnavailable(error) ? new DatabaseUnavailable(error, unconfirmed && !refused) : error
}

/** True for a statement that changes nothing, by its first word. */
export const onlyReads = (text: string): boolean => /^\s*(select|show)\b/i.test(text)

/** Whether the database's disk has room, by its last writes. */
export class Room {
  /** False from a write that failed on a full disk until the next that succeeds. */
  has = true

  kept(): void {
    this.has = true
  }

  failed(error: unknown): void {
    if (error instanceof pg.DatabaseError && error.code === '53100') this.has = false
  }
}
