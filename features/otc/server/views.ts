import { coinLooks } from '#features/exchange/public.server.ts'
import type { Call } from '#platform/server/call.ts'
import { orIfSilent } from '#platform/server/owed.ts'
import { type Address, zeroAddress } from '#platform/std/address.ts'
import { decimalsOf } from '#platform/std/amount.ts'
import type { Selectable } from 'kysely'

import { marketFor, type Priced } from '../price.ts'
import type { OfferState, OfferView, OtcCoin, TakeView } from '../shapes.ts'
import type { OffersTable, OtcTables, TakesTable } from '../tables.ts'
import { priceOrNone } from './contract.ts'

export type OfferRow = Selectable<OffersTable>
export type TakeRow = Selectable<TakesTable>

export const tables = (call: Pick<Call, 'db'>) => call.db.withTables<OtcTables>()

/** What coins are called and look like; of a coin that does not answer only its address. */
export async function coinViews(
  call: Pick<Call, 'app' | 'db'>,
  coins: readonly Address[],
): Promise<(coin: Address) => OtcCoin> {
  const { app } = call
  const others = [...new Set(coins)].filter((coin) => coin !== zeroAddress)
  const looks = await orIfSilent(coinLooks(call, others), () => [])
  const byAddress = new Map(looks.map((look) => [look.address, look]))
  return (coin) => {
    if (coin === zeroAddress) {
      const { nativeSymbol: symbol } = app.config
      return { address: coin, symbol, decimals: decimalsOf.TRX, contract: null, looksLike: null }
    }
    const unnamed = { address: coin, symbol: '?', decimals: null, looksLike: null }
    const { address, symbol, decimals, looksLike } = byAddress.get(coin) ?? unnamed
    return { address, symbol, decimals, contract: app.deployment.nameOf(coin), looksLike }
  }
}

export const coinView = async (call: Pick<Call, 'app' | 'db'>, coin: Address): Promise<OtcCoin> =>
  (await coinViews(call, [coin]))(coin)

/** Of this second: an offer expires between two blocks. */
export const stateAt = (
  { state, expiry }: Pick<OfferRow, 'state' | 'expiry'>,
  now: number,
): OfferState => (state === 'open' && expiry <= now ? 'expired' : state)

export async function offerViews(call: Call, rows: readonly OfferRow[]): Promise<OfferView[]> {
  const { app } = call
  const coins = [...new Set(rows.flatMap(({ give, want }) => [give, want]))]
  const coinOf = await coinViews(call, coins)
  const prices = await Promise.all(
    coins.map(async (coin) => [coin, await pricedOf(call, coinOf(coin))] as const),
  )
  const priceOf = new Map(prices)
  return rows.map((row) => ({
    id: row.id,
    order: row.version,
    maker: row.maker,
    taker: row.taker,
    give: coinOf(row.give),
    giveAmount: String(row.giveAmount),
    giveLeft: String(row.giveLeft),
    want: coinOf(row.want),
    wantLeft: String(row.wantLeft),
    market: textOf(
      marketFor(row.giveLeft, priceOf.get(row.give) ?? null, priceOf.get(row.want) ?? null),
    ),
    minLot: String(row.minLot),
    expiry: row.expiry,
    state: stateAt(row, app.clock.now()),
    takes: row.takes,
    createdAt: row.createdAt,
    endedAt: row.endedAt,
    txHash: row.txHash,
    final: app.clock.isFinal(row.block),
  }))
}

async function pricedOf({ app }: Call, coin: OtcCoin): Promise<Priced | null> {
  const { decimals } = coin
  if (decimals === null) return null
  const price = await priceOrNone(app, coin.address as Address, decimals)
  return price === null ? null : { priceE12: price.priceE12, decimals }
}

export async function takeViews(call: Call, rows: readonly TakeRow[]): Promise<TakeView[]> {
  const { app } = call
  const coinOf = await coinViews(
    call,
    rows.flatMap(({ give, want }) => [give, want]),
  )
  return rows.map((row) => ({
    id: row.offerId,
    number: row.number,
    maker: row.maker,
    taker: row.taker,
    give: coinOf(row.give),
    want: coinOf(row.want),
    amount: String(row.amount),
    paid: String(row.paid),
    proceeds: String(row.proceeds),
    fee: String(row.fee),
    time: row.time,
    txHash: row.txHash,
    final: app.clock.isFinal(row.block),
  }))
}

const textOf = (value: bigint | null): string | null => (value === null ? null : String(value))
