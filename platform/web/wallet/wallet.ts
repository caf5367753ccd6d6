import type { Address } from '#platform/std/address.ts'

import type { WalletKind } from '../sessionStore.ts'
import type { BuiltTransaction } from '#platform/chain/transaction.ts'

/** What the app calls on a wallet; the adapters and the demo wallet implement it. */
export interface Wallet {
  readonly kind: WalletKind
  /** As it is called on the screen. */
  readonly name: string
  readonly address: Address
  /** The account it is set to now, which may be another without any word of it. Rejects where it is locked. */
  current(): Promise<Address>
  /** signMessageV2 over the UTF-8 text: 65 bytes in hex. */
  signMessage(message: string): Promise<string>
  /** Signs typed data, TIP-712: 65 bytes in hex; null where the wallet has no such request. */
  signTypedData(data: TypedData): Promise<string | null>
  /** Signs exactly these bytes. What it signed is checked by the caller. */
  signTransaction(transaction: BuiltTransaction): Promise<SignedTransaction>
  /** `0x…`, or null where the wallet does not return it; `quiet`: nothing is shown of it. */
  chainId(options?: { quiet?: boolean }): Promise<string | null>
  /** Asks the wallet to change to this chain; null where it has no such request. */
  readonly switchChain: ((chainId: string) => Promise<void>) | null
  /** Account or network changed, or the wallet was locked: re-read everything. */
  onChange(listener: (change: WalletChange) => void): () => void
}

/** Addresses in it are of 20 bytes, 0x and hex. */
export interface TypedData {
  readonly domain: Readonly<Record<string, unknown>>
  readonly types: Readonly<
    Record<string, readonly { readonly name: string; readonly type: string }[]>
  >
  readonly primaryType: string
  readonly message: Readonly<Record<string, unknown>>
}

export interface SignedTransaction {
  readonly txID: string
  readonly raw_data_hex: string
  readonly signature: readonly string[]
}

export type WalletChange =
  | { readonly what: 'account'; readonly address: Address | null }
  | { readonly what: 'chain'; readonly chainId: string | null }

export type WalletErrorCode =
  | 'REJECTED'
  | 'LOCKED'
  | 'SILENT'
  | 'OUTDATED'
  | 'NOT_FOUND'
  | 'BUSY'
  | 'OTHER_ACCOUNT'
  | 'UNKNOWN_NETWORK'
  | 'FAILED'

/** Why a wallet did not do what it was asked; `message` is what it answered, `wallet` its name where it is known. */
export class WalletError extends Error {
  override readonly name = 'WalletError'
  constructor(code: WalletErrorCode, message = '', wallet = '') {
    super(message)
    this.code = code
    this.wallet = wallet
  }
  readonly code: WalletErrorCode
  readonly wallet: string
}
