import type { Address } from '#platform/std/address.ts'

import type { WalletKind } from '../sessionStore.ts'
import type { BuiltTransaction } from '../tron/transaction.ts'

/** What the app asks of a wallet; the adapters and the demo wallet are its makers. */
export interface Wallet {
  readonly kind: WalletKind
  readonly address: Address
  /** signMessageV2 over the UTF-8 text: 65 bytes in hex. */
  signMessage(message: string): Promise<string>
  /** Signs exactly these bytes. What it signed is checked by the caller. */
  signTransaction(transaction: BuiltTransaction): Promise<SignedTransaction>
  /** `0x…`, or null where the wallet cannot tell. */
  chainId(): Promise<string | null>
  /** Account or network changed, or the wallet was locked: re-read everything. */
  onChange(listener: (change: WalletChange) => void): () => void
  disconnect(): Promise<void>
}

export interface SignedTransaction {
  readonly txID: string
  readonly raw_data_hex: string
  readonly signature: readonly string[]
}

export type WalletChange =
  | { readonly what: 'account'; readonly address: Address | null }
  | { readonly what: 'chain'; readonly chainId: string | null }

export type WalletErrorCode = 'REJECTED' | 'LOCKED' | 'OUTDATED' | 'NOT_FOUND' | 'BUSY' | 'FAILED'

/** Why a wallet did not do what it was asked; `message` is the wallet's own words. */
export class WalletError extends Error {
  override readonly name = 'WalletError'
  constructor(code: WalletErrorCode, message = '') {
    super(message)
    this.code = code
  }
  readonly code: WalletErrorCode
}
