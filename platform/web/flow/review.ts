import type {
  Action,
  AddressOf,
  Fields,
  LocalAction,
  ParameterOf,
  Subject,
  SubjectOf,
} from '#platform/std/action.ts'
import type { Address } from '#platform/std/address.ts'
import type { Endpoint } from '#platform/std/endpoint.ts'
import type { OrderTicket } from '#platform/std/order.ts'
import type { Text } from '#platform/std/text.ts'

import { bySubject, parametersOf } from '#platform/std/action.ts'

import type { ChainErrorKey } from '../chainErrors.ts'
import type { Translate } from '../translate.ts'
import type { AnyFlow, Contracts, EventResult, Signs, SummaryRow } from './flow.ts'

/** Parameters that no field of the request is named after, and addresses: a field may name a coin by its symbol. */
type Needed<Input extends Fields, Method extends string> =
  | Exclude<ParameterOf<Method>, keyof Input>
  | AddressOf<Method>

/** Arguments by name, as text; null where the server chooses, which is shown. */
type Fixed<Input extends Fields, Method extends string> = (
  subject: SubjectOf<Input>,
  contracts: Contracts,
  signer: Address,
) => { readonly [Name in Needed<Input, Method>]: string | null } & {
  readonly [Name in ParameterOf<Method>]?: string | null
}

/** What a reader sees of an action before the signature. */
type Review<Input extends Fields, Method extends string> = {
  readonly title: Text
  /** What each argument means. */
  readonly meaning: { readonly [Name in ParameterOf<Method>]: Text }
  /** sun that goes along, as the subject fixes it. Without it none, or the action's price of the moment. */
  readonly pays?: (subject: SubjectOf<Input>) => string | null
  readonly fallback: ChainErrorKey
  readonly summary: (
    ticket: OrderTicket,
    subject: SubjectOf<Input>,
    t: Translate,
  ) => readonly SummaryRow[]
  /** Rows that change with the call itself: what it claims, pays out or gives back. */
  readonly results?: readonly EventResult[]
  readonly done: Text
  /** Replies that it makes old. */
  readonly invalidates: readonly Endpoint[]
} & ([Needed<Input, Method>] extends [never]
  ? { readonly fixed?: Fixed<Input, Method> }
  : { readonly fixed: Fixed<Input, Method> })

/**
 * The flow of an action. An argument is the subject's field of its name, or what `fixed` says; a field
 * that is not there leaves it to the server, and it is shown.
 */
export function review<Input extends Fields, Method extends string>(
  action: Action<Input, Fields, Method> | LocalAction<Input, Method>,
  view: Review<Input, Method>,
): AnyFlow {
  const { kind, contract, method, reasons, before, after } = action
  const { title, meaning, fallback, summary, results, done, invalidates } = view
  const pays = action.pays ?? (view.pays as Exclude<Signs['pays'], undefined> | undefined)
  const fixed = view.fixed as AnyFixed | undefined
  return {
    kind,
    title,
    signs: {
      contract,
      method,
      meaning,
      args: (subject, contracts, signer) => {
        const named = fixed?.(subject, contracts, signer) ?? {}
        return parametersOf(bySubject(method, subject)).map(({ type, name }) =>
          name in named ? (named[name] ?? null) : textOf(type, subject[name]),
        )
      },
      ...(pays === undefined ? {} : { pays }),
    },
    before,
    after,
    fallback,
    reasons,
    summary,
    ...(results === undefined ? {} : { results }),
    done,
    invalidates,
  }
}

type AnyFixed = (
  subject: Subject,
  contracts: Contracts,
  signer: Address,
) => Readonly<Record<string, string | null>>

/** A field as the order carries the argument of its name: a list is written with commas there, as JSON here. */
function textOf(type: string, field: string | undefined): string | null {
  if (field === undefined) return null
  return type.endsWith('[]') ? JSON.stringify(field.split(',')) : field
}
