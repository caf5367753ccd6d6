import { mostBoxes } from '../../numbers.ts'

/** Of one's sealed boxes of a series those that one request opens. */
export const atOnce = (boxIds: readonly number[]): readonly number[] => boxIds.slice(0, mostBoxes)

/**
 * How many of so many boxes the operator's bond lets be opened now; `covered` is null until it is
 * read. Where it covers none, all of them are offered: the server says why it refuses.
 */
export const openable = (boxes: number, covered: number | null): number =>
  covered === null || covered < 1 ? boxes : Math.min(boxes, covered)
