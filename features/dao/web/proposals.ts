import { zeroAddress, type Address } from '#platform/std/address.ts'
import { decimalsOf } from '#platform/std/amount.ts'
import { coinContract } from '#platform/std/coinContract.ts'
import { shortOf, type ShownCoin } from '#platform/web/spend/coin.ts'

import type { DaoCall } from '../calls.ts'
import { type PoolCoin, poolCoins } from '../fields.ts'
import type { DaoCoin, ProposalState } from '../shapes.ts'

/** What the screens of proposals compute; the chain and the server alone state the rest. */

export const daoPath = (proposalId: string): string => `/dao?proposalId=${proposalId}`

/** A call of a proposal as it is shown; amounts in base units. */
export type ShownCall =
  | { readonly kind: 'pay'; readonly coin: DaoCoin; readonly to: string; readonly amount: bigint }
  /** null where the fee before is not known. */
  | { readonly kind: 'fee'; readonly before: bigint | null; readonly fee: bigint }
  | { readonly kind: 'disable' }

interface CallView {
  readonly kind: 'pay' | 'fee' | 'disable'
  readonly call: string
  readonly coin: DaoCoin | null
  readonly to: string | null
  readonly amount: string | null
  readonly before?: string | null
}

export function shownCall({ kind, call, coin, to, amount, before }: CallView): ShownCall {
  if (kind === 'pay' && coin !== null && to !== null) {
    return { kind, coin, to, amount: BigInt(amount ?? 0) }
  }
  if (kind !== 'fee') return { kind: 'disable' }
  const fee = BigInt(/\d+/.exec(call)?.[0] ?? 0)
  return { kind, fee, before: before === null || before === undefined ? null : BigInt(before) }
}

/** The same of a call that is only planned. `coins`: addresses by symbol. */
export function plannedCall(call: DaoCall, coins: Readonly<Record<string, Address>>): ShownCall {
  if (call.kind === 'fee') return { ...call, before: null }
  if (call.kind === 'disable') return call
  const symbol = poolCoins.find((one) => coins[one] === call.coin)
  const decimals = symbol === undefined ? null : decimalsOf[symbol]
  const coin = { address: call.coin, symbol: symbol ?? '?', decimals, contract: null }
  return { ...call, coin: { ...coin, looksLike: null } }
}

/** As forms and calls name the chain's own coin. */
export const [chainsOwn] = poolCoins

/** Addresses of the pool's coins by symbol: what a form of calls names. */
export const coinsOf = (
  contracts: Readonly<Record<string, string>>,
): Readonly<Record<PoolCoin, Address>> => ({
  [chainsOwn]: zeroAddress,
  USDT: (contracts[coinContract('USDT')] ?? '') as Address,
  TES: (contracts[coinContract('TES')] ?? '') as Address,
})

export const coinNamed = (symbol: string): ShownCoin => ({
  symbol,
  decimals: decimalsOf[symbol as PoolCoin] ?? 0,
})

/** As amounts of it are shown: base units where the coin states no decimals. */
export const shownOf = ({ symbol, decimals }: Pick<DaoCoin, 'symbol' | 'decimals'>): ShownCoin => ({
  symbol,
  decimals: decimals ?? 0,
})

/** A symbol alone: a look-alike's is never without its mark. */
export const markOf = ({ symbol, looksLike }: DaoCoin): string =>
  looksLike === null ? symbol : '?'

/** Parts of all that is counted, in whole percent. */
export const partOf = (votes: bigint, all: bigint): number =>
  all === 0n ? 0 : Number((votes * 100n) / all)

interface Voted {
  readonly votes: Readonly<Record<'for' | 'against' | 'abstain', string>>
}

/** Base units of TES. */
export function votesOf({ votes }: Voted) {
  const [pro, against, abstain] = [votes.for, votes.against, votes.abstain].map(BigInt) as [
    bigint,
    bigint,
    bigint,
  ]
  return { for: pro, against, abstain, all: pro + against + abstain }
}

/** State of this second: time alone begins and ends a vote, and a wait. */
export function stateNow(
  { state, start, end, eta }: ProposalTimes,
  now: number,
): ProposalState | 'counting' {
  if (state === 'pending' && now > start) return now > end ? 'counting' : 'active'
  if (state === 'active' && now > end) return 'counting'
  if (state === 'queued' && eta !== null && now >= eta) return 'ready'
  return state
}

export interface ProposalTimes {
  readonly state: ProposalState
  readonly start: number
  readonly end: number
  readonly eta: number | null
}

export const amountOf = (units: bigint, coin: DaoCoin): string =>
  shortOf(units, { ...shownOf(coin), symbol: markOf(coin) })
