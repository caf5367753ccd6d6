import type { App } from '#platform/server/app.ts'
import type { Income } from '#platform/server/feature.ts'
import { type Address, zeroAddress } from '#platform/std/address.ts'
import { decimalsOf } from '#platform/std/amount.ts'

/** As contracts name the chain's own coin, and nobody. */
export const native = zeroAddress

const contractOf = { USDT: 'Usdt', TES: 'Tes' } as const

/** `at`: knows contracts by their name in the deployment. */
export const coinOf = (
  at: { readonly address: (name: string) => Address },
  symbol: Income['coin'],
): Address => (symbol === 'TRX' ? native : at.address(contractOf[symbol]))

/** A coin of the ledger, as replies name it. */
export function coinView({ config, deployment }: App, address: Address) {
  if (address === native) {
    return { symbol: config.nativeSymbol, address, decimals: decimalsOf.TRX }
  }
  const name = deployment.nameOf(address)
  for (const symbol of ['USDT', 'TES'] as const) {
    if (contractOf[symbol] === name) return { symbol, address, decimals: decimalsOf[symbol] }
  }
  throw new Error(`nobody earns in ${address}`)
}
