import type { App } from '#platform/server/app.ts'
import { sql } from 'kysely'

import { ofFeatures } from '../../scripts/features.ts'
import { Findings, compare } from './compare.ts'
import type { FeatureAudit } from './featureAudit.ts'
import { readEvents } from './readEvents.ts'

export interface Audited {
  /** The block up to which everything was recomputed. */
  readonly height: number
  /** How many rows were compared, by their table. */
  readonly compared: Readonly<Record<string, number>>
  /** One sentence each; none where the database matches the chain. */
  readonly differences: readonly string[]
}

export const audits = await ofFeatures<FeatureAudit>('audit')

/**
 * Recomputes what each feature's `audit.ts` declares from the receipts of the node and from nothing else, by code that
 * shares nothing with the indexers but tree and file of an epoch, and compares it row by row with the database, and with
 * what the contracts hold. Nothing may index meanwhile.
 */
export async function audit(app: App): Promise<Audited> {
  const { rows } = await sql<{ height: number }>`
    select max(number) as height from chain_blocks`.execute(app.db)
  const { height } = rows[0]!
  const chain = { app, audits, events: await readEvents(app, height, audits) }
  const found = new Findings()
  for (const { tables } of audits) {
    for (const table of (await tables?.(chain, found)) ?? []) await compare(app.db, table, found)
  }
  return { height, compared: found.compared, differences: found.differences }
}
