import type { Address } from '../std/address.ts'

import { isAddress } from '../std/address.ts'
import { failures } from '../std/failure.ts'
import { queryClient } from './api.ts'
import { ApiFailure, callApi } from './client.ts'
import { openActivation } from './dialogs.ts'
import { runtimeConfig } from './runtime.ts'
import { service } from './services.ts'
import {
  followSession,
  noSession,
  patchSession,
  sessionStore,
  setSession,
  type WalletKind,
} from './sessionStore.ts'
import { storage } from './storage.ts'
import { platformTexts as texts } from './text.ts'
import { toast } from './toast.tsx'
import { connectWallet, forgetWallet, openWallet } from './wallet/connection.ts'
import { unlocked } from './wallet/patience.ts'
import { type Wallet, WalletError } from './wallet/wallet.ts'
import { walletText } from './wallet/walletText.ts'
import { askForWallet } from './wallet/walletSheet.ts'

export type SessionLevel = 'signedIn' | 'active'

let stopListening = (): void => {}

/** An error of connecting or signing in goes once either has succeeded. */
export const aboutWallet = 'wallet'

/** Opens a wallet and follows its changes. Another address than before ends the old session. */
export async function connect(
  kind: WalletKind,
  options: { demo?: Address; silent?: boolean } = {},
): Promise<Wallet> {
  const wallet = await connectWallet(kind, options)
  toast.succeeded(aboutWallet)
  const chainId = await wallet.chainId({ quiet: options.silent === true })
  const before = sessionStore.get()
  if (before.address === wallet.address) patchSession({ wallet: kind, chainId })
  else await become(kind, wallet.address, chainId)
  stopListening()
  stopListening = wallet.onChange((change) => {
    if (change.what === 'chain') patchSession({ chainId: change.chainId })
    else void followAccount(kind, change.address)
  })
  return wallet
}

/** The wallet in use; after a reload it is opened again, silently where the wallet allows it. */
export async function walletInUse(): Promise<Wallet> {
  const { wallet: kind, address } = sessionStore.get()
  const wallet = openWallet()
  if (wallet !== null && wallet.address === address) return wallet
  if (kind === null || address === null) throw new WalletError('NOT_FOUND')
  const opened = await connect(kind, { demo: address })
  if (opened.address !== address) throw new WalletError('OTHER_ACCOUNT', '', opened.name)
  return opened
}

async function become(wallet: WalletKind, address: Address, chainId: string | null): Promise<void> {
  endSession()
  setSession({ ...noSession, wallet, address, chainId })
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey.length > 2 })
  await queryClient.invalidateQueries()
}

async function followAccount(kind: WalletKind, address: Address | null): Promise<void> {
  // Every tab receives it; the first of them has stored it.
  followSession()
  // Signed out meanwhile, here or in another tab, the wallet's accounts are no longer followed.
  if ([address, null].includes(sessionStore.get().address)) return
  forgetWallet()
  if (address === null) {
    signOut()
    toast.show(texts.walletLocked)
    return
  }
  await become(kind, address, sessionStore.get().chainId)
  toast.show(texts.accountChanged)
}

let signing: Promise<boolean> | null = null

/** Requests the wallet's signature of the server's nonce. Two calls at once share one signature. */
export function signIn(): Promise<boolean> {
  signing ??= enter().finally(() => {
    signing = null
  })
  return signing
}

async function enter(): Promise<boolean> {
  try {
    const { wallet, address } = await unlocked(async () => {
      const inUse = await walletInUse()
      return { wallet: inUse, address: await inUse.current() }
    })
    if (address !== wallet.address) {
      await followAccount(wallet.kind, address)
      return false
    }
    const { nonce, message } = await callApi(service('getChainSignNonce'), { address })
    const signature = await unlocked(() => wallet.signMessage(message))
    const { token, activated } = await callApi(service('enter'), {
      address,
      nonce,
      message,
      signature,
    })
    patchSession({ token, activated })
    toast.succeeded(aboutWallet)
    await queryClient.invalidateQueries()
    await rememberInvitation()
    return true
  } catch (error) {
    const { text, values } = walletText(error)
    toast.show(text, { kind: 'error', values, about: aboutWallet })
    return false
  }
}

/** Signed in, the member's record is made; an invitation link's inviter goes along once. */
async function rememberInvitation(): Promise<void> {
  const inviter = storage.read('inviter')
  try {
    await callApi(service('saveMember'), inviter !== null && isAddress(inviter) ? { inviter } : {})
    storage.remove('inviter')
  } catch {
    // Kept for the next sign-in; activation requests the inviter itself anyway.
  }
}

/**
 * The server forgets the token too. Where it cannot be reached the token stays until its time is
 * over.
 */
function endSession(): void {
  if (sessionStore.get().token === null) return
  callApi(service('leave'), {}).catch(() => {})
}

export function signOut(): void {
  endSession()
  stopListening()
  forgetWallet()
  setSession(noSession)
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey.length > 2 })
  void queryClient.invalidateQueries()
}

/** Only once the server has ended them all: else one would believe it of a device that was lost. */
export async function signOutEverywhere(): Promise<void> {
  try {
    await callApi(service('leaveEverywhere'), {})
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    toast.show(error.message, { kind: 'error' })
    return
  }
  // It is ended: there is no session left to end.
  patchSession({ token: null })
  signOut()
  toast.show(texts.signedOutEverywhere)
}

/** Reads from the chain's index whether the address is active, e.g. after its bind was seen. */
export async function refreshActivated(): Promise<boolean> {
  const { address, activated: before } = sessionStore.get()
  if (address === null) return false
  const { activated } = await callApi(service('addressInfo'), { address })
  if (sessionStore.get().address !== address) return activated
  patchSession({ activated })
  // What the account may do has changed with it, on every screen.
  if (activated && before === false) void queryClient.invalidateQueries()
  return activated
}

export async function requireLevel(level: SessionLevel): Promise<boolean> {
  if (sessionStore.get().address === null && !(await askForWallet())) return false
  if (sessionStore.get().token === null && !(await signIn())) return false
  if (level === 'signedIn' || sessionStore.get().activated === true) return true
  try {
    if (await refreshActivated()) return true
  } catch (error) {
    if (error instanceof ApiFailure) toast.show(error.message, { kind: 'error' })
    return false
  }
  toast.show(failures.NOT_ACTIVE.text)
  openActivation()
  return false
}

/** After a reload: whether the address is active, and whether the wallet is on our network. */
export async function restoreSession(): Promise<void> {
  const { address, wallet } = sessionStore.get()
  if (address === null || wallet === null) return
  const known = runtimeConfig().demo?.accounts.some((each) => each.address === address)
  if (wallet === 'demo' && known !== true) return signOut()
  await Promise.allSettled([
    refreshActivated(),
    // The demo wallet is on our network by nature, and its code is not needed before it signs.
    ...(wallet === 'demo' ? [] : [connect(wallet, { silent: true })]),
  ])
}
