import type { Stack } from '#apps/journeys/stack.ts'
import { features } from '#apps/server/features.ts'
import { TronNode } from '#platform/chain/node.ts'
import type { Endpoint } from '#platform/std/endpoint.ts'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'

import type { App, Database } from './app.ts'
import { buildHttp } from './http.ts'
import { Orders } from './orders.ts'

export const endpoints: readonly Endpoint[] = features.flatMap((feature) =>
  feature.endpoints.map(({ endpoint }) => endpoint),
)

/**
 * The stack's server without a socket, over a chain that stands still: the same question to the node
 * is asked once. The indexer is stopped, so that whatever is written is written by a call.
 */
export async function standingDoor({ server }: Stack): Promise<FastifyInstance> {
  await server.indexer.stop()
  const { db, deployment, clock } = server.app
  const node = new TronNode(server.app.node.url, 8_000, remembering())
  const [isActive] = features.flatMap((feature) => feature.isActive ?? [])
  const app: App = {
    ...server.app,
    node,
    orders: new Orders({ db, node, deployment, clock, poke: () => {} }),
    isActive: (address) => isActive!(app, address),
  }
  return buildHttp(
    app,
    features.flatMap((feature) => feature.endpoints),
    null,
  )
}

function remembering(): typeof fetch {
  const answers = new Map<string, Promise<string>>()
  return async (input, init) => {
    const key = JSON.stringify([input, init?.body])
    const { signal: _, ...rest } = init ?? {}
    const known = answers.get(key) ?? fetch(input, rest).then((answer) => answer.text())
    answers.set(key, known)
    return new Response(await known)
  }
}

/** Counts the rows that are written from here on, in any table; a write that is undone counts too. */
export async function countWrites(db: Database): Promise<() => Promise<number>> {
  await sql`create sequence writes_seen`.execute(db)
  await sql`create function note_write() returns trigger language plpgsql as
    $$ begin perform nextval('writes_seen'); return null; end $$`.execute(db)
  const { rows: tables } = await sql<{ name: string }>`
    select table_name::text as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db)
  for (const { name } of tables) {
    await sql`create trigger zz_note_write after insert or update or delete on ${sql.table(name)}
      for each row execute function note_write()`.execute(db)
  }
  return async () => {
    const { rows } = await sql<{ writes: number }>`
      select case when is_called then last_value else 0 end as writes from writes_seen`.execute(db)
    return rows[0]!.writes
  }
}
