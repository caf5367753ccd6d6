import * as z from 'zod/mini'

import type { Address } from './address.ts'
import { type Access, type Endpoint, endpoint } from './endpoint.ts'
import type { FailureKind } from './failure.ts'
import { afterFields, beforeFields, orderTicket, orderView } from './order.ts'
import type { Reasons } from './reason.ts'

/**
 * An action on chain, declared once: from it come the two calls of the API, what the server binds and
 * what the web may have signed.
 */

/** Fields of a request or a reply by name. */
export type Fields = Readonly<Record<string, z.ZodMiniType>>
export type NoFields = Readonly<Record<never, never>>

/** What an order is about: those of its request's fields that are there, as text. */
export type Subject = Readonly<Record<string, string>>
export type SubjectOf<Input extends Fields> = { readonly [Name in keyof Input]?: string }

type Path = `/${string}`
/** Nothing, or the price of the moment: at most what the screen showed where the button was pressed. */
export type Price = 'atMostShown' | undefined

type TypedName<Method extends string> = Method extends `${string}(${infer List})`
  ? Separate<List>
  : never
type Separate<List extends string> = List extends `${infer One}, ${infer Rest}`
  ? One | Separate<Rest>
  : List
type Value<Type extends string> = Type extends `${infer Item}[]`
  ? readonly Value<Item>[]
  : Type extends `${infer Item}[${infer Count extends number}]`
    ? Tuple<Count, Value<Item>>
    : Type extends `uint${string}`
      ? bigint
      : Type extends 'address'
        ? Address
        : Type extends 'bool'
          ? boolean
          : string

/** So many of them. */
type Tuple<
  Count extends number,
  T,
  List extends readonly T[] = readonly [],
> = List['length'] extends Count ? List : Tuple<Count, T, readonly [...List, T]>

/** Of a parameter: one for each item of a fixed array, as of `uint256[9] numbers`; of another type `Whole`. */
export type EachOf<Method extends string, Name extends string, Item, Whole> =
  TypedName<Method> extends infer One
    ? One extends `${string}[${infer Count extends number}] ${Name}`
      ? Tuple<Count, Item>
      : One extends `${string} ${Name}`
        ? Whole
        : never
    : never

/** Names of those that are a fixed array. */
export type FixedArrayOf<Method extends string> =
  TypedName<Method> extends infer One
    ? One extends `${string}[${number}] ${infer Name}`
      ? Name
      : never
    : never

/** Names of a method's parameters; of all where there are several methods. */
export type ParameterOf<Method extends string> =
  TypedName<Method> extends infer One
    ? One extends `${string} ${infer Name}`
      ? Name
      : never
    : never

/** Those that are an address, or a list of them. */
export type AddressOf<Method extends string> =
  TypedName<Method> extends infer One
    ? One extends `address${string} ${infer Name}`
      ? Name
      : never
    : never

/** Arguments by name: uintN as bigint, addresses in base58, lists as lists. */
export type ArgsOf<Method extends string> = Method extends string
  ? {
      readonly [
        One in TypedName<Method> as One extends `${string} ${infer Name}` ? Name : never
      ]: One extends `${infer Type} ${string}` ? Value<Type> : never
    }
  : never

/** What is signed, under which kind. */
export interface SignedCall<Method extends string, Pays extends Price = Price, About = Subject> {
  /** `nft.buy`: the feature and its action, as the order carries it. */
  readonly kind: string
  /**
   * The contract's name in the deployment; by the subject where that decides: the name of its coin, or the address of
   * its pool.
   */
  readonly contract: string | ((subject: About) => string)
  /** As in its ABI, with names: `pledge(uint256 tokenId, uint256 time)`; or `plainTransfer`. */
  readonly method: Method | ((subject: About) => Method)
  /** The contract's reasons for a refusal. */
  readonly reasons: Reasons
  readonly pays: Pays
  /** No index need read its contract: the node's receipt settles its orders. */
  readonly byReceipt?: true
}
type Declared<Input extends Fields, Method extends string, Pays extends Price> = Omit<
  SignedCall<Method, Pays, SubjectOf<Input>>,
  'reasons' | 'pays'
> &
  Partial<Pick<SignedCall<Method, Pays>, 'reasons' | 'pays'>>

/** The calls of an order: one that requests it, and one that submits its hash. */
export interface OrderCalls<Input extends Fields = Fields, More extends Fields = Fields> {
  readonly input: Input
  readonly reply: More
  /** What the web calls: exact forms and replies. */
  readonly before: Endpoint<
    z.ZodMiniObject<typeof beforeFields & Input>,
    z.ZodMiniObject<typeof orderTicket.shape & More>
  >
  readonly after: Endpoint<z.ZodMiniObject<typeof afterFields>, typeof orderView>
  /** What the server binds: both, or the one endpoint that takes either; none where another feature does. */
  readonly served: readonly Endpoint[]
}

