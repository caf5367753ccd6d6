/** One operation of the machine, as the tables list them. */
import type { Frame, Operation } from './frame.ts'

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
