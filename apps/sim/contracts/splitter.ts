import type { Address } from '#platform/std/address.ts'

import { nobody } from '../people.ts'
import { type Run, need } from './run.ts'
import { move, parentOf, walletOf } from './state.ts'

/** Ten and five percent to the two above; of the rest seventy to the platform, what remains to the pool. */
export function split({ state, emit }: Run, source: Address, payer: Address, fee: bigint): void {
  const level1 = parentOf(state, payer)
  const level2 = level1 === null ? null : parentOf(state, level1)
  const [share1, share2] = [fee / 10n, fee / 20n]
  const platform = ((fee - share1 - share2) * 7n) / 10n
  const amount1 = level1 === null ? 0n : share1
  const amount2 = level2 === null ? 0n : share2
  const poolAmount = fee - platform - amount1 - amount2
  state.platformPot += platform
  state.poolPot += poolAmount
  if (level1 !== null) state.credits[level1] = (state.credits[level1] ?? 0n) + amount1
  if (level2 !== null) state.credits[level2] = (state.credits[level2] ?? 0n) + amount2
  move(state, ['FeeSplitter', 'level1'], ['fees', level1 ?? 'pool'], amount1)
  move(state, ['FeeSplitter', 'level2'], ['fees', level2 ?? 'pool'], amount2)
  move(state, ['FeeSplitter', 'platform'], ['fees', 'platform'], platform)
  move(state, ['FeeSplitter', 'pool'], ['fees', 'pool'], poolAmount)
  emit('FeeSplitter', 'FeeSplit', {
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
  claim({ state, sender, emit }: Run): void {
    const amount = state.credits[sender] ?? 0n
    need(amount > 0n, 'Nothing to claim')
    state.credits[sender] = 0n
    state.wallets[sender] = walletOf(state, sender) + amount
    move(state, ['FeeSplitter', 'claim'], [sender, 'paid'], amount)
    emit('FeeSplitter', 'CreditClaimed', { account: sender, amount })
  },
}