export interface Action<
  Input extends Fields = Fields,
  More extends Fields = Fields,
  Method extends string = string,
  Pays extends Price = Price,
>
  extends SignedCall<Method, Pays>, OrderCalls<Input, More> {
  /** Among several of one path: the field that names it, and its name. */
  readonly chosen: { readonly field: string; readonly name: string } | null
}

/** One that needs no order: its subject and the signer fix the whole call. */
export interface LocalAction<
  Input extends Fields = Fields,
  Method extends string = string,
> extends SignedCall<Method, undefined> {
  readonly input: Input
  readonly before: null
  /** Takes its hash alone. */
  readonly after: Endpoint
}

/** What is sent for an order, as text, without its requestId. */
export type ActionInput<A extends Action | LocalAction> = z.input<z.ZodMiniObject<A['input']>>

interface CallsDeclaration<Input extends Fields, More extends Fields> {
  /** One path takes both halves: requestId opens an order, orderId and txHash submit its hash. */
  readonly path: Path | { readonly before: Path; readonly after: Path }
  /** Another path that takes its hash too. */
  readonly alsoAfter?: Path
  readonly access: Exclude<Access, 'public'>
  /** In the document of the API. */
  readonly summary: string
  readonly input?: Input
  /** What the order's reply has beside the ticket. */
  readonly reply?: More
  /** What the order may be refused with, beside what any order may. */
  readonly failures?: readonly FailureKind[]
}

/** Calls that order what other features’ actions sign. */
export function orderCalls<Input extends Fields = NoFields, More extends Fields = NoFields>(
  declaration: CallsDeclaration<Input, More>,
): OrderCalls<Input, More> {
  const { path, alsoAfter, access, summary, failures = [] } = declaration
  const { input = {} as Input, reply = {} as More } = declaration
  const of = { summary, access, failures }
  const before = endpoint({
    ...of,
    path: typeof path === 'string' ? path : path.before,
    input: z.object({ ...beforeFields, ...input }),
    output: z.object({ ...orderTicket.shape, ...reply }),
  })
  const after = afterCall(typeof path === 'string' ? path : path.after, access)
  const both = {
    ...of,
    path: before.path,
    input: z.object({ ...optional({ ...beforeFields, ...afterFields }), ...optional(input) }),
    // The wider shape first: the first that fits is taken, and drops what it does not name.
    output: z.union([orderView, before.output]),
  }
  return {
    input,
    reply,
    before,
    after,
    served: [
      ...(typeof path === 'string' ? [endpoint(both)] : [before, after]),
      ...(alsoAfter === undefined ? [] : [afterCall(alsoAfter, access)]),
    ],
  }
}

/** A session may submit a hash; what is for operators is not there for others. */
const afterCall = (path: Path, access: Access = 'session'): OrderCalls['after'] =>
  endpoint({
    path,
    summary: 'Its hash',
    access: access === 'operator' ? access : 'session',
    input: z.object(afterFields),
    output: orderView,
  })

export function action<
  const Method extends string,
  Input extends Fields = NoFields,
  More extends Fields = NoFields,
  const Pays extends Price = undefined,
>(
  declaration: CallsDeclaration<Input, More> & Declared<Input, Method, Pays>,
): Action<Input, More, Method, Pays> {
  const calls = orderCalls(declaration)
  return { ...actionOf(calls, declaration), served: calls.served }
}

/** An action that another feature’s calls order: it declares and serves them. */
export const actionOf = <
  Input extends Fields,
  More extends Fields,
  const Method extends string,
  const Pays extends Price = undefined,
>(
  calls: OrderCalls<Input, More>,
  { kind, contract, method, reasons = {}, pays, byReceipt }: Declared<Input, Method, Pays>,
): Action<Input, More, Method, Pays> => ({
  ...calls,
  served: [],
  kind,
  contract: contract as Action['contract'],
  method: method as Action<Input, More, Method>['method'],
  reasons,
  pays: pays as Pays,
  ...(byReceipt === undefined ? {} : { byReceipt }),
  chosen: null,
})

/** Whether a request may leave a field out. */
export const isOptional = (field: z.ZodMiniType): boolean => field._zod.optin === 'optional'

const optional = (input: Fields): Fields =>
  Object.fromEntries(
    Object.entries(input).map(([name, field]) => [
      name,
      isOptional(field) ? field : z.optional(field),
    ]),
  )

/** A method's parameters in order, as its text names them. */
export const parametersOf = (method: string): readonly { type: string; name: string }[] =>
  [...method.matchAll(/[(,]\s*([^\s,()]+) (\w+)/g)].map(([, type = '', name = '']) => ({
    type,
    name,
  }))

/** What a declaration returns for a subject. */
export const bySubject = <T extends string>(
  declared: T | ((subject: Subject) => T),
  subject: Subject,
): T => (typeof declared === 'function' ? declared(subject) : declared)
