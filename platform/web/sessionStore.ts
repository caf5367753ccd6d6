import { closeLayers } from '#platform/ui/layers.ts'

import { type Address, isAddress } from '../std/address.ts'
import { hideRun } from './flow/sheet.ts'
import { caller } from './runtime.ts'
import { storage } from './storage.ts'
import { createStore } from './store.ts'
import { platformTexts as texts } from './text.ts'
import { toast } from './toast.tsx'
import { type FoundKind, isDomain } from './wallet/provider.ts'

export type WalletKind = FoundKind | 'demo'

export interface SessionState {
  /** The connected address; kept over a reload together with its token. */
  readonly address: Address | null
  readonly wallet: WalletKind | null
  /** The token id, bound to the address. */
  readonly token: string | null
  readonly activated: boolean | null
  /** The wallet's chain, where the wallet reports it. */
  readonly chainId: string | null
}

export const noSession: SessionState = {
  address: null,
  wallet: null,
  token: null,
  activated: null,
  chainId: null,
}

const isKind = (kind: string): kind is WalletKind =>
  kind === 'tronlink' || kind === 'okx' || kind === 'demo' || isDomain(kind)

/** `token` holds the single token id of the specification; `wallet` whom it belongs to. */
export function readSession(): SessionState {
  const [kind = '', address = ''] = (storage.read('wallet') ?? '').split(':')
  if (!isKind(kind) || !isAddress(address)) return noSession
  const token = storage.read('token')
  return { ...noSession, address, wallet: kind, token: token === '' ? null : token }
}

export const sessionStore = createStore<SessionState>(readSession(), noSession)
caller.token = sessionStore.get().token

/** The server no longer knows the token: the address stays, one signature brings it back. */
caller.onSignedOut = (token) => {
  if (token === null || token !== sessionStore.get().token) return
  // Another tab has signed in since: its session is not the one that ended.
  if (![null, token].includes(storage.read('token'))) return void followSession()
  patchSession({ token: null, activated: null })
  toast.show(texts.sessionEnded)
}

/** Other tabs write too: only what changed here is written. A token never lies beside another's address. */
export function setSession(next: SessionState): void {
  const now = sessionStore.get()
  const ends = next.token === null || next.address !== now.address
  if (ends && now.token !== null) storage.remove('token')
  if (next.address === null || next.wallet === null) {
    if (now.address !== null) storage.remove('wallet')
  } else if (next.address !== now.address || next.wallet !== now.wallet) {
    storage.write('wallet', `${next.wallet}:${next.address}`)
  }
  if (next.token !== null && next.token !== now.token) storage.write('token', next.token)
  take(next)
}

function take(next: SessionState): void {
  caller.token = next.token
  sessionStore.set(next)
}

/** Takes over what another tab stored, and writes nothing; true where that is another account. */
export function followSession(): boolean {
  const now = sessionStore.get()
  const stored = readSession()
  const { address, wallet, token } = stored
  if (address === now.address) {
    const activated = token === null ? null : now.activated
    if (wallet !== now.wallet || token !== now.token) take({ ...now, wallet, token, activated })
    return false
  }
  // What was about to be signed, or is open, is not the other account's.
  hideRun()
  closeLayers()
  take(stored)
  return address !== null
}

export const patchSession = (patch: Partial<SessionState>): void =>
  setSession({ ...sessionStore.get(), ...patch })
