import type { Subject } from '#platform/std/action.ts'
import type { Access } from '#platform/std/endpoint.ts'
import type { Text, TextValues } from '#platform/std/text.ts'
import type { AnyFlow, ArgumentUnit } from '#platform/web/flow/flow.ts'
import type { Translate } from '#platform/web/translate.ts'
import type { ReactNode } from 'react'
import type { Abi } from 'viem'

/** What an operator, or the holder of a role, can do on chain, as a value: `ChangeScreen` shows each in the same way. */
export interface Change {
  /** Of the order. */
  readonly kind: string
  readonly access: Access
  /** As powers name it. */
  readonly contract: string
  readonly method: string
  /** Null of an action that another feature declares, and shows. */
  readonly flow: AnyFlow | null
  readonly title: Text
  /** The contract's own word for what it is now; null of what has none. */
  readonly now: Now | null
  /** What is proposed. */
  readonly fields: readonly ChangeField[]
  /** Fields of the request that the change itself fixes. */
  readonly fixed: Subject
  /** In words: who notices. */
  readonly affects: Text
  readonly reverse: Text
  /** Who signs, where no power of the contract names it. */
  readonly signs: Text | null
  /** The coin that the call takes, which has to be approved first. */
  readonly takes: ((subject: Subject) => Takes) | null
}

export interface Takes {
  readonly symbol: string
  /** Base units. */
  readonly amount: string
  /** Name of a contract in the deployment, or an address. */
  readonly spender: string
  readonly approve: { readonly kind: string; readonly subject: Subject }
}

export interface Now {
  readonly abi: Abi
  readonly view: string
  /** Fields that the view is asked with. */
  readonly by: readonly string[]
  /** The contract that answers: by name, or the field with its address. */
  readonly at: string
  readonly show: (answer: unknown, t: Translate) => string
}

export interface ChangeField {
  /** The request's. */
  readonly name: string
  /** `{symbol}`: the chain's own coin. */
  readonly label: Text
  /** The field as a request has it; null for what is wrong. */
  readonly parse: (typed: string, all: Subject) => string | null
  readonly wrong: Text
  readonly limits?: TextValues
  /** Not in the request: it decides how others are read. */
  readonly local?: true
  /** Instead of typing. */
  readonly choices?: readonly { readonly value: string; readonly text: Text }[]
  /** On the signing sheet. */
  readonly show: (value: string, subject: Subject) => ReactNode
  /** Of the argument, where it is no plain number or text. */
  readonly unit?: ArgumentUnit
}

/**
 * What a contract states, by a view in short: `bondOf(uint256 seriesId) returns (uint256, uint256)`. Its parameters are
 * fields of the change.
 */
export function stated(at: string, view: string, show: Now['show']): Now {
  const [, name = '', taken = '', given = ''] = /^(\w+)\((.*)\) returns \((.*)\)$/.exec(view) ?? []
  const list = (text: string) =>
    text
      .split(', ')
      .filter(Boolean)
      .map((one) => one.split(' '))
  const inputs = list(taken).map(([type = '', of = '']) => ({ type, name: of }))
  const outputs = list(given).map(([type = '']) => ({ type, name: '' }))
  return {
    abi: [{ type: 'function', name, inputs, outputs, stateMutability: 'view' }],
    view: name,
    by: inputs.map(({ name: field }) => field),
    at,
    show,
  }
}
