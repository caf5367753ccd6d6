/**
 * What one earns of fees, by the ledger itself; what features pay beside it they declare (`income` in their manifests).
 * level1 and level2: a share of a fee that one's line paid · bonus: by one's team level, of the fees of the direct line
 */
export const feeKinds = ['level1', 'level2', 'bonus'] as const

/**
 * The place of claims: shares in the splitter, bonuses in the distributor. A feature's rewards are claimed from it, by
 * its kind.
 */
export const feePlaces = ['fees', 'bonus'] as const

/** The chain's own. */
export const nativeCoin = 'TRX'

/** Coins of the ledger. Of fees in other coins nobody has a share. */
export const ledgerCoins = [nativeCoin, 'USDT', 'TES'] as const
