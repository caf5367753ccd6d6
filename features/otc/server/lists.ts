import type { Handler } from '#platform/server/bind.ts'
import type { Call } from '#platform/server/call.ts'
import { numberedPage } from '#platform/server/database/numberedPage.ts'
import type { Address } from '#platform/std/address.ts'
import { Failure } from '#platform/std/failure.ts'
import type { Page } from '#platform/std/fields.ts'

import type { otcApi } from '../api.ts'
import { otcFailures as f } from '../failures.ts'
import { offerViews, tables, takeViews } from './views.ts'

/** Those that any account can take. */
export const productMarketList: Handler<typeof otcApi.productMarketList> = async (input, call) => {
  const { coin, side, other, sort } = input
  if (sort === 'price' && other === undefined) {
    throw new Failure(f.BOTH_COINS, { field: 'other' })
  }
  const [give, want] = side === 'buy' ? [coin, other] : [other, coin]
  let rows = partOf(offers(call).where('listed', '=', true), input)
  if (give !== undefined) rows = rows.where('give', '=', give)
  if (want !== undefined) rows = rows.where('want', '=', want)
  if (sort === 'price') rows = rows.orderBy('priceE36').orderBy('id')
  else rows = rows.orderBy('id', 'desc')
  const [total, found] = await Promise.all([
    other === undefined ? ofCoin(call, coin, side) : ofPair(call, give!, want!),
    rows.execute(),
  ])
  return { total, list: await offerViews(call, found) }
}

async function ofCoin(call: Call, coin: Address, side: 'buy' | 'sell'): Promise<number> {
  const row = await tables(call)
    .selectFrom('otcCoins')
    .select(['giving', 'wanting'])
    .where('coin', '=', coin)
    .executeTakeFirst()
  return (side === 'buy' ? row?.giving : row?.wanting) ?? 0
}

async function ofPair(call: Call, give: Address, want: Address): Promise<number> {
  const row = await tables(call)
    .selectFrom('otcPairs')
    .select('listed')
    .where('give', '=', give)
    .where('want', '=', want)
    .executeTakeFirst()
  return row?.listed ?? 0
}

export const ownPage: Handler<typeof otcApi.ownPage> = async (input, call) => {
  const standing = input.state === 'standing'
  const own = offers(call).where('maker', '=', call.address).where('standing', '=', standing)
  const [account, rows] = await Promise.all([
    accountOf(call),
    partOf(own, input).orderBy('id', 'desc').execute(),
  ])
  const total = standing
    ? (account?.standing ?? 0)
    : (account?.offers ?? 0) - (account?.standing ?? 0)
  return { total, list: await offerViews(call, rows) }
}

export const offeredToMe: Handler<typeof otcApi.offeredToMe> = async (input, call) => {
  const mine = offers(call).where('taker', '=', call.address).where('state', '=', 'open')
  const [account, rows] = await Promise.all([
    accountOf(call),
    partOf(mine, input).orderBy('id', 'desc').execute(),
  ])
  return { total: account?.offered ?? 0, list: await offerViews(call, rows) }
}

/** Numbered by account, however many there are. */
export const userProductBuyRecordList: Handler<typeof otcApi.userProductBuyRecordList> = async (
  input,
  call,
) => {
  const bought = input.role === 'buyer'
  const account = await accountOf(call)
  const total = (bought ? account?.purchases : account?.sales) ?? 0
  const own = tables(call)
    .selectFrom('otcTakes')
    .selectAll()
    .where(bought ? 'taker' : 'maker', '=', call.address)
  const rows = await numberedPage(own, bought ? 'takerNumber' : 'makerNumber', total, input)
  return { total, list: await takeViews(call, rows) }
}

const offers = (call: Call) => tables(call).selectFrom('otcOffers').selectAll()

const partOf = (rows: ReturnType<typeof offers>, { pageNum, pageSize }: Page) =>
  rows.offset((pageNum - 1) * pageSize).limit(pageSize)

const accountOf = (call: Call) =>
  tables(call)
    .selectFrom('otcAccounts')
    .selectAll()
    .where('account', '=', call.address)
    .executeTakeFirst()
