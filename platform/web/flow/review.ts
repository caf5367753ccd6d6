import type {
  Action,
  AddressOf,
  EachOf,
  Fields,
  FixedArrayOf,
  LocalAction,
  ParameterOf,
  Subject,
  SubjectOf,
} from '#platform/std/action.ts'
import type { Address } from '#platform/std/address.ts'
import type { Endpoint } from '#platform/std/endpoint.ts'
import type { OrderTicket } from '#platform/std/order.ts'
import type { Text } from '#platform/std/text.ts'

import type { ReactNode } from 'react'

import { bySubject, parametersOf } from '#platform/std/action.ts'

import type { ChainErrorKey } from '../chainErrors.ts'
import type { Translate } from '../translate.ts'
import type {
  About,
  AnyFlow,
  ArgumentUnit,
  Contracts,
  EventResult,
  GoesTo,
  Instead,
  ItemMeaning,
  NextStep,
  Signs,
  SummaryRow,
} from './flow.ts'

/** Parameters that no field of the request is named after, and addresses: a field may name a coin by its symbol. */
type Needed<Input extends Fields, Method extends string> =
  | Exclude<ParameterOf<Method>, keyof Input | FixedArrayOf<Method>>
  | AddressOf<Method>

/**
 * Arguments by name, as text, of a fixed array each item; null where the server chooses, which is shown. An item that
 * the subject lacks is an empty text, which no call has.
 */
type Fixed<Input extends Fields, Method extends string> = (
  subject: SubjectOf<Input>,
  contracts: Contracts,
  signer: Address,
) => {
  readonly [Name in Exclude<Needed<Input, Method>, FixedArrayOf<Method>>]: string | null
} & {
  readonly [Name in FixedArrayOf<Method>]: EachOf<Method, Name, string, string> | null
} & { readonly [Name in ParameterOf<Method>]?: EachOf<Method, Name, string, string> | null }

/** What a reader sees of an action before the signature. */
type Review<Input extends Fields, Method extends string> = {
  readonly title: Text
  readonly question: (about: About<SubjectOf<Input>>, t: Translate) => ReactNode
  readonly picture: (about: About<SubjectOf<Input>>) => ReactNode
  readonly goesTo: GoesTo | ((subject: SubjectOf<Input>) => GoesTo)
  /** Base units that it takes of a coin that was approved for it. */
  readonly takes?: (subject: SubjectOf<Input>) => string | undefined
  /** What made the called contract, which the subject names by its address. */
  readonly madeBy?: string
  /** The same of a contract that is not called: an approval names it. */
  readonly made?: (subject: SubjectOf<Input>) => string
  /** What each argument means; of a fixed array what each item does. */
  readonly meaning: {
    readonly [Name in ParameterOf<Method>]: EachOf<Method, Name, ItemMeaning, Text>
  }
  /** How a reader has the arguments that are no plain numbers. */
  readonly units?: Readonly<Record<string, ArgumentUnit>>
  /** sun that goes along, as the subject fixes it. Without it none, or the action's price of the moment. */
  readonly pays?: (subject: SubjectOf<Input>) => string | null
  readonly fallback: ChainErrorKey
  readonly summary: (
    ticket: OrderTicket,
    subject: SubjectOf<Input>,
    t: Translate,
  ) => readonly SummaryRow[]
  /** Rows that change with the call itself: what it claims, pays out or returns. */
  readonly results?: readonly EventResult[]
  readonly done: Text
  readonly instead?: Instead
  readonly earns?: (about: About<SubjectOf<Input>>) => ReactNode
  readonly next: (about: About<SubjectOf<Input>>) => readonly NextStep[]
  /** Replies that it makes old. */
  readonly invalidates: readonly Endpoint[]
} & ([Needed<Input, Method> | FixedArrayOf<Method>] extends [never]
  ? { readonly fixed?: Fixed<Input, Method> }
  : { readonly fixed: Fixed<Input, Method> })

/**
 * The flow of an action. An argument is the subject's field of its name, or the value in `fixed`; a
 * missing field leaves it to the server, and it is shown.
 */
export function review<Input extends Fields, Method extends string>(
  action: Action<Input, Fields, Method> | LocalAction<Input, Method>,
  view: Review<Input, Method>,
): AnyFlow {
  const { kind, contract, method, reasons, before, after, byReceipt } = action
  const { title, question, picture, goesTo, meaning, fallback, summary, results, done } = view
  const { next, instead, earns, units, invalidates, takes, madeBy, made } = view
  const pays = action.pays ?? (view.pays as Exclude<Signs['pays'], undefined> | undefined)
  const fixed = view.fixed as AnyFixed | undefined
  return {
    kind,
    title,
    question,
    picture,
    goesTo,
    ...(takes === undefined ? {} : { takes }),
    signs: {
      contract,
      ...(madeBy === undefined ? {} : { madeBy }),
      ...(made === undefined ? {} : { made }),
      method,
      meaning,
      ...(units === undefined ? {} : { units }),
      args: (subject, contracts, signer) => {
        const named = fixed?.(subject, contracts, signer) ?? {}
        return parametersOf(bySubject(method, subject)).map(({ type, name }) =>
          name in named ? fixedText(type, named[name] ?? null) : textOf(type, subject[name]),
        )
      },
      ...(pays === undefined ? {} : { pays }),
    },
    ...(byReceipt === undefined ? {} : { byReceipt }),
    before,
    after,
    fallback,
    reasons,
    summary,
    ...(results === undefined ? {} : { results }),
    done,
    ...(instead === undefined ? {} : { instead }),
    ...(earns === undefined ? {} : { earns }),
    next,
    invalidates,
  }
}

type AnyFixed = (
  subject: Subject,
  contracts: Contracts,
  signer: Address,
) => Readonly<Record<string, string | readonly string[] | null>>

/** As the order carries an argument: a fixed array as JSON, in which true and false are no texts. */
function fixedText(type: string, value: string | readonly string[] | null): string | null {
  if (value === null || typeof value === 'string') return value
  const isFlag = type.startsWith('bool')
  return JSON.stringify(
    value.map((item) => (isFlag && /^(true|false)$/.test(item) ? item === 'true' : item)),
  )
}

/** A field as the order carries the argument of its name: a list is written with commas there, as JSON here. */
function textOf(type: string, field: string | undefined): string | null {
  if (field === undefined) return null
  return type.endsWith('[]') ? JSON.stringify(field.split(',')) : field
}
