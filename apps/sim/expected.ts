import type { Address } from '#platform/std/address.ts'

import { countOf, idOf } from './contracts/boxState.ts'
import type { State } from './contracts/state.ts'
import { places, root } from './people.ts'

type Row = readonly unknown[]

/** What the tables should hold, reckoned from the contracts' state alone: each row's values in order. */
export const expectedRows = (state: State) => ({
  nft_cards: cards(state),
  nft_holders: holders(state),
  nft_level_stats: levels(state),
  nft_totals: totals(state),
  team_members: members(state),
  blindbox_series: series(state),
  blindbox_boxes: boxes(state),
  blindbox_requests: requests(state),
  blindbox_account_moves: owed(state),
  earnings_sums: books(state),
})

/** In the order of purchase: a card's place in it is its number. */
const cards = (state: State): Row[] =>
  state.cards.map(({ id, level, owner, boughtAt, boughtFor, stake, events }, i) => {
    const { start = null, end = null, reward = 0n, paid = 0n } = stake ?? {}
    return [id, i + 1, level, owner, boughtAt, boughtFor, start, end, reward, paid, events]
  })

const none = { stakes: 0, owed: 0n, claimed: 0n }

/** Whoever ever had a card, a stake or a reward. */
function holders(state: State): Row[] {
  const owners = new Set<Address>([
    ...state.everHeld,
    ...(Object.keys(state.holders) as Address[]).filter((owner) => {
      const { stakes, claimed, owed } = state.holders[owner]!
      return stakes > 0 || claimed > 0n || owed > 0n
    }),
  ])
  return [...owners].map((owner) => {
    const { stakes, owed, claimed } = state.holders[owner] ?? none
    const held = state.cards.filter((card) => card.owner === owner).length
    return [owner, held, stakes, owed, claimed]
  })
}

const levels = (state: State): Row[] =>
  state.levels.flatMap(({ sold, volume }, i) => {
    const staked = state.cards.filter((card) => card.level === i + 1 && card.stake !== null).length
    return sold === 0 ? [] : [[i + 1, sold, staked, volume]]
  })

const totals = (state: State): Row[] =>
  state.cards.length === 0 ? [] : [[state.cards.length, holdersOf(state), state.rewardPaid]]

/** Cards in an urn are nobody's. */
const holdersOf = (state: State): number =>
  new Set(state.cards.map(({ owner }) => owner).filter((owner) => owner !== places.BlindBoxes)).size

/** With the bond that the last of its moves tells. */
const series = (state: State): Row[] =>
  state.boxes.series.map((one) => [
    one.id,
    one.size,
    countOf(one, 'reserved'),
    countOf(one, 'sealed'),
    countOf(one, 'opening'),
    countOf(one, 'opened'),
    one.standing,
    one.requests.length,
    one.next,
    one.bond,
  ])

const boxes = (state: State): Row[] =>
  state.boxes.series.flatMap((one) =>
    one.boxes.map(({ id, holder, state: its, price, paid, request, card }) => {
      const requestId = request === 0 ? null : idOf(one.id, request)
      return [id, one.id, holder, its, price, paid, requestId, card]
    }),
  )

const requests = (state: State): Row[] =>
  state.boxes.series.flatMap((one) =>
    one.requests.map(({ holder, state: its, boxIds, amount, seed, block }, i) => {
      return [idOf(one.id, i + 1), holder, its, boxIds.length, amount, seed, block]
    }),
  )

/** What each account was credited and has not withdrawn. */
const owed = (state: State): Row[] => Object.entries(state.boxes.owed)

/** The ledger: each account by book and kind. */
const books = (state: State): Row[] =>
  Object.entries(state.books).map(([key, { credited, debited }]) => [
    ...key.split(' '),
    credited,
    debited,
  ])

/** The tree, counted by walking it. The root is in it from the first member or its own first stake on. */
function members(state: State): Row[] {
  const direct = (address: Address) => state.members.filter(({ parent }) => parent === address)
  const size = (address: Address): number =>
    direct(address).reduce((sum, below) => sum + 1 + size(below.address), 0)
  const rows: Row[] = state.members.map(({ address, parent, since }) => {
    const ordinal = direct(parent).findIndex((one) => one.address === address) + 1
    return [address, parent, ordinal, direct(address).length, size(address), since]
  })
  const top = [root, null, 0, direct(root).length, size(root), null]
  const pledged = (state.holders[root]?.stakes ?? 0) > 0
  return rows.length === 0 && !pledged ? [] : [top, ...rows]
}
