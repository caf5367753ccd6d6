/** Sizes of transactions in bytes, by which they are charged and refused. */
import type { Transaction } from './codec/transaction.ts'
import { params } from './params.ts'

/** A length-delimited field: its tag, its length, itself. */
function field(bytes: number): number {
  let head = 2
  for (let rest = bytes >> 7; rest > 0; rest >>= 7) head += 1
  return head + bytes
}

/** With its signatures, without a result. */
export const sizeOf = ({ rawHex, signatures }: Transaction): number =>
  signatures.reduce((sum, each) => sum + field(each.length / 2), field(rawHex.length / 2))

/** What bandwidth is paid for: a place for the result comes on top. */
export const chargedSize = (transaction: Transaction): number =>
  sizeOf(transaction) + params.resultSize
