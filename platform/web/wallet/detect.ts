/** Which wallets this page can see: by TIP-6963 announcement first, then injected objects. */
export interface Found {
  readonly tronlink: boolean
  readonly okx: boolean
}

export const none: Found = { tronlink: false, okx: false }

interface Injected {
  tron?: { isTronLink?: boolean }
  tronLink?: { isOkxWallet?: boolean }
  okxwallet?: { tronLink?: unknown }
}

/** Looks once at what has been injected. */
export function injected(page: Injected): Found {
  const okx = page.okxwallet?.tronLink !== undefined
  const tronlink =
    page.tron?.isTronLink === true ||
    (page.tronLink !== undefined && page.tronLink.isOkxWallet !== true)
  return { tronlink, okx }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** One announcement of TIP-6963; wallets are told apart by their reverse domain name. */
export function announced(event: unknown): Found {
  const info = (event as { detail?: { info?: { rdns?: unknown; name?: unknown } } }).detail?.info
  const rdns = textOf(info?.rdns).toLowerCase()
  const name = textOf(info?.name)
  return {
    tronlink: rdns === 'org.tronlink.www' || name === 'TronLink',
    okx: rdns.startsWith('com.okex') || rdns.startsWith('com.okx') || name === 'OKX Wallet',
  }
}

export interface Watch {
  readonly page: Injected &
    Pick<EventTarget, 'addEventListener' | 'removeEventListener' | 'dispatchEvent'>
  readonly every: (ms: number, look: () => void) => () => void
  readonly onFound: (found: Found) => void
  /** All looks are over; what was found stands. */
  readonly onEnd: (found: Found) => void
}

export const pollMs = 1_000
export const retries = 5

/** Looks now and once a second, with up to 5 more attempts. Returns how to stop early. */
export function watchWallets({ page, every, onFound, onEnd }: Watch): () => void {
  let found = none
  let left = retries
  const add = (more: Found): void => {
    const next = { tronlink: found.tronlink || more.tronlink, okx: found.okx || more.okx }
    if (next.tronlink === found.tronlink && next.okx === found.okx) return
    found = next
    onFound(found)
  }
  const hear = (event: unknown): void => add(announced(event))
  page.addEventListener('TIP6963:announceProvider', hear)
  page.dispatchEvent(new Event('TIP6963:requestProvider'))
  add(injected(page))
  const stopPolling = every(pollMs, () => {
    add(injected(page))
    if (--left === 0 || (found.tronlink && found.okx)) stop()
  })
  const stop = (): void => {
    stopPolling()
    page.removeEventListener('TIP6963:announceProvider', hear)
    onEnd(found)
  }
  return () => {
    stopPolling()
    page.removeEventListener('TIP6963:announceProvider', hear)
  }
}
