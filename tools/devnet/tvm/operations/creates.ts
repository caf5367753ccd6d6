/** CREATE, CREATE2 and SELFDESTRUCT. */
import { keccak256 } from '../../crypto.ts'
import { createFrom, saltedAddress, unsaltedAddress } from '../creation.ts'
import { price, rangeGrowth, wordsIn } from '../cost.ts'
import { selfDestruct } from '../destruction.ts'
import { staticModification } from '../fault.ts'
import { type Frame, nothing } from '../frame.ts'
import { maxDepth } from '../message.ts'
import { type Operations, operation } from '../operation.ts'
import { addressOf, toBytes, toInt } from '../word.ts'

function create(frame: Frame, salted: boolean): void {
  if (frame.isStatic) throw staticModification()
  const { stack, memory, session } = frame
  const value = stack.pop()
  const offset = toInt(stack.pop())
  const length = toInt(stack.pop())
  const salt = salted ? toBytes(stack.pop()) : nothing
  frame.returned = nothing
  if (frame.depth === maxDepth) {
    stack.push(0n)
    return
  }
  const code = memory.read(offset, length)
  const address = salted
    ? saltedAddress(frame.address, salt, keccak256(code))
    : unsaltedAddress(session.root.hash, session.nonce)
  createFrom(frame, value, code, address)
}

const saltedExtra = (frame: Frame): number =>
  rangeGrowth(frame, 1, 2) + price.sha3Word * wordsIn(toInt(frame.stack.peek(2)))

const heirPrice = ({ session, stack }: Frame): number =>
  session.exists(addressOf(stack.peek(0))) ? 0 : price.newAccount

export const creates: Operations = [
  [
    0xf0,
    operation(
      'CREATE',
      3,
      1,
      price.create,
      (frame) => create(frame, false),
      (frame) => rangeGrowth(frame, 1, 2),
    ),
  ],
  [0xf5, operation('CREATE2', 4, 1, price.create, (frame) => create(frame, true), saltedExtra)],
  [0xff, operation('SUICIDE', 1, 0, price.selfDestruct, selfDestruct, heirPrice)],
]
