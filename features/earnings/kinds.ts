/**
 * What one earns of fees, by the ledger itself; what features pay beside it they declare (`income` in their manifests).
 * level1 and level2: a share of a fee that one's line paid · bonus: by one's team level, of the fees of the direct line
 */
export const feeKinds = ['level1', 'level2', 'bonus'] as const

/** Where they are claimed: shares in the splitter, bonuses in the distributor. What a feature pays is claimed of it, by its kind. */
export const feePlaces = ['fees', 'bonus'] as const

/** Of fees and bonuses: the chain's own. */
export const nativeCoin = 'TRX'
