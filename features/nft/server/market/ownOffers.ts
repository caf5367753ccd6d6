import type { Handler } from '#platform/server/bind.ts'

import type { marketApi } from '../../marketApi.ts'
import type { NftTables } from '../../tables.ts'
import { findHolder } from '../holders.ts'
import { sql } from 'kysely'
import { offerViews } from './offerViews.ts'

export const ownOffers: Handler<typeof marketApi.ownOffers> = async (input, call) => {
  const holder = await findHolder(call, call.address)
  const [made, open] = [holder?.offers ?? 0, holder?.openOffers ?? 0]
  let offers = call.db
    .withTables<NftTables>()
    .selectFrom('nftOffers')
    .selectAll()
    .where('maker', '=', call.address)
  if (input.state === 'open') offers = offers.where('state', '=', sql.lit('open'))
  if (input.state === 'ended') offers = offers.where('state', '<>', sql.lit('open'))
  const rows = await offers
    .orderBy('number', 'desc')
    .offset((input.pageNum - 1) * input.pageSize)
    .limit(input.pageSize)
    .execute()
  const total = input.state === 'open' ? open : input.state === 'ended' ? made - open : made
  return { total, list: await offerViews(call, rows) }
}
