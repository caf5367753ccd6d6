import type { Database } from '#platform/server/database/db.ts'
import { type Address, addressToHex20, zeroAddress } from '#platform/std/address.ts'
import { sql } from 'kysely'
import { expect } from 'vitest'

import type { NftTables } from '../../../tables.ts'

/** A chain whose contracts can be read, and the database of a server that follows it. */
interface Stack {
  readonly world: {
    read<T>(contract: string, name: string, args: readonly unknown[]): Promise<T>
    hex(name: string): string
    readonly net: { status(): { readonly head: { readonly timestamp: number } } }
  }
  readonly server: {
    readonly app: {
      readonly db: Database
      readonly node: { balance(address: Address): Promise<bigint> }
      readonly deployment: { address(name: string): Address }
    }
  }
}

export const tables = (stack: Stack) => stack.server.app.db.withTables<NftTables>()

/** Unix seconds of the head. */
export const nowOf = (stack: Stack): number =>
  Math.floor(stack.world.net.status().head.timestamp / 1000)

export const offersNow = (stack: Stack) =>
  tables(stack).selectFrom('nftOffers').selectAll().orderBy('number').execute()
export const salesNow = (stack: Stack) =>
  tables(stack)
    .selectFrom('nftFrozenSales')
    .selectAll()
    .orderBy('tokenId')
    .orderBy('number')
    .execute()

/** Compares each card, frozen sale and offer in the tables, and what the market owes, with the contracts. */
export async function mirrors(stack: Stack): Promise<void> {
  await cardsMirror(stack)
  await moneyMirror(stack)
  for (const row of await salesNow(stack)) {
    const args = [BigInt(row.tokenId), BigInt(row.number)]
    const [, buyer, , amount, standing] = await stack.world.read<
      [string, string, string, bigint, boolean]
    >('CardMarket', 'saleOf', args)
    const waits = row.state === 'standing' || row.state === 'broken'
    expect([amount, amount !== 0n && standing], `sale ${args.join('/')}`).toEqual([
      waits ? row.amount : 0n,
      row.state === 'standing',
    ])
    if (waits) expect(buyer.slice(2).toLowerCase()).toBe(addressToHex20(row.buyer))
  }
  for (const row of await offersNow(stack)) {
    const [maker, , , , amount, expiry] = await stack.world.read<
      [string, bigint, bigint, string, bigint, bigint]
    >('CardMarket', 'offerOf', [BigInt(row.number)])
    const waits = row.state === 'open' || row.state === 'expired'
    expect(amount, `offer ${row.number}`).toBe(waits ? row.amount : 0n)
    if (!waits) continue
    expect(maker.slice(2).toLowerCase()).toBe(addressToHex20(row.maker))
    expect(row.state).toBe(Number(expiry) > nowOf(stack) ? 'open' : 'expired')
  }
}

/** Nothing else lies in the market than what it owes. */
async function moneyMirror(stack: Stack): Promise<void> {
  const { node, deployment } = stack.server.app
  const held = {
    [zeroAddress]: await node.balance(deployment.address('CardMarket')),
    [deployment.address('Usdt')]: await stack.world.read<bigint>('Usdt', 'balanceOf', [
      stack.world.hex('CardMarket'),
    ]),
  }
  const owed = new Map(Object.keys(held).map((coin) => [coin, 0n]))
  for (const row of await tables(stack).selectFrom('nftMarketOwed').selectAll().execute()) {
    owed.set(row.coin, row.offers + row.sales + row.credits)
  }
  expect(Object.fromEntries(owed)).toEqual(held)
}

async function cardsMirror(stack: Stack): Promise<void> {
  const market = stack.world.hex('CardMarket')
  const approvesAll = new Set(
    (
      await tables(stack)
        .selectFrom('nftHolders')
        .select('owner')
        .where('approvesAll', '=', true)
        .execute()
    ).map(({ owner }) => owner),
  )
  for (const row of await tables(stack).selectFrom('nftCards').selectAll().execute()) {
    const id = BigInt(row.tokenId)
    const [[open, seller, number, coin, price, expiry], [, , unlock, mayMove]] = await Promise.all([
      stack.world.read<[boolean, string, bigint, string, bigint, bigint]>(
        'CardMarket',
        'listingOf',
        [id],
      ),
      stack.world.read<[string, bigint, bigint, boolean]>('Cards', 'stateFor', [id, market]),
    ])
    const found = {
      open: row.listingNumber !== null,
      owner: addressToHex20(row.owner),
      unlock: BigInt(row.unlockTime ?? 0),
      mayMove: row.approved || approvesAll.has(row.owner),
    }
    const wanted = { open, owner: seller.slice(2).toLowerCase(), unlock, mayMove }
    expect(found, `card ${id}`).toEqual(wanted)
    if (row.listingNumber === null || row.listingCoin === null) continue
    expect([row.listingNumber, addressToHex20(row.listingCoin), row.listingPrice]).toEqual([
      Number(number),
      coin.slice(2).toLowerCase(),
      price,
    ])
    expect(row.listingExpiry).toBe(Number(expiry))
  }
}

/** Counters against a recount of the rows. */
export async function countersHold(stack: Stack): Promise<void> {
  const { rows } = await sql<{ wrong: string }>`
    with recount as (
      select 'level' as list, level, standing, 0::int8 as bucket from nft_cards
      union all select 'id', level, standing, token_id / 1024 from nft_cards
      union all select 'seq', 0, standing, seq / 1024 from nft_cards
      union all select 'listing', level, standing, listing_seq / 4096 from nft_cards
        where listing_number is not null
      union all select 'worth', level, standing, 1 from nft_cards where listing_number is not null
    ), sums as (
      select list, level, standing, bucket, count(*) as cards from recount group by 1, 2, 3, 4
    )
    select to_jsonb(d)::text as wrong from (
      (select * from sums except select list, level, standing, bucket, cards from nft_card_counts)
      union all
      (select list, level, standing, bucket, cards from nft_card_counts except select * from sums)
    ) d`.execute(stack.server.app.db)
  expect(rows).toEqual([])
  const { rows: others } = await sql`
    select c.token_id, c.open_listing, l.number from nft_cards c
      left join nft_listings l on l.token_id = c.token_id and l.state = 'open'
      where c.open_listing is distinct from l.number`.execute(stack.server.app.db)
  expect(others).toEqual([])
  const open = (await offersNow(stack)).filter(({ state }) => state === 'open')
  const totals = await tables(stack).selectFrom('nftTotals').selectAll().executeTakeFirst()
  expect(totals?.openOffers ?? 0).toBe(open.length)
  for (const { owner, offers, openOffers } of await tables(stack)
    .selectFrom('nftHolders')
    .selectAll()
    .execute()) {
    const made = (await offersNow(stack)).filter(({ maker }) => maker === owner)
    expect([offers, openOffers]).toEqual([
      made.length,
      made.filter(({ state }) => state === 'open').length,
    ])
  }
  for (const { tokenId, offers } of await tables(stack)
    .selectFrom('nftCards')
    .selectAll()
    .execute()) {
    expect(offers).toBe(open.filter((one) => one.tokenId === tokenId).length)
  }
  for (const { level, offers } of await tables(stack)
    .selectFrom('nftLevelStats')
    .selectAll()
    .execute()) {
    expect(offers).toBe(open.filter((one) => one.tokenId === null && one.level === level).length)
  }
}
