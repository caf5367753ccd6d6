import type * as z from 'zod/mini'

import type { Endpoint } from '../std/endpoint.ts'
import type { OrderView } from '../std/order.ts'
import type { Source } from '../std/source.ts'

import { withinChunkLimit } from './chunk.ts'
import { yieldToMain } from './yieldToMain.ts'

/** What a transaction's contracts emitted, in order; amounts as decimal base units. */
export interface EmittedEvent {
  readonly contract: string
  readonly name: string
  readonly args: readonly { readonly name: string; readonly value: string }[]
}

/** One thing that an address holds. */
export interface HeldThing {
  /** The feature's word for it. */
  readonly what: string
  readonly part: 'wallet' | 'cards' | 'staked' | 'claimable'
  readonly symbol: string
  readonly decimals: number
  /** Base units; how many cards. */
  readonly amount: string
  /** Base units of USDT; null where it is unknown. */
  readonly worth: string | null
  /** What its claim is asked with. */
  readonly subject: Readonly<Record<string, string>>
  readonly sources: readonly Source[]
}

/** What the app knows about its network, coins and limits. */
export interface BaseConfig {
  network: string
  chainId: string
  nativeSymbol: string
  contracts: Record<string, string>
  coins: { symbol: string; name: string; address: string | null; decimals: number }[]
  limits: {
    nicknameMax: number
    defaultAuthorisation: string
    feeLimitMax: string
    requestTimeoutMs: number
  }
  links: { name: string; url: string }[]
  features: string[]
  communityRoot: string
  demo: { address: string; name: string }[]
}

type Serves<Input, Output> = Endpoint<z.ZodMiniType<unknown, Input>, z.ZodMiniType<Output>>
type Page = { pageNum?: string | undefined; pageSize?: string | undefined }

/**
 * Endpoints that the platform needs and features declare: a manifest hands them over, so
 * that each is still declared once. account gives the sign-in ones and addressInfo, home
 * baseConfig, getTimestamp, activity, portfolio and transaction, sales buyRecordOfNoPay.
 */
export interface Services {
  readonly getChainSignNonce: Serves<
    { address: string },
    { nonce: string; message: string; expiresAt: number }
  >
  readonly enter: Serves<
    { address: string; nonce: string; message?: string | undefined; signature: string },
    { token: string; address: string; activated: boolean }
  >
  readonly leave: Serves<Record<string, never>, unknown>
  readonly leaveEverywhere: Serves<Record<string, never>, unknown>
  readonly saveMember: Serves<{ inviter?: string | undefined }, unknown>
  readonly addressInfo: Serves<{ address: string }, { activated: boolean }>
  readonly baseConfig: Serves<Record<string, never>, BaseConfig>
  readonly getTimestamp: Serves<
    Record<string, never>,
    { chainTime: number; serverTime: number; headBlock: number; solidBlock: number }
  >
  readonly activity: Serves<Page, { total: number; list: OrderView[] }>
  readonly portfolio: Serves<Record<string, never>, { list: HeldThing[] }>
  /** `fee`: sun that the network took. */
  readonly transaction: Serves<{ txHash: string }, { events: EmittedEvent[]; fee: string }>
  readonly buyRecordOfNoPay: Serves<Page, { total: number; list: OrderView[] }>
}

let provided: Partial<Services> = {}

/**
 * What a feature's manifest contains; its declarations load with the first part that calls the
 * server.
 */
export type ServiceSource = () => Promise<Partial<Services>>

let sources: readonly ServiceSource[] = []
let ready: Promise<void> | null = null

/** Called once, before the first render. */
export function provideServiceSources(input: readonly ServiceSource[]): void {
  sources = input
  ready = null
}

/**
 * Resolves once `service` knows them all; rejects where their code does not load, and tries again
 * at the next call.
 */
export function servicesReady(): Promise<void> {
  ready ??= load().then(provideServices, (error: unknown) => {
    ready = null
    throw error
  })
  return ready
}

/**
 * Requested at once and run separately: the library of forms, and each feature's calls, would
 * together hold the page for longer than a tap should wait.
 */
async function load(): Promise<Partial<Services>[]> {
  const input = Promise.all(sources.map((source) => turn().then(source)))
  const [parts] = await Promise.all([input, import('../std/fields.ts')])
  return parts
}

const turn = () => new Promise<void>((next) => yieldToMain(next))

/** With the code that asks the server come the calls that it makes; both within the limit of a chunk. */
export async function withServices<T>(code: () => Promise<T>): Promise<T> {
  const [, loaded] = await withinChunkLimit(Promise.all([servicesReady(), turn().then(code)]))
  return loaded
}

/** The endpoints themselves, where they are loaded. */
export function provideServices(parts: readonly (Partial<Services> | undefined)[]): void {
  provided = Object.assign({}, ...parts.filter((part) => part !== undefined)) as Partial<Services>
}

/** The endpoint, or an error that names what no feature gave. */
export function service<K extends keyof Services>(name: K): Services[K] {
  const found = provided[name]
  if (found === undefined) throw new Error(`no feature gives the service ${name}`)
  return found as Services[K]
}
