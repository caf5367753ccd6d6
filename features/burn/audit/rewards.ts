/** What power and nodes earned, integrated over time by the events alone; the contract's words are not used. */

/** Bits behind the point: so many that no sum of parts is a whole base unit off. */
const point = 200n
const period = 90n * 86_400n
const leastPower = 10_000n * 10n ** 6n

interface Miner {
  power: bigint
  each: bigint
  /** Not claimed by then, in parts of a base unit. */
  owed: bigint
  /** Since its last claim: its own burns, each rounded down, and all writes of the network, each by 2^-54 a unit of power. */
  burns: bigint
  writes: bigint
}

/** Something that an account was paid, beside the most and the least that it had earned. */
export interface Checked {
  readonly what: string
  readonly amount: bigint
  readonly most: bigint
  readonly least: bigint
}

export class Rewards {
  private readonly periods: { readonly start: bigint; readonly perSecond: bigint }[] = []
  private readonly miners = new Map<string, Miner>()
  private readonly nodes = new Map<bigint, { readonly parts: bigint; paidAt: bigint }>()
  private time = 0n
  private power = 0n
  /** Of a unit of power, in parts. */
  private each = 0n

  open(start: bigint, pool: bigint): void {
    this.periods.push({ start, perSecond: pool / period })
    this.written()
  }

  /** Until a time; periods do not overlap. */
  emitted(time: bigint): bigint {
    return this.periods.reduce((sum, { start, perSecond }) => {
      const seconds = time < start ? 0n : time - start
      return sum + perSecond * (seconds < period ? seconds : period)
    }, 0n)
  }

  burn(user: string, power: bigint, at: number): void {
    this.integrate(at)
    this.written()
    const miner = this.settled(user)
    miner.burns += 1n
    miner.power += power
    this.power += power
  }

  claim(user: string, amount: bigint, at: number): Checked {
    this.integrate(at)
    const miner = this.settled(user)
    const most = miner.owed >> point
    // A part that is lost may be what a whole unit lacks.
    const lost = 2n + miner.burns + (((miner.writes + 1n) * miner.power) >> 54n)
    Object.assign(miner, { owed: 0n, burns: 0n, writes: 0n })
    return { what: `claim of ${user}`, amount, most, least: most - lost }
  }

  /** `parts`: how many equal ones of what is emitted. */
  activate(nodeId: bigint, parts: bigint, at: number): void {
    this.nodes.set(nodeId, { parts, paidAt: BigInt(at) })
  }

  claimNode(nodeId: bigint, amount: bigint, at: number): Checked {
    const node = this.nodes.get(nodeId)!
    const time = BigInt(at)
    const most = (this.emitted(time) - this.emitted(node.paidAt)) / node.parts
    node.paidAt = time
    return { what: `claim of node ${nodeId}`, amount, most, least: most }
  }

  private written(): void {
    for (const miner of this.miners.values()) miner.writes += 1n
  }

  private settled(user: string): Miner {
    const known = this.miners.get(user)
    const miner = known ?? { power: 0n, each: this.each, owed: 0n, burns: 0n, writes: 0n }
    miner.owed += miner.power * (this.each - miner.each)
    miner.each = this.each
    this.miners.set(user, miner)
    return miner
  }

  private integrate(at: number): void {
    const time = BigInt(at)
    const since = this.emitted(time) - this.emitted(this.time)
    this.time = time
    const shared = this.power > leastPower ? this.power : leastPower
    // Rounded up: no whole base unit is lost.
    this.each += (((since * 4n) << point) + 5n * shared - 1n) / (5n * shared)
  }
}
