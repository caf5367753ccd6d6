import type { App } from '#platform/server/app.ts'
import type { Address } from '#platform/std/address.ts'

/** The name of the chain whose coin is traded wrapped. */
export const nativeName = 'TRON'

/** A coin as readers know it: the wrapped one under the name of the chain's own. */
export interface Naming {
  readonly symbol: string
  readonly name: string
  /** null for the chain's own coin. */
  readonly address: Address | null
  /** null if the coin returns nothing readable. */
  readonly decimals: number | null
}

export function namingOf(
  { config, deployment }: App,
  facts: { coin: Address; symbol: string; name: string; decimals: number | null },
): Naming {
  const { coin, symbol, name, decimals } = facts
  return isWrapped(deployment, coin)
    ? { symbol: config.nativeSymbol, name: nativeName, address: null, decimals }
    : { symbol, name, address: coin, decimals }
}

export const isWrapped = ({ contracts }: App['deployment'], coin: Address): boolean =>
  contracts['Wtrx']?.address === coin
