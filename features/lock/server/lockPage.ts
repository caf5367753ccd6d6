import type { Handler } from '#platform/server/bind.ts'
import type { Call } from '#platform/server/call.ts'
import { numberedPage } from '#platform/server/database/numberedPage.ts'
import type { Address } from '#platform/std/address.ts'
import type { Page } from '#platform/std/fields.ts'

import type { lockApi } from '../api.ts'
import { allRows, type LockRow, lockViews, newest, ownerOf, ownRows, tables } from './locks.ts'

interface Found {
  readonly total: number
  readonly rows: readonly LockRow[]
}

/** Of a coin all locks, also those made for others; of an owner those that it made or took over. */
export const lockPage: Handler<typeof lockApi.lockPage> = async (input, call) => {
  const { owner, coin } = input
  const { total, rows } = await (owner !== undefined
    ? ofOwner(call, owner, coin ?? null, input)
    : coin !== undefined
      ? ofCoin(call, coin, input)
      : ofAll(call, input))
  return { total, list: await lockViews(call, rows) }
}

async function ofOwner(
  call: Call,
  owner: Address,
  coin: Address | null,
  page: Page,
): Promise<Found> {
  const own = ownRows(call, owner)
  const some = coin === null ? own : own.where('coin', '=', coin)
  const counted = async () => {
    if (coin === null) return (await ownerOf(call, owner))?.own ?? 0
    const { count } = await some
      .clearSelect()
      .select((e) => e.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    return count
  }
  const [total, rows] = await Promise.all([counted(), newest(some, partOf(page)).execute()])
  return { total, rows }
}

/** Numbered, however many there are. */
async function ofCoin(call: Call, coin: Address, page: Page): Promise<Found> {
  const sums = await tables(call)
    .selectFrom('lockCoins')
    .select(['everA', 'everB'])
    .where('coin', '=', coin)
    .executeTakeFirst()
  const total = (sums?.everA ?? 0) + (sums?.everB ?? 0)
  const all = allRows(call).where('coin', '=', coin)
  return { total, rows: await numberedPage(all, 'coinNumber', total, page) }
}

async function ofAll(call: Call, page: Page): Promise<Found> {
  const contracts = await tables(call).selectFrom('lockTotals').select('ever').execute()
  const total = contracts.reduce((sum, { ever }) => sum + ever, 0)
  return { total, rows: await numberedPage(allRows(call), 'seq', total, page) }
}

/** Locks that others made for the caller: anyone can make any number of them. */
export const madeForMe: Handler<typeof lockApi.madeForMe> = async (input, call) => {
  const made = allRows(call).where('owner', '=', call.address).where('own', '=', false)
  const [owner, rows] = await Promise.all([
    ownerOf(call, call.address),
    newest(made, partOf(input)).execute(),
  ])
  return { total: owner?.madeFor ?? 0, list: await lockViews(call, rows) }
}

export const offeredToMe: Handler<typeof lockApi.offeredToMe> = async (input, call) => {
  const offered = allRows(call).where('offeredTo', '=', call.address)
  const [owner, rows] = await Promise.all([
    ownerOf(call, call.address),
    newest(offered, partOf(input)).execute(),
  ])
  return { total: owner?.offered ?? 0, list: await lockViews(call, rows) }
}

const partOf = ({ pageNum, pageSize }: Page) => ({
  offset: (pageNum - 1) * pageSize,
  limit: pageSize,
})
