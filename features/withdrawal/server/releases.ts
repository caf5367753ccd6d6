import type { Releases } from '#platform/server/release.ts'

import { spread, stageStateAt } from '../rules.ts'
import { allotmentNow, coinOf, stagesNow, termsNow } from './contract.ts'

/** Stages of the caller's allotment; all stages of the contract are few. */
export const allotmentReleases: Releases = {
  kind: 'allotment',
  async list({ app, address }, { offset, limit }) {
    const [{ address: coin }, { times, amounts }, { withdrawn }] = await Promise.all([
      coinOf(app),
      stagesNow(app, address),
      allotmentNow(app, address),
    ])
    const now = app.clock.now()
    const mine = spread(amounts, withdrawn)
      .map((one, i) => ({ ...one, stage: i + 1, time: times[i]! }))
      .filter(({ amount }) => amount > 0n)
    return {
      total: mine.length,
      rows: mine.slice(offset, offset + limit).map((one) => ({
        contract: 'StagedWithdrawal',
        coin,
        createTime: null,
        ...one,
        state: stageStateAt(one, now),
      })),
    }
  },
  async sums({ app, session }) {
    const [{ address: coin }, { promised }, mine] = await Promise.all([
      coinOf(app),
      termsNow(app),
      session === null ? null : allotmentNow(app, session.address),
    ])
    const of = (amount: bigint) => (amount === 0n ? [] : [{ coin, amount }])
    const all = of(promised)
    return {
      coins: all.length,
      all,
      mine: mine === null ? null : of(mine.allotted - mine.withdrawn),
    }
  },
}
