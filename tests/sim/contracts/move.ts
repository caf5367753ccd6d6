/**
 * An amount that moves from one account of a contract's book to another: what the ledger should
 * contain for an event.
 */
export interface Move {
  readonly book: 'Cards' | 'FeeSplitter' | 'RewardDistributor'
  readonly kind: string
  readonly debit: string
  readonly credit: string
  /** In TES of Cards, else in sun. */
  readonly amount: bigint
}
