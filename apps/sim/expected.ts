import type { Address } from '#platform/std/address.ts'

import type { State } from './contracts/state.ts'
import { root } from './people.ts'

/** What the tables should hold, reckoned from the contracts' state alone. */

export function holdings(state: State) {
  const held = (owner: string) => state.cards.filter((card) => card.owner === owner).length
  // In the order of purchase; a card's place in it is its number.
  const cards = state.cards.map(({ id, level, owner, boughtAt, boughtFor, stake, events }, i) => ({
    tokenId: id,
    seq: i + 1,
    level,
    owner,
    mintedAt: boughtAt,
    boughtFor,
    pledgeStart: stake?.start ?? null,
    unlockTime: stake?.end ?? null,
    reward: stake?.reward ?? 0n,
    paid: stake?.paid ?? 0n,
    events,
  }))
  const owners = new Set([...Object.keys(state.holders), ...state.cards.map(({ owner }) => owner)])
  const holders = [...owners]
    .toSorted()
    .map((owner) => {
      const { stakes = 0, owed = 0n, claimed = 0n } = state.holders[owner as Address] ?? {}
      return { owner, cards: held(owner), pledges: stakes, owed, claimed }
    })
    .filter((row) => row.cards > 0 || row.pledges > 0 || row.claimed > 0n)
  const levels = state.levels.flatMap(({ sold, volume }, i) => {
    const staked = state.cards.filter((card) => card.level === i + 1 && card.stake !== null).length
    return sold === 0 ? [] : [{ level: i + 1, minted: sold, staked, volume }]
  })
  const totals = {
    minted: state.cards.length,
    holders: new Set(state.cards.map(({ owner }) => owner)).size,
    rewardPaid: state.rewardPaid,
  }
  return { cards: cards.toSorted((a, b) => a.tokenId - b.tokenId), holders, levels, totals }
}

/** The tree, counted by walking it. */
export function lines({ members }: State) {
  const direct = (address: Address) => members.filter(({ parent }) => parent === address)
  const size = (address: Address): number =>
    direct(address).reduce((sum, below) => sum + 1 + size(below.address), 0)
  const all = members.map(({ address, parent, since }) => ({
    address,
    parent: parent as Address | null,
    ordinal: direct(parent).findIndex((one) => one.address === address) + 1,
    directCount: direct(address).length,
    teamSize: size(address),
    activeSince: since as number | null,
  }))
  if (members.length > 0) {
    all.push({
      address: root,
      parent: null,
      ordinal: 0,
      directCount: direct(root).length,
      teamSize: size(root),
      activeSince: null,
    })
  }
  return all.toSorted((a, b) => (a.address < b.address ? -1 : 1))
}
