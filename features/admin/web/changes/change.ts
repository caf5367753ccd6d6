import type { Action } from '#platform/std/action.ts'
import type { Text } from '#platform/std/text.ts'
import type { AnyFlow, NextStep } from '#platform/web/flow/flow.ts'
import type { Translate } from '#platform/web/translate.ts'
import type { Abi, AbiParameter } from 'viem'

import { adminApi } from '../../api.ts'
import { adminTexts } from '../text.ts'

/** What the holder of a role can change, as a value: `ChangeScreen` shows each in the same way. */
export interface Change {
  readonly action: Action
  readonly flow: AnyFlow
  readonly title: Text
  /** The contract's own word for what it is now; null of what has none. */
  readonly now: Now | null
  /** What is proposed; null of a call without a choice. */
  readonly field: ChangeField | null
  /** In words: who notices. */
  readonly affects: Text
  readonly reverse: Text
}

export interface Now {
  readonly abi: Abi
  readonly view: string
  readonly show: (answer: unknown, t: Translate) => string
}

export interface ChangeField {
  /** The request's. */
  readonly name: string
  /** `{symbol}`: the chain's own coin. */
  readonly label: Text
  /** The field as a request has it; null for what is wrong. */
  readonly parse: (typed: string) => string | null
  readonly wrong: Text
  /** Instead of typing. */
  readonly choices?: readonly { readonly value: string; readonly text: Text }[]
}

/** A view without parameters. */
export const viewOf = (name: string, outputs: readonly AbiParameter[]): Abi => [
  { type: 'function', name, inputs: [], outputs, stateMutability: 'view' },
]

/** Of every change. */
export const common = {
  fallback: 'Update failed',
  done: adminTexts.changed,
  next: (): readonly NextStep[] => [{ text: adminTexts.toConsole, to: '/admin' }],
  invalidates: [adminApi.overview],
} as const
