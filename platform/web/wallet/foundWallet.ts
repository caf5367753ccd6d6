import type { BuiltTransaction } from '#platform/chain/transaction.ts'
import { type Address, addressFromHex, isAddress } from '#platform/std/address.ts'

import { patiently } from './patience.ts'
import type { WalletCall } from './prompt.ts'
import type { FoundWallet, Provider } from './provider.ts'
import { type SignedTransaction, type Wallet, type WalletChange, WalletError } from './wallet.ts'
import { walletErrorOf } from './walletErrors.ts'

/** How long a wallet may take to fill in what it gives to the page, ms. */
const readyMs = 3_000
const lookMs = 100
/** Wallets report one change late, twice, or in parts: they are read again once they have settled. */
const settleMs = 300

/** `silent`: only a wallet that is connected to this page already; no window of it opens. */
export async function openFound(found: FoundWallet, silent: boolean): Promise<Wallet> {
  const { kind, name, provider } = found
  const ask = <T>(call: WalletCall, act: () => Promise<T>, options?: { quiet?: boolean }) =>
    patiently(name, call, act, options)
  const locked = (): never => {
    throw new WalletError('LOCKED', '', name)
  }
  const asked = silent ? null : await ask('connect', () => requested(found))
  const ready = await eventually(() => accountOf(provider), silent || asked !== null ? readyMs : 0)
  const address = asked ?? ready ?? locked()
  const trx = () => (provider.tronWeb || locked()).trx
  const chainId: Wallet['chainId'] = async (options) => {
    try {
      return await ask('network', () => chainIdOf(provider), options)
    } catch (error) {
      if (walletErrorOf(error).code === 'REJECTED') throw error
      return null
    }
  }
  return {
    kind,
    name,
    address,
    current: async () => accountOf(provider) ?? locked(),
    signMessage: (message) =>
      ask('message', async () => {
        const answer = await trx().signMessageV2(message)
        return typeof answer === 'string' && answer !== '' ? answer : locked()
      }),
    signTypedData: async ({ domain, types, message }) => {
      const sign = typedSigner(trx())
      if (sign === null) return null
      return ask('message', async () => {
        const answer = await sign(inBase58(domain), types, inBase58(message))
        return typeof answer === 'string' && answer !== '' ? answer : locked()
      })
    },
    signTransaction: (transaction) =>
      ask('transaction', async () => signedOf(await signatureOf(trx(), transaction)) ?? locked()),
    chainId,
    switchChain: found.standard
      ? async (wanted) => {
          const params = [{ chainId: wanted }]
          await ask('switch', () => request(provider, 'wallet_switchEthereumChain', params))
        }
      : null,
    onChange: (listener) => listen(provider, chainId, listener),
  }
}

type Trx = Exclude<Provider['tronWeb'], false | undefined>['trx']

/** For another account, `sign` refuses in wallets that have a call of its own for it. */
function signatureOf(trx: Trx, transaction: BuiltTransaction): Promise<unknown> {
  const permission = transaction.raw_data.contract[0].Permission_id
  return permission === undefined || typeof trx.multiSign !== 'function'
    ? trx.sign(transaction)
    : trx.multiSign(transaction, undefined, permission)
}

function typedSigner(trx: Trx) {
  const sign = trx.signTypedData ?? trx._signTypedData
  return typeof sign === 'function' ? sign.bind(trx) : null
}

/** Wallets of TRON read addresses of typed data as they show them. */
const inBase58 = (part: Readonly<Record<string, unknown>>): object =>
  Object.fromEntries(
    Object.entries(part).map(([name, value]) => [
      name,
      typeof value === 'string' && /^0x[0-9a-fA-F]{40}$/.test(value)
        ? addressFromHex(value)
        : value,
    ]),
  )

/** The account it is set to; null while it is locked, or not connected to this page. */
function accountOf({ tronWeb }: Provider): Address | null {
  const base58 = tronWeb ? tronWeb.defaultAddress?.base58 : null
  return typeof base58 === 'string' && isAddress(base58) ? base58 : null
}

async function eventually<T>(look: () => T | null, ms: number): Promise<T | null> {
  for (let left = ms; ; left -= lookMs) {
    const seen = look()
    if (seen !== null || left <= 0) return seen
    await new Promise((next) => setTimeout(next, lookMs))
  }
}

const request = async (
  provider: Provider,
  method: string,
  params?: readonly unknown[] | object,
): Promise<unknown> => provider.request?.({ method, ...(params === undefined ? {} : { params }) })

/** Asks for the account, and so for leave to see it; null where it stands in what the wallet gives the page. */
async function requested({ provider, standard }: FoundWallet): Promise<Address | null> {
  // The oldest form has nothing to ask by.
  if (provider.request === undefined) return null
  const older = (): Promise<unknown> => request(provider, 'tron_requestAccounts')
  const answer = standard
    ? await request(provider, 'eth_requestAccounts').catch((error: unknown) => {
        if (walletErrorOf(error).code === 'OUTDATED') return older()
        throw error
      })
    : await older()
  if (Array.isArray(answer)) {
    const [first] = answer as readonly unknown[]
    if (typeof first === 'string' && isAddress(first)) return first
    throw new WalletError('LOCKED')
  }
  if (!answer) throw new WalletError('LOCKED')
  const { code } = answer as { code?: unknown }
  if (code !== undefined && code !== 200) throw answer
  return null
}

/** Neither null nor without a signature: what else it may be is compared with what was shown. */
function signedOf(answer: unknown): SignedTransaction | null {
  if (!answer) return null
  const { txID, raw_data_hex, signature } = answer as Partial<SignedTransaction>
  return {
    txID: String(txID),
    raw_data_hex: String(raw_data_hex),
    signature: Array.isArray(signature) ? signature : [],
  }
}

/** The last four bytes of the first block's id name a chain. */
async function chainIdOf({ tronWeb }: Provider): Promise<string | null> {
  const block = tronWeb ? await tronWeb.trx.getBlockByNumber(0) : undefined
  const id = block?.blockID
  return typeof id === 'string' && /^[0-9a-f]{64}$/i.test(id)
    ? `0x${id.slice(-8)}`.toLowerCase()
    : null
}

/** What a wallet reports, and what a page can forge, is a hint to read it again. */
function listen(
  provider: Provider,
  chainId: Wallet['chainId'],
  listener: (change: WalletChange) => void,
): () => void {
  let settled: ReturnType<typeof setTimeout> | undefined
  const reread = (): void => {
    clearTimeout(settled)
    settled = setTimeout(() => {
      listener({ what: 'account', address: accountOf(provider) })
      void chainId({ quiet: true }).then(
        (id) => id !== null && listener({ what: 'chain', chainId: id }),
      )
    }, settleMs)
  }
  const olderEvent = ({ data, source }: MessageEvent): void => {
    const action: unknown = (data as { message?: { action?: unknown } } | null)?.message?.action
    if (source === globalThis.window && typeof action === 'string') reread()
  }
  const events = ['accountsChanged', 'chainChanged', 'disconnect'] as const
  for (const event of events) provider.on?.(event, reread)
  globalThis.window.addEventListener('message', olderEvent)
  return () => {
    clearTimeout(settled)
    for (const event of events) provider.removeListener?.(event, reread)
    globalThis.window.removeEventListener('message', olderEvent)
  }
}
