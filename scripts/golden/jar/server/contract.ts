import type { App } from '#platform/server/app.ts'
import type { Address } from '#platform/std/address.ts'

import { jarAbi } from '../contract/abi.ts'

/** sun in somebody's jar, as the contract says now. */
export const balanceOnChain = (app: App, owner: Address): Promise<bigint> =>
  app.node.readContract({
    address: app.deployment.address('Jar'),
    abi: jarAbi,
    functionName: 'balanceOf',
    args: [owner],
  })
