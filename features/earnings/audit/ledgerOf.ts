import type { LevelBefore } from '#features/team/audit/rises.ts'
import { zeroAddress } from '#platform/std/address.ts'

import { Bonuses, type Fee, type Place } from './bonuses.ts'
import { Epochs, type Posted } from './epochs.ts'
import { Ledger } from './ledger.ts'
import { type ChainEvent, type Handlers, replay } from '#tools/audit/chainEvents.ts'
import type { Chain } from '#tools/audit/featureAudit.ts'

export interface Books {
  readonly ledger: Ledger
  readonly bonuses: Bonuses
  readonly epochs: Epochs
}

/** Of the events together: each has some of these. */
interface Args extends Fee, Posted {
  readonly account: string
  readonly token: string
  readonly amount1: bigint
  readonly amount2: bigint
  readonly poolAmount: bigint
  readonly amount: bigint
  readonly index: bigint
  readonly why: string
}

/** Balances and epochs from the events; bonuses by the levels of `levelBefore`. `tes`: the coin of rewards. */
export function ledgerOf(
  { events, audits }: Pick<Chain, 'events' | 'audits'>,
  levelBefore: LevelBefore,
  { tes, ...place }: Place & { readonly tes: string },
): Books {
  const ledger = new Ledger()
  const bonuses = new Bonuses(levelBefore)
  const epochs = new Epochs(bonuses, place)
  const coin = zeroAddress
  const [splitter, distributor] = [
    { book: 'FeeSplitter', coin },
    { book: 'RewardDistributor', coin },
  ]
  const payout = (debit: string, amount: bigint, at: ChainEvent): void =>
    ledger.move(at, { ...splitter, kind: 'payout', debit, credit: 'paid', amount })
  const creditBonus = (account: string, amount: bigint, at: ChainEvent): void => {
    bonuses.credit({ block: at.block, account, amount })
    ledger.move(at, { ...distributor, kind: 'bonus', debit: 'reserve', credit: account, amount })
  }
  const own: Handlers<Args> = {
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
  }
  /** Paid by a contract: credited and collected at once. */
  const paid = audits.flatMap(({ rewards = {} }) =>
    Object.entries(rewards).map(([name, rewardOf]) => {
      const pay = (args: never, at: ChainEvent): void => {
        const { kind, account, amount } = rewardOf(args)
        const paid = { book: at.contract, coin: tes, amount }
        ledger.move(at, { ...paid, kind, debit: 'reserve', credit: account })
        ledger.move(at, { ...paid, kind: 'claim', debit: account, credit: 'paid' })
      }
      return [name, pay] as const
    }),
  )
  replay(events, { ...own, ...Object.fromEntries(paid) })
  return { ledger, bonuses, epochs }
}
