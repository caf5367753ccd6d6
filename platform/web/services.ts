import type * as z from 'zod/mini'

import type { Endpoint } from '../std/endpoint.ts'
import type { OrderView } from '../std/order.ts'

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
 * baseConfig, getTimestamp and activity, nft buyRecordOfNoPay.
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
  readonly saveMember: Serves<{ inviter?: string | undefined }, unknown>
  readonly addressInfo: Serves<{ address: string }, { activated: boolean }>
  readonly baseConfig: Serves<Record<string, never>, BaseConfig>
  readonly getTimestamp: Serves<
    Record<string, never>,
    { chainTime: number; serverTime: number; headBlock: number; solidBlock: number }
  >
  readonly activity: Serves<Page, { total: number; list: OrderView[] }>
  readonly buyRecordOfNoPay: Serves<Page, { total: number; list: OrderView[] }>
}

let provided: Partial<Services> = {}

/** Called once, before the first render, with what the features' manifests give. */
export function provideServices(parts: readonly (Partial<Services> | undefined)[]): void {
  provided = Object.assign({}, ...parts.filter((part) => part !== undefined)) as Partial<Services>
}

/** The endpoint, or an error that names what no feature gave. */
export function service<K extends keyof Services>(name: K): Services[K] {
  const found = provided[name]
  if (found === undefined) throw new Error(`no feature gives the service ${name}`)
  return found as Services[K]
}
