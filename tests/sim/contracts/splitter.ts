import type { Address } from '#platform/std/address.ts'

import { nobody, places } from '../people.ts'
import { levelOf } from './levels.ts'
import { type Run, need } from './run.ts'
import { parentOf, pay, walletOf } from './state.ts'

const book = 'FeeSplitter'

/** Ten and five percent to the two above; of the rest seventy to the platform, what remains to the pool. */
export function split(run: Run, source: Address, payer: Address, fee: bigint): void {
  const { state, block, began, emit, move } = run
  const level1 = parentOf(state, payer)
  const level2 = level1 === null ? null : parentOf(state, level1)
  const [share1, share2] = [fee / 10n, fee / 20n]
  const platform = ((fee - share1 - share2) * 7n) / 10n
  const amount1 = level1 === null ? 0n : share1
  const amount2 = level2 === null ? 0n : share2
  const poolAmount = fee - platform - amount1 - amount2
  state.wallets[places.FeeSplitter] = walletOf(state, places.FeeSplitter) + fee
  state.poolPot += poolAmount
  if (level1 !== null) state.credits[level1] = (state.credits[level1] ?? 0n) + amount1
  if (level2 !== null) state.credits[level2] = (state.credits[level2] ?? 0n) + amount2
  const debit = 'fees'
  move({ book, kind: 'level1', debit, credit: level1 ?? 'pool', amount: amount1 })
  move({ book, kind: 'level2', debit, credit: level2 ?? 'pool', amount: amount2 })
  move({ book, kind: 'platform', debit, credit: 'platform', amount: platform })
  move({ book, kind: 'pool', debit, credit: 'pool', amount: poolAmount })
  const level = level1 === null ? 0 : levelOf(began, level1)
  const bonus = (fee * BigInt(level)) / 100n
  state.distributor.fees.push({ block, payer, fee, level1, level2, level, bonus })
  emit(book, 'FeeSplit', {
    source,
    payer,
    fee,
    level1: level1 ?? nobody,
    amount1,
    level2: level2 ?? nobody,
    amount2,
    poolAmount,
  })
}

export const splitter = {
  claim({ state, sender, emit, move }: Run): void {
    const amount = state.credits[sender] ?? 0n
    need(amount > 0n, 'Nothing to claim')
    state.credits[sender] = 0n
    pay(state, places.FeeSplitter, sender, amount)
    move({ book, kind: 'claim', debit: sender, credit: 'paid', amount })
    emit(book, 'CreditClaimed', { account: sender, amount })
  },

  /** The distributor emits what it receives. */
  withdrawPool({ state, emit, move }: Run): void {
    const amount = state.poolPot
    const to = places.RewardDistributor
    state.poolPot = 0n
    pay(state, places.FeeSplitter, to, amount)
    move({ book, kind: 'payout', debit: 'pool', credit: 'paid', amount })
    emit(book, 'PoolWithdrawn', { to, amount })
    emit('RewardDistributor', 'Funded', { from: places.FeeSplitter, token: nobody, amount })
  },
}
