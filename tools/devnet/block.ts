/** Blocks: header, id, and the tree over the transactions. */
import { witnesses } from './accounts.ts'
import type { ContractResult } from './codec/messages.ts'
import { headerFields } from './codec/messages.ts'
import { encode } from './codec/schema.ts'
import { type Transaction, encodeTransaction, fromRawBytes } from './codec/transaction.ts'
import { sha256, signDigest } from './crypto.ts'
import { type Receipt, failed } from './receipt.ts'
import type { Write } from './state.ts'

export interface Header {
  readonly id: string
  readonly number: number
  readonly parent: string
  /** milliseconds */
  readonly timestamp: number
  readonly txRoot: string
  /** 42 hex digits */
  readonly witness: string
}

export interface StoredTransaction {
  readonly raw: string
  readonly signatures: readonly string[]
  readonly receipt: Receipt
}

/** A block as it is kept: with its receipts and with what it changed, before and after. */
export interface BlockRecord {
  readonly header: Header
  readonly transactions: readonly StoredTransaction[]
  readonly writes: readonly Write[]
  /** The state was changed directly: executing the transactions again does not give the writes. */
  readonly edited?: true
}

const version = 32n

export function makeHeader(fields: Omit<Header, 'id'>): Header {
  const id = hashOf(fields)
  id.writeBigUInt64BE(BigInt(fields.number))
  return { ...fields, id: id.toString('hex') }
}

const hashOf = (header: Omit<Header, 'id'>): Buffer => sha256(rawHeader(header))

/** The bytes that are hashed and signed. */
export const rawHeader = (header: Omit<Header, 'id'>): Uint8Array =>
  encode(headerFields, {
    timestamp: BigInt(header.timestamp),
    txTrieRoot: header.txRoot,
    parentHash: header.parent,
    number: BigInt(header.number),
    witness_id: 0n,
    witness_address: header.witness,
    version,
  })

const signatures = new WeakMap<Header, string>()

/** The producer's, 65 bytes; made at the first read, since signing is deterministic. */
export function signatureOf(header: Header): string {
  const known = signatures.get(header)
  if (known !== undefined) return known
  const signer = witnesses.find(({ address }) => address === header.witness) ?? witnesses[0]
  const signature = signDigest(hashOf(header), signer?.privateKey ?? '')
  signatures.set(header, signature)
  return signature
}

export const headerVersion = Number(version)

/** Pairs are hashed together; an odd one moves up as it is. Without transactions: zeros. */
export function treeRoot(leaves: readonly Buffer[]): string {
  let row = leaves
  while (row.length > 1) {
    const next: Buffer[] = []
    for (let i = 0; i < row.length; i += 2) {
      const pair = row.slice(i, i + 2)
      next.push(pair.length === 2 ? sha256(Buffer.concat(pair)) : (pair[0] ?? Buffer.alloc(32)))
    }
    row = next
  }
  return (row[0] ?? Buffer.alloc(32)).toString('hex')
}

export const leafOf = (transaction: Transaction, receipt: Receipt): Buffer =>
  sha256(encodeTransaction(transaction, contractRet(receipt)))

export const contractRet = (receipt: Receipt): ContractResult =>
  failed(receipt) ? (receipt.result ?? 'UNKNOWN') : 'SUCCESS'

const decoded = new WeakMap<StoredTransaction, Transaction>()

/** Decoded at the first read, and once as long as the block is in memory. */
export function transactionOf(stored: StoredTransaction): Transaction {
  const known = decoded.get(stored)
  if (known !== undefined) return known
  const transaction = fromRawBytes(Buffer.from(stored.raw, 'hex'), stored.signatures)
  decoded.set(stored, transaction)
  return transaction
}

/** How a transaction refers to this block: the end of its number, the middle of its id; hex. */
export const referenceTo = ({ number, id }: Pick<Header, 'number' | 'id'>) => ({
  refBlockBytes: number.toString(16).padStart(16, '0').slice(-4),
  refBlockHash: id.slice(16, 32),
})
