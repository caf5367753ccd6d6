import type { Handler } from '#platform/server/bind.ts'

import type { earningsApi } from '../api.ts'
import { coinView } from './coins.ts'
import { feeCredit } from './feeCredit.ts'
import { native } from './feeIndexer.ts'

export const claimable: Handler<typeof earningsApi.claimable> = async (_, { app, address }) => {
  const { sun, source } = await feeCredit(app, address, 'creditOf')
  const whole = { minimum: '0', fee: '0' }
  return {
    list: [{ from: 'fees', coin: coinView(app, native), amount: String(sun), ...whole }],
    sources: [source('fees')],
  }
}
