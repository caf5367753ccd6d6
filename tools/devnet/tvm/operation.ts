/** One operation of the machine, as the tables list them. */
import type { Frame } from './frame.ts'

export interface Operation {
  readonly name: string
  /** Words it takes from the stack and leaves there; checked before anything is paid. */
  readonly takes: number
  readonly leaves: number
  /** Energy, and what the operands add to it. Paid before the operation runs. */
  readonly price: number
  readonly extra: ((frame: Frame) => number) | null
  readonly run: (frame: Frame) => void
}

export type Operations = readonly (readonly [code: number, operation: Operation])[]

export const operation = (
  name: string,
  takes: number,
  leaves: number,
  price: number,
  run: (frame: Frame) => void,
  extra: ((frame: Frame) => number) | null = null,
): Operation => ({ name, takes, leaves, price, extra, run })

/** Puts one word in the place of the two on top, the topmost first. */
export const two =
  (work: (a: bigint, b: bigint) => bigint) =>
  ({ stack }: Frame): void => {
    const a = stack.pop()
    stack.replace(work(a, stack.peek(0)))
  }
