import { openMigrated } from '#tests/journeys/openMigrated.ts'
import { type OpenEngine, enginesInFull } from '#platform/server/database/testing/databases.ts'
import { plainStore } from '#platform/server/indexer/testing/plainStore.ts'
import type { BlockContext } from '#platform/server/indexer/contract.ts'
import { addressFromHex, zeroAddress } from '#platform/std/address.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { nftCards, type NftTables } from '../tables.ts'
import { type Run, cardRuns, saleRuns } from './cardOrder.ts'
import { cardRows } from './cardRows.ts'
import { cardsIndexer } from './indexer.ts'
import { changeCard, unlisted } from './standing.ts'

/**
 * 2,400 cards of three levels, listed and taken down in a random order, so that ranges of worth are split and merged;
 * every page of every sort and filter is compared with all cards sorted here.
 */
const cards = 2_400
const slow = { timeout: 240_000 }
const owner = addressFromHex('11'.repeat(20))
/** The contract of the boxes: it holds every ninth card. */
const urns = addressFromHex('22'.repeat(20))
const facts = {
  levels: [1, 2, 3].map((level) => ({
    level,
    levelStr: '',
    supply: 800,
    firstTokenId: 1 + (level - 1) * 800,
    pledgeTime: 0,
    // The second level is the dearest.
    price: level === 2 ? 9n : BigInt(level),
    fundAddress: owner,
    power: 1,
  })),
}
/** The same numbers every time, far apart from each other. */
const drawn = (n: number): number => (n * 2_654_435_761) % 4_294_967_296

