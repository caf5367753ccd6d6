import { tes, usdt } from './traders.ts'

/** The output of a V2 swap, by its published formula: 0.3 % of the input stays. */
const paidOut = (amountIn: bigint, reserveIn: bigint, reserveOut: bigint): bigint =>
  (amountIn * 997n * reserveOut) / (reserveIn * 1_000n + amountIn * 997n)

/** The pools that every deployment opens, as they should be: 0.300842 USDT for a TRX, 0.05 for a TES. */
export class Pools {
  readonly trx = { sun: 300_000_000_000n, usdt: 90_252_600_000n }
  readonly tes = { tes: tes(2_000_000), usdt: usdt(100_000) }

  /** USDT for one whole coin, times 10^12. */
  tesPrice(): bigint {
    return (this.tes.usdt * 10n ** 30n) / this.tes.tes
  }

  trxPrice(): bigint {
    return (this.trx.usdt * 10n ** 18n) / this.trx.sun
  }

  buyTes(amount: bigint): bigint {
    const out = paidOut(amount, this.tes.usdt, this.tes.tes)
    this.tes.usdt += amount
    this.tes.tes -= out
    return out
  }

  /** Liquidity bought with USDT: so much is swapped that the rest goes in with it; the TES stay where they are. */
  provideUsdt(amount: bigint): { swapped: bigint; bought: bigint; priceBetween: bigint } {
    const reserve = this.tes.usdt
    const fits = (s: bigint) => 997n * s * s + 1_997n * reserve * s <= 1_000n * reserve * amount
    let swapped = 0n
    for (let step = 1n << 60n; step > 0n; step /= 2n) if (fits(swapped + step)) swapped += step
    const bought = this.buyTes(swapped)
    const priceBetween = this.tesPrice()
    this.tes.usdt += amount - swapped
    this.tes.tes += bought
    return { swapped, bought, priceBetween }
  }

  sellTes(amount: bigint): bigint {
    const out = paidOut(amount, this.tes.tes, this.tes.usdt)
    this.tes.tes += amount
    this.tes.usdt -= out
    return out
  }

  sellTrx(sun: bigint): bigint {
    const out = paidOut(sun, this.trx.sun, this.trx.usdt)
    this.trx.sun += sun
    this.trx.usdt -= out
    return out
  }
}
