import * as z from 'zod/mini'

/** Lists that one call of an operator takes: a transaction has room for no more. */
const most = 50
/** Cards of a series, `BlindBoxes.MAX_CARDS`. */
export const mostCards = 100

/** `7001,7002`: card numbers. */
export const cardsField = z.pipe(
  z
    .string()
    .check(
      z.regex(new RegExp(`^\\d{1,10}(,\\d{1,10}){0,${mostCards - 1}}$`)),
      z.describe(`card numbers with commas, at most ${mostCards}`),
    ),
  z.transform((text) => text.split(',').map(Number)),
)

/** `100,250`: base units, one for each address beside them. */
export const amountsField = z.pipe(
  z
    .string()
    .check(
      z.regex(new RegExp(`^[1-9]\\d{0,28}(,[1-9]\\d{0,28}){0,${most - 1}}$`)),
      z.describe(`amounts in base units with commas, at most ${most}`),
    ),
  z.transform((text) => text.split(',').map(BigInt)),
)

/** SHA-256 of a document, without 0x. */
export const documentField = z
  .string()
  .check(z.regex(/^[0-9a-f]{64}$/), z.describe('SHA-256 of a document, 64 hex digits'))

/** The hash that a chain of secrets begins with: 20 bytes. */
export const tipField = z
  .string()
  .check(z.regex(/^0x[0-9a-f]{40}$/), z.describe('0x and 40 hex digits'))

/** Contracts that take TES into their reserve by `fund(uint256 amount)`. */
export const reserves = [
  'TermStaking',
  'Cards',
  'LpPurchases',
  'BurnMining',
  'StagedWithdrawal',
] as const
/** All that take a coin that an operator brings. */
export const takers = [...reserves, 'LpStaking', 'RewardDistributor'] as const
