import type { Call } from '#platform/server/call.ts'

import { tables } from './lines.ts'

/** Sun of final fees that the caller's level has added, and that no accepted epoch holds yet. */
export async function accruingOf(call: Call): Promise<bigint> {
  const { app, address } = call
  const [all, late, { credited }] = await Promise.all([
    tables(call)
      .selectFrom('earningsBonuses')
      .select('total')
      .where('account', '=', address)
      .executeTakeFirst(),
    // Numbers grow with blocks: what is not final yet are the last.
    tables(call)
      .selectFrom('earningsFees')
      .select((e) => e.fn.sum<bigint | null>('bonus').as('bonus'))
      .where('level1', '=', address)
      .where('bonusNumber', '>', (e) =>
        e.fn.coalesce(
          e
            .selectFrom('earningsFees as final')
            .select('final.bonusNumber')
            .where('final.level1', '=', address)
            .where('final.bonusNumber', 'is not', null)
            .where('final.block', '<=', app.clock.solid)
            .orderBy('final.bonusNumber', 'desc')
            .limit(1),
          e.lit(0),
        ),
      )
      .executeTakeFirst(),
    tables(call)
      .selectFrom('earningsSums')
      .select((e) => e.fn.sum<bigint | null>('credited').as('credited'))
      .where('account', '=', address)
      .where('kind', '=', 'bonus')
      .executeTakeFirstOrThrow(),
  ])
  const beyond = (all?.total ?? 0n) - (late?.bonus ?? 0n) - (credited ?? 0n)
  return beyond > 0n ? beyond : 0n
}
