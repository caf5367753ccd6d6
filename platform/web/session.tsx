import type { Address } from '../std/address.ts'
import type { WalletKind } from './sessionStore.ts'

import { runtimeConfig } from './runtime.ts'
import { withServices } from './services.ts'
import { sessionStore } from './sessionStore.ts'
import type { SessionLevel } from './signIn.ts'
import { useStore } from './store.ts'
import { askForWallet } from './wallet/walletSheet.ts'

export interface Session {
  status: 'disconnected' | 'connected' | 'signedIn'
  address: Address | null
  /** null until it is known. */
  activated: boolean | null
  wallet: WalletKind | null
  /** The wallet speaks to another chain than this app. */
  wrongNetwork: boolean
  /** Opens the sheet that offers the wallets. */
  connect: () => void
  signIn: () => Promise<boolean>
  signOut: () => void
  /** On every device; shows that it worked, or why not. */
  signOutEverywhere: () => void
  /**
   * Connects and signs in as needed. 'active' also needs an activated address: else it shows
   * "Please active first", opens the activation dialog and resolves false.
   */
  require: (level: SessionLevel) => Promise<boolean>
}

export function useSession(): Session {
  const { address, token, wallet, activated, chainId } = useStore(sessionStore)
  return {
    status: address === null ? 'disconnected' : token === null ? 'connected' : 'signedIn',
    address,
    activated,
    wallet,
    wrongNetwork: isWrongNetwork(chainId),
    connect: () => void askForWallet(),
    signIn,
    signOut,
    signOutEverywhere,
    require: requireLevel,
  }
}

/** Signing in is loaded at its first use. */
const actions = () => withServices(() => import('./signIn.ts'))
export const restoreSession = async (): Promise<void> => (await actions()).restoreSession()
const signIn = async (): Promise<boolean> => (await actions()).signIn()
const signOut = (): void => void actions().then((loaded) => loaded.signOut())
const signOutEverywhere = (): void => void actions().then((loaded) => loaded.signOutEverywhere())
const requireLevel = async (level: SessionLevel): Promise<boolean> =>
  (await actions()).requireLevel(level)

export function isWrongNetwork(chainId: string | null): boolean {
  const wanted = runtimeConfig().network.chainId
  return chainId !== null && wanted !== '' && chainId !== wanted
}
