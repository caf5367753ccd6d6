import { coinNames, coinPriceNow, worthAt } from '#features/exchange/public.server.ts'
import type { Call } from '#platform/server/call.ts'
import type { Holding, Holdings } from '#platform/server/holding.ts'
import { sourceOf } from '#platform/server/sourceOf.ts'
import { type Address, zeroAddress } from '#platform/std/address.ts'

import { constants, curveCost, flownAt } from './rules.ts'
import { type EntryRow, type SaleRow, tables } from './views.ts'

/** Anyone can make presales: of more than this many the newest are counted. */
const mostSales = 20

/** TRX in presales that are not listed, tokens that wait in listed ones, and a creator’s part that has flowed. */
export const launchHoldings: Holdings = async (call) => {
  const entries = await tables(call)
    .selectFrom('launchEntries')
    .selectAll()
    .where('account', '=', call.address)
    .orderBy('number', 'desc')
    .limit(mostSales)
    .execute()
  const [rows, own] = await Promise.all([
    salesOf(
      call,
      entries.map(({ sale }) => sale),
    ),
    tables(call)
      .selectFrom('launchSales')
      .selectAll()
      .where('creator', '=', call.address)
      .where('tapLeft', '>', 0n)
      .orderBy('seq', 'desc')
      .limit(mostSales)
      .execute(),
  ])
  const names = await coinNames(
    call,
    rows.map(({ token }) => token),
  )
  const shares = entries.map((entry) => {
    const row = rows.find(({ sale }) => sale === entry.sale)!
    return ofEntry(call, row, entry, names.get(row.token)!.symbol)
  })
  return [...(await Promise.all(shares)).flat(), ...own.flatMap((row) => ofCreator(call, row))]
}

const salesOf = async (call: Call, sales: readonly Address[]): Promise<readonly SaleRow[]> =>
  sales.length === 0
    ? []
    : tables(call).selectFrom('launchSales').selectAll().where('sale', 'in', sales).execute()

async function ofEntry(
  call: Call,
  row: SaleRow,
  entry: EntryRow,
  symbol: string,
): Promise<Holding[]> {
  const { sale, listedAt, soldInside } = row
  const source = (value: bigint) =>
    sourceOf(call.app, { what: 'presales', contract: sale, call: 'its events', value })
  if (listedAt === null) {
    const inside = curveCost(row, soldInside) - curveCost(row, soldInside - entry.insideShares)
    return native(call, 'staked', entry.paid + entry.credit + inside, source)
  }
  const all = BigInt(entry.shares + entry.insideShares) * row.tokensPerShare
  const amount = all - entry.tokensClaimed
  if (amount === 0n) return []
  const held = { what: 'presales', part: 'staked', symbol, decimals: constants.decimals } as const
  // Listed against TRX, so the rule of lists prices it: by its deeper pool.
  const price = await coinPriceNow(call.app, row.token, constants.decimals)
  const worth = price && worthAt(amount, price.priceE12, constants.decimals)
  const sources = [
    source(amount),
    ...(price === null ? [] : [{ ...price.source, what: 'presales' }]),
  ]
  return [{ ...held, amount, valued: { worth }, sources }]
}

function ofCreator(call: Call, row: SaleRow): Holding[] {
  const amount = flownAt(row, call.app.clock.now()) - (row.tapTotal - row.tapLeft)
  const source = (value: bigint) =>
    sourceOf(call.app, { what: 'presales', contract: row.sale, call: 'tap()', value })
  return native(call, 'staked', amount, source)
}

function native(
  { app }: Call,
  part: Holding['part'],
  amount: bigint,
  source: (value: bigint) => Holding['sources'][number],
): Holding[] {
  if (amount === 0n) return []
  const coin = { symbol: app.config.nativeSymbol, decimals: 6 }
  return [
    {
      what: 'presales',
      part,
      ...coin,
      amount,
      valued: { coin: zeroAddress },
      sources: [source(amount)],
    },
  ]
}
