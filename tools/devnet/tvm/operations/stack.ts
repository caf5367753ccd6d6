/** What only moves words about. */
import { tier } from '../cost.ts'
import type { Frame, Operation } from '../frame.ts'
import { type Operations, operation } from '../operation.ts'

const push = (length: number) => {
  return (frame: Frame): void => {
    frame.stack.push(frame.code.word(frame.pc, length))
    frame.pc += length
  }
}

const many = (
  count: number,
  make: (n: number) => readonly [code: number, operation: Operation],
): Operations => Array.from({ length: count }, (_, i) => make(i + 1))

export const stackMoves: Operations = [
  [0x50, operation('POP', 1, 0, tier.base, ({ stack }) => void stack.pop())],
  [0x5f, operation('PUSH0', 0, 1, tier.base, ({ stack }) => stack.push(0n))],
  ...many(32, (n) => [0x5f + n, operation(`PUSH${n}`, 0, 1, tier.veryLow, push(n))]),
  ...many(16, (n) => [
    0x7f + n,
    operation(`DUP${n}`, n, n + 1, tier.veryLow, ({ stack }) => stack.push(stack.peek(n - 1))),
  ]),
  ...many(16, (n) => [
    0x8f + n,
    operation(`SWAP${n}`, n + 1, n + 1, tier.veryLow, ({ stack }) => stack.swap(n)),
  ]),
]
