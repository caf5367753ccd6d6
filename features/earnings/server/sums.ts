import type { Call } from '#platform/server/call.ts'
import type { Address } from '#platform/std/address.ts'
import { sql } from 'kysely'

import type { CoinTotal, KindTotal } from '../shapes.ts'
import { coinView } from './coins.ts'
import { lateClaims, lateIncome } from './late.ts'

/** The caller's total credit and debit in a book, of a kind. */
export interface Sum {
  readonly book: string
  readonly kind: string
  readonly coin: Address
  readonly transfers: number
  /** In final blocks. */
  readonly credited: bigint
  readonly debited: bigint
  /** Credited in blocks that may yet be replaced, in how many transfers. */
  readonly coming: bigint
  readonly late: number
}

/** Sums are of the head; amounts that are not final are a few rows at the end of an index. One statement reads both. */
export async function sumsOf(call: Call): Promise<readonly Sum[]> {
  const { db, address } = call
  const { rows } = await sql<Sum>`
    select s.book, s.kind, s.coin, s.transfers, s.credited - late.credited as credited,
      s.debited - late.debited as debited, late.credited as coming, late.many as late
    from earnings_sums s cross join lateral (
      select count(*)::int8 as many,
        coalesce(sum(t.amount) filter (where t.credit = s.account), 0) as credited,
        coalesce(sum(t.amount) filter (where t.debit = s.account), 0) as debited
      from (
        ${lateIncome(call)}
        union all
        ${lateClaims(call)}
      ) t where t.book = s.book and t.kind = s.kind and t.coin = s.coin
    ) late
    where s.account = ${address} order by s.coin, s.book, s.kind`.execute(db)
  return rows
}

export function coinTotals(call: Call, sums: readonly Sum[]): CoinTotal[] {
  const coins = [...new Set(sums.map(({ coin }) => coin))]
  return coins.map((coin) => {
    const own = sums.filter((sum) => sum.coin === coin)
    const add = (what: 'credited' | 'debited' | 'coming'): bigint =>
      own.reduce((total, sum) => total + sum[what], 0n)
    const [earned, claimed] = [add('credited'), add('debited')]
    return {
      coin: coinView(call.app, coin),
      earned: String(earned),
      claimed: String(claimed),
      owed: String(earned - claimed),
      coming: String(add('coming')),
    }
  })
}

/** One of each kind and coin, in the order of `kinds`. */
export function kindTotals(
  call: Call,
  sums: readonly Sum[],
  kinds: readonly string[],
): KindTotal[] {
  return kinds.flatMap((kind) => {
    const own = sums.filter((sum) => sum.kind === kind)
    return [...new Set(own.map(({ coin }) => coin))].map((coin) => {
      const each = own.filter((sum) => sum.coin === coin)
      return {
        kind,
        coin: coinView(call.app, coin),
        earned: String(each.reduce((total, { credited }) => total + credited, 0n)),
        lines: each.reduce((total, { transfers, late }) => total + transfers - late, 0),
      }
    })
  })
}
