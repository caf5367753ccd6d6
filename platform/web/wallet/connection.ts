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

/** `silent` never opens the wallet's own window: for a page that was loaded again. */
export async function connectWallet(
  kind: WalletKind,
  options: { demo?: Address | undefined; silent?: boolean } = {},
): Promise<Wallet> {
  try {
    open = await makers[kind](options.silent === true, options.demo)
    return open
  } catch (error) {
    throw walletErrorOf(error)
  }
}

export function forgetWallet(): void {
  open = null
}

const makers: Record<WalletKind, (silent: boolean, demo?: Address) => Promise<Wallet>> = {
  tronlink: async (silent) => (await import('./adapters.ts')).openTronLink(silent),
  okx: async (silent) => (await import('./adapters.ts')).openOkx(silent),
  demo: async (_, address) => (await import('./demo.ts')).openDemo(address),
}
