import type * as z from 'zod/mini'

import type { Endpoint } from '../std/endpoint.ts'
import type { OrderView } from '../std/order.ts'

import { inTurn } from './inTurn.ts'

/** What a transaction's contracts emitted, in order; amounts as decimal base units. */
export interface EmittedEvent {
  readonly contract: string
  readonly name: string
  readonly args: readonly { readonly name: string; readonly value: string }[]
}

/** What the app is told about its network, coins and limits. */
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
 * baseConfig, getTimestamp, activity and transaction, sales buyRecordOfNoPay.
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
  readonly transaction: Serves<{ txHash: string }, { events: EmittedEvent[] }>
  readonly buyRecordOfNoPay: Serves<Page, { total: number; list: OrderView[] }>
}

let provided: Partial<Services> = {}

/** What a feature's manifest gives; their declarations come with the first part that asks the server. */
export type ServiceSource = () => Promise<Partial<Services>>

let sources: readonly ServiceSource[] = []
let ready: Promise<void> | null = null

/** Called once, before the first render. */
export function provideServiceSources(given: readonly ServiceSource[]): void {
  sources = given
  ready = null
}

/** Resolves once `service` knows them all; rejects where their code does not come, and tries again when next asked. */
export function servicesReady(): Promise<void> {
  ready ??= load().then(provideServices, (error: unknown) => {
    ready = null
    throw error
  })
  return ready
}

/**
 * Asked for at once and run apart: the library of forms, and each feature's calls, would together
 * hold the page for longer than a tap should wait.
 */
async function load(): Promise<Partial<Services>[]> {
  const given = Promise.all(sources.map((source) => turn().then(source)))
  const [parts] = await Promise.all([given, import('../std/fields.ts')])
  return parts
}

const turn = () => new Promise<void>((next) => inTurn(next))

/** With the code that asks the server come the calls that it makes. */
export async function withServices<T>(code: () => Promise<T>): Promise<T> {
  const [, loaded] = await Promise.all([servicesReady(), turn().then(code)])
  return loaded
}

/** The endpoints themselves, where they are at hand. */
export function provideServices(parts: readonly (Partial<Services> | undefined)[]): void {
  provided = Object.assign({}, ...parts.filter((part) => part !== undefined)) as Partial<Services>
}

/** The endpoint, or an error that names what no feature gave. */
export function service<K extends keyof Services>(name: K): Services[K] {
  const found = provided[name]
  if (found === undefined) throw new Error(`no feature gives the service ${name}`)
  return found as Services[K]
}
