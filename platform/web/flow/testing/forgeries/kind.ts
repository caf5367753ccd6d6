import { addressFromHex } from '#platform/std/address.ts'
import * as fc from 'fast-check'

import type { FlowRun, NoteCode } from '../../run.ts'
import type { World } from '../world.ts'

import { bytesOf, hexOf } from '#platform/chain/hex.ts'

/** One lie, at one place between the order and the broadcast. */
export interface Forgery {
  readonly name: string
  /** The text that the reader sees; the last texts of an honest path are not among them. */
  readonly reported: readonly NoteCode[]
  /** Before the check. */
  readonly before?: (world: World) => void
  /** In storage, after the sheet was shown and before the button is pressed. */
  readonly stored?: (run: FlowRun) => FlowRun
}

export type Change<T> = (value: T) => T

export const hexBytes = (length: number) =>
  fc.uint8Array({ minLength: length, maxLength: length }).map(hexOf)
export const address = hexBytes(20).map((hex) => addressFromHex(hex))
/** Anything but this. */
export const other = <T>(arbitrary: fc.Arbitrary<T>, than: T) =>
  arbitrary.filter((each) => each !== than)
/** More of something, from one base unit on. */
export const amount = fc.bigInt({ min: 1n, max: 10n ** 15n })

/** With one bit turned over; counted from the start, and round again. */
export function flipped(hex: string, bit: number): string {
  const bytes = bytesOf(hex)
  const at = Math.floor(bit / 8) % bytes.length
  bytes[at] = (bytes[at] ?? 0) ^ (1 << (bit % 8))
  return hexOf(bytes)
}
