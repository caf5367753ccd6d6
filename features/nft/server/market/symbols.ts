import type { App } from '#platform/server/app.ts'
import { type Address, zeroAddress } from '#platform/std/address.ts'

/** The symbol of a coin that the tables name by its address; the address itself where it is none of ours. */
export function symbolOf({ config, deployment }: App, coin: Address): string {
  if (coin === zeroAddress) return config.nativeSymbol
  if (coin === deployment.address('Usdt')) return 'USDT'
  return coin === deployment.address('Tes') ? 'TES' : coin
}
