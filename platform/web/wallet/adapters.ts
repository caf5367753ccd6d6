import type { Address } from '#platform/std/address.ts'
import type { Adapter } from '@tronweb3/tronwallet-abstract-adapter'

import { isAddress } from '#platform/std/address.ts'
import { OkxWalletAdapter } from '@tronweb3/tronwallet-adapter-okxwallet'
import { TronLinkAdapter } from '@tronweb3/tronwallet-adapter-tronlink'

import type { SignedTransaction, Wallet, WalletChange } from './wallet.ts'

import { WalletError } from './wallet.ts'
import { walletErrorOf } from './walletErrors.ts'

/** Detection is ours, so the adapters neither open shops nor wait long. */
const config = { openUrlWhenWalletNotFound: false, checkTimeout: 2_000 } as const

export const openTronLink = (): Promise<Wallet> =>
  opened('tronlink', new TronLinkAdapter({ ...config, dappName: 'Tessera' }))

export const openOkx = (): Promise<Wallet> => opened('okx', new OkxWalletAdapter(config))

type NetworkAdapter = Adapter & { network(): Promise<{ chainId: string }> }

async function opened(kind: 'tronlink' | 'okx', adapter: NetworkAdapter): Promise<Wallet> {
  // Every failure also rejects the call it belongs to; unheard error events would throw.
  adapter.on('error', () => {})
  await adapter.connect()
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
