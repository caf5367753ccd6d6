import { zeroAddress } from '#platform/std/address.ts'

import { Bonuses, type Fee, type Place } from './bonuses.ts'
import { Epochs, type Posted } from './epochs.ts'
import { Ledger } from './ledger.ts'
import type { LevelBefore } from './rises.ts'
import { type Told, tell } from './told.ts'

export interface Reckoned {
  readonly ledger: Ledger
  readonly bonuses: Bonuses
  readonly epochs: Epochs
}

/** Of the events together: each has some of these. */
interface Args extends Fee, Posted {
  readonly account: string
  readonly owner: string
  readonly buyer: string
  readonly token: string
  readonly amount1: bigint
  readonly amount2: bigint
  readonly poolAmount: bigint
  readonly amount: bigint
  readonly index: bigint
  readonly reward: bigint
  readonly why: string
}

/** Balances and epochs from what was told; bonuses by the levels that are given. `tes`: the coin of rewards. */
export function reckon(
  told: readonly Told[],
  levelBefore: LevelBefore,
  { tes, ...place }: Place & { readonly tes: string },
): Reckoned {
  const ledger = new Ledger()
  const bonuses = new Bonuses(levelBefore)
  const epochs = new Epochs(bonuses, place)
  const coin = zeroAddress
  const [splitter, distributor] = [
    { book: 'FeeSplitter', coin },
    { book: 'RewardDistributor', coin },
  ]
  const payout = (debit: string, amount: bigint, at: Told): void =>
    ledger.move(at, { ...splitter, kind: 'payout', debit, credit: 'paid', amount })
  const creditBonus = (account: string, amount: bigint, at: Told): void => {
    bonuses.credit({ block: at.block, account, amount })
    ledger.move(at, { ...distributor, kind: 'bonus', debit: 'reserve', credit: account, amount })
  }
  /** Paid by a contract: credited and collected at once. */
  const reward = (book: string, kind: string, account: string, amount: bigint, at: Told): void => {
    const paid = { book, coin: tes, amount }
    ledger.move(at, { ...paid, kind, debit: 'reserve', credit: account })
    ledger.move(at, { ...paid, kind: 'claim', debit: account, credit: 'paid' })
  }
  tell<Args>(told, {
    'FeeSplitter.FeeSplit': (args, at) => {
      const { fee, level1, amount1, level2, amount2, poolAmount } = args
      const from = { ...splitter, debit: 'fees' }
      const platform = fee - amount1 - amount2 - poolAmount
      ledger.move(at, { ...from, kind: 'level1', credit: level1, amount: amount1 })
      ledger.move(at, { ...from, kind: 'level2', credit: level2, amount: amount2 })
      ledger.move(at, { ...from, kind: 'pool', credit: 'pool', amount: poolAmount })
      ledger.move(at, { ...from, kind: 'platform', credit: 'platform', amount: platform })
      bonuses.add(args, at)
    },
    'FeeSplitter.CreditClaimed': ({ account, amount }, at) =>
      ledger.move(at, { ...splitter, kind: 'claim', debit: account, credit: 'paid', amount }),
    'FeeSplitter.PlatformWithdrawn': ({ amount }, at) => payout('platform', amount, at),
    'FeeSplitter.PoolWithdrawn': ({ amount }, at) => payout('pool', amount, at),
    'RewardDistributor.EpochPosted': (args, at) => epochs.post(args, at),
    'RewardDistributor.EpochRevoked': ({ epoch, why }) => epochs.revoke(epoch, why),
    'RewardDistributor.EpochAccepted': ({ epoch }, at) => {
      for (const { account, amount } of epochs.accept(epoch)) creditBonus(account, amount, at)
    },
    'RewardDistributor.RewardClaimed': ({ epoch, account, token, index, amount }, at) => {
      if (token !== coin) return
      if (!epochs.claim(epoch, index)) creditBonus(account, amount, at)
      ledger.move(at, { ...distributor, kind: 'claim', debit: account, credit: 'paid', amount })
    },
    'TermStaking.Claimed': ({ owner, amount }, at) =>
      reward('TermStaking', 'staking', owner, amount, at),
    'Cards.Claimed': ({ owner, amount }, at) => reward('Cards', 'cards', owner, amount, at),
    'LpStaking.Claimed': ({ account, amount }, at) =>
      reward('LpStaking', 'liquidity', account, amount, at),
    'LpPurchases.Issued': ({ buyer, reward: amount }, at) =>
      reward('LpPurchases', 'liquidity', buyer, amount, at),
  })
  return { ledger, bonuses, epochs }
}
