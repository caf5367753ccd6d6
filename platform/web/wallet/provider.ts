/** What a wallet gives to a page: a provider of TIP-1193, or the older form that TronLink and OKX inject. */
export interface Provider {
  readonly request?: (call: {
    method: string
    params?: readonly unknown[] | object
  }) => Promise<unknown>
  readonly on?: (event: string, listener: () => void) => unknown
  readonly removeListener?: (event: string, listener: () => void) => unknown
  /** False until the page is connected. */
  readonly tronWeb?: false | WalletTronWeb
}

type SignsTypedData = (domain: object, types: object, message: object) => Promise<unknown>

interface WalletTronWeb {
  readonly defaultAddress?: { readonly base58?: unknown }
  readonly trx: {
    sign(transaction: unknown): Promise<unknown>
    /** With the key of the wallet's account, for another that gave it a permission. */
    multiSign?(transaction: unknown, privateKey: undefined, permissionId: number): Promise<unknown>
    signMessageV2(message: string): Promise<unknown>
    /** Of newer wallets; older ones have it with an underscore. */
    signTypedData?: SignsTypedData
    _signTypedData?: SignsTypedData
    getBlockByNumber(number: number): Promise<{ blockID?: unknown } | undefined>
  }
}

/** `tronlink` and `okx`, however they were found; another wallet by the reverse domain name that it announces. */
export type FoundKind = 'tronlink' | 'okx' | `${string}.${string}`

export const isDomain = (text: string): text is `${string}.${string}` =>
  text.length <= 64 && /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(text)

export interface FoundWallet {
  readonly kind: FoundKind
  /** As the wallet is called on the screen. */
  readonly name: string
  readonly provider: Provider
  /** A provider of TIP-1193: the older form has another method and other answers. */
  readonly standard: boolean
}

/** Brand names stay as they are in every language. */
export const brands = { tronlink: 'TronLink', okx: 'OKX Wallet' } as const
