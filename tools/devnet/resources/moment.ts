/** When it is on the chain: the time for which stakes and the use of resources are computed. */
import { genesisTime } from '../genesis.ts'
import { params } from '../params.ts'

/** Milliseconds of the head, its slot, and its number. */
export interface Moment {
  readonly headTime: number
  readonly slot: number
  readonly headNumber: number
}

/** Time is counted in slots from the genesis block on for everything that comes back. */
export const slotOf = (timestamp: number): number =>
  Math.floor((timestamp - genesisTime) / params.slot)

export const momentAt = (headTime: number, headNumber: number): Moment => ({
  headTime,
  slot: slotOf(headTime),
  headNumber,
})
