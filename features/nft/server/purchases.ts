import type { ProductReads, Purchase } from '#features/sales/public.server.ts'
import type { Call } from '#platform/server/call.ts'
import { sql } from 'kysely'

import type { CardEventsTable, CardsTable, NftTables } from '../tables.ts'
import { cardsFacts } from './contract.ts'

type Bought = Pick<CardsTable, 'tokenId' | 'level' | 'boughtFor' | 'mintedAt'> &
  Pick<CardEventsTable, 'txHash' | 'block'>

/**
 * Cards that the caller bought from the contract, newest first, with any present owner. Earlier pages are skipped in an
 * index, in the order of blocks; within the page the number of the purchase decides.
 */
export const purchases: ProductReads['purchases'] = async (call, asked) => {
  const { state, productId, offset, limit } = asked
  if (state !== undefined && state !== 'bought') return { total: 0, list: [] }
  const mints = await mintsOf(call, productId)
  const [{ total }, { rows }] = await Promise.all([
    mints.select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    sql<Bought>`
      with ends as (
        select max(block) as newest, min(block) as oldest from (
          select block from ${mints.selectAll()} mint
          order by block desc offset ${offset}::int8 limit ${limit}::int8
        ) page
      )
      select card.token_id as "tokenId", level, bought_for as "boughtFor", minted_at as "mintedAt",
        mint.tx_hash as "txHash", mint.block
      from ends, ${mints.selectAll()} mint join nft_cards card on card.token_id = mint.token_id
      where mint.block between oldest and newest
      order by card.seq desc
      offset ${offset}::int8 - (select count(*) from ${mints.selectAll()} mint, ends where block > newest)
      limit ${limit}::int8`.execute(call.db),
  ])
  const list = rows.map(({ tokenId, level, boughtFor, mintedAt, txHash, block }): Purchase => ({
    kind: 'card',
    id: tokenId,
    productId: level,
    state: 'bought',
    price: String(boughtFor),
    paid: String(boughtFor),
    penalty: null,
    closed: false,
    time: mintedAt,
    expiry: null,
    requestId: null,
    refundBlock: null,
    tokenId,
    level,
    txHash,
    final: call.app.clock.isFinal(block),
  }))
  return { total, list }
}

/** Of a level: its ids follow each other. */
async function mintsOf(call: Call, level: number | undefined) {
  const mints = call.db
    .withTables<NftTables>()
    .selectFrom('nftCardEvents')
    .where('kind', '=', sql.lit('mint'))
    .where('toAddress', '=', call.address)
  if (level === undefined) return mints
  const { levels } = await cardsFacts(call.app)
  const { firstTokenId: first, supply } = levels[level - 1] ?? { firstTokenId: 0, supply: 0 }
  return mints.where('tokenId', '>=', first).where('tokenId', '<', first + supply)
}
