import type { Call } from '#platform/server/call.ts'
import { sql } from 'kysely'

import type { Weights } from './rules.ts'
import { stakeFor } from './rules.ts'
import { tables } from './views.ts'

/**
 * Lenders with a price; of an energy those that have so much stake, as far as the index knows it. One index answers it: the
 * price, then who was there first.
 */
export function offering(
  call: Pick<Call, 'db'>,
  energy: number | undefined,
  network: Weights | null,
) {
  const all = tables(call).selectFrom('energyLenders').where('price', '>', sql.lit(0))
  if (energy === undefined) return all
  const able = all.where('least', '<=', energy)
  if (network === null) return able
  const stake = stakeFor(energy, network)
  return stake === null ? able.where(sql<boolean>`false`) : able.where('staked', '>=', stake)
}

/** Those that have so much stake and lease no so little energy: first whose least costs the least. */
export const leastFirst = (
  call: Pick<Call, 'db'>,
  energy: number,
  { limit, weight }: Weights,
  most: number,
) =>
  tables(call)
    .selectFrom('energyLenders')
    .selectAll()
    .where('price', '>', sql.lit(0))
    .where('least', '>', energy)
    .where(
      sql<boolean>`least::numeric * ${weight}::numeric * 1000000 <= staked * ${limit}::numeric`,
    )
    .orderBy(sql`least::numeric * price`)
    .orderBy('seq')
    .limit(most)
    .execute()

export const cheapestFirst = (of: ReturnType<typeof offering>, limit: number, offset = 0) =>
  of.selectAll().orderBy('price').orderBy('seq').offset(offset).limit(limit).execute()