describe.each(enginesInFull)('pages of cards on %s', (on) => {
  let engine: OpenEngine
  const all = () =>
    engine.db
      .withTables<NftTables>()
      .selectFrom('nftCards')
      .selectAll()
      .orderBy('tokenId')
      .execute()

  beforeAll(async () => {
    engine = await openMigrated(on)
    await sql`insert into nft_cards (token_id, seq, level, owner, minted_at, bought_for, usdt_price,
        pledge_start, unlock_time, reward, paid, standing, approved, offers, events, block)
      select 800 * ((n - 1) % 3) + (n - 1) / 3 + 1, n, 1 + (n - 1) % 3,
        case when n % 9 = 0 then ${urns} else ${owner} end, n, 1, 1,
        case when n % 9 <> 0 and n % 4 = 0 then 1 end, case when n % 9 <> 0 and n % 4 = 0 then 2 end, 0, 0,
        case when n % 9 = 0 then 'inUrn' when n % 4 = 0 then 'staked' else 'held' end, false, 0, 0, 1
      from generate_series(1::int8, ${cards}::int8) as n`.execute(engine.db)
    await sql`insert into nft_card_counts (list, level, standing, bucket, cards, block)
      select list, counted, standing, bucket, count(*), 1 from (
        select 'level' as list, level as counted, standing, 0::int8 as bucket from nft_cards
        union all select 'id', level, standing, token_id / 1024 from nft_cards
        union all select 'seq', 0, standing, seq / 1024 from nft_cards
      ) as places group by 1, 2, 3, 4`.execute(engine.db)
    for (let first = 1; first <= cards; first += 50) {
      await inBlock(async (at) => {
        for (let n = first; n < first + 50; n++) await list(at, placeOf(n), n)
      })
    }
  }, 240_000)
  afterAll(() => engine?.close())

  function inBlock(work: (at: BlockContext) => Promise<void>): Promise<void> {
    return engine.db.transaction().execute(async (db) => {
      const at = {
        store: plainStore(db),
        sql: async () => db,
        block: 2,
        time: 2,
        chainId: '0x1',
        address: () => urns,
      }
      await work(at)
      await cardsIndexer.afterBlock!(at, false)
    })
  }

  /** Each card once. */
  const placeOf = (n: number): number => 1 + ((n * 7_919) % cards)

  const cardAt = async ({ store }: BlockContext, tokenId: number) =>
    store.get(nftCards, { tokenId })

  /** Half of them have one of ten prices. */
  async function list(at: BlockContext, tokenId: number, seq: number): Promise<void> {
    const worth = BigInt(seq % 2 === 0 ? 100 * (drawn(seq) % 10) : drawn(seq) % 100_000)
    const card = await cardAt(at, tokenId)
    if (card.owner === urns) return
    await changeCard(at, card, {
      listingNumber: 1,
      listingSeq: seq,
      listingCoin: zeroAddress,
      listingPrice: worth,
      listingWorth: worth,
      listingExpiry: 9,
    })
  }

  async function rangesHold(): Promise<number> {
    const { rows } = await sql<{ cards: number; counted: number }>`
      with bounds as (
        select id, from_worth, from_id, lead(from_worth) over w as to_worth, lead(from_id) over w as to_id
        from nft_worth_ranges window w as (order by from_worth, from_id)
      )
      select (select count(*) from nft_cards where listing_number is not null
          and (listing_worth, token_id) >= (from_worth, from_id)
          and (to_worth is null or (listing_worth, token_id) < (to_worth, to_id))) as cards,
        (select coalesce(sum(cards), 0)::int8 from nft_card_counts
          where list = 'worth' and bucket = id) as counted
      from bounds order by from_worth, from_id`.execute(engine.db)
    for (const one of rows) {
      expect(one.counted).toBe(one.cards)
      expect(one.cards).toBeLessThanOrEqual(1024)
    }
    return rows.length
  }

  async function pagesHold(): Promise<void> {
    const rows = await all()
    const known = new Map(rows.map((row) => [row.tokenId, row]))
    const sorts = ['default', 'newest', 'oldest', 'expensive', 'cheap'] as const
    const states = [undefined, 'held', 'onSale', 'staked', 'frozen', 'inUrn'] as const
    for (const sort of sorts) {
      for (const level of [undefined, 2]) {
        for (const state of states) {
          const wanted = rows.filter(
            (row) =>
              (level === undefined || row.level === level) &&
              (state === undefined
                ? row.standing !== 'inUrn'
                : state === (row.standing.endsWith('OnSale') ? 'onSale' : row.standing)),
          )
          const sorted = wanted
            .toSorted((a, b) => byCards(sort, a, b))
            .map(({ tokenId }) => tokenId)
          await same(cardRuns(facts, sort, { level, state }), sorted)
        }
        for (const state of [undefined, 'held', 'staked'] as const) {
          const wanted = rows.filter(
            (row) =>
              row.listingSeq !== null &&
              (level === undefined || row.level === level) &&
              (state === undefined || (state === 'staked') === (row.unlockTime !== null)),
          )
          const sorted = wanted.toSorted((a, b) => bySale(sort, a, b)).map(({ tokenId }) => tokenId)
          await same(saleRuns(sort, { level, state }), sorted)
        }
      }
    }
    expect(known.size).toBe(cards)
  }

  /** Pages at the top, at places with no meaning, at the end and beyond. */
  async function same(runs: readonly Run[], sorted: readonly number[]): Promise<void> {
    const pageSize = 90
    const last = Math.ceil(sorted.length / pageSize)
    for (const pageNum of new Set([1, 2, Math.ceil(last / 3), 12, 13, last - 1, last, last + 1])) {
      if (pageNum < 1) continue
      const { total, rows } = await cardRows(engine.db, facts, runs, { pageNum, pageSize })
      const begin = (pageNum - 1) * pageSize
      expect(total).toBe(sorted.length)
      expect(rows.map(({ tokenId }) => tokenId)).toEqual(sorted.slice(begin, begin + pageSize))
    }
  }

  test('each is its part of all cards sorted; ranges are halved as they fill', slow, async () => {
    expect(await rangesHold()).toBeGreaterThan(2)
    await pagesHold()
  })

  test('and as listings end, where ranges are merged', slow, async () => {
    const before = await rangesHold()
    const rows = await all()
    await inBlock(async (at) => {
      for (const { tokenId, seq } of rows) {
        if (drawn(seq) % 10 < 9) await changeCard(at, await cardAt(at, tokenId), unlisted)
      }
    })
    expect(await rangesHold()).toBeLessThan(before)
    await pagesHold()
    await inBlock(async (at) => {
      for (const { tokenId } of rows) {
        await changeCard(at, await cardAt(at, tokenId), unlisted)
      }
    })
    expect(await rangesHold()).toBe(1)
    await pagesHold()
  })

  test(
    'and as many come in one block as only four ranges hold, some of them more than once',
    slow,
    async () => {
      await inBlock(async (at) => {
        for (let n = 1; n <= cards; n++) {
          const tokenId = placeOf(n)
          await list(at, tokenId, n)
          if (n % 3 === 0) await list(at, tokenId, cards + n)
          if (n % 50 === 0) await changeCard(at, await cardAt(at, tokenId), unlisted)
        }
      })
      expect(await rangesHold()).toBe(4)
      await pagesHold()
    },
  )
})

interface Sorted {
  readonly tokenId: number
  readonly seq: number
  readonly level: number
  readonly listingSeq: number | null
  readonly listingWorth: bigint | null
}

const inOrder = (...pairs: readonly (readonly [number | bigint, number | bigint])[]): number => {
  const [a, b] = pairs.find(([one, other]) => one !== other) ?? [0, 0]
  return a < b ? -1 : a > b ? 1 : 0
}

function byCards(sort: string, a: Sorted, b: Sorted): number {
  if (sort === 'oldest') return inOrder([a.seq, b.seq])
  if (sort === 'newest') return inOrder([b.seq, a.seq])
  const listed = (row: Sorted) => (row.listingWorth === null ? 1 : 0)
  const price = (row: Sorted) =>
    row.listingWorth ?? (sort === 'default' ? 0n : facts.levels[row.level - 1]!.price)
  const rest = inOrder([price(a), price(b)], [a.tokenId, b.tokenId])
  return inOrder([listed(a), listed(b)]) || (sort === 'expensive' ? -rest : rest)
}

function bySale(sort: string, a: Sorted, b: Sorted): number {
  if (sort === 'newest') return inOrder([b.listingSeq!, a.listingSeq!])
  if (sort === 'oldest') return inOrder([a.listingSeq!, b.listingSeq!])
  const cheap = inOrder([a.listingWorth!, b.listingWorth!], [a.tokenId, b.tokenId])
  return sort === 'expensive' ? -cheap : cheap
}
