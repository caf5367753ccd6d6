import type { BrowserContext } from 'playwright-core'

import type { Client } from './client.ts'

/** How a wallet is found on a page. */
export interface Presence {
  /** By TIP-6963, under this reverse domain name; nothing is injected. */
  readonly announced?: { readonly rdns: string; readonly name: string }
  readonly injected?: 'tron' | 'tronLink' | 'okxwallet'
}

/** The call that a wallet answers in its own way, and how. */
export interface Mood {
  readonly at: 'none' | 'connect' | 'network' | 'message' | 'transaction'
  readonly how: 'code' | 'empty' | 'silent' | 'rejects' | 'switched' | 'elsewhere'
}

/** A page's script, in plain words of the browser; `walletMood` and `walletChain` change it while it runs. */
const script = (
  presence: Presence,
  addresses: readonly [string, string],
  chainId: string,
): string => `{
const presence = ${JSON.stringify(presence)}
const [own, other] = ${JSON.stringify(addresses)}
const standard = presence.announced !== undefined || presence.injected === 'tron'
globalThis.walletMood = { at: 'none', how: 'code' }
globalThis.walletChain = ${JSON.stringify(chainId)}
const answer = async (at, otherwise) => {
  const mood = globalThis.walletMood
  if (mood.at !== at) return otherwise()
  if (mood.how === 'silent') return new Promise(() => {})
  if (mood.how === 'empty') return ''
  if (mood.how === 'code') throw Object.assign(new Error('x'), { code: -32000 })
  if (mood.how === 'rejects') throw at === 'connect'
    ? Object.assign(new Error('x'), { code: 4001 })
    : 'Confirmation declined by user'
  return otherwise()
}
const provider = {
  isTronLink: presence.injected === 'tron',
  on() {},
  removeListener() {},
  request: ({ method, params }) => {
    if (method === 'wallet_switchEthereumChain') {
      if (!standard) return Promise.reject(new Error('unsupported method'))
      globalThis.walletChain = params[0].chainId
      return Promise.resolve(null)
    }
    const asks = standard ? 'eth_requestAccounts' : 'tron_requestAccounts'
    if (method !== asks) return Promise.reject(Object.assign(new Error('x'), { code: 4200 }))
    return answer('connect', () => (standard ? [own] : { code: 200, message: '' }))
  },
  tronWeb: {
    get defaultAddress() {
      const { at, how } = globalThis.walletMood
      return { base58: how === 'switched' && at !== 'none' ? other : own }
    },
    trx: {
      getBlockByNumber: () =>
        answer('network', () => ({ blockID: globalThis.walletChain.slice(2).padStart(64, '0') })),
      signMessageV2: (message) => answer('message', () => globalThis.walletSigns('message', message)),
      sign: (transaction) => answer('transaction', () => globalThis.walletSigns('transaction', transaction)),
    },
  },
}
if (presence.injected === 'okxwallet') globalThis.okxwallet = { tronLink: provider }
else if (presence.injected !== undefined) globalThis[presence.injected] = provider
if (presence.announced !== undefined) {
  addEventListener('TIP6963:requestProvider', () =>
    dispatchEvent(new CustomEvent('TIP6963:announceProvider', { detail: { info: presence.announced, provider } })))
}
}`

/** Gives every page of a context a wallet that signs with the client's key. */
export async function standIn(
  context: BrowserContext,
  client: Client,
  presence: Presence,
  other: string,
  chainId: string,
): Promise<void> {
  await context.exposeFunction('walletSigns', (what: string, given: unknown) =>
    what === 'message'
      ? client.wallet.trx.signMessageV2(String(given))
      : client.wallet.trx.sign(given as never),
  )
  await context.addInitScript(script(presence, [client.address, other], chainId))
}
