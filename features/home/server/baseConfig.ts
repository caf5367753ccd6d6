import { rootOf } from '#features/team/public.server.ts'
import type { App } from '#platform/server/app.ts'
import type { Handler } from '#platform/server/bind.ts'
import { decimalsOf, parseUnits } from '#platform/std/amount.ts'

import type { homeApi } from '../api.ts'

/** The specification's limits. */
const limits = {
  nicknameMax: 12,
  defaultAuthorisation: String(parseUnits('1000', decimalsOf.USDT)),
  feeLimitMax: '1000000000',
  requestTimeoutMs: 10_000,
}

export const baseConfig: Handler<typeof homeApi.baseConfig> = async (_, { app }) => {
  const { config, deployment } = app
  const contracts = Object.entries(deployment.contracts)
  return {
    network: deployment.network,
    chainId: deployment.chainId.toLowerCase(),
    nativeSymbol: config.nativeSymbol,
    contracts: Object.fromEntries(contracts.map(([name, { address }]) => [name, address])),
    coins: coinsOf(app),
    limits,
    links: [...config.links],
    features: [...app.features],
    communityRoot: await rootOf(app),
    demo: [...config.demo],
  }
}

/** A coin that this network's deployment lacks is left out. */
const coinsOf = ({ config, deployment }: App) => [
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
