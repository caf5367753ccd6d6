/** Whether a transaction may be considered at all: known already, in time, signed, on this chain. */
import { addressFromHex } from '#platform/std/address.ts'
import type { Header } from './block.ts'
import { type Transaction, encodeTransaction, ownerOf } from './codec/transaction.ts'
import { signerOf } from './crypto.ts'
import { params } from './params.ts'
import { Refusal } from './refusal.ts'

export interface Chain {
  readonly head: Header
  readonly ledger: { block(number: number): { readonly header: Header } | undefined }
  isKnown(id: string): boolean
}

/**
 * `again`: it was admitted before and only what time changes is looked at. `at`: the time of the
 * block it would go into, milliseconds.
 */
export function admit(
  transaction: Transaction,
  chain: Chain,
  { again = false, at = 0 }: { again?: boolean; at?: number } = {},
): void {
  if (!again && chain.isKnown(transaction.id)) {
    throw new Refusal('DUP_TRANSACTION_ERROR', 'Dup transaction.')
  }
  checkTime(transaction, chain.head, at)
  if (!again) checkSignature(transaction)
  checkReference(transaction, chain)
  if (encodeTransaction(transaction).length > params.maxTransactionSize) {
    throw new Refusal('TOO_BIG_TRANSACTION_ERROR', 'Transaction size is too big.')
  }
}

function checkTime({ raw }: Transaction, head: Header, at: number): void {
  const now = BigInt(head.timestamp)
  const past = raw.expiration <= now || raw.expiration < BigInt(at)
  if (past || raw.expiration > now + params.maxExpiration) {
    throw new Refusal('TRANSACTION_EXPIRATION_ERROR', 'Transaction expired')
  }
}

function checkSignature(transaction: Transaction): void {
  const { signatures, permissionId } = transaction
  const [signature] = signatures
  if (signature === undefined) throw new Refusal('SIGERROR', 'miss sig or contract')
  if (signatures.length > 1) throw new Refusal('SIGERROR', 'too many signatures')
  if (permissionId !== 0 && permissionId !== 2) {
    throw new Refusal('SIGERROR', "permission isn't exit")
  }
  const signer = signerOf(Buffer.from(transaction.id, 'hex'), Buffer.from(signature, 'hex'))
  if (signer === null) throw new Refusal('SIGERROR', 'sig error')
  if (signer !== ownerOf(transaction)) {
    throw new Refusal(
      'SIGERROR',
      `${signature} is signed by ${addressFromHex(signer)} but it is not contained of permission.`,
    )
  }
}

/** The block referred to must be one of the last 65,536 of this very chain. */
function checkReference({ raw }: Transaction, { head, ledger }: Chain): void {
  const low = Number.parseInt(raw.ref_block_bytes, 16)
  const back = (head.number - low) & (params.taposWindow - 1)
  const block = raw.ref_block_bytes.length === 4 ? ledger.block(head.number - back) : undefined
  if (block?.header.id.slice(16, 32) !== raw.ref_block_hash) {
    throw new Refusal('TAPOS_ERROR', 'Tapos check error.')
  }
}
