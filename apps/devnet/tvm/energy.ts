/** TRON's energy table: flat prices, no refunds, no warm and cold, no 63/64 rule. */
import { EVMError, paramsEVM } from '@ethereumjs/evm'
import {
  Address,
  type Account,
  bigIntToAddressBytes,
  bigIntToBytes,
  setLengthLeft,
} from '@ethereumjs/util'
import type { StateView } from './view.ts'

/** Prices by the machine's own names: the first EVM's, with what TRON set differently. */
export const prices: Readonly<Record<string, number | bigint | string | null>> = {
  ...paramsEVM[1],
  mloadGas: 1,
  mstoreGas: 1,
  mstore8Gas: 1,
  calldatacopyGas: 0,
  codecopyGas: 0,
  returndatacopyGas: 0,
  returndatasizeGas: 2,
  extcodehashGas: 400,
  shlGas: 3,
  shrGas: 3,
  sarGas: 3,
  delegatecallGas: 40,
  staticcallGas: 40,
  create2Gas: 32_000,
  revertGas: 0,
  chainidGas: 2,
  selfbalanceGas: 5,
  basefeeGas: 2,
  push0Gas: 2,
  mcopyGas: 3,
  tloadGas: 100,
  tstoreGas: 100,
  clzGas: 5,
  selfdestructGas: 5000,
  selfdestructRefundGas: 0,
  sstoreRefundGas: 0,
  stackLimit: 64, // the depth of calls
  maxCodeSize: 1 << 24,
  maxInitCodeSize: 1 << 24,
  modexpGquaddivisorGas: 20,
  bn254AddGas: 150,
  bn254MulGas: 6000,
  bn254PairingGas: 45_000,
  bn254PairingWordGas: 34_000,
  p256VerifyGas: 6900,
}

/** What these formulas use of the machine's frame. */
export interface Frame {
  opCode: number
  readonly stack: {
    peek(count?: number): bigint[]
    pop(): bigint
    push(value: bigint): void
  }
  memoryWordCount: bigint
  highestMemCost: bigint
  gasLeft: bigint
  messageGasLimit?: bigint
  readonly env: {
    readonly address: Address
    readonly contract: Account
    readonly isStatic: boolean
    readonly depth: number
    readonly block: { readonly header: { readonly number: bigint } }
  }
  readonly stateManager: unknown
  readonly interpreter: { getReturnDataSize(): bigint }
}
export type Price = (frame: Frame, base: bigint) => bigint

export const outOfMemory = 'out of memory'
const memoryLimit = 3n * 1024n * 1024n
const highest = 1n << 160n

export const fail = (error: string): never => {
  throw new EVMError(error as ConstructorParameters<typeof EVMError>[0])
}
const { errorMessages } = EVMError

export const words = (length: bigint): bigint => (length + 31n) / 32n

export const addressOf = (word: bigint): Address =>
  new Address(bigIntToAddressBytes(word % highest))

export function memory(frame: Frame, offset: bigint, length: bigint): bigint {
  if (length === 0n) return 0n
  if (offset + length > memoryLimit) fail(outOfMemory)
  const count = words(offset + length)
  if (count <= frame.memoryWordCount) return 0n
  const whole = count * 3n + (count * count) / 512n
  const cost = whole - frame.highestMemCost
  frame.highestMemCost = whole
  frame.memoryWordCount = count
  return cost
}

const view = (frame: Frame): StateView => frame.stateManager as StateView

function top(frame: Frame, count: number): bigint[] {
  return frame.stack.peek(count)
}

const copy: Price = (frame, base) => {
  const [offset = 0n, , length = 0n] = top(frame, 3)
  return base + memory(frame, offset, length) + 3n * words(length)
}

const range =
  (perWord: bigint): Price =>
  (frame, base) => {
    const [offset = 0n, length = 0n] = top(frame, 2)
    return base + memory(frame, offset, length) + perWord * words(length)
  }

const oneWord =
  (size: bigint): Price =>
  (frame, base) =>
    base + memory(frame, top(frame, 1)[0] ?? 0n, size)

const exponent: Price = (frame, base) => {
  const power = top(frame, 2)[1] ?? 0n
  const size = power === 0n ? 0 : Math.ceil(power.toString(16).length / 2)
  return base + 10n * BigInt(size)
}

const returnDataCopy: Price = (frame, base) => {
  const [, from = 0n, length = 0n] = top(frame, 3)
  if (from + length > frame.interpreter.getReturnDataSize()) fail(errorMessages.OUT_OF_RANGE)
  return copy(frame, base)
}

