import type { Address } from '#platform/std/address.ts'

import type { GrownBlock } from './growth.ts'

/** The tree computed by walking it, from the events alone. */
export class TreeModel {
  private readonly inviter = new Map<Address, Address>()
  private readonly directs = new Map<Address, Address[]>()
  private readonly stakes = new Map<string, { owner: Address; worth: bigint }>()

  constructor(blocks: readonly GrownBlock[]) {
    for (const { happenings } of blocks) {
      for (const one of happenings) {
        if (one.what === 'bind') {
          this.inviter.set(one.user, one.parent)
          this.directs.set(one.parent, [...this.directOf(one.parent), one.user])
        } else if (one.what === 'stake') {
          const { worth } = this.stakes.get(one.id) ?? { worth: 0n }
          this.stakes.set(one.id, { owner: one.owner, worth: worth + one.worth })
        } else {
          const { owner, worth } = this.stakes.get(one.id)!
          this.stakes.set(one.id, { owner, worth: worth - (worth * one.amount) / one.of })
        }
      }
    }
  }

  directOf = (address: Address): readonly Address[] => this.directs.get(address) ?? []

  pledgeOf = (address: Address): bigint =>
    [...this.stakes.values()].reduce(
      (sum, { owner, worth }) => (owner === address ? sum + worth : sum),
      0n,
    )

  /** All below, each followed by its own team, the newest first. */
  teamOf(address: Address): Address[] {
    const team: Address[] = []
    const toVisit = [...this.directOf(address)]
    for (let next = toVisit.pop(); next !== undefined; next = toVisit.pop()) {
      team.push(next)
      toVisit.push(...this.directOf(next))
    }
    return team
  }

  /** From V0 to V5, by the text of the rules and not by our table of them. */
  levelOf(address: Address): number {
    const [team, active] = [this.teamPledgeOf(address), this.activeOf(address)]
    const usdt = 1_000_000n
    if (team >= 500_000n * usdt && active >= 15) return 5
    if (team >= 100_000n * usdt && active >= 10) return 4
    if (team >= 20_000n * usdt && active >= 8) return 3
    if (team >= 5_000n * usdt && active >= 5) return 2
    return team >= 1_000n * usdt && active >= 3 ? 1 : 0
  }

  activeOf = (address: Address): number =>
    this.directOf(address).filter((one) => this.pledgeOf(one) > 0n).length

  teamPledgeOf = (address: Address): bigint => this.sum(this.teamOf(address))

  sum = (addresses: readonly Address[]): bigint =>
    addresses.reduce((sum, one) => sum + this.pledgeOf(one), 0n)
}
