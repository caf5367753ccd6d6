import type { Address } from '#platform/std/address.ts'

import { isAddress } from '#platform/std/address.ts'
import { OkxWalletAdapter } from '@tronweb3/tronwallet-adapter-okxwallet'
import { TronLinkAdapter } from '@tronweb3/tronwallet-adapter-tronlink'

import type { SignedTransaction, Wallet, WalletChange } from './wallet.ts'

import { WalletError } from './wallet.ts'
import { walletErrorOf } from './walletErrors.ts'

/**
 * Detection is ours, so the adapters neither open shops nor wait long: what was tapped is
 * there; right after a reload the wallet may come late.
 */
const config = (silent: boolean) =>
  ({ openUrlWhenWalletNotFound: false, checkTimeout: silent ? 3_000 : 400 }) as const

export const openTronLink = (silent: boolean): Promise<Wallet> =>
  opened('tronlink', new TronLinkAdapter({ ...config(silent), dappName: 'Tessera' }), silent)

export const openOkx = (silent: boolean): Promise<Wallet> =>
  opened('okx', new OkxWalletAdapter(config(silent)), silent)

type NetworkAdapter = TronLinkAdapter | OkxWalletAdapter

/** `silent`: only a wallet that is already connected to this page; no window of it opens. */
async function opened(
  kind: 'tronlink' | 'okx',
  adapter: NetworkAdapter,
  silent: boolean,
): Promise<Wallet> {
  // Every failure also rejects the call it belongs to; unheard error events would throw.
  adapter.on('error', () => {})
  if (silent) await detected(adapter)
  else await adapter.connect()
  const address = parse(adapter.address)
  if (address === null) throw new WalletError('LOCKED')
  return {
    kind,
    address,
    signMessage: (message) => translated(adapter.signMessage(message)),
    signTransaction: async (transaction) =>
      (await translated(adapter.signTransaction(transaction as never))) as SignedTransaction,
    chainId: async () => (await adapter.network().catch(() => null))?.chainId.toLowerCase() ?? null,
    onChange: (listener) => listen(adapter, listener),
    disconnect: () => adapter.disconnect(),
  }
}

/** Resolves once the adapter knows whether its wallet is there. */
function detected(adapter: NetworkAdapter): Promise<void> {
  if (String(adapter.readyState) !== 'Loading') return Promise.resolve()
  return new Promise((resolve) => adapter.once('readyStateChanged', () => resolve()))
}

/**
 * Wallets fire accountsChanged late, twice, or with nothing right after connecting: the
 * address is read again once they have settled.
 */
function listen(adapter: NetworkAdapter, listener: (change: WalletChange) => void): () => void {
  let settled: ReturnType<typeof setTimeout> | undefined
  const reread = (): void => {
    clearTimeout(settled)
    settled = setTimeout(() => listener({ what: 'account', address: parse(adapter.address) }), 300)
  }
  const chain = ({ chainId }: { chainId?: string }): void =>
    listener({ what: 'chain', chainId: chainId?.toLowerCase() ?? null })
  adapter.on('accountsChanged', reread)
  adapter.on('disconnect', reread)
  adapter.on('chainChanged', chain)
  return () => {
    clearTimeout(settled)
    adapter.off('accountsChanged', reread)
    adapter.off('disconnect', reread)
    adapter.off('chainChanged', chain)
  }
}

async function translated<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    throw walletErrorOf(error)
  }
}

const parse = (address: string | null): Address | null =>
  address !== null && isAddress(address) ? address : null
