import type { App } from '#platform/server/app.ts'
import { sql } from 'kysely'

/** By member, from which block on he had which level, in order. */
export type Changes = ReadonlyMap<
  string,
  readonly { readonly block: number; readonly level: number }[]
>

/** As the index has them. */
export async function changesOf({ db }: App): Promise<Changes> {
  const { rows } = await sql<{ address: string; block: number; level: number }>`
    select address, block, level from team_level_changes order by block`.execute(db)
  const changes = new Map<string, { block: number; level: number }[]>()
  for (const { address, block, level } of rows) {
    const own = changes.get(address) ?? []
    own.push({ block: Number(block), level: Number(level) })
    changes.set(address, own)
  }
  return changes
}
