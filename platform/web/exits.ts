import type { Abi } from 'viem'

import type { Address } from '#platform/std/address.ts'

import { defineTexts, type Text } from '../std/text.ts'
import type { Step } from './flow/flow.ts'
import type { Translate } from './translate.ts'
import type { ContractReader } from './tron/contract.ts'

/** Base units of a coin; the zero address for the chain's own. */
export interface ExitCoin {
  readonly coin: Address
  readonly amount: bigint
}

/** A call that anyone with the key can send, without this app. */
export interface ExitCall {
  /** Its name in the deployment, or the address of a coin. */
  readonly contract: string
  /** As in its ABI, with names: `exit(uint256 id)`. */
  readonly method: string
  /** As an order has them: decimal, base58, lists as JSON. */
  readonly args: readonly string[]
}

/** One position of an account, as its contract states it, and how it is left. */
export interface Exit {
  /** Unlike that of any other position. */
  readonly id: string
  readonly title: (t: Translate) => string
  readonly back: readonly ExitCoin[]
  /** Cards that are free then. */
  readonly cards?: readonly number[]
  /** What leaving it now costs. */
  readonly givenUp?: readonly ExitCoin[]
  /** Chain time, unix seconds, from which it can be left, and why only then; null: now. */
  readonly later: { readonly from: number; readonly why: Text } | null
  readonly verb: Text
  readonly calls: readonly ExitCall[]
  /** The feature's own flow; without one the calls are copied. */
  readonly steps: readonly Step[]
}

/** Reads the contracts by a node, for one account. */
export interface ExitChain {
  readonly account: Address
  /** Of the newest block: its number, and its time in unix seconds. */
  readonly head: { readonly number: number; readonly time: number }
  readonly address: (name: string) => Address | null
  /** The deployment's contract; null on a network without it. */
  readonly contract: <const A extends Abi>(
    name: string,
    abi: A,
  ) => { readonly address: Address; readonly abi: A } | null
  readonly read: ContractReader
  /** Of the deployment's coins; null for another. */
  readonly symbol: (coin: Address) => string | null
  /** What the server's index knows of the account, by kind: `stake:12` is `12` of `stake`. */
  readonly keys: (kind: string) => readonly string[]
  /** No server reported them: numbered positions are looked for among the newest too. */
  readonly alone: boolean
}

/** How positions of a feature are found, and left. */
export interface ExitSource {
  /** Among those of all features. */
  readonly order: number
  /** What they are, where they could not be read. */
  readonly title: Text
  /** All functions by which they are left: `Contract.exit(uint256 id)`. */
  readonly functions: readonly string[]
  readonly read: (chain: ExitChain) => Promise<readonly Exit[]>
}

/** How many of the newest positions are looked at without a server. */
const mostAlone = 100

/** Numbers of keys; without a server those of the newest positions, up to the highest, as well. */
export function numbersOf({ keys, alone }: ExitChain, kind: string, highest: bigint): bigint[] {
  const known = keys(kind).flatMap((key) => (/^\d{1,15}$/.test(key) ? BigInt(key) : []))
  const count = Number(highest)
  const newest = alone
    ? Array.from({ length: Math.min(count, mostAlone) }, (_, i) => BigInt(count - i))
    : []
  return [...new Set([...known, ...newest])].filter((id) => id > 0n && id <= highest)
}

/** In groups of at most so many. */
export const inGroups = <T>(list: readonly T[], most: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(list.length / most) }, (_, i) =>
    list.slice(i * most, (i + 1) * most),
  )

/** A list as an order has it. */
export const listText = (numbers: readonly bigint[]): string => `[${numbers.join()}]`

/** What several features state of their exits. */
export const exitTexts = defineTexts({
  leave: { en: 'Leave', tc: '退出' },
  takeOut: { en: 'Take out', tc: '取出' },
  claim: { en: 'Claim', tc: '領取' },
  cancel: { en: 'Cancel', tc: '取消' },
  takeDown: { en: 'Take down', tc: '下架' },
  withdraw: { en: 'Withdraw', tc: '提領' },
  earnsUntil: { en: 'Earned evenly until then', tc: '至該時平均累積' },
})
