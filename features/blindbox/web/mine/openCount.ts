import { mostBoxes } from '../../numbers.ts'

/** Of one's sealed boxes of a series those that one request opens. */
export const atOnce = (boxIds: readonly number[]): readonly number[] => boxIds.slice(0, mostBoxes)

/**
 * How many boxes the operator's bond covers now; `covered` is null until it is read. If it covers none, all of them are
 * offered, and the server returns the reason of the refusal.
 */
export const openable = (boxes: number, covered: number | null): number =>
  covered === null || covered < 1 ? boxes : Math.min(boxes, covered)
