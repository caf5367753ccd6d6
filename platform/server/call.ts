import type { Address } from '#platform/std/address.ts'
import type { Locale } from '#platform/std/text.ts'

import type { App } from './app.ts'
import type { Database } from './database/db.ts'

export interface Session {
  readonly address: Address
  readonly token: string
}

/** One request on its way through a handler. */
export interface Call {
  readonly app: App
  /** A signed-in reader reads what he has written; others may be answered by a replica. */
  readonly db: Database
  readonly session: Session | null
  /** The session's address. Throws NOT_SIGNED_IN where there is none. */
  readonly address: Address
  readonly locale: Locale
}
