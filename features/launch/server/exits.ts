import { type ExitKeys, mostKeys } from '#platform/server/exit.ts'

import { whole } from '../fields.ts'
import { tables } from './views.ts'

/** Presales that the caller has something in, and those of its own that pay it; closed tokens that it can open. */
export const launchKeys: ExitKeys = async (call) => {
  const own = tables(call)
  const [entries, created, tokens] = await Promise.all([
    own
      .selectFrom('launchEntries')
      .select('sale')
      .where('account', '=', call.address)
      .where((e) =>
        e.or([
          e('credit', '>', 0n),
          e.and([e('shares', '>', 0), e('claimed', '<', whole)]),
          e.and([e('insideShares', '>', 0), e('claimedInside', '=', false)]),
        ]),
      )
      .orderBy('number', 'desc')
      .limit(mostKeys)
      .execute(),
    own
      .selectFrom('launchSales')
      .select('sale')
      .where('creator', '=', call.address)
      .where('tapLeft', '>', 0n)
      .orderBy('seq', 'desc')
      .limit(mostKeys)
      .execute(),
    own
      .selectFrom('launchTokens')
      .select('token')
      .where('creator', '=', call.address)
      .where('state', '=', 'closed')
      .where('sale', 'is', null)
      .orderBy('creatorSeq', 'desc')
      .limit(mostKeys)
      .execute(),
  ])
  const sales = [...entries, ...created].map(({ sale }) => sale)
  return [
    ...[...new Set(sales)].slice(0, mostKeys).map((sale) => `sale:${sale}`),
    ...tokens.map(({ token }) => `token:${token}`),
  ]
}
