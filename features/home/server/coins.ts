import type { App } from '#platform/server/app.ts'
import { decimalsOf } from '#platform/std/amount.ts'

/** A coin that this network's deployment lacks is left out. */
export const coinsOf = ({ config, deployment }: App) => [
  { symbol: config.nativeSymbol, name: 'TRON', address: null, decimals: decimalsOf.TRX },
  ...(
    [
      ['Usdt', { symbol: 'USDT', name: 'Tether USD', decimals: decimalsOf.USDT }],
      ['Tes', { symbol: 'TES', name: 'Tessera', decimals: decimalsOf.TES }],
    ] as const
  ).flatMap(([contract, coin]) => {
    const found = deployment.contracts[contract]
    return found === undefined ? [] : [{ ...coin, address: found.address }]
  }),
]
