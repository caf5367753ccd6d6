import type { Handler } from '#platform/server/bind.ts'

import type { jarApi } from '../api.ts'
import { balanceOnChain } from './contract.ts'

/** Always from the contract: a balance decides about money. */
export const jarInfo: Handler<typeof jarApi.jarInfo> = async (_, { app, address }) => ({
  balance: String(await balanceOnChain(app, address)),
})
