import * as z from 'zod/mini'

/**
 * What one earns. level1 and level2: a share of a fee that one's line paid · bonus: by one's team level, of the fees of
 * the direct line · cards, liquidity, staking: rewards of what one has staked or bought
 */
export const incomeKind = z.enum(['level1', 'level2', 'bonus', 'cards', 'liquidity', 'staking'])
export type IncomeKind = z.output<typeof incomeKind>

/** Where money lies that is owed to somebody, by what is claimed there. */
export const claimFrom = z.enum(['fees', 'bonus', 'cards', 'liquidity', 'staking'])
export type ClaimFrom = z.output<typeof claimFrom>

/** By contract, what is claimed there. */
export const claimedIn: Readonly<Record<string, ClaimFrom>> = {
  FeeSplitter: 'fees',
  RewardDistributor: 'bonus',
  Cards: 'cards',
  LpStaking: 'liquidity',
  LpPurchases: 'liquidity',
  TermStaking: 'staking',
}

/** The contracts where one kind of claim is made. */
export const booksOf = (from: ClaimFrom): readonly string[] =>
  Object.keys(claimedIn).filter((book) => claimedIn[book] === from)

/** What is earned: shares of fees in the chain's own coin, rewards in TES. */
export const earnedCoin = z.enum(['TRX', 'TES'])
export type EarnedCoin = z.output<typeof earnedCoin>
export const nativeCoin: EarnedCoin = 'TRX'
