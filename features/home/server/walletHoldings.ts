import { tesAbi } from '#platform/contracts/abi.ts'
import type { Holding, Holdings } from '#platform/server/holding.ts'
import { sourceOf } from '#platform/server/sourceOf.ts'
import { zeroAddress } from '#platform/std/address.ts'

import { coinsOf } from './coins.ts'

/** The chain's own coin and the deployment's coins, from the node. */
export const walletHoldings: Holdings = async ({ app, address: owner }) =>
  Promise.all(
    coinsOf(app).map(async ({ symbol, decimals, address }): Promise<Holding> => {
      const amount =
        address === null
          ? await app.node.balance(owner)
          : await app.node.readContract({
              address,
              abi: tesAbi,
              functionName: 'balanceOf',
              args: [owner],
            })
      const source =
        address === null
          ? { contract: owner, call: 'getaccount' }
          : { contract: address, call: `balanceOf(${owner})` }
      return {
        what: 'coins',
        part: 'wallet',
        symbol,
        decimals,
        amount,
        valued: { coin: address ?? zeroAddress },
        sources: [sourceOf(app, { what: 'coins', value: amount, ...source })],
      }
    }),
  )
