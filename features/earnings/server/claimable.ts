import type { Handler } from '#platform/server/bind.ts'

import type { earningsApi } from '../api.ts'
import { accruingOf } from './accruing.ts'
import { bonusNow } from './bonusNow.ts'
import { coinView } from './coins.ts'
import { feeCredit } from './feeCredit.ts'
import { native } from './feeIndexer.ts'

export const claimable: Handler<typeof earningsApi.claimable> = async (_, call) => {
  const { app, address } = call
  const [{ sun, source }, bonus, accruing] = await Promise.all([
    feeCredit(app, address, 'creditOf'),
    bonusNow(app, address),
    accruingOf(call),
  ])
  const whole = { coin: coinView(app, native), minimum: '0', fee: '0' }
  return {
    list: [
      { from: 'fees', amount: String(sun), ...whole },
      { from: 'bonus', amount: String(bonus?.due ?? 0n), ...whole },
    ],
    accruing: String(accruing),
    sources: [source('fees'), ...(bonus === null ? [] : [bonus.source])],
  }
}
