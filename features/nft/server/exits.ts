import { type ExitKeys, mostKeys } from '#platform/server/exit.ts'
import type { Call } from '#platform/server/call.ts'
import { sql } from 'kysely'

import type { NftTables } from '../tables.ts'

const tables = (call: Call) => call.db.withTables<NftTables>()

/** Staked cards, cards on sale, offers with their money, and frozen sales of both sides. */
export const cardKeys: ExitKeys = async (call) =>
  (await Promise.all([staked(call), listed(call), offers(call), sales(call)])).flat()

async function staked(call: Call): Promise<string[]> {
  const rows = await tables(call)
    .selectFrom('nftCards')
    .select('tokenId')
    .where('owner', '=', call.address)
    .where('unlockTime', 'is not', null)
    .orderBy('tokenId')
    .limit(mostKeys)
    .execute()
  return rows.map(({ tokenId }) => `card:${tokenId}`)
}

async function listed(call: Call): Promise<string[]> {
  const rows = await tables(call)
    .selectFrom('nftListings')
    .select('tokenId')
    .where('seller', '=', call.address)
    .where('state', '=', sql.lit('open'))
    .orderBy('tokenId')
    .limit(mostKeys)
    .execute()
  return rows.map(({ tokenId }) => `listing:${tokenId}`)
}

/** The money of an expired offer stays until it is cancelled. */
async function offers(call: Call): Promise<string[]> {
  const rows = await tables(call)
    .selectFrom('nftOffers')
    .select('number')
    .where('maker', '=', call.address)
    .where('state', 'in', ['open', 'expired'])
    .orderBy('number', 'desc')
    .limit(mostKeys)
    .execute()
  return rows.map(({ number }) => `offer:${number}`)
}

async function sales(call: Call): Promise<string[]> {
  const rows = await tables(call)
    .selectFrom('nftFrozenSales')
    .select(['tokenId', 'number'])
    .where((e) => e.or([e('buyer', '=', call.address), e('seller', '=', call.address)]))
    .where('state', 'in', ['standing', 'broken'])
    .orderBy('soldAt', 'desc')
    .limit(mostKeys)
    .execute()
  return rows.map(({ tokenId, number }) => `sale:${tokenId}/${number}`)
}
