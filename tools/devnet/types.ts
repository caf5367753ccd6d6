/** What a user of the library sees: its types alone, without an import, as the package ships them. */

export type Json = null | boolean | number | bigint | string | Json[] | { [key: string]: Json }

export interface DemoAccount {
  readonly name: string
  /** base58 */
  readonly address: string
  readonly privateKey: string
}

export type BlockTime = 'instant' | 'manual' | number

export interface ReorgOptions {
  /** What becomes of the replaced transactions; they wait again without it. */
  readonly transactions?: 'pending' | 'drop'
  /** Replaces solid blocks too. */
  readonly force?: boolean
}

export interface Status {
  readonly chainId: number
  readonly head: { readonly number: number; readonly id: string; readonly timestamp: number }
  /** Number of the newest block that nothing takes back. */
  readonly solid: number
  /** Transactions that wait for a block. */
  readonly pending: number
  readonly blockTime: BlockTime
  readonly solidLag: number
  /** Seconds that the chain's clock was moved ahead. */
  readonly travelled: number
}

export type FaultKind =
  | 'delay'
  | 'status'
  | 'wrongJson'
  | 'disconnect'
  | 'swallow'
  | 'lag'
  | 'wrongAnswer'

export interface Fault {
  /** Part of the path, or a pattern between slashes: `broadcast`, `/^.wallet.get/`. */
  readonly match: string
  readonly kind: FaultKind
  /** How many requests it strikes, or `always`: until cleared. Without it, one. */
  readonly times?: number | 'always'
  /** delay: milliseconds, 1,000 without it. */
  readonly ms?: number
  /** status: what to answer instead, 503 without it. */
  readonly status?: number
  /** lag: how many blocks more the solid head is behind for this request, 1 without it. */
  readonly blocks?: number
  /** wrongAnswer: the key whose values are wrong, wherever it stands in the answer. */
  readonly field?: string
  /** wrongAnswer: what stands there instead; without it, something of the same kind. */
  readonly value?: Json
}

export interface DevnetOptions {
  /** 0, the default: any free port. */
  readonly port?: number
  readonly host?: string
  /** Without it everything is in memory and gone at the end. */
  readonly dataDir?: string
  /** The chain to begin with, of `Devnet.image`; in memory alone. */
  readonly image?: Uint8Array
  /**
   * `instant`, the default: a block per transaction. A number: a block every number of
   * milliseconds.
   */
  readonly blockTime?: BlockTime
  /** With instant blocks: an empty one whenever the last is this many milliseconds old; never without it. */
  readonly heartbeat?: number
  /** Blocks that the solid head is behind; 0 without it. */
  readonly solidLag?: number
  /** How many funded demo accounts a new chain begins with; 12 without it. */
  readonly accounts?: number
  /**
   * Whole TRX that others have staked for energy when a new chain begins; 0 without it: then who stakes a TRX first
   * has the energy of the whole network. `usualEnergyWeight` is about the main network's.
   */
  readonly energyWeight?: number
  /** Contracts that are called much cost more energy, as on mainnet; off without it. */
  readonly dynamicEnergy?: boolean
  /** Milliseconds of computing after which a transaction ends with OUT_OF_TIME; never without it. */
  readonly cpuLimitMs?: number
  readonly logger?: (line: string) => void
}

export interface Devnet {
  readonly url: string
  readonly port: number
  readonly chainId: number
  readonly accounts: readonly DemoAccount[]
  status(): Status
  mine(blocks?: number): Promise<void>
  travel(seconds: number): Promise<void>
  /** The next block is of this unix second, later than the head, and time continues from there. */
  nextTimestamp(seconds: number): Promise<void>
  /** sha256 over the state, the head, what waits and the clock: 64 hex digits. */
  digest(): Promise<string>
  /** Of a network in memory: what another begins with by `DevnetOptions.image`. */
  image(): Promise<Uint8Array>
  snapshot(): Promise<number>
  revert(id: number): Promise<void>
  reorg(depth: number, options?: ReorgOptions): Promise<void>
  fault(fault: Fault): void
  faults(): Fault[]
  clearFaults(): void
  /** Resolves with the transaction's id; `sun` may be as large as the faucet's balance. */
  faucet(address: string, sun: bigint | number): Promise<string>
  /** Sets a balance in sun. Addresses are base58 or hex, here and below. */
  setBalance(address: string, sun: bigint | number): Promise<void>
  /** Sets the running code, in hex; without any the account is no contract. */
  setCode(address: string, code: string): Promise<void>
  setStorage(address: string, slot: bigint, word: bigint): Promise<void>
  /** Transactions of this account need no signature. */
  impersonate(address: string): void
  stopImpersonating(address: string): void
  setBlockTime(blockTime: BlockTime): Promise<void>
  /** The whole state, `0x` and hex digits, for `loadState` of any network of this version. */
  dumpState(): Promise<string>
  loadState(state: string): Promise<void>
  close(): Promise<void>
}
