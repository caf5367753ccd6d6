import type { Address } from '#platform/std/address.ts'

import type { WalletKind } from '../sessionStore.ts'
import { seenWallet, watchWallets } from './detect.ts'
import type { FoundKind, FoundWallet } from './provider.ts'
import { type Wallet, WalletError } from './wallet.ts'
import { walletErrorOf } from './walletErrors.ts'

/**
 * The wallet in use. No wallet code is loaded before a wallet is asked for; after a
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
    open =
      kind === 'demo'
        ? await (await import('./demo.ts')).openDemo(options.demo)
        : await openOther(kind, options.silent === true)
    return open
  } catch (error) {
    throw walletErrorOf(error)
  }
}

export function forgetWallet(): void {
  open = null
}

async function openOther(kind: FoundKind, silent: boolean): Promise<Wallet> {
  const [found, { openFound }] = await Promise.all([
    findWallet(kind, silent ? 3_000 : 400),
    import('./foundWallet.ts'),
  ])
  if (found === null) throw new WalletError('NOT_FOUND')
  return openFound(found, silent)
}

/** What was tapped is there; right after a reload the wallet may come late. */
function findWallet(kind: FoundKind, withinMs: number): Promise<FoundWallet | null> {
  return new Promise((resolve) => {
    let left = withinMs
    let stop = (): void => {}
    const end = (found: FoundWallet | null): void => {
      stop()
      resolve(found)
    }
    // Every wallet announces itself again; what it announces stands before what it injected.
    stop = watchWallets({
      page: globalThis.window as never,
      every: (_, look) => {
        const timer = setInterval(() => {
          look()
          left -= 100
          const found = seenWallet(kind)
          if (found !== null || left <= 0) end(found)
        }, 100)
        return () => clearInterval(timer)
      },
      onFound: () => {},
      onEnd: () => {},
    })
    const found = seenWallet(kind)
    if (found !== null) end(found)
  })
}
