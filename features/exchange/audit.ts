import { zeroAddress } from '#platform/std/address.ts'

import type { Handlers } from '#tools/audit/chainEvents.ts'
import type { FeatureAudit } from '#tools/audit/featureAudit.ts'

/** Prices are of use to others; its own tables are what contracts return. */
export const exchangeAudit: FeatureAudit = {
  events: {
    PairFactory: [
      'event PairCreated(address indexed token0, address indexed token1, address pair, uint256 count)',
    ],
    TwapOracle: [
      'event Started(address indexed pair, uint256 time)',
      'event Averaged(address indexed pair, uint256 price, uint256 time, uint256 span)',
    ],
    Pair: [
      'event Sync(uint112 reserve0, uint112 reserve1)',
      'event Transfer(address indexed from, address indexed to, uint256 value)',
    ],
  },
  factory: {
    'PairFactory.PairCreated': ['pair', 'Pair'],
    'TwapOracle.Started': ['pair', 'Pair'],
  },
}

/** The two coins that pools are read by. */
export interface Coins {
  readonly usdt: string
  /** The chain's own coin, wrapped; undefined where no exchange is. */
  readonly trx: string | undefined
}

interface Pool {
  readonly sides: readonly string[]
  reserves: readonly [bigint, bigint]
  /** null: older than the deployment, so no event contains the number of its shares. */
  shares: bigint | null
}

interface Args {
  readonly token0: string
  readonly token1: string
  readonly pair: string
  readonly price: bigint
  readonly time: bigint
  readonly reserve0: bigint
  readonly reserve1: bigint
  readonly from: string
  readonly to: string
  readonly value: bigint
}

/** Base units of USDT for one of a coin are counted in parts of this. */
const whole = 10n ** 36n

/**
 * Worth in base units of USDT while events are replayed, by the oracle's last average and never by a pool's balance
 * alone. Without a price it is 0, as in the index.
 */
export class Prices {
  constructor({ usdt, trx }: Coins) {
    this.usdt = usdt
    this.trx = trx ?? zeroAddress
  }
  private readonly usdt: string
  private readonly trx: string
  private readonly pools = new Map<string, Pool>()
  /** By coin, its pool with USDT. */
  private readonly withUsdt = new Map<string, string>()
  /** By pool, as the oracle emits it: units of the coin for one of USDT, times 2^112. */
  private readonly averages = new Map<string, bigint>()

  readonly handlers: Handlers<Args> = {
    'PairFactory.PairCreated': ({ pair, token0, token1 }) => this.meet(pair, [token0, token1], 0n),
    // One that no factory made is older than TES: it is that of TRX, and only its average is of use.
    'TwapOracle.Started': ({ pair }) => {
      if (!this.pools.has(pair)) this.meet(pair, [this.usdt, this.trx], null)
    },
    'TwapOracle.Averaged': ({ pair, price }) => void this.averages.set(pair, price),
    'Pair.Sync': ({ reserve0, reserve1 }, { at }) => {
      this.pools.get(at)!.reserves = [reserve0, reserve1]
    },
    'Pair.Transfer': ({ from, to, value }, { at }) => {
      const pool = this.pools.get(at)!
      if (pool.shares === null) return
      if (from === zeroAddress) pool.shares += value
      if (to === zeroAddress) pool.shares -= value
    },
  }

  private meet(pair: string, sides: readonly string[], shares: bigint | null): void {
    this.pools.set(pair, { sides, reserves: [0n, 0n], shares })
    const other = this.besideUsdt(sides)
    if (other !== null) this.withUsdt.set(other, pair)
  }

  /** null of a pool without USDT. */
  private besideUsdt(sides: readonly string[]): string | null {
    return sides.includes(this.usdt) ? sides.find((coin) => coin !== this.usdt)! : null
  }

  private priceOf(coin: string): bigint {
    if (coin === this.usdt) return whole
    const average = this.averages.get(this.withUsdt.get(coin) ?? '') ?? 0n
    return average === 0n ? 0n : (whole << 112n) / average
  }

  worthOf(coin: string, amount: bigint): bigint {
    return (amount * this.priceOf(coin)) / whole
  }

  /** As if the pool lay at the average: the side of USDT is then the root of the product times the price. */
  worthOfShares(pair: string, amount: bigint): bigint {
    const pool = this.pools.get(pair)
    const coin = pool === undefined ? null : this.besideUsdt(pool.sides)
    if (pool === undefined || coin === null || pool.shares === null || pool.shares === 0n) return 0n
    const [one, other] = pool.reserves
    return (amount * 2n * root((one * other * this.priceOf(coin)) / whole)) / pool.shares
  }
}

/** Rounded down: one binary digit after the other, from the highest. */
function root(square: bigint): bigint {
  let found = 0n
  for (let digit = BigInt(square.toString(2).length >> 1); digit >= 0n; digit--) {
    const more = found | (1n << digit)
    if (more * more <= square) found = more
  }
  return found
}
