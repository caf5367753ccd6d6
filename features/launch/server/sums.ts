import type { Handler } from '#platform/server/bind.ts'
import type { Call } from '#platform/server/call.ts'
import { numberedPage } from '#platform/server/database/numberedPage.ts'
import type { Address } from '#platform/std/address.ts'

import type { saleApi } from '../api.ts'
import { entryView } from './entries.ts'
import { entryRow, saleRow, saleViews, tables } from './views.ts'

/** What buyers put into presales before their listing. sun. */
interface Sums {
  readonly paid: bigint
  readonly returned: bigint
  readonly shares: number
  readonly insideShares: number
}

const sumsView = ({ paid, returned, shares, insideShares }: Sums) => ({
  amount: String(paid - returned),
  paid: String(paid),
  returned: String(returned),
  shares,
  insideShares,
})
const nothing: Sums = { paid: 0n, returned: 0n, shares: 0, insideShares: 0 }

export const donateSum: Handler<typeof saleApi.donateSum> = async ({ sale }, call) => {
  if (sale === undefined) {
    const row = await accountRow(call)
    return { ...sumsView(row ?? nothing), presales: row?.presales ?? 0 }
  }
  await saleRow(call, sale)
  const row = await entryRow(call, sale, call.address)
  const sums = row === undefined ? nothing : { ...row, paid: row.paidIn }
  return { ...sumsView(sums), presales: Number((row?.together ?? 0) > 0) }
}

export const sum: Handler<typeof saleApi.sum> = async ({ sale }, call) => {
  if (sale === undefined) {
    const row = await tables(call).selectFrom('launchTotals').selectAll().executeTakeFirst()
    return {
      ...sumsView(row ?? nothing),
      holders: row?.holders ?? 0,
      presales: row?.sales ?? 0,
    }
  }
  const row = await saleRow(call, sale)
  const { sold, refunded, soldInside: insideShares, holders } = row
  return { ...sumsView({ ...row, shares: sold - refunded, insideShares }), holders, presales: 1 }
}

export const record: Handler<typeof saleApi.record> = async (input, call) => {
  const { sale } = input
  const own = tables(call).selectFrom('launchRecords').selectAll()
  const mine = own.where('account', '=', call.address)
  const [total, rows] = await (async () => {
    if (sale === undefined) {
      const all = (await accountRow(call))?.records ?? 0
      return [all, await numberedPage(mine, 'number', all, input)] as const
    }
    await saleRow(call, sale)
    const all = (await entryRow(call, sale, call.address))?.records ?? 0
    const some = mine.where('sale', '=', sale)
    return [all, await numberedPage(some, 'saleNumber', all, input)] as const
  })()
  const tokenOf = await tokensOf(
    call,
    rows.map((row) => row.sale),
  )
  return {
    total,
    list: rows.map((row) => ({
      kind: row.kind,
      sale: row.sale,
      token: tokenOf(row.sale),
      shares: row.shares,
      amount: textOf(row.amount),
      tokens: textOf(row.tokens),
      lp: textOf(row.liquidity),
      time: row.time,
      txHash: row.txHash,
      final: call.app.clock.isFinal(row.block),
    })),
  }
}

export const mine: Handler<typeof saleApi.mine> = async (input, call) => {
  const total = (await accountRow(call))?.entries ?? 0
  const own = tables(call)
    .selectFrom('launchEntries')
    .selectAll()
    .where('account', '=', call.address)
  const entries = await numberedPage(own, 'number', total, input)
  if (entries.length === 0) return { total, list: [] }
  const sales = await tables(call)
    .selectFrom('launchSales')
    .selectAll()
    .where(
      'sale',
      'in',
      entries.map(({ sale }) => sale),
    )
    .execute()
  const views = await saleViews(call, sales)
  const now = call.app.clock.now()
  return {
    total,
    list: entries.map((entry) => {
      const at = sales.findIndex(({ sale }) => sale === entry.sale)
      return { presale: views[at]!, mine: entryView(sales[at]!, entry, now) }
    }),
  }
}

const textOf = (value: bigint | null): string | null => (value === null ? null : String(value))

const accountRow = (call: Call) =>
  tables(call)
    .selectFrom('launchAccounts')
    .selectAll()
    .where('account', '=', call.address)
    .executeTakeFirst()

async function tokensOf(call: Call, sales: readonly Address[]) {
  const rows =
    sales.length === 0
      ? []
      : await tables(call)
          .selectFrom('launchTokens')
          .select(['sale', 'token', 'symbol'])
          .where('sale', 'in', [...new Set(sales)])
          .execute()
  const bySale = new Map(rows.map(({ sale, token, symbol }) => [sale, { token, symbol }]))
  return (sale: Address) => bySale.get(sale)!
}
