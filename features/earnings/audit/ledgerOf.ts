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

interface Book {
  readonly book: string
  readonly coin: string
}

/** Of the events together: each has some of these. */
interface Args extends Fee, Posted {
  readonly platformAmount: bigint
  readonly account: string
  readonly token: string
  readonly amount1: bigint
  readonly amount2: bigint
  readonly poolAmount: bigint
  readonly amount: bigint
  readonly index: bigint
  readonly why: string
}

/**
 * Balances and epochs from the events; bonuses by the levels of `levelBefore`. `tes`: the coin of rewards; `listed`: the
 * coins beside the chain's own in which fees have shares.
 */
export function ledgerOf(
  { events, audits }: Pick<Chain, 'events' | 'audits'>,
  levelBefore: LevelBefore,
  { tes, listed, ...place }: Place & { readonly tes: string; readonly listed: readonly string[] },
): Books {
  const ledger = new Ledger()
  const bonuses = new Bonuses(levelBefore)
  const epochs = new Epochs(bonuses, place)
  const native = zeroAddress
  const splitter = { book: 'FeeSplitter', coin: native }
  const payout = (place: Book, debit: string, amount: bigint, at: ChainEvent): void =>
    ledger.move(at, { ...place, kind: 'payout', debit, credit: 'paid', amount })
  const creditBonus = (account: string, coin: string, amount: bigint, at: ChainEvent): void => {
    const book = 'RewardDistributor'
    bonuses.credit({ block: at.block, account, coin, amount })
    ledger.move(at, { book, coin, kind: 'bonus', debit: 'reserve', credit: account, amount })
  }
  const split = (place: Book, args: Args, at: ChainEvent): void => {
    const { fee, level1, amount1, level2, amount2, poolAmount } = args
    const from = { ...place, debit: 'fees' }
    const platform = fee - amount1 - amount2 - poolAmount
    ledger.move(at, { ...from, kind: 'level1', credit: level1, amount: amount1 })
    ledger.move(at, { ...from, kind: 'level2', credit: level2, amount: amount2 })
    ledger.move(at, { ...from, kind: 'pool', credit: 'pool', amount: poolAmount })
    ledger.move(at, { ...from, kind: 'platform', credit: 'platform', amount: platform })
  }
  const own: Handlers<Args> = {
    'FeeSplitter.FeeSplit': (args, at) => {
      split(splitter, args, at)
      bonuses.add({ ...args, coin: native }, at)
    },
    'FeeSplitter.CreditClaimed': ({ account, amount }, at) =>
      ledger.move(at, { ...splitter, kind: 'claim', debit: account, credit: 'paid', amount }),
    'FeeSplitter.PlatformWithdrawn': ({ amount }, at) => payout(splitter, 'platform', amount, at),
    'FeeSplitter.PoolWithdrawn': ({ amount }, at) => payout(splitter, 'pool', amount, at),
    'RewardDistributor.EpochPosted': (args, at) => epochs.post(args, at),
    'RewardDistributor.EpochRevoked': ({ epoch, why }) => epochs.revoke(epoch, why),
    'RewardDistributor.EpochAccepted': ({ epoch }, at) => {
      for (const { account, coin, amount } of epochs.accept(epoch)) {
        creditBonus(account, coin, amount, at)
      }
    },
    'RewardDistributor.RewardClaimed': ({ epoch, account, token, index, amount }, at) => {
      if (token !== native && !listed.includes(token)) return
      if (!epochs.claim(epoch, index)) creditBonus(account, token, amount, at)
      const place = { book: 'RewardDistributor', coin: token }
      ledger.move(at, { ...place, kind: 'claim', debit: account, credit: 'paid', amount })
    },
  }
  /** Paid by a contract: credited and collected in one event. */
  const paid = audits.flatMap(({ rewards = {} }) =>
    Object.entries(rewards).map(([name, rewardOf]) => {
      const pay = (args: never, at: ChainEvent): void => {
        const { kind, coin = tes, account, amount } = rewardOf(args, at, events)
        const paid = { book: at.contract, coin, amount }
        ledger.move(at, { ...paid, kind, debit: 'reserve', credit: account })
        ledger.move(at, { ...paid, kind: 'claim', debit: account, credit: 'paid' })
      }
      return [name, pay] as const
    }),
  )
  /** What a withdrawal pays beside shares of fees is no income. */
  const inCoins: Handlers<Args> = {
    CoinFeeSplit: (args, at) => {
      split({ book: at.contract, coin: args.coin }, args, at)
      bonuses.add({ ...args, source: at.at }, at)
    },
    PotsPaid: ({ coin, platformAmount, poolAmount }, at) => {
      payout({ book: at.contract, coin }, 'platform', platformAmount, at)
      payout({ book: at.contract, coin }, 'pool', poolAmount, at)
    },
    Withdrawn: ({ account, coin }, at) => {
      const amount = ledger.owed(at.contract, coin).get(account) ?? 0n
      const place = { book: at.contract, coin }
      ledger.move(at, { ...place, kind: 'claim', debit: account, credit: 'paid', amount })
    },
  }
  const ofMoney = audits.flatMap(({ money = [] }) =>
    money.flatMap((book) =>
      Object.entries(inCoins).map(([name, handle]) => {
        const ofListed = (args: Args, at: ChainEvent): void => {
          if (listed.includes(args.coin)) handle(args, at)
        }
        return [`${book}.${name}`, ofListed] as const
      }),
    ),
  )
  replay(events, { ...own, ...Object.fromEntries(ofMoney), ...Object.fromEntries(paid) })
  return { ledger, bonuses, epochs }
}
