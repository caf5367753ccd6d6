/** Coins that are contracts of the deployment, by symbol: their name there. */
const names: Readonly<Record<string, string>> = { TES: 'Tes', USDT: 'Usdt' }

/** The contract of a coin by its name in the deployment; for one that is not known here, none. */
export const coinContract = (symbol: string | undefined): string => names[symbol ?? ''] ?? ''
