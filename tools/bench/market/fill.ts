import type { Database } from '#platform/server/database/db.ts'
import { zeroAddress } from '#platform/std/address.ts'
import { type RawBuilder, sql } from 'kysely'

const levelCount = 5

/** As many cards of each level, in the order of their ids; each level is dearer than the one before. */
export const levelsOf = (cards: number) =>
  Array.from({ length: levelCount }, (_, i) => ({
    name: `Level ${i + 1}`,
    first: 1 + (i * cards) / levelCount,
    supply: cards / levelCount,
    /** Base units of USDT. */
    price: 50_000_000n * BigInt(i + 1),
  }))

/**
 * In the place of all cards, cards as a long sale and a busy market would have left them, of 50,000
 * owners: three of ten are on sale on request, half of these at one of a few prices of their level;
 * a third of all is staked.
 */
export function fillCards(
  db: Database,
  block: number,
  { cards, onSale }: { cards: number; onSale: boolean },
): Promise<void> {
  return db.connection().execute(async (own) => {
    const run = (statement: RawBuilder<unknown>) => statement.execute(own)
    // Without the triggers that note what was there before: nothing will be undone here.
    await run(sql`set session_replication_role = replica`)
    await run(sql`set statement_timeout = 0`)
    await run(sql`truncate nft_cards, nft_level_stats, nft_worth_ranges, nft_card_counts`)
    // Rows first, indexes after: many times quicker.
    const { rows: indexes } = await sql<{ name: string; definition: string }>`
      select indexname::text as name, indexdef as definition from pg_indexes
      where tablename = 'nft_cards' and indexname <> 'nft_cards_pkey'`.execute(own)
    for (const { name } of indexes) await run(sql`drop index ${sql.ref(name)}`)
    await run(sql`insert into nft_cards (token_id, seq, level, owner, minted_at, bought_for, usdt_price,
        pledge_start, unlock_time, reward, paid, standing, approved, listing_number, listing_seq,
        listing_coin, listing_price, listing_worth, listing_expiry, offers, events, block)
      select (level - 1) * ${cards / levelCount}::int8 + (n - 1) / ${levelCount}::int8 + 1, n, level,
        rpad('T' || md5((n % 50000)::text), 34, '1'), 1700000000 + n, 150000000 + n, 50000000 * level,
        case when staked then 1700000000 + n end, case when staked then 1800000000 + n end,
        case when staked then 1000000000000000000::numeric + n else 0 end, 0,
        case when listed and staked then 'stakedOnSale' when listed then 'heldOnSale'
          when n / ${levelCount}::int8 % 100 = 99 then 'frozen' when staked then 'staked' else 'held' end,
        listed, case when listed then 1 end, case when listed then (n * 7919) % ${cards}::int8 + 1 end,
        case when listed then ${zeroAddress}::text end,
        case when listed then worth end, case when listed then worth end,
        case when listed then 1900000000 end, 0, 2, ${block}::int8
      from (
        select n, 1 + (n - 1) % ${levelCount}::int8 as level, n % 3 = 0 as staked,
          ${onSale}::boolean and n / ${levelCount}::int8 % 10 < 3 as listed,
          50000000 * (1 + (n - 1) % ${levelCount}::int8) + case when drawn % 2 = 0
            then drawn % 40 * 1000000 else drawn * 7 end as worth
        from (
          select n, ('x' || substr(md5(n::text), 1, 6))::bit(24)::int8 as drawn
          from generate_series(1, ${cards}::int8) as n
        ) as numbers
      ) as drawn`)
    for (const { definition } of indexes) await run(sql.raw(definition))
    await run(sql`insert into nft_level_stats
        (level, minted, staked, volume, sales, market_volume, offers, block)
      select level, count(*), count(unlock_time), sum(bought_for), 0, 0, 0, ${block}::int8
      from nft_cards group by level`)
    await run(sql`create temporary table ranged as
      select token_id, listing_worth, 1 + (row_number() over (order by listing_worth, token_id)) / 700 as id
      from nft_cards where listing_number is not null`)
    await run(sql`insert into nft_worth_ranges (id, from_worth, from_id, block)
      select distinct on (id) id, case when id = 1 then 0 else listing_worth end,
        case when id = 1 then 0 else token_id end, ${block}::int8
      from ranged order by id, listing_worth, token_id`)
    await run(sql`insert into nft_card_counts (list, level, standing, bucket, cards, block)
      select list, counted, standing, bucket, count(*), ${block}::int8 from (
        select 'level' as list, level as counted, standing, 0::int8 as bucket from nft_cards
        union all select 'id', level, standing, token_id / 1024 from nft_cards
        union all select 'seq', 0, standing, seq / 1024 from nft_cards
        union all select 'listing', level, standing, listing_seq / 4096 from nft_cards
          where listing_number is not null
        union all select 'worth', level, standing, id from nft_cards join ranged using (token_id)
      ) as places group by 1, 2, 3, 4`)
    await run(sql`drop table ranged`)
    await run(sql`vacuum analyze nft_cards, nft_level_stats, nft_card_counts, nft_worth_ranges`)
  })
}
