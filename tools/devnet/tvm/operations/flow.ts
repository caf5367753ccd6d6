/** Where the program continues, and how it ends. */
import { rangeGrowth, tier } from '../cost.ts'
import { badJump } from '../fault.ts'
import type { Frame } from '../frame.ts'
import { type Operations, operation } from '../operation.ts'
import { toInt } from '../word.ts'

function jumpTo(frame: Frame, word: bigint): void {
  if (word > 0xffff_ffffn) throw badJump(-1)
  const at = Number(BigInt.asIntN(32, word))
  if (!frame.code.mayJumpTo(at)) throw badJump(at)
  frame.pc = at
}

function jumpIf(frame: Frame): void {
  const target = frame.stack.pop()
  if (frame.stack.pop() !== 0n) jumpTo(frame, target)
}

function give(frame: Frame): void {
  const { stack, memory } = frame
  const offset = toInt(stack.pop())
  frame.output = memory.read(offset, toInt(stack.pop()))
  frame.halt()
}

function revert(frame: Frame): void {
  give(frame)
  frame.reverted = true
}

const range = (frame: Frame): number => rangeGrowth(frame, 0, 1)

export const flow: Operations = [
  [0x00, operation('STOP', 0, 0, tier.zero, (frame) => frame.halt())],
  [0x56, operation('JUMP', 1, 0, tier.mid, (frame) => jumpTo(frame, frame.stack.pop()))],
  [0x57, operation('JUMPI', 2, 0, tier.high, jumpIf)],
  // The counter already stands behind the operation.
  [0x58, operation('PC', 0, 1, tier.base, ({ stack, pc }) => stack.push(BigInt(pc - 1)))],
  [0x5a, operation('GAS', 0, 1, tier.base, ({ stack, left }) => stack.push(BigInt(left)))],
  [0x5b, operation('JUMPDEST', 0, 0, tier.special, () => {})],
  [0xf3, operation('RETURN', 2, 0, tier.zero, give, range)],
  [0xfd, operation('REVERT', 2, 0, tier.zero, revert, range)],
]
