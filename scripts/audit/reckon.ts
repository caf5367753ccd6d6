import { type EpochData, epochOf } from '#features/earnings/epoch.ts'
import { type Address, zeroAddress } from '#platform/std/address.ts'

import { type TeamNumbers, teamOf } from './team.ts'
import type { Told } from './told.ts'

/** What the chain says that an account was credited and debited, by `account book kind`. */
export type Balances = Map<string, { credited: bigint; debited: bigint }>

export interface Reckoned {
  readonly balances: Balances
  /** By member: who invited it, how many it invited, and how many stand below it. */
  readonly team: ReadonlyMap<string, TeamNumbers>
  /** By number, the last block of each epoch whose root, file and total are what the fees give; null of any other. */
  readonly epochs: ReadonlyMap<number, number | null>
}

/** Of the events together: each has some of these. */
interface Args {
  readonly account: string
  readonly owner: string
  readonly buyer: string
  readonly level1: string
  readonly level2: string
  readonly token: string
  readonly fee: bigint
  readonly amount1: bigint
  readonly amount2: bigint
  readonly poolAmount: bigint
  readonly amount: bigint
  readonly cumulative: bigint
  readonly reward: bigint
  readonly epoch: bigint
  readonly upToBlock: bigint
  readonly root: string
  readonly dataHash: string
  readonly tokens: readonly string[]
  readonly totals: readonly bigint[]
}

/** Level of an address as a block began, 0 to 5. */
export type LevelBefore = (address: string, block: number) => number

/** Chain and contract that an epoch's data file names. */
export type Place = Pick<EpochData, 'chainId' | 'distributor'>

/** Balances and team numbers from what was told; bonuses by the levels that are given. */
export function reckon(told: readonly Told[], levelBefore: LevelBefore, place: Place): Reckoned {
  const balances: Balances = new Map()
  const move = (book: string, kind: string, from: string, to: string, amount: bigint): void => {
    if (amount === 0n) return
    sumOf(balances, `${from} ${book} ${kind}`).debited += amount
    sumOf(balances, `${to} ${book} ${kind}`).credited += amount
  }
  const bonuses: { block: number; account: string; amount: bigint }[] = []
  const earnedUpTo = (upTo: number): ReadonlyMap<string, bigint> => {
    const earned = new Map<string, bigint>()
    for (const { block, account, amount } of bonuses) {
      if (block <= upTo) earned.set(account, (earned.get(account) ?? 0n) + amount)
    }
    return earned
  }
  const epochs = new Map<number, number | null>()
  /** Totals by epoch, and what was accepted: it never falls. */
  const posted = new Map<bigint, bigint>()
  let acceptedTotal = 0n
  /** A leaf says what was earned since the beginning: it adds what was not credited before, by whatever epoch. */
  const creditUpTo = (account: string, cumulative: bigint): void => {
    const book = 'RewardDistributor'
    const beyond = cumulative - sumOf(balances, `${account} ${book} bonus`).credited
    if (beyond > 0n) move(book, 'bonus', 'reserve', account, beyond)
  }
  const of: Readonly<Record<string, (args: Args, block: number) => void>> = {
    'FeeSplitter.FeeSplit'({ fee, level1, amount1, level2, amount2, poolAmount }, block) {
      const book = 'FeeSplitter'
      move(book, 'level1', 'fees', level1, amount1)
      move(book, 'level2', 'fees', level2, amount2)
      move(book, 'pool', 'fees', 'pool', poolAmount)
      move(book, 'platform', 'fees', 'platform', fee - amount1 - amount2 - poolAmount)
      const amount = (fee * BigInt(levelBefore(level1, block))) / 100n
      if (level1 !== zeroAddress && amount > 0n) bonuses.push({ block, account: level1, amount })
    },
    'FeeSplitter.CreditClaimed': ({ account, amount }) =>
      move('FeeSplitter', 'claim', account, 'paid', amount),
    'FeeSplitter.PlatformWithdrawn': ({ amount }) =>
      move('FeeSplitter', 'payout', 'platform', 'paid', amount),
    'FeeSplitter.PoolWithdrawn': ({ amount }) =>
      move('FeeSplitter', 'payout', 'pool', 'paid', amount),
    'RewardDistributor.EpochPosted'({ epoch, root, dataHash, upToBlock, tokens, totals }) {
      const upTo = Number(upToBlock)
      const earned = earnedUpTo(upTo)
      const total = sum([...earned.values()])
      const own = fileOf(place, upTo, earned)
      const isNamed = total === 0n || tokens.length > 0
      const isOurs =
        own.root === root &&
        own.dataHash === dataHash &&
        isNamed &&
        tokens.every((token) => token === zeroAddress) &&
        totals.every((one) => one === (total > acceptedTotal ? total : acceptedTotal))
      epochs.set(Number(epoch), isOurs ? upTo : null)
      posted.set(epoch, sum(totals.filter((_, i) => tokens[i] === zeroAddress)))
    },
    'RewardDistributor.EpochAccepted'({ epoch }) {
      const total = posted.get(epoch) ?? 0n
      if (total > acceptedTotal) acceptedTotal = total
      const upTo = epochs.get(Number(epoch)) ?? null
      if (upTo === null) return
      for (const [account, cumulative] of earnedUpTo(upTo)) creditUpTo(account, cumulative)
    },
    'RewardDistributor.RewardClaimed'({ account, token, amount, cumulative }) {
      if (token !== zeroAddress) return
      creditUpTo(account, cumulative)
      move('RewardDistributor', 'claim', account, 'paid', amount)
    },
    'TermStaking.Claimed': ({ owner, amount }) => reward('TermStaking', 'staking', owner, amount),
    'Cards.Claimed': ({ owner, amount }) => reward('Cards', 'cards', owner, amount),
    'LpStaking.Claimed': ({ account, amount }) => reward('LpStaking', 'liquidity', account, amount),
    'LpPurchases.Issued': ({ buyer, reward: amount }) =>
      reward('LpPurchases', 'liquidity', buyer, amount),
  }
  const reward = (book: string, kind: string, account: string, amount: bigint): void => {
    move(book, kind, 'reserve', account, amount)
    move(book, 'claim', account, 'paid', amount)
  }
  for (const { contract, name, args, block } of told) {
    of[`${contract}.${name}`]?.(args as unknown as Args, block)
  }
  return { balances, team: teamOf(told), epochs }
}

/** Of the chain's own coin, whose address is nothing but zeros. */
const fileOf = (place: Place, upToBlock: number, earned: ReadonlyMap<string, bigint>) =>
  epochOf({
    ...place,
    upToBlock,
    leaves: [...earned].map(([account, cumulative]) => ({
      account: account as Address,
      token: zeroAddress,
      cumulative,
    })),
  })

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((all, one) => all + one, 0n)

function sumOf(balances: Balances, key: string): { credited: bigint; debited: bigint } {
  let sum = balances.get(key)
  if (sum === undefined) balances.set(key, (sum = { credited: 0n, debited: 0n }))
  return sum
}
