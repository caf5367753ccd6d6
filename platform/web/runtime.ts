import type { Address } from '../std/address.ts'
import type { Locale } from '../std/text.ts'

/** `/config.json`: read at run time, never from the build. */
export interface RuntimeConfig {
  /** Prefix of the backend's paths; empty for the page's own origin. */
  readonly apiBase: string
  /** Prefix of the TRON node's paths, e.g. `/tron`. */
  readonly nodeBase: string
  /** A node that the browser requests itself; null: there is only the one behind `nodeBase`. */
  readonly nodePublic: string | null
  readonly links: readonly { name: string; url: string }[]
  readonly network: { name: string; chainId: string; nativeSymbol: string }
  /** Only on a local network: accounts whose keys are public, and the power to skip time. */
  readonly demo: null | { accounts: readonly DemoAccount[]; travel: boolean }
}

export interface DemoAccount {
  readonly name: string
  readonly address: Address
  readonly privateKey: string
}

let loaded: RuntimeConfig | null = null

export async function loadRuntimeConfig(): Promise<RuntimeConfig> {
  const reply = await fetch('/config.json', {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(10_000),
  })
  if (!reply.ok) throw new Error(`config.json: ${reply.status}`)
  return provideRuntimeConfig((await reply.json()) as Partial<RuntimeConfig>)
}

/** Fills what an operator left out. */
export function provideRuntimeConfig(input: Partial<RuntimeConfig>): RuntimeConfig {
  loaded = {
    apiBase: input.apiBase ?? '',
    nodeBase: input.nodeBase ?? '/tron',
    nodePublic: input.nodePublic ?? null,
    links: input.links ?? [],
    network: input.network ?? { name: 'TRON', chainId: '', nativeSymbol: 'TRX' },
    demo: input.demo ?? null,
  }
  return loaded
}

export function runtimeConfig(): RuntimeConfig {
  if (loaded === null) throw new Error('config.json was not loaded yet')
  return loaded
}

/** Where the server has what lies under a path. */
export const atServer = (path: string): string => `${runtimeConfig().apiBase}${path}`

/** What every request carries; set by the session and the language switch. */
export const caller: {
  token: string | null
  locale: () => Locale
  /** The server does not know the token that a call was sent with. */
  onSignedOut: (token: string | null) => void
} = {
  token: null,
  locale: () => 'en',
  onSignedOut: () => {},
}
