import type { App } from '#platform/server/app.ts'
import { decimalsOf } from '#platform/std/amount.ts'
import type { Address } from '#platform/std/address.ts'

import type { EarnedCoin } from '../kinds.ts'
import { native } from './feeIndexer.ts'

export const addressOfCoin = (app: App, coin: EarnedCoin): Address =>
  coin === 'TRX' ? native : app.deployment.address('Tes')

/** A coin of the ledger, as replies name it. */
export function coinView(app: App, address: Address) {
  if (address === native) {
    return { symbol: app.config.nativeSymbol, address, decimals: decimalsOf.TRX }
  }
  if (address !== app.deployment.address('Tes')) throw new Error(`nobody earns in ${address}`)
  return { symbol: 'TES', address, decimals: decimalsOf.TES }
}
