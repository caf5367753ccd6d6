import type { BoundEndpoint } from '#platform/server/bind.ts'
import type { Call } from '#platform/server/call.ts'
import { required } from '#platform/server/http/invalid.ts'
import {
  type Action,
  type ArgsOf,
  type SignedCall,
  type Subject,
  bySubject,
  parametersOf,
} from '#platform/std/action.ts'
import { isAddress, parseAddress } from '#platform/std/address.ts'
import type { Endpoint } from '#platform/std/endpoint.ts'
import type { OrderTicket } from '#platform/std/order.ts'
import { plainTransfer } from '#platform/std/plainTransfer.ts'
import type { Reasons } from '#platform/std/reason.ts'
import { type Abi, parseAbiItem } from 'viem'
import type * as z from 'zod/mini'

import { eitherHalf, requireFields } from './bindCalls.ts'
import type { ProposedCall } from './orders.ts'

/** What a request for an order holds, parsed; without its requestId. */
export type ActionRequest<A extends Action> = z.output<z.ZodMiniObject<A['input']>>

type MethodOf<A extends Action> =
  A extends Action<infer _I, infer _M, infer Method> ? Method : never
/** Of any one of the methods; undefined of one that takes nothing. */
type Taken<Method extends string> = Method extends string
  ? keyof ArgsOf<Method> extends never
    ? undefined
    : ArgsOf<Method>
  : never
type Args<Method extends string> =
  undefined extends Taken<Method>
    ? { readonly args?: Taken<Method> }
    : { readonly args: Taken<Method> }

/** The call that the rules allow: its arguments by name, and what else goes with it. */
export type Proposal<Method extends string> = Args<Method> &
  Pick<ProposedCall, 'callValue' | 'spareEnergy' | 'refusals'>

/**
 * Runs the rules, and returns the call they allow; throws the Failure that refuses it. Only for a
 * new order.
 */
export type Propose<A extends Action> = (
  input: ActionRequest<A>,
  call: Call,
) => Promise<Proposal<MethodOf<A>>>

/**
 * What the reply to an order has beside its ticket; for a repeated requestId the reply is the
 * ticket alone.
 */
type Replies<A extends Action> = (
  ticket: OrderTicket,
  input: ActionRequest<A>,
  call: Call,
) => Promise<z.input<z.ZodMiniObject<A['reply']>>>

type Handlers<A extends Action> = keyof A['reply'] extends never
  ? Propose<A>
  : { readonly propose: Propose<A>; readonly reply: Replies<A> }

/** Parsed fields, or arguments: texts, numbers, and lists of them. */
type Request = Readonly<Record<string, string | number | bigint | undefined | readonly unknown[]>>
type Sent = Request & { readonly requestId: string }

/** The same of whichever action. */
interface Rules {
  readonly propose: (input: Request, call: Call) => Promise<AnyProposal>
  readonly reply: (ticket: OrderTicket, input: Request, call: Call) => Promise<object>
}
type AnyProposal = { readonly args?: Request | undefined } & Omit<Proposal<'none()'>, 'args'>
interface Bound extends Rules {
  readonly action: Action
  readonly abis: readonly Abi[]
}

type Bounds = readonly [Bound, ...Bound[]]

/**
 * Joins each declared action with the rules that allow it; one without the other does not compile. `abis`: of the
 * contracts that they call, for the names of their errors; throws where none of them has the method as it is declared.
 */
export function bindActions<Actions extends Readonly<Record<string, Action>>>(
  actions: Actions,
  handlers: { readonly [Name in keyof Actions]: Handlers<Actions[Name]> },
  ...abis: readonly Abi[]
): readonly BoundEndpoint[] {
  const byEndpoint = new Map<Endpoint, Bounds>()
  for (const [name, action] of Object.entries(actions)) {
    const bound = { action, abis, ...rulesOf(handlers[name]) }
    if (typeof action.method === 'string') abiOf(action.method, abis)
    for (const endpoint of action.served) {
      const others = byEndpoint.get(endpoint)
      byEndpoint.set(endpoint, others === undefined ? [bound] : [...others, bound])
    }
  }
  return [...byEndpoint].map(([endpoint, bound]) => ({ endpoint, handler: handlerOf(bound) }))
}

