/** What a day's statement has for who recomputes it. */
interface Day {
  readonly from: number
  readonly to: number
  readonly opening: { readonly networkPower: string; readonly ownPower: string | null }
  readonly periods: readonly {
    readonly start: number
    readonly end: number
    readonly perSecond: string
  }[]
  readonly leastPower: string
  readonly miners: { readonly part: number; readonly of: number }
  readonly list: readonly {
    readonly account: string
    readonly power: string | null
    readonly networkPower: string | null
    readonly time: number
  }[]
}

/** As a browser does it: from one burn to the next, by a common denominator of 10^30. */
export function recomputed(of: Day, account: string): bigint {
  const burns = of.list.filter(({ power }) => power !== null).toReversed()
  const digits = 10n ** 30n
  let [own, network] = [BigInt(of.opening.ownPower ?? '0'), BigInt(of.opening.networkPower)]
  let [from, sum] = [of.from, 0n]
  const until = (to: number): void => {
    const emitted = of.periods.reduce((all, { start, end, perSecond }) => {
      const seconds = Math.min(to, end) - Math.max(from, start)
      return all + BigInt(perSecond) * BigInt(Math.max(0, seconds))
    }, 0n)
    const least = BigInt(of.leastPower)
    const shared = network > least ? network : least
    const { part, of: whole } = of.miners
    sum += (emitted * BigInt(part) * own * digits) / (BigInt(whole) * shared)
    from = to
  }
  for (const burn of burns) {
    until(burn.time)
    network = BigInt(burn.networkPower!)
    if (burn.account === account) own += BigInt(burn.power!)
  }
  until(of.to)
  return sum / digits
}
