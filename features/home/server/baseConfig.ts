import { rootOf } from '#features/team/public.server.ts'
import type { Handler } from '#platform/server/bind.ts'
import { decimalsOf, parseUnits } from '#platform/std/amount.ts'

import type { homeApi } from '../api.ts'
import { coinsOf } from './coins.ts'

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
