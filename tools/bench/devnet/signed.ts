import { type Body, type Transaction, build } from '#tools/devnet/codec/transaction.ts'
import { signDigest } from '#tools/devnet/crypto.ts'

import { post } from './chain.ts'

/** A block that transactions refer to, as the network returns it. */
export interface Head {
  readonly blockID: string
  readonly block_header: { readonly raw_data: { readonly timestamp: number } }
}

export const headOf = (url: string): Promise<Head> => post<Head>(url, '/wallet/getnowblock', {})

export interface Signing {
  readonly head: Head
  readonly privateKey: string
  /** Nothing else distinguishes two equal calls. */
  readonly count: number
  /** Sun. */
  readonly feeLimit: bigint
}

/** A transaction made here, without a request to the node for what to sign. */
export function signed(body: Body, { head, privateKey, count, feeLimit }: Signing): Transaction {
  const now = BigInt(head.block_header.raw_data.timestamp)
  const made = build({
    body,
    refBlockBytes: head.blockID.slice(12, 16),
    refBlockHash: head.blockID.slice(16, 32),
    expiration: now + 80_000_000n,
    timestamp: now + BigInt(count),
    feeLimit,
  })
  return { ...made, signatures: [signDigest(Buffer.from(made.id, 'hex'), privateKey)] }
}