const externalCopy: Price = (frame, base) => {
  const [, offset = 0n, , length = 0n] = top(frame, 4)
  return base + memory(frame, offset, length) + 3n * words(length)
}

const memoryCopy: Price = (frame, base) => {
  const [to = 0n, from = 0n, length = 0n] = top(frame, 3)
  return base + memory(frame, to > from ? to : from, length) + 3n * words(length)
}

/** 20,000 for a slot that is not there, 5,000 for every other write. A slot emptied in this transaction is there. */
const store: Price = (frame, base) => {
  if (frame.env.isStatic) fail(errorMessages.STATIC_STATE_CHANGE)
  const [slot = 0n, value = 0n] = top(frame, 2)
  const before = view(frame).slot(frame.env.address, setLengthLeft(bigIntToBytes(slot), 32))
  return base + (before === undefined && value !== 0n ? 20_000n : 5_000n)
}

const log: Price = (frame, base) => {
  if (frame.env.isStatic) fail(errorMessages.STATIC_STATE_CHANGE)
  const [offset = 0n, length = 0n] = top(frame, 2)
  const topics = BigInt(frame.opCode - 0xa0)
  return base + memory(frame, offset, length) + 375n * topics + 8n * length
}

const create =
  (perWord: bigint): Price =>
  (frame, base) => {
    if (frame.env.isStatic) fail(errorMessages.STATIC_STATE_CHANGE)
    const [, offset = 0n, length = 0n] = top(frame, perWord === 0n ? 3 : 4)
    const cost = base + memory(frame, offset, length) + perWord * words(length)
    if (cost > frame.gasLeft) fail(errorMessages.OUT_OF_GAS)
    frame.messageGasLimit = frame.gasLeft - cost
    return cost
  }

/** A call without a stated amount takes all that is left: TRON has no 63/64 rule. */
const call =
  (withValue: boolean, maySpawn: boolean): Price =>
  (frame, base) => {
    const items = top(frame, withValue ? 7 : 6)
    const [wanted = 0n, target = 0n] = items
    const value = withValue ? (items[2] ?? 0n) : 0n
    const [inAt = 0n, inSize = 0n, outAt = 0n, outSize = 0n] = items.slice(withValue ? 3 : 2)
    if (value !== 0n && frame.env.isStatic && maySpawn) fail(errorMessages.STATIC_STATE_CHANGE)
    let cost = base
    if (value !== 0n) {
      cost += 9_000n
      if (maySpawn && !view(frame).exists(addressOf(target))) cost += 25_000n
    }
    cost += memory(frame, inAt, inSize) + memory(frame, outAt, outSize)
    if (cost > frame.gasLeft) fail(errorMessages.OUT_OF_GAS)
    const left = frame.gasLeft - cost
    frame.messageGasLimit = wanted > left ? left : wanted
    return cost
  }

const selfDestruct: Price = (frame, base) => {
  if (frame.env.isStatic) fail(errorMessages.STATIC_STATE_CHANGE)
  const heir = addressOf(top(frame, 1)[0] ?? 0n)
  return base + (view(frame).exists(heir) ? 0n : 25_000n)
}

const plain: Price = (_frame, base) => base

/** The operations whose price depends on their operands, and those that upstream prices otherwise. */
export const dynamicPrices: ReadonlyMap<number, Price> = new Map([
  [0x0a, exponent],
  [0x20, range(6n)],
  [0x31, plain], // BALANCE
  [0x37, copy],
  [0x39, copy],
  [0x3b, plain], // EXTCODESIZE
  [0x3c, externalCopy],
  [0x3e, returnDataCopy],
  [0x3f, plain], // EXTCODEHASH
  [0x51, oneWord(32n)],
  [0x52, oneWord(32n)],
  [0x53, oneWord(1n)],
  [0x54, plain], // SLOAD
  [0x55, store],
  [0x5e, memoryCopy],
  ...[0xa0, 0xa1, 0xa2, 0xa3, 0xa4].map((code) => [code, log] as const),
  [0xf0, create(0n)],
  [0xf1, call(true, true)],
  [0xf2, call(true, false)],
  [0xf3, range(0n)],
  [0xf4, call(false, false)],
  [0xf5, create(6n)],
  [0xfa, call(false, false)],
  [0xfd, range(0n)],
  [0xff, selfDestruct],
])
