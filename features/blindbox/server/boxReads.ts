import type { Product, ProductDetail, ProductReads } from '#features/sales/public.server.ts'
import type { Call } from '#platform/server/call.ts'

import type { BlindboxTables } from '../tables.ts'
import { seriesName } from '../seriesName.ts'
import { bondNow, boxesFacts, levelsByCard, priceNow } from './contract.ts'
import { purchases } from './purchases.ts'
import { rewards } from './rewards.ts'
import { freeOf, saleStateOf } from './rules.ts'
import { type SeriesRow, seriesOrRefuse, seriesRows } from './series.ts'
import { expectedOf, urnLevels } from './urnLevels.ts'

const tables = (call: Call) => call.db.withTables<BlindboxTables>()

/** Reads of series and of boxes. */
export const boxReads: ProductReads = {
  async page(call, asked) {
    const { total, rows } = await seriesRows(call, asked)
    return { total, list: await productsOf(call, rows) }
  },

  async detail(call, seriesId) {
    const row = await seriesOrRefuse(call, seriesId)
    const [[product], series] = await Promise.all([productsOf(call, [row]), factsOf(call, row)])
    if (product === undefined) throw new Error('a series has no product')
    return { ...product, series }
  },

  purchases,
  rewards,

  async holding(call, tokenId) {
    const card = await tables(call)
      .selectFrom('blindboxUrnCards')
      .select('seriesId')
      .where('tokenId', '=', tokenId)
      .where('drawnSeq', 'is', null)
      .executeTakeFirst()
    return card?.seriesId ?? null
  },
}

async function productsOf(call: Call, rows: readonly SeriesRow[]): Promise<Product[]> {
  const { app } = call
  const [facts, urns, prices] = await Promise.all([
    boxesFacts(app),
    urnLevels(
      call,
      rows.map(({ seriesId }) => seriesId),
    ),
    pricesNow(call, rows),
  ])
  const now = app.clock.now()
  return rows.map((row) => {
    const { seriesId, price, firstShare, completeTime } = row
    const state = saleStateOf(row, now)
    const urn = urns.get(seriesId) ?? []
    const sun = prices.get(price) ?? null
    const expected = expectedOf(urn)
    return {
      kind: 'box' as const,
      productId: seriesId,
      name: seriesName(seriesId).en,
      state,
      price: String(price),
      priceTrx: sun === null ? null : String(sun),
      supply: row.size,
      remainSupply: state === 'ended' ? 0 : freeOf(row),
      start: row.startTime,
      end: row.endTime,
      twoPayments: firstShare === 0 ? null : { firstShare, completeTime },
      fundAddress: facts.fundAddress,
      urn,
      expected: expected === null ? null : String(expected),
    }
  })
}

/** In sun by the price in USDT, each requested once: the oracle is the same for all. */
async function pricesNow(call: Call, rows: readonly SeriesRow[]) {
  const asked = new Map(rows.map(({ price, seriesId }) => [price, seriesId]))
  return new Map(
    await Promise.all(
      [...asked].map(
        async ([price, seriesId]) => [price, await priceNow(call.app, seriesId)] as const,
      ),
    ),
  )
}

async function factsOf(call: Call, row: SeriesRow): Promise<NonNullable<ProductDetail['series']>> {
  const { app } = call
  const [facts, { bond, held, covered }, levelOf, cards] = await Promise.all([
    boxesFacts(app),
    bondNow(app, row.seriesId),
    levelsByCard(app),
    cardsOf(call, row.seriesId),
  ])
  const { penalty, standing, closed, reserved, sealed, opening, opened } = row
  return {
    contract: app.deployment.address('BlindBoxes'),
    operator: facts.operator,
    penalty: String(penalty),
    bond: String(bond),
    held: String(held),
    covered,
    standing,
    closed,
    deadline: facts.deadline,
    reserved,
    sealed,
    opening,
    opened,
    cards: cards
      .map(({ tokenId, drawnSeq }) => ({
        tokenId,
        level: levelOf(tokenId),
        left: drawnSeq === null,
      }))
      .toSorted((a, b) => a.level - b.level || a.tokenId - b.tokenId),
  }
}

const cardsOf = (call: Call, seriesId: number) =>
  tables(call)
    .selectFrom('blindboxUrnCards')
    .select(['tokenId', 'drawnSeq'])
    .where('seriesId', '=', seriesId)
    .execute()
