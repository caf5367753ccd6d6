import { coinNames } from '#features/exchange/public.server.ts'
import type { Handler } from '#platform/server/bind.ts'
import type { Call } from '#platform/server/call.ts'
import type { Release, Releases } from '#platform/server/release.ts'
import type { Address } from '#platform/std/address.ts'

import type { withdrawalApi } from '../api.ts'

/** One kind after the other, in the order of the features. */
export const claimList =
  (releases: readonly Releases[]): Handler<typeof withdrawalApi.claimList> =>
  async ({ kind, pageNum, pageSize }, call) => {
    let offset = (pageNum - 1) * pageSize
    let limit = pageSize
    let total = 0
    const found: (Release & { readonly kind: string })[] = []
    for (const one of releases.filter((of) => kind === undefined || of.kind === kind)) {
      const part = await one.list(call, { offset, limit })
      total += part.total
      offset = Math.max(0, offset - part.total)
      limit -= part.rows.length
      found.push(...part.rows.map((row) => ({ kind: one.kind, ...row })))
    }
    const coinOf = await coinsOf(
      call,
      found.map(({ coin }) => coin),
    )
    const list = found.map(({ coin, amount, withdrawn, ...row }) => ({
      ...row,
      coin: coinOf(coin),
      amount: String(amount),
      withdrawn: String(withdrawn),
    }))
    return { total, list }
  }

/** Coins of others among them, as they name themselves. */
export async function coinsOf(call: Call, coins: readonly Address[]) {
  const names = await coinNames(call, coins)
  return (address: Address) => ({ address, ...names.get(address)! })
}
