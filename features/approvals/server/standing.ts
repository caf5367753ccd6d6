import type { App } from '#platform/server/app.ts'
import type { Handler } from '#platform/server/bind.ts'
import type { Address } from '#platform/std/address.ts'

import type { approvalsApi } from '../api.ts'
import { mostKept } from '../limits.ts'
import type { ApprovalsTables } from '../tables.ts'
import { atOneBlock, keyOf, type Place } from './reading.ts'
import { readNow, riskOf, type Standing, viewsOf, type Worths, worthOf, worthsOf } from './views.ts'

/** `spenders`: contracts of the deployment that may have an allowance, by their names. */
export const standing =
  (spenders: readonly string[]): Handler<typeof approvalsApi.standing> =>
  async (_, call) => {
    const { app, address: owner } = call
    const rows = await call.db
      .withTables<ApprovalsTables>()
      .selectFrom('approvalsGiven')
      .selectAll()
      .where('owner', '=', owner)
      .execute()
    const given = new Map(rows.map((row) => [keyOf(row), row]))
    const places = new Map<string, Place>(given)
    for (const place of ownPlaces(app, spenders)) places.set(keyOf(place), place)
    const { block, read } = await atOneBlock(app, () => readNow(app, owner, [...places.values()]))
    const worths = await worthsOf(app, read)
    const list = read.toSorted((a, b) => rank(b, worths) - rank(a, worths) || byRisk(a, b, worths))
    return {
      block,
      list: await viewsOf(call, list, { owner, block, worths, given }),
      worth: String(together(read, worths)),
      full: rows.length >= mostKept,
    }
  }

/** Our own spenders for each listed coin, whatever the index has seen. */
export const ownPlaces = (app: App, spenders: readonly string[]): Place[] =>
  listedCoins(app).flatMap((contract) =>
    addressesOf(app, spenders).map((spender): Place => ({ kind: 'coin', contract, spender })),
  )

export const listedCoins = (app: App): Address[] => addressesOf(app, ['Usdt', 'Tes'])

/** Not every network has each of them. */
const addressesOf = ({ deployment }: App, names: readonly string[]): Address[] =>
  names.flatMap((name) => deployment.contracts[name]?.address ?? [])

/** 3: with a worth · 2: cards, or a coin without a price, that could be taken · 1: nothing is known · 0: nothing today */
function rank(one: Standing, worths: Worths): number {
  const [risk, worth] = [riskOf(one), worthOf(one, worths)]
  if (worth !== null && worth > 0n) return 3
  if (risk === null) return 1
  return risk > 0n ? 2 : 0
}

function byRisk(a: Standing, b: Standing, worths: Worths): number {
  const difference = (worthOf(b, worths) ?? 0n) - (worthOf(a, worths) ?? 0n)
  const allowed = (b.allowed ?? 0n) - (a.allowed ?? 0n)
  return difference > 0n ? 1 : difference < 0n ? -1 : allowed > 0n ? 1 : allowed < 0n ? -1 : 0
}

/** Two spenders cannot take the same coin twice: of each coin at most what there is. */
function together(list: readonly Standing[], worths: Worths): bigint {
  const byCoin = new Map<Address, { allowed: bigint; balance: bigint }>()
  for (const { kind, contract, allowed, balance } of list) {
    if (kind !== 'coin' || allowed === null || balance === null) continue
    const before = byCoin.get(contract)?.allowed ?? 0n
    byCoin.set(contract, { allowed: before + allowed, balance })
  }
  let sum = 0n
  for (const [coin, { allowed, balance }] of byCoin) {
    sum += worths.get(coin)?.of(allowed < balance ? allowed : balance) ?? 0n
  }
  return sum
}
