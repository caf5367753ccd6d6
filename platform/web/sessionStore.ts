import { type Address, isAddress } from '../std/address.ts'
import { caller } from './runtime.ts'
import { storage } from './storage.ts'
import { createStore } from './store.ts'
import { platformTexts as texts } from './text.ts'
import { toast } from './toast.tsx'

export type WalletKind = 'tronlink' | 'okx' | 'demo'

export interface SessionState {
  /** The connected address; kept over a reload together with its token. */
  readonly address: Address | null
  readonly wallet: WalletKind | null
  /** The token id, bound to the address. */
  readonly token: string | null
  readonly activated: boolean | null
  /** The wallet's chain, where the wallet tells it. */
  readonly chainId: string | null
}

export const noSession: SessionState = {
  address: null,
  wallet: null,
  token: null,
  activated: null,
  chainId: null,
}

const kinds: readonly string[] = ['tronlink', 'okx', 'demo'] satisfies WalletKind[]

/** `token` holds the single token id of the specification; `wallet` whom it belongs to. */
export function readSession(): SessionState {
  const [kind = '', address = ''] = (storage.read('wallet') ?? '').split(':')
  if (!kinds.includes(kind) || !isAddress(address)) return noSession
  const token = storage.read('token')
  return { ...noSession, address, wallet: kind as WalletKind, token: token === '' ? null : token }
}

export const sessionStore = createStore<SessionState>(readSession(), noSession)
caller.token = sessionStore.get().token

/** The server no longer knows the token: the address stays, one signature brings it back. */
caller.onSignedOut = () => {
  if (sessionStore.get().token === null) return
  patchSession({ token: null, activated: null })
  toast.show(texts.sessionEnded)
}

export function setSession(next: SessionState): void {
  if (next.address === null || next.wallet === null) storage.remove('wallet')
  else storage.write('wallet', `${next.wallet}:${next.address}`)
  if (next.token === null) storage.remove('token')
  else storage.write('token', next.token)
  caller.token = next.token
  sessionStore.set(next)
}

export const patchSession = (patch: Partial<SessionState>): void =>
  setSession({ ...sessionStore.get(), ...patch })
