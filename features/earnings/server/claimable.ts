import type { Handler } from '#platform/server/bind.ts'

import type { earningsApi } from '../api.ts'
import { accruingOf } from './accruing.ts'
import { bonusNow } from './bonusNow.ts'
import { coinView, native } from './coins.ts'
import { feeCredit } from './feeCredit.ts'

export const claimable: Handler<typeof earningsApi.claimable> = async (_, call) => {
  const { app, address } = call
  const [{ sun, source }, bonus, accruing] = await Promise.all([
    feeCredit(app, address, 'creditOf'),
    bonusNow(app, address),
    accruingOf(call),
  ])
  const coin = coinView(app, native)
  return {
    list: [
      { from: 'fees', coin, amount: String(sun), rest: '0' },
      {
        from: 'bonus',
        coin,
        amount: String(bonus?.due ?? 0n),
        rest: String(bonus?.rest ?? 0n),
      },
    ],
    accruing: String(accruing),
    sources: [source('fees'), ...(bonus === null ? [] : [bonus.source])],
  }
}
