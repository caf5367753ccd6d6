/** Storage that stays, storage for one transaction, and logs. */
import { price, rangeGrowth } from '../cost.ts'
import { outOfLong, staticModification, tooDear } from '../fault.ts'
import type { Frame, Operation } from '../frame.ts'
import { type Operations, operation } from '../operation.ts'
import { fromHex, hexOf, longMax, toHex, toInt } from '../word.ts'

const keyOf = (frame: Frame, slot: bigint): string => frame.address + toHex(slot)

function load(frame: Frame): void {
  const { stack, session } = frame
  const value = session.state.get('storage', keyOf(frame, stack.peek(0)))
  stack.replace(value === undefined ? 0n : fromHex(value))
}

function store(frame: Frame): void {
  if (frame.isStatic) throw staticModification()
  const { stack, session } = frame
  const key = keyOf(frame, stack.pop())
  const word = stack.pop()
  if (word === 0n) session.emptied.add(key)
  if (session.made.has(frame.address)) session.stored.add(key)
  session.state.set('storage', key, word === 0n ? '' : evenHex(word))
}

/** 20,000 for a slot that is not there, 5,000 for every other write. One emptied in this transaction is there. */
function storePrice(frame: Frame): number {
  const { stack, session } = frame
  if (stack.peek(1) === 0n) return price.storeOther
  const before = session.state.get('storage', keyOf(frame, stack.peek(0)))
  return before === undefined ? price.storeNew : price.storeOther
}

function evenHex(word: bigint): string {
  const hex = word.toString(16)
  return hex.length % 2 === 0 ? hex : `0${hex}`
}

function transientLoad(frame: Frame): void {
  const { stack, session } = frame
  stack.replace(session.transient(keyOf(frame, stack.peek(0))))
}

function transientStore(frame: Frame): void {
  if (frame.isStatic) throw staticModification()
  const { stack, session } = frame
  const key = keyOf(frame, stack.pop())
  session.setTransient(key, stack.pop())
}

function log(count: number): Operation {
  const run = (frame: Frame): void => {
    if (frame.isStatic) throw staticModification()
    const { stack, memory, session } = frame
    const offset = toInt(stack.pop())
    const length = toInt(stack.pop())
    const topics = Array.from({ length: count }, () => toHex(stack.pop()))
    const data = hexOf(memory.look(offset, length))
    session.logs.push({ address: frame.address, topics, data })
  }
  const extra = (frame: Frame): number => {
    const bytes = frame.stack.peek(1) * BigInt(price.logByte)
    if (bytes > BigInt(frame.left)) {
      throw bytes > longMax ? outOfLong() : tooDear(frame.operation.name, bytes, frame.left)
    }
    return Number(bytes) + rangeGrowth(frame, 0, 1)
  }
  return operation(`LOG${count}`, 2 + count, 0, price.log + price.logTopic * count, run, extra)
}

export const storage: Operations = [
  [0x54, operation('SLOAD', 1, 1, price.load, load)],
  [0x55, operation('SSTORE', 2, 0, 0, store, storePrice)],
  [0x5c, operation('TLOAD', 1, 1, price.transient, transientLoad)],
  [0x5d, operation('TSTORE', 2, 0, price.transient, transientStore)],
  ...[0, 1, 2, 3, 4].map((count) => [0xa0 + count, log(count)] as const),
]
