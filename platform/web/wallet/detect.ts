import { brands, type FoundKind, type FoundWallet, isDomain, type Provider } from './provider.ts'

/** What wallets put on a page. */
interface Injected {
  tron?: Provider & { isTronLink?: boolean }
  tronLink?: Provider & { isOkxWallet?: boolean }
  tronWeb?: Provider['tronWeb']
  okxwallet?: { tronLink?: Provider }
  navigator?: { userAgent: string }
}

/** Looks once at what has been injected. */
export function injected(page: Injected): FoundWallet[] {
  const tronLink = injectedTronLink(page)
  const okx = page.okxwallet?.tronLink
  return [
    ...(tronLink === null
      ? []
      : [{ kind: 'tronlink' as const, name: brands.tronlink, ...tronLink }]),
    ...(okx === undefined
      ? []
      : [{ kind: 'okx' as const, name: brands.okx, provider: okx, standard: false }]),
  ]
}

/** In the browser of its phone app the older form is the one that works. */
const onPhone = ({ navigator }: Injected): boolean =>
  /Android|iPhone|iPad|iPod/i.test(navigator?.userAgent ?? '')

function injectedTronLink(page: Injected): Pick<FoundWallet, 'provider' | 'standard'> | null {
  const { tron, tronLink, tronWeb } = page
  const older = tronLink !== undefined && tronLink.isOkxWallet !== true ? tronLink : undefined
  if (tron?.isTronLink === true && !(onPhone(page) && older !== undefined)) {
    return { provider: tron, standard: true }
  }
  if (older !== undefined) return { provider: older, standard: false }
  // The first versions of the phone app give nothing else.
  const bare = onPhone(page) && page.okxwallet === undefined && typeof tronWeb === 'object'
  return bare ? { provider: { tronWeb }, standard: false } : null
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** One announcement of TIP-6963. Its reverse domain name decides which wallet it is, not what it calls itself. */
export function announced(event: unknown): FoundWallet | null {
  const detail = (event as { detail?: { info?: Record<string, unknown>; provider?: unknown } })
    .detail
  const { provider } = detail ?? {}
  const kind = kindOf(textOf(detail?.info?.['rdns']).toLowerCase())
  if (kind === null || typeof provider !== 'object' || provider === null) return null
  const name = textOf(detail?.info?.['name']).replace(/\p{C}/gu, '').trim().slice(0, 40)
  return { kind, name: nameOf(kind, name), provider: provider as Provider, standard: true }
}

function kindOf(rdns: string): FoundKind | null {
  if (rdns === 'org.tronlink.www') return 'tronlink'
  if (/^com\.okx|^com\.okex/.test(rdns)) return 'okx'
  return isDomain(rdns) ? rdns : null
}

const nameOf = (kind: FoundKind, name: string): string =>
  kind === 'tronlink' || kind === 'okx' ? brands[kind] : name === '' ? kind : name

/** Every wallet that this page has seen; what was announced stands before what was injected. */
const seen = new Map<FoundKind, FoundWallet>()
export const seenWallet = (kind: FoundKind): FoundWallet | null => seen.get(kind) ?? null

export interface Watch {
  readonly page: Injected &
    Pick<EventTarget, 'addEventListener' | 'removeEventListener' | 'dispatchEvent'>
  readonly every: (ms: number, look: () => void) => () => void
  readonly onFound: (found: readonly FoundWallet[]) => void
  /** All looks are over; what was found stands. */
  readonly onEnd: (found: readonly FoundWallet[]) => void
}

export const pollMs = 1_000
export const retries = 5

/** Looks now and once a second, with up to 5 more attempts. Returns how to stop early. */
export function watchWallets({ page, every, onFound, onEnd }: Watch): () => void {
  const found = new Map<FoundKind, FoundWallet>()
  const byAnnouncement = new Set<FoundKind>()
  let left = retries
  const add = (wallet: FoundWallet, isAnnounced: boolean): void => {
    const known = found.get(wallet.kind)
    if (known !== undefined && (!isAnnounced || byAnnouncement.has(wallet.kind))) return
    if (isAnnounced) byAnnouncement.add(wallet.kind)
    found.set(wallet.kind, wallet)
    seen.set(wallet.kind, wallet)
    onFound([...found.values()])
  }
  const handle = (event: unknown): void => {
    const wallet = announced(event)
    if (wallet !== null) add(wallet, true)
  }
  const look = (): void => {
    for (const wallet of injected(page)) add(wallet, false)
  }
  page.addEventListener('TIP6963:announceProvider', handle)
  page.dispatchEvent(new Event('TIP6963:requestProvider'))
  look()
  const stopPolling = every(pollMs, () => {
    look()
    if (--left === 0) stop()
  })
  const stop = (): void => {
    stopPolling()
    page.removeEventListener('TIP6963:announceProvider', handle)
    onEnd([...found.values()])
  }
  return () => {
    stopPolling()
    page.removeEventListener('TIP6963:announceProvider', handle)
  }
}
