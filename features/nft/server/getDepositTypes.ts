import type { Handler } from '#platform/server/bind.ts'

import type { nftApi } from '../api.ts'
import { cardsFacts } from './contract.ts'

export const getDepositTypes: Handler<typeof nftApi.getDepositTypes> = async (_, { app }) => {
  const { terms } = await cardsFacts(app)
  return {
    terms: terms.map(({ time, rate }) => ({
      time,
      days: Math.floor(time / 86_400),
      rate: String(rate),
    })),
  }
}
