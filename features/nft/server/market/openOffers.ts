import type { Call } from '#platform/server/call.ts'
import { type SelectQueryBuilder, sql } from 'kysely'

import type { NftTables } from '../../tables.ts'
import type { OfferRow } from './rows.ts'

/** The card of which an offer on it may be accepted. */
interface Target {
  readonly tokenId: number
  readonly level: number
}

const tables = (call: Call) => call.db.withTables<NftTables>()

type Offers = SelectQueryBuilder<NftTables, 'nftOffers', OfferRow>

const open = (call: Call): Offers =>
  tables(call)
    .selectFrom('nftOffers')
    .selectAll()
    .where('state', '=', sql.lit('open'))
    .orderBy('worth', 'desc')
    .orderBy('number')

const onCard = (call: Call, tokenId: number): Offers =>
  open(call).where('tokenId', 'is not', null).where('tokenId', '=', tokenId)

const onLevel = (call: Call, level: number): Offers =>
  open(call).where('tokenId', 'is', null).where('level', '=', level)

/** Open offers, best first, the older first of two alike: for a card with those for its level, for a level, or all. */
export async function openOffers(
  call: Call,
  target: Target | { readonly level: number } | null,
  offset: number,
  limit: number,
): Promise<OfferRow[]> {
  if (target === null) return open(call).offset(offset).limit(limit).execute()
  if (!('tokenId' in target)) {
    return onLevel(call, target.level).offset(offset).limit(limit).execute()
  }
  // As many of each list as can be on the page.
  const [card, level] = await Promise.all([
    onCard(call, target.tokenId)
      .limit(offset + limit)
      .execute(),
    onLevel(call, target.level)
      .limit(offset + limit)
      .execute(),
  ])
  return [...card, ...level].toSorted(better).slice(offset, offset + limit)
}

const better = (a: OfferRow, b: OfferRow): number =>
  a.worth === b.worth ? a.number - b.number : a.worth > b.worth ? -1 : 1

/** Worth of the best offer that the card's owner could accept; null without one. */
export async function bestOffer(call: Call, card: Target): Promise<bigint | null> {
  const [best] = await openOffers(call, card, 0, 1)
  return best?.worth ?? null
}
