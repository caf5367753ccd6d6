import type { Handler } from '#platform/server/bind.ts'
import type { Call } from '#platform/server/call.ts'
import type { Releases, ReleaseSum } from '#platform/server/release.ts'

import type { withdrawalApi } from '../api.ts'
import type { Allotment, KindSums } from '../shapes.ts'
import { coinsOf } from './claimList.ts'
import { type AllotmentNow, allotmentNow, coinOf, termsNow } from './contract.ts'

export const lockStatistic =
  (releases: readonly Releases[]): Handler<typeof withdrawalApi.lockStatistic> =>
  async (_, call) => {
    const { app, session } = call
    const [coin, terms, mine, kinds] = await Promise.all([
      coinOf(app),
      termsNow(app),
      session === null ? null : allotmentNow(app, session.address),
      kindsNow(releases, call),
    ])
    const { symbol, decimals, address } = coin
    return {
      coin: { symbol, decimals, address },
      open: terms.open,
      opensAt: terms.opensAt,
      minimum: String(terms.minimum),
      feeRate: terms.feeRate,
      stages: terms.stages,
      balance: String(terms.balance),
      promised: String(terms.promised),
      fees: String(terms.fees),
      mine: mine === null ? null : viewOf(mine),
      kinds,
      sources: [terms.source, ...(mine?.sources ?? [])],
    }
  }

async function kindsNow(releases: readonly Releases[], call: Call): Promise<KindSums[]> {
  const sums = await Promise.all(
    releases.map(async ({ kind, sums: ask }) => ({ kind, ...(await ask(call)) })),
  )
  const named = sums.flatMap(({ all, mine }) => [...all, ...(mine ?? [])])
  const coinAt = await coinsOf(
    call,
    named.map(({ coin }) => coin),
  )
  const inText = (list: readonly ReleaseSum[]) =>
    list.map(({ coin, amount }) => ({ coin: coinAt(coin), amount: String(amount) }))
  return sums.map(({ kind, coins, all, mine }) => ({
    kind,
    coins,
    all: inText(all),
    mine: mine === null ? null : inText(mine),
  }))
}

const viewOf = (mine: AllotmentNow): Allotment => ({
  allotted: String(mine.allotted),
  unlocked: String(mine.unlocked),
  available: String(mine.available),
  withdrawn: String(mine.withdrawn),
  initialized: mine.initialized,
  stage: mine.stage,
  limit: String(mine.limit),
  lastWithdrawTime: mine.lastWithdrawTime === 0 ? null : mine.lastWithdrawTime,
  next: mine.next === null ? null : { ...mine.next, amount: String(mine.next.amount) },
})
