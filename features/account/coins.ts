/** Coins that a wallet is asked for, as calls name them; the chain's own first. */
export const nativeUnit = 'TRX'
/** The coin of a pool, which the pool's address names. */
export const lpUnit = 'LP'
/** What holdings call it in the wallet. */
export const heldLp = 'lpCoins'
export const walletUnits = [nativeUnit, 'USDT', 'TES'] as const
export type WalletUnit = (typeof walletUnits)[number]
