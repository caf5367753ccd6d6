import type { Address } from '#platform/std/address.ts'

import { countOf, idOf } from './contracts/boxState.ts'
import { standingsIn } from './contracts/levels.ts'
import type { Move } from './contracts/move.ts'
import type { State } from './contracts/state.ts'
import type { Block } from './chain/block.ts'
import { landedOn } from './fates.ts'
import { treeOf } from './contracts/rewardTree.ts'
import { nobody, places, root } from './people.ts'

type Row = readonly unknown[]

/**
 * What the tables should hold, computed from the contracts' state and what they moved alone: each
 * row's values in order.
 */
export const expectedRows = (head: Block) => ({ ...ofState(head.state), ...ofMoves(head) })

const ofState = (state: State) => ({
  nft_cards: cards(state),
  nft_holders: holders(state),
  nft_level_stats: levels(state),
  nft_totals: totals(state),
  team_members: members(state),
  blindbox_series: series(state),
  blindbox_boxes: boxes(state),
  blindbox_requests: requests(state),
  blindbox_account_moves: owed(state),
  earnings_fees: fees(state),
  earnings_bonuses: bonuses(state),
  earnings_epochs: epochs(state),
  earnings_leaves: leaves(state),
})

/** The ledger: each transfer, and each account by book and kind. */
function ofMoves(head: Block) {
  const sums = new Map<string, [bigint, bigint]>()
  const sumOf = (account: string, { book, kind }: Move): [bigint, bigint] => {
    const key = `${account} ${book} ${kind}`
    const sum = sums.get(key) ?? [0n, 0n]
    sums.set(key, sum)
    return sum
  }
  const transfers = landedOn(head).flatMap(({ block: { number, time }, packed }) =>
    packed.outcome.moves.map((move): Row => {
      const { book, kind, debit, credit, amount } = move
      sumOf(credit, move)[0] += amount
      sumOf(debit, move)[1] += amount
      const coin = book === 'Cards' ? places.Tes : nobody
      return [number, packed.sent.hash, book, kind, debit, credit, coin, amount, time]
    }),
  )
  const books = [...sums].map(([key, sum]): Row => [...key.split(' '), ...sum])
  return { earnings_transfers: transfers, earnings_sums: books }
}

/** In the order of purchase: a card's place in it is its number. */
const cards = (state: State): Row[] =>
  state.cards.map(({ id, level, owner, boughtAt, boughtFor, stake, events }, i) => {
    const { start = null, end = null, reward = 0n, paid = 0n } = stake ?? {}
    return [id, i + 1, level, owner, boughtAt, boughtFor, start, end, reward, paid, events]
  })

const none = { stakes: 0, owed: 0n, claimed: 0n }

/** Every account that ever had a card, a stake or a reward. */
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

/** Cards in an urn have no owner. */
const holdersOf = (state: State): number =>
  new Set(state.cards.map(({ owner }) => owner).filter((owner) => owner !== places.BlindBoxes)).size

/** With the bond from the last of its moves. */
const series = (state: State): Row[] =>
  state.boxes.series.map((one) => [
    one.id,
    one.size,
    countOf(one, 'reserved'),
    countOf(one, 'sealed'),
    countOf(one, 'opening'),
    countOf(one, 'opened'),
    one.standing,
    one.closed,
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

const fees = ({ distributor }: State): Row[] =>
  distributor.fees.map(({ block, payer, fee, level1, level2, level, bonus }) => [
    block,
    payer,
    fee,
    level1,
    level2,
    level,
    bonus,
  ])

/** What is accruing, whether an epoch holds it or not. */
function bonuses({ distributor }: State): Row[] {
  const sums = new Map<Address, [number, bigint]>()
  for (const { level1, bonus } of distributor.fees) {
    if (level1 === null || bonus === 0n) continue
    const [lines, total] = sums.get(level1) ?? [0, 0n]
    sums.set(level1, [lines + 1, total + bonus])
  }
  return [...sums].map(([account, sum]) => [account, ...sum])
}

const epochs = ({ distributor }: State): Row[] =>
  distributor.epochs.map((one, i) => {
    const { state, root: its, dataHash, upToBlock, acceptableAt, total, right, why } = one
    return [i + 1, state, its, dataHash, upToBlock, acceptableAt, total, right, why, one.postedAt]
  })

/** Of accepted epochs that are right, each with its proof. */
const leaves = ({ distributor }: State): Row[] =>
  distributor.epochs.flatMap(({ state, right, leaves, claimed }, i) => {
    if (state !== 'accepted' || !right) return []
    const tree = treeOf(leaves)
    return leaves.map((leaf, index) => {
      const siblings = tree.proof(leaf).map((sibling) => sibling.slice(2))
      return [i + 1, index, leaf.account, leaf.amount, siblings.join(''), claimed.includes(index)]
    })
  })

/** The tree, counted by walking it. The root is in it from the first member or its own first stake on. */
function members(state: State): Row[] {
  const direct = (address: Address) => state.members.filter(({ parent }) => parent === address)
  const size = (address: Address): number =>
    direct(address).reduce((sum, below) => sum + 1 + size(below.address), 0)
  const standing = standingsIn(state)
  const numbers = (address: Address): Row => {
    const { pledge, teamPledge, activeDirects, level } = standing(address)
    return [direct(address).length, size(address), pledge, teamPledge, activeDirects, level]
  }
  const rows: Row[] = state.members.map(({ address, parent, since }) => {
    const ordinal = direct(parent).findIndex((one) => one.address === address) + 1
    return [address, parent, ordinal, since, ...numbers(address)]
  })
  const top = [root, null, 0, null, ...numbers(root)]
  const pledged = (state.holders[root]?.stakes ?? 0) > 0
  return rows.length === 0 && !pledged ? [] : [top, ...rows]
}
