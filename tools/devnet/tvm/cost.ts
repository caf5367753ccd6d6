/** TRON's energy table: flat prices, no refunds, no warm and cold, no 63/64 rule. */
import { outOfMemory, tooDear } from './fault.ts'
import { factorUnit } from './busy.ts'
import type { Frame } from './frame.ts'

export const tier = {
  zero: 0,
  special: 1,
  base: 2,
  veryLow: 3,
  low: 5,
  mid: 8,
  high: 10,
  ext: 20,
} as const

export const price = {
  exponentByte: 10,
  sha3: 30,
  sha3Word: 6,
  copyWord: 3,
  memoryWord: 3,
  load: 50,
  storeNew: 20_000,
  storeOther: 5_000,
  transient: 100,
  log: 375,
  logTopic: 375,
  logByte: 8,
  account: 20,
  codeHash: 400,
  call: 40,
  callValue: 9_000,
  callStipend: 2_300,
  newAccount: 25_000,
  create: 32_000,
  codeByte: 200,
  selfDestruct: 5_000,
  stake: 10_000,
  vote: 30_000,
  withdrawReward: 20_000,
} as const

const memoryLimit = 3n * 1024n * 1024n

export const wordsIn = (length: number): number => Math.ceil(length / 32)

const wholePrice = (words: number): number =>
  price.memoryWord * words + Math.floor((words * words) / 512)

export const endOf = (offset: bigint, length: bigint): bigint =>
  length === 0n ? 0n : offset + length

/** What memory up to `end` costs on top of what is there; refuses more than 3 MB. */
export function growth(frame: Frame, end: bigint): number {
  if (end > memoryLimit) throw outOfMemory(frame.operation.name)
  const before = frame.memory.size >>> 5
  const words = (Number(end) + 31) >>> 5
  return words <= before ? 0 : wholePrice(words) - wholePrice(before)
}

/** Memory for a range whose offset and length stand in the stack at these places. */
export const rangeGrowth = (frame: Frame, offset: number, length: number): number =>
  growth(frame, endOf(frame.stack.peek(offset), frame.stack.peek(length)))

/** Memory and 3 for each word that is copied. */
export const copyPrice = (frame: Frame, offset: number, length: number): number =>
  rangeGrowth(frame, offset, length) + price.copyWord * wordsIn(Number(frame.stack.peek(length)))

/** What an operation costs more because its contract is busy. */
export const penaltyOf = (frame: Frame, energy: number): number =>
  Math.max(0, Math.floor((energy * frame.factor) / factorUnit) - energy)

/**
 * A call pays for itself and passes on what was requested, at most all that is left. `first` is the
 * place in the stack where the input's offset stands.
 */
export function callPrice(frame: Frame, base: number, first: number): number {
  const { stack } = frame
  const input = endOf(stack.peek(first), stack.peek(first + 1))
  const output = endOf(stack.peek(first + 2), stack.peek(first + 3))
  let energy = base + growth(frame, input > output ? input : output)
  frame.callPenalty = penaltyOf(frame, energy)
  energy += frame.callPenalty
  const left = frame.left
  if (energy > left) throw tooDear(frame.operation.name, energy, left)
  const wanted = stack.peek(0)
  const most = left - energy
  frame.callEnergy = wanted > BigInt(most) ? most : Number(wanted)
  return energy + frame.callEnergy
}
