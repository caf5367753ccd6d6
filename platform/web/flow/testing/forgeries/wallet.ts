import * as fc from 'fast-check'

import type { SignedTransaction } from '../../../wallet/wallet.ts'

import { transactionOf, txIdOf } from '#platform/chain/rawData.ts'
import { keyOfSomeone, signedBy } from '../world.ts'
import { flipped, type Forgery, hexBytes } from './kind.ts'

type Answered = (answer: SignedTransaction) => SignedTransaction | Promise<SignedTransaction>

const wallets = (name: string, change: fc.Arbitrary<Answered>) =>
  change.map((signed): Forgery => ({
    name: `wallet: ${name}`,
    reported: ['WRONG_SIGNATURE'],
    before: (world) => {
      world.signed = signed
    },
  }))

/** What a wallet could answer. */
export const walletForgeries = [
  wallets(
    'another identifier',
    hexBytes(32).map((txID) => (answer) => ({ ...answer, txID })),
  ),
  wallets(
    'other bytes',
    fc.nat().map((bit) => (answer) => {
      return { ...answer, raw_data_hex: flipped(answer.raw_data_hex, bit) }
    }),
  ),
  wallets(
    'a signature of other bytes',
    fc.nat().map((bit) => async (answer) => {
      const rawHex = flipped(answer.raw_data_hex, bit)
      const { signature } = await signedBy(keyOfSomeone, {
        ...transactionOf(answer.raw_data_hex),
        txID: txIdOf(rawHex),
      })
      return { ...answer, signature }
    }),
  ),
  wallets(
    "another account's signature",
    fc.bigInt(2n, 2n ** 200n).map((key) => async (answer) => {
      const own = transactionOf(answer.raw_data_hex)
      const { signature } = await signedBy(key.toString(16).padStart(64, '0'), own)
      return { ...answer, signature }
    }),
  ),
  wallets(
    'a flipped bit of the signature',
    // The last byte only states which of two keys it is, in one of several ways.
    fc.nat(64 * 8 - 1).map((bit) => (answer) => {
      return { ...answer, signature: [flipped(answer.signature[0] ?? '', bit)] }
    }),
  ),
  wallets(
    'no signature',
    fc.constant((answer) => ({ ...answer, signature: [] })),
  ),
  wallets(
    'no hex',
    fc.string().map((word) => (answer) => ({ ...answer, signature: [`z${word}`] })),
  ),
]
