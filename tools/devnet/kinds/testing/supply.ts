/** Where all the sun is: together it is always what the genesis block gave out, and what was minted since. */
import type { State } from '../../state.ts'

export interface Supply {
  readonly balances: bigint
  /** Staked, lent and on the way back. */
  readonly staked: bigint
  readonly burned: bigint
  /** Rewards not yet withdrawn. */
  readonly allowances: bigint
  /** Rewards that came into being, in allowances or withdrawn. */
  readonly minted: bigint
  /** What was set directly, less what was taken so. */
  readonly granted: bigint
}

export function supplyOf(state: State): Supply {
  let balances = 0n
  let staked = 0n
  let allowances = 0n
  for (const [, { balance, stake, allowance }] of state.accounts()) {
    balances += balance
    allowances += allowance ?? 0n
    if (stake === undefined) continue
    for (const sun of [...stake.frozen, ...stake.delegated]) staked += sun
    for (const { amount } of stake.unfreezing) staked += amount
  }
  return {
    balances,
    staked,
    burned: state.total('burned'),
    allowances,
    minted: state.total('minted'),
    granted: state.total('granted'),
  }
}
