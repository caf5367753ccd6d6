/** Accounts of the rows, and how they sign. */
import { utils } from 'tronweb'
import { sha256 } from '../crypto.ts'
import { transactionBytes } from './proto.ts'

export interface Account {
  readonly key: string
  /** 42 hex digits */
  readonly address: string
  readonly base58: string
}

export function accountOf(key: string): Account {
  const base58 = utils.crypto.pkToAddress(key)
  return { key, base58, address: utils.address.toHex(base58).toLowerCase() }
}

/** Addresses that have no account anywhere. */
export const nobody = `41${'9e'.repeat(19)}01`
export const nobodyElse = `41${'5b'.repeat(20)}`

export interface Drawn {
  readonly id: string
  readonly raw: Buffer
  readonly signatures: readonly string[]
  /** The whole transaction, hex. */
  readonly hex: string
}

export function signed(raw: Buffer, keys: readonly string[]): Drawn {
  const id = sha256(raw).toString('hex')
  const signatures = keys.map((key) =>
    utils.crypto
      .ECKeySign(utils.code.hexStr2byteArray(id), utils.code.hexStr2byteArray(key))
      .toLowerCase(),
  )
  return { id, raw, signatures, hex: transactionBytes(raw, signatures).toString('hex') }
}
