/**
 * What the end of a block does to votes: nothing, unless its producer is another than that of the block before, or a
 * cycle ends with it. Then votes are counted, and what blocks have paid is added to rewards.
 */
import { bare } from '../addresses.ts'
import { genesisTime } from '../genesis.ts'
import { params } from '../params.ts'
import type { State } from '../state.ts'
import { accumulated, accumulatedKey, cycleOf, earned, mint, nextAccumulated } from './rewards.ts'
import { setStandby } from './witnesses.ts'

interface Ended {
  readonly number: number
  /** milliseconds */
  readonly timestamp: number
  /** 42 hex digits; empty for the genesis block. */
  readonly witness: string
}

/** Whole cycles since the genesis block: the end of one is where this grows. */
const cyclesUntil = (timestamp: number): number =>
  Math.floor((timestamp - genesisTime) / params.maintenance)

/** Milliseconds of the next count of votes. */
export const nextCount = (timestamp: number): number =>
  genesisTime + (cyclesUntil(timestamp) + 1) * params.maintenance

/** After the transactions of a block. */
export function endBlock(state: State, block: Ended, parent: Ended): void {
  if (block.witness !== parent.witness) changeProducer(state, block, parent)
  // The first block only sets the clock, as on a full node.
  if (block.number > 1 && cyclesUntil(block.timestamp) > cyclesUntil(parent.timestamp)) {
    endCycle(state, block)
  }
}

function changeProducer(state: State, block: Ended, parent: Ended): void {
  const last = state.get('witnesses', bare(parent.witness))
  if (last !== undefined && last.since !== null) {
    const made = last.made + block.number - last.since
    state.set('witnesses', bare(parent.witness), { ...last, made, since: null })
  }
  const next = state.get('witnesses', bare(block.witness))
  if (next === undefined) return
  state.set('witnesses', bare(block.witness), { ...next, since: block.number })
}

function endCycle(state: State, block: Ended): void {
  const cycle = cycleOf(state)
  let paid = 0n
  for (const [address, row] of state.rows('witnesses')) {
    const { own, voters } = earned(state, row, block.number)
    paid += own + voters
    mint(state, address, own - row.settled)
    const before = accumulated(state, cycle - 1, address)
    const after = nextAccumulated(before, voters, row.votes)
    if (after > 0n) state.set('accumulated', accumulatedKey(cycle, address), after)
    state.set('witnesses', address, {
      ...row,
      brokerageNow: row.brokerage,
      made: 0,
      since: `41${address}` === block.witness ? block.number + 1 : null,
      settled: 0n,
    })
  }
  countVotes(state)
  setStandby(state)
  state.addTotal('paid', paid)
  state.addTotal('cycle', 1n)
  state.addTotal('cycleBlock', BigInt(block.number) - state.total('cycleBlock'))
}

/** Changes of votes since the last count, by witness. */
export function voteChanges(state: State): ReadonlyMap<string, bigint> {
  const changes = new Map<string, bigint>()
  const add = (witness: string, count: bigint): void => {
    changes.set(witness, (changes.get(witness) ?? 0n) + count)
  }
  for (const [, { before, after }] of state.rows('newVotes')) {
    for (const { witness, count } of before) add(witness, -count)
    for (const { witness, count } of after) add(witness, count)
  }
  return changes
}

function countVotes(state: State): void {
  for (const [witness, change] of voteChanges(state)) {
    const row = state.get('witnesses', witness)
    if (row !== undefined && change !== 0n) {
      state.set('witnesses', witness, { ...row, votes: row.votes + change })
    }
  }
  for (const [address] of state.rows('newVotes')) state.delete('newVotes', address)
}
