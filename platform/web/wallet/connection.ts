import type { Address } from '#platform/std/address.ts'

import type { WalletKind } from '../sessionStore.ts'
import type { Wallet } from './wallet.ts'
import { walletErrorOf } from './walletErrors.ts'

/**
 * The wallet in use. No wallet code is loaded before somebody asks for a wallet; after a
 * reload the same one is opened again when it is first needed.
 */
let open: Wallet | null = null

export const openWallet = (): Wallet | null => open

export async function connectWallet(kind: WalletKind, demo?: Address): Promise<Wallet> {
  try {
    open = await makers[kind](demo)
    return open
  } catch (error) {
    throw walletErrorOf(error)
  }
}

export function forgetWallet(): void {
  open = null
}

const makers: Record<WalletKind, (demo?: Address) => Promise<Wallet>> = {
  tronlink: async () => (await import('./adapters.ts')).openTronLink(),
  okx: async () => (await import('./adapters.ts')).openOkx(),
  demo: async (address) => (await import('./demo.ts')).openDemo(address),
}
