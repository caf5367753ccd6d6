import type { App } from '#platform/server/app.ts'
import type { Handler } from '#platform/server/bind.ts'
import type { Address } from '#platform/std/address.ts'

import type { jarApi } from '../api.ts'
import { jarAbi } from '../contract/abi.ts'

/** Always from the contract: a balance decides about money. */
export const jarInfo: Handler<typeof jarApi.jarInfo> = async (_, { app, address }) => ({
  balance: String(await balanceOnChain(app, address)),
})

/** sun in an account's jar, as the contract returns it now. */
export const balanceOnChain = (app: App, owner: Address): Promise<bigint> =>
  app.node.readContract({
    address: app.deployment.address('Jar'),
    abi: jarAbi,
    functionName: 'balanceOf',
    args: [owner],
  })
