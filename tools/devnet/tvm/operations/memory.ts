/** Memory, and what is copied into it. */
import type { Code } from '../code.ts'
import { copyPrice, endOf, growth, price, rangeGrowth, tier, wordsIn } from '../cost.ts'
import { returnDataBounds } from '../fault.ts'
import type { Frame } from '../frame.ts'
import { type Operations, operation } from '../operation.ts'
import { addressOf, toHex, toInt, fromBytes } from '../word.ts'
import { keccak256 } from '../../crypto.ts'

const touches =
  (length: bigint) =>
  (frame: Frame): number =>
    growth(frame, frame.stack.peek(0) + length)

const copies =
  (offset: number, length: number) =>
  (frame: Frame): number =>
    copyPrice(frame, offset, length)

/** to, from, length; what the source lacks is zero. */
function copy({ stack, memory }: Frame, source: Uint8Array): void {
  const to = toInt(stack.pop())
  const from = toInt(stack.pop())
  memory.write(to, source, from, toInt(stack.pop()))
}

const slotLength = 64
const most = 4096
const known = new Map<string, bigint>()

function keccakWord(bytes: Uint8Array): bigint {
  if (bytes.length !== slotLength) return fromBytes(keccak256(bytes))
  const key = Buffer.from(bytes.buffer, bytes.byteOffset, slotLength).toString('latin1')
  let word = known.get(key)
  if (word === undefined) {
    word = fromBytes(keccak256(bytes))
    if (known.size === most) known.clear()
    known.set(key, word)
  }
  return word
}

function sha3({ stack, memory }: Frame): void {
  const offset = toInt(stack.pop())
  stack.replace(keccakWord(memory.look(offset, toInt(stack.peek(0)))))
}

const sha3Price = (frame: Frame): number =>
  rangeGrowth(frame, 0, 1) + price.sha3Word * wordsIn(Number(frame.stack.peek(1)))

function externalCopy(frame: Frame): void {
  const address = addressOf(frame.stack.pop())
  copy(frame, frame.session.state.codeOf(address))
}

function returnDataCopy(frame: Frame): void {
  const { stack, returned } = frame
  const from = stack.peek(1)
  const length = stack.peek(2)
  if (toInt(from) + toInt(length) > returned.length) {
    throw returnDataBounds(toHex(from), toHex(length), returned.length)
  }
  copy(frame, returned)
}

function memoryCopy({ stack, memory }: Frame): void {
  const to = toInt(stack.pop())
  const from = toInt(stack.pop())
  memory.copy(to, from, toInt(stack.pop()))
}

function memoryCopyPrice(frame: Frame): number {
  const { stack } = frame
  const length = stack.peek(2)
  const to = stack.peek(0)
  const from = stack.peek(1)
  const grown = growth(frame, endOf(to > from ? to : from, length))
  return grown + price.copyWord * wordsIn(Number(length))
}

function store({ stack, memory }: Frame): void {
  const at = toInt(stack.pop())
  memory.writeWord(at, stack.pop())
}

function storeByte({ stack, memory }: Frame): void {
  const at = toInt(stack.pop())
  memory.writeByte(at, Number(stack.pop() & 0xffn))
}

function load({ stack, memory }: Frame): void {
  stack.replace(memory.readWord(toInt(stack.peek(0))))
}

const codeSize = ({ stack, session }: Frame): void =>
  stack.replace(BigInt(session.state.codeOf(addressOf(stack.peek(0))).length))

export const memoryMoves: Operations = [
  [0x20, operation('SHA3', 2, 1, price.sha3, sha3, sha3Price)],
  [0x37, operation('CALLDATACOPY', 3, 0, 0, (frame) => copy(frame, frame.input), copies(0, 2))],
  [0x38, operation('CODESIZE', 0, 1, tier.base, ({ stack, code }) => stack.push(size(code)))],
  [0x39, operation('CODECOPY', 3, 0, 0, (frame) => copy(frame, frame.code.bytes), copies(0, 2))],
  [0x3b, operation('EXTCODESIZE', 1, 1, price.account, codeSize)],
  [0x3c, operation('EXTCODECOPY', 4, 0, price.account, externalCopy, copies(1, 3))],
  [0x3e, operation('RETURNDATACOPY', 3, 0, 0, returnDataCopy, copies(0, 2))],
  [0x51, operation('MLOAD', 1, 1, tier.special, load, touches(32n))],
  [0x52, operation('MSTORE', 2, 0, tier.special, store, touches(32n))],
  [0x53, operation('MSTORE8', 2, 0, tier.special, storeByte, touches(1n))],
  [
    0x59,
    operation('MSIZE', 0, 1, tier.base, ({ stack, memory }) => stack.push(BigInt(memory.size))),
  ],
  [0x5e, operation('MCOPY', 3, 0, tier.veryLow, memoryCopy, memoryCopyPrice)],
]

function size(code: Code): bigint {
  return BigInt(code.bytes.length)
}
