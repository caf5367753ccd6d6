/** What a program sees of its call, of accounts and of the block. */
import { price, tier } from '../cost.ts'
import type { Frame, Operation } from '../frame.ts'
import { keccak256 } from '../../crypto.ts'
import { params } from '../../params.ts'
import { type Operations, operation } from '../operation.ts'
import { addressOf, fromBytes, fromHex, padded, toInt } from '../word.ts'

const shows = (name: string, word: (frame: Frame) => bigint, energy: number = tier.base) =>
  operation(name, 0, 1, energy, (frame) => frame.stack.push(word(frame)))

const about = (
  name: string,
  energy: number,
  word: (address: string, frame: Frame) => bigint,
): Operation =>
  operation(name, 1, 1, energy, (frame) =>
    frame.stack.replace(word(addressOf(frame.stack.peek(0)), frame)),
  )

const noCodeHash = fromBytes(keccak256(new Uint8Array(0)))

/** 0 for an account that is not there, the hash of nothing for one without code. */
function codeHash(address: string, { session }: Frame): bigint {
  const row = session.state.account(address)
  if (row === undefined) return 0n
  return row.codeHash === '' ? noCodeHash : fromHex(row.codeHash)
}

function dataLoad({ stack, input }: Frame): void {
  const at = toInt(stack.peek(0))
  const whole = at + 32 <= input.length ? input.subarray(at, at + 32) : padded(input, at, 32)
  stack.replace(fromBytes(whole))
}

/** One of the last 256 blocks; others, this one included, are zero. */
function blockHash({ stack, session }: Frame): void {
  const { block, surroundings } = session
  const wanted = BigInt(toInt(stack.peek(0)))
  const number = BigInt(block.number)
  const known = wanted < number && wanted + 256n >= number
  stack.replace(known ? surroundings.blockId(wanted) : 0n)
}

function blobHash({ stack }: Frame): void {
  stack.replace(0n)
}

export const environment: Operations = [
  [0x30, shows('ADDRESS', ({ address }) => fromHex(address))],
  [0x31, about('BALANCE', price.account, (address, { session }) => session.state.balance(address))],
  [0x32, shows('ORIGIN', ({ session }) => fromHex(session.origin))],
  [0x33, shows('CALLER', ({ caller }) => fromHex(caller))],
  [0x34, shows('CALLVALUE', ({ value }) => value)],
  [0x35, operation('CALLDATALOAD', 1, 1, tier.veryLow, dataLoad)],
  [0x36, shows('CALLDATASIZE', ({ input }) => BigInt(input.length))],
  [0x3a, shows('GASPRICE', () => 0n)],
  [0x3d, shows('RETURNDATASIZE', ({ returned }) => BigInt(returned.length))],
  [0x3f, about('EXTCODEHASH', price.codeHash, codeHash)],
  [0x40, operation('BLOCKHASH', 1, 1, tier.ext, blockHash)],
  // The producer's address is visible with its prefix: 21 bytes.
  [0x41, shows('COINBASE', ({ session }) => fromHex(session.block.witness))],
  [0x42, shows('TIMESTAMP', ({ session }) => BigInt(Math.floor(session.block.timestamp / 1000)))],
  [0x43, shows('NUMBER', ({ session }) => BigInt(session.block.number))],
  [0x44, shows('DIFFICULTY', () => 0n)],
  [0x45, shows('GASLIMIT', () => 0n)],
  [0x46, shows('CHAINID', ({ session }) => session.surroundings.chainId)],
  [0x47, shows('SELFBALANCE', ({ session, address }) => session.state.balance(address), tier.low)],
  [0x48, shows('BASEFEE', () => params.energyFee)],
  [0x49, operation('BLOBHASH', 1, 1, tier.veryLow, blobHash)],
  [0x4a, shows('BLOBBASEFEE', () => 0n)],
]
