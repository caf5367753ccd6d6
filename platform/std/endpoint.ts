import type * as z from 'zod/mini'

import type { FailureKind } from './failure.ts'

/**
 * Who may call: anyone, the holder of a session, the holder of a session whose address is active
 * on chain, or an operator; for all others a call of operators is a path that is not there.
 */
export type Access = 'public' | 'session' | 'active' | 'operator'

/** What an operator is there for. Each of them reads. */
export const duties = ['read', 'announce', 'review'] as const
export type Duty = (typeof duties)[number]

/**
 * A number of calls a minute, all of one name together, from one address; from one place for
 * anonymous callers.
 */
export interface CallLimit {
  readonly name: string
  readonly perMinute: number
}

/**
 * One backend call, declared once. Validation, the handler's type, the web client and the
 * OpenAPI document come from this value.
 */
export interface Endpoint<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly method: 'POST' | 'GET'
  readonly path: `/${string}`
  readonly summary: string
  readonly access: Access
  /** Of operators those with this duty. */
  readonly duty?: Duty
  /** Anyone may call, and a session gets more: replies are cached separately for each address. */
  readonly personal?: true
  /**
   * Sent as multipart/form-data, with a limit on the bytes of all files together; every other POST
   * is a urlencoded form.
   */
  readonly filesOf?: number
  /** It writes, or takes as much: counted apart from calls that only read, over all processes. */
  readonly limit?: CallLimit
  /** The form (POST) or the path and query parameters (GET). */
  readonly input: Input
  /** The `data` of a reply with code OK. */
  readonly output: Output
  /** What it may refuse with, beside the failures any endpoint has. */
  readonly failures: readonly FailureKind[]
}

/** What a caller sends: text, or a file as its bytes, before validation. */
export type CallInput<E extends Endpoint> = z.input<E['input']>
/** What a handler gets: parsed. */
export type HandlerInput<E extends Endpoint> = z.output<E['input']>
/** The `data` of a good reply. */
export type Reply<E extends Endpoint> = z.output<E['output']>

export function endpoint<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  declaration: Omit<Endpoint<Input, Output>, 'method' | 'access' | 'failures'> &
    Partial<Pick<Endpoint, 'method' | 'access' | 'failures'>>,
): Endpoint<Input, Output> {
  return { method: 'POST', access: 'public', failures: [], ...declaration }
}

/** What the body of a call is, by its name in a header. */
export const bodyTypeOf = ({ filesOf }: Pick<Endpoint, 'filesOf'>): string =>
  filesOf === undefined ? 'application/x-www-form-urlencoded' : 'multipart/form-data'

/** A feature's endpoints by the name of their handler file. */
export type Api = Readonly<Record<string, Endpoint>>
