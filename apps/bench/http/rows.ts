import type { Database } from '#platform/server/database/db.ts'
import { sql } from 'kysely'

/** Cards in the table that is read: enough that no page of it is always in a processor's cache. */
export const cardCount = 1_000_000

/** Cards as a long sale would have left them, over five levels and 50,000 owners. */
export function fillCards(db: Database, block: number): Promise<void> {
  return db.connection().execute(async (own) => {
    // Without the triggers that note what was there before: nothing will be undone here.
    await sql`set session_replication_role = replica`.execute(own)
    await sql`set statement_timeout = 0`.execute(own)
    await sql`insert into nft_cards (token_id, seq, level, owner, minted_at, bought_for, usdt_price,
        pledge_start, unlock_time, reward, paid, events, block)
      select n, n, 1 + n % 5, rpad('T' || md5((n % 50000)::text), 34, '1'), 1700000000 + n,
        150000000 + n, 50000000 * (1 + n % 5),
        case when n % 3 = 0 then 1700000000 + n end,
        case when n % 3 = 0 then 1800000000 + n end,
        case when n % 3 = 0 then 1000000000000000000::numeric + n else 0 end, 0, 2, ${block}::int8
      from generate_series(1, ${cardCount}::int8) as n`.execute(own)
    await sql`insert into nft_level_stats (level, minted, staked, volume, block)
      select level, count(*), count(unlock_time), sum(bought_for), ${block}::int8
      from nft_cards group by level`.execute(own)
    await sql`vacuum analyze nft_cards, nft_level_stats`.execute(own)
  })
}
