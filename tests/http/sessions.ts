import type { Database } from '#platform/server/database/db.ts'

/** Brings back the sessions that there are now, for the next test after one that ends them. */
export async function keepSessions(db: Database): Promise<() => Promise<unknown>> {
  const kept = await db.selectFrom('sessions').selectAll().execute()
  return () =>
    db
      .insertInto('sessions')
      .values(kept)
      .onConflict((again) => again.doNothing())
      .execute()
}
