/** CALL and its kin: prices, and which message each of them sends. */
import { callPrice, price } from '../cost.ts'
import { staticModification } from '../fault.ts'
import type { Frame, Operation } from '../frame.ts'
import { type Message, sendMessage } from '../message.ts'
import { type Operations, operation } from '../operation.ts'
import { addressOf, toInt } from '../word.ts'

interface Kind {
  readonly name: string
  readonly takes: number
  /** Value stands third in the stack. */
  readonly value: boolean
  /** Value goes to the called account, and makes it where it is not there. */
  readonly pays: boolean
  /** Runs the other's code on the caller's storage. */
  readonly own: boolean
  /** Keeps sender and value of the frame. */
  readonly delegate: boolean
  readonly isStatic: boolean
  readonly token: boolean
}

const plain = {
  takes: 6,
  value: false,
  pays: false,
  own: false,
  delegate: false,
  isStatic: false,
  token: false,
}

/** Place of the input's offset in the stack: behind energy, address, value and token. */
const inputPlace = ({ value, token }: Kind): number => 2 + (value ? 1 : 0) + (token ? 1 : 0)

function priceOf(kind: Kind, frame: Frame): number {
  const { stack, session } = frame
  let energy: number = price.call
  if (kind.value && stack.peek(2) !== 0n) {
    energy += price.callValue
    if (kind.pays && !session.exists(addressOf(stack.peek(1)))) energy += price.newAccount
  }
  return callPrice(frame, energy, inputPlace(kind))
}

function call(kind: Kind, frame: Frame): void {
  const { stack, memory } = frame
  stack.pop()
  const target = stack.pop()
  const value = kind.value ? stack.pop() : 0n
  if (kind.pays && frame.isStatic && value !== 0n) throw staticModification()
  const energy = frame.callEnergy + (value === 0n ? 0 : price.callStipend)
  const tokenId = kind.token ? stack.pop() : 0n
  const inputAt = toInt(stack.pop())
  const inputLength = toInt(stack.pop())
  const outputAt = toInt(stack.pop())
  const outputLength = toInt(stack.pop())
  memory.extend(outputAt, outputLength)
  const message: Message = {
    target,
    value,
    energy,
    tokenId,
    inputAt,
    inputLength,
    outputAt,
    outputLength,
    token: kind.token,
    own: kind.own,
    delegate: kind.delegate,
    isStatic: kind.isStatic || frame.isStatic,
  }
  sendMessage(frame, message)
}

const of = (kind: Kind): Operation =>
  operation(
    kind.name,
    kind.takes,
    1,
    0,
    (frame) => call(kind, frame),
    (frame) => priceOf(kind, frame),
  )

/** What a busy contract adds to a call is part of `callPrice` already. */
export const callCodes: ReadonlySet<number> = new Set([0xd0, 0xf1, 0xf2, 0xf4, 0xfa])

export const calls: Operations = [
  [0xd0, of({ ...plain, name: 'CALLTOKEN', takes: 8, value: true, pays: true, token: true })],
  [0xf1, of({ ...plain, name: 'CALL', takes: 7, value: true, pays: true })],
  [0xf2, of({ ...plain, name: 'CALLCODE', takes: 7, value: true, own: true })],
  [0xf4, of({ ...plain, name: 'DELEGATECALL', own: true, delegate: true })],
  [0xfa, of({ ...plain, name: 'STATICCALL', isStatic: true })],
]
