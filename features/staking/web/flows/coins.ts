import type { Contracts } from '#platform/web/flow/flow.ts'

/** Coins that can be staked, by symbol: their name in the deployment. */
const contractOf: Readonly<Record<string, string>> = { TES: 'Tes', USDT: 'Usdt' }

/** The contract of a coin by its name in the deployment; for one that is not known here, none. */
export const coinContract = (coin: string | undefined): string => contractOf[coin ?? ''] ?? ''

export const coinAddress = (coin: string | undefined, contracts: Contracts): string | null =>
  contracts[coinContract(coin)] ?? null
