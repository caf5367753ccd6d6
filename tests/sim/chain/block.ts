import { createHash } from 'node:crypto'

import { type Outcome, type Place, type SentCall, execute } from '../contracts/execute.ts'
import { type State, walletOf } from '../contracts/state.ts'

/** A signed call. */
export interface Sent extends SentCall {
  /** 64 hex digits. */
  readonly hash: string
  /** Unix seconds: no earlier block takes it. */
  readonly from: number
  /** Unix seconds from which on no block takes it. */
  readonly expiration: number
}

export interface Packed {
  readonly sent: Sent
  /** `SUCCESS`, `REVERT` or `OUT_OF_ENERGY`. */
  readonly result: string
  readonly outcome: Outcome
  /** sun. */
  readonly fee: bigint
  readonly energy: number
}

export interface Block {
  readonly number: number
  readonly id: string
  readonly parent: Block | null
  /** Unix seconds. */
  readonly time: number
  readonly packed: readonly Packed[]
  /** After its last transaction. */
  readonly state: State
}

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/**
 * `starves`: which calls run out of energy in this block. `salt` distinguishes what is otherwise
 * equal.
 */
export function makeBlock(
  parent: Block,
  time: number,
  calls: readonly Sent[],
  starves: (sent: Sent) => boolean,
  salt: string,
): Block {
  let { state } = parent
  const packed: Packed[] = []
  for (const sent of calls) {
    if (walletOf(state, sent.owner) < sent.value) continue
    const one = pack(state, sent, placeAfter(parent, time), starves(sent))
    state = one.outcome.state
    packed.push(one)
  }
  const number = parent.number + 1
  const content = [parent.id, time, salt, ...packed.map((one) => one.sent.hash + one.result)]
  return { number, id: idOf(number, content.join()), parent, time, packed, state }
}

export function firstBlock(state: State, time: number, name: string): Block {
  return { number: 0, id: idOf(0, name), parent: null, time, packed: [], state }
}

/** As on TRON: the number in the first eight bytes. */
const idOf = (number: number, content: string): string =>
  number.toString(16).padStart(16, '0') + sha256(content).slice(16)

/** In the block that comes after another. */
export const placeAfter = (parent: Block, time: number): Place => ({
  time,
  block: parent.number + 1,
  began: parent.state,
  hashOf(number) {
    let block = parent
    while (block.number > number && block.parent !== null) block = block.parent
    return `0x${block.id}`
  },
})

function pack(state: State, sent: Sent, place: Place, starved: boolean): Packed {
  const outcome = execute(state, sent, place)
  if (starved) {
    const nothing: Outcome = {
      state,
      result: 'REVERT',
      message: '',
      output: '',
      logs: [],
      moves: [],
    }
    return { sent, result: 'OUT_OF_ENERGY', outcome: nothing, fee: 9_000_000n, energy: 90_000 }
  }
  const energy = 20_000 + 5_000 * outcome.logs.length
  return { sent, result: outcome.result, outcome, fee: BigInt(energy) * 100n, energy }
}
