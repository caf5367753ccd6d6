import type { Address } from '#platform/std/address.ts'

import { addressOf, places, root } from '../people.ts'
import { indexers } from './abis.ts'
import type { BoxesState } from './boxState.ts'
import { type DistributorState, nothingPosted } from './distributorState.ts'

/** Everything the contracts remember, as plain values: the simulation's own idea of what is simulated. */
export interface State {
  /** Who bound whom, in order. */
  members: { address: Address; parent: Address; since: number }[]
  levels: LevelState[]
  cards: CardState[]
  /** TES in the contract, and promised of it. */
  reserve: bigint
  promised: bigint
  holders: Record<Address, HolderState>
  /** Every account that had a card at any time. */
  everHeld: Address[]
  /** Base units of TES paid by all claims. */
  rewardPaid: bigint
  /** sun to be claimed from the splitter, by address. */
  credits: Record<Address, bigint>
  poolPot: bigint
  /** sun. */
  wallets: Record<Address, bigint>
  boxes: BoxesState
  distributor: DistributorState
}

export interface LevelState {
  readonly name: string
  readonly first: number
  readonly supply: number
  readonly power: number
  /** Base units of USDT. */
  readonly price: bigint
  sold: number
  /** sun of all purchases. */
  volume: bigint
}

export interface CardState {
  readonly id: number
  readonly level: number
  readonly boughtFor: bigint
  readonly boughtAt: number
  owner: Address
  stake: StakeState | null
  /** How many stakes, purchases, claims, gifts there were. */
  events: number
}

export interface StakeState {
  readonly start: number
  readonly end: number
  readonly reward: bigint
  paid: bigint
}

export interface HolderState {
  owed: bigint
  claimed: bigint
  stakes: number
}

/** Base units of TES for one unit of power and one second, by seconds. Short, so that stakes end. */
export const terms: readonly { readonly time: number; readonly rate: bigint }[] = [
  { time: 90, rate: 700_000_000_000n },
  { time: 3_600, rate: 1_000_000_000_003n },
]
/** Hundredths of a percent. */
export const feeShare = 500n
export const royalty = 250n

export function firstState(): State {
  return {
    members: [],
    levels: [
      level('Bronze', 1, 40, 1, 30_000_000n),
      level('Silver', 41, 6, 3, 77_000_001n),
      level('Gold', 47, 2, 10, 250_000_000n),
      // Staked below an account it is the team pledge of V1.
      level('Platinum', 49, 3, 4, 1_000_000_000n),
    ],
    cards: [],
    reserve: 0n,
    promised: 0n,
    holders: {},
    everHeld: [],
    rewardPaid: 0n,
    credits: {},
    poolPot: 0n,
    wallets: {},
    boxes: { series: [], owed: {} },
    distributor: nothingPosted,
  }
}

const level = (name: string, first: number, supply: number, power: number, price: bigint) => ({
  name,
  first,
  supply,
  power,
  price,
  sold: 0,
  volume: 0n,
})

export const isActive = (state: State, address: Address): boolean =>
  address === root || state.members.some((member) => member.address === address)

export const parentOf = (state: State, address: Address): Address | null =>
  state.members.find((member) => member.address === address)?.parent ?? null

const contracts = new Set<Address>([
  ...Object.values(places),
  ...indexers.map(({ contract }) => addressOf(contract)),
])

/** People begin with twenty thousand TRX, contracts with nothing. */
export const walletOf = (state: State, address: Address): bigint =>
  state.wallets[address] ?? (contracts.has(address) ? 0n : 20_000_000_000n)

/** sun goes from one to another. */
export function pay(state: State, from: Address, to: Address, sun: bigint): void {
  state.wallets[from] = walletOf(state, from) - sun
  state.wallets[to] = walletOf(state, to) + sun
}

export function holderOf(state: State, address: Address): HolderState {
  return (state.holders[address] ??= { owed: 0n, claimed: 0n, stakes: 0 })
}
