import type { Handler } from '#platform/server/bind.ts'

import type { earningsApi } from '../api.ts'
import { bonusNow } from './bonusNow.ts'
import { coinView } from './coins.ts'
import { feeCredit } from './feeCredit.ts'
import { native } from './feeIndexer.ts'

export const claimable: Handler<typeof earningsApi.claimable> = async (_, { app, address }) => {
  const [{ sun, source }, bonus] = await Promise.all([
    feeCredit(app, address, 'creditOf'),
    bonusNow(app, address),
  ])
  const whole = { coin: coinView(app, native), minimum: '0', fee: '0' }
  return {
    list: [
      { from: 'fees', amount: String(sun), ...whole },
      { from: 'bonus', amount: String(bonus?.due ?? 0n), ...whole },
    ],
    sources: [source('fees'), ...(bonus === null ? [] : [bonus.source])],
  }
}