/** That they are those of this action, the type of `bindActions` has seen to. */
const rulesOf = (handler: unknown): Rules =>
  typeof handler === 'function'
    ? { propose: handler as Rules['propose'], reply: async () => ({}) }
    : (handler as Rules)

/** Of an endpoint that takes the orders of an action, or of each of several. */
function handlerOf([first, ...rest]: Bounds): BoundEndpoint['handler'] {
  const all = [first, ...rest]
  const kind = rest.length === 0 ? first.action.kind : all.map(({ action }) => action.kind)
  return eitherHalf({
    before(sent: Sent, call) {
      const one = all.find(
        ({ action: { chosen } }) => chosen === null || sent[chosen.field] === chosen.name,
      )
      if (one === undefined) throw required(first.action.chosen?.field ?? '', call.locale)
      requireFields(one.action.input, sent, call.locale)
      return before(one, sent, call)
    },
    after: (hash, call) => call.app.orders.after(call, { kind, ...hash }),
  })
}

async function before({ action, propose, reply, abis }: Bound, sent: Sent, call: Call) {
  const { requestId, ...input } = sent
  const subject = subjectOf(action, input)
  const ticket = await call.app.orders.before(call, {
    kind: action.kind,
    requestId,
    subject,
    ...(action.byReceipt === undefined ? {} : { byReceipt: action.byReceipt }),
    async propose() {
      const { args, ...more } = await propose(input, call)
      return { ...callOf(action, subject, args ?? {}, abis), ...more }
    },
  })
  return { ...ticket, ...(await reply(ticket, input, call)) }
}

/** The call of an action that another feature’s calls order. Throws where no ABI has its method. */
export const signedCall = <Method extends string>(
  signed: { readonly contract: string; readonly method: Method; readonly reasons?: Reasons },
  args: ArgsOf<Method>,
  ...abis: readonly Abi[]
): ProposedCall => callOf({ reasons: {}, ...signed }, {}, args as Request, abis)

/** The call that is signed of a subject. */
function callOf(
  { contract, method, reasons }: Omit<SignedCall<string>, 'kind' | 'pays'>,
  subject: Subject,
  args: Request,
  abis: readonly Abi[],
): ProposedCall {
  const text = bySubject(method, subject)
  const at = bySubject(contract, subject)
  if (text === plainTransfer) {
    const to = parseAddress(at)
    return { contract: '', at: to, abi: [], functionName: plainTransfer, args: [] }
  }
  return {
    ...(isAddress(at) ? { contract: '', at } : { contract: at }),
    abi: abiOf(text, abis),
    reasons,
    functionName: text.slice(0, text.indexOf('(')),
    args: listOf(text, args),
  }
}

/** Of the fields that are there: one that was left out is not made up. */
const subjectOf = (action: Action, input: Request): Subject =>
  Object.fromEntries(
    Object.keys(action.input).flatMap((name) => {
      const value = input[name]
      return value === undefined ? [] : [[name, String(value)]]
    }),
  )

function listOf(method: string, args: Request): readonly unknown[] {
  const names = parametersOf(method).map(({ name }) => name)
  const wrong = [...names, ...Object.keys(args)].find(
    (name) => args[name] === undefined || !names.includes(name),
  )
  if (wrong !== undefined) throw new Error(`${method}: what is ${wrong}?`)
  return names.map((name) => args[name])
}

/** The method itself, so that no other of its name is meant, and the errors of the contract that has it. */
function abiOf(method: string, abis: readonly Abi[]): Abi {
  const declared = parseAbiItem(`function ${method}`)
  const wanted = formOf(declared)
  const abi = abis.find((one) => one.some((item) => formOf(item) === wanted))
  if (abi === undefined) throw new Error(`no ABI has ${method}`)
  return abi.filter((item) => item.type === 'error' || formOf(item) === wanted)
}

/** Name, types and names of parameters. */
const formOf = (item: Abi[number]): string | null =>
  item.type === 'function'
    ? `${item.name}(${item.inputs.map(({ type, name }) => `${type} ${name}`).join(', ')})`
    : null
