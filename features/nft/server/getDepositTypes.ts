import { priceNow } from '#features/exchange/public.server.ts'
import type { Handler } from '#platform/server/bind.ts'

import type { nftApi } from '../api.ts'
import { cardsFacts } from './contract.ts'

export const getDepositTypes: Handler<typeof nftApi.getDepositTypes> = async (_, { app }) => {
  const [{ terms }, tes] = await Promise.all([
    cardsFacts(app),
    priceNow(app, app.deployment.address('Tes')),
  ])
  return {
    terms: terms.map(({ time, rate }) => ({
      time,
      days: Math.floor(time / 86_400),
      rate: String(rate),
    })),
    tesPriceE12: tes === null ? null : String(tes.priceE12),
    sources: [...(tes?.sources ?? [])],
  }
}
