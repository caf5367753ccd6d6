/** Internal transactions: what contracts did to other accounts on the way. */
import { keccak256 } from '../crypto.ts'
import type { InternalEntry } from '../receipt.ts'
import { hexOf } from './word.ts'

/** What an internal transaction can follow from: the transaction itself, or another internal one. */
export interface Hashed {
  readonly hash: Uint8Array
}

export class Internal implements Hashed {
  readonly note: string
  readonly from: string
  readonly to: string
  value: bigint
  readonly tokenId: bigint
  rejected = false
  extra: string | undefined
  readonly #parent: Hashed
  readonly #data: Uint8Array
  readonly #nonce: number
  readonly #hashedValue: bigint
  #hash: Uint8Array | null = null

  constructor(
    parent: Hashed,
    note: string,
    from: string,
    to: string,
    value: bigint,
    data: Uint8Array,
    nonce: number,
    tokenId = 0n,
  ) {
    this.#parent = parent
    this.note = note
    this.from = from
    this.to = to
    this.value = value
    this.tokenId = tokenId
    this.#hashedValue = tokenId === 0n ? value : 0n
    this.#data = data
    this.#nonce = nonce
  }

  /** Of the parent's hash, the receiver (none for a creation or a vote), the data, the value and the nonce. */
  get hash(): Uint8Array {
    if (this.#hash !== null) return this.#hash
    const tail = Buffer.alloc(16)
    tail.writeBigUInt64BE(BigInt.asUintN(64, this.#hashedValue))
    tail.writeBigUInt64BE(BigInt(this.#nonce), 8)
    const nowhere = this.note === 'create' || this.to === ''
    const to = Buffer.from(nowhere ? '' : `41${this.to}`, 'hex')
    this.#hash = keccak256(Buffer.concat([this.#parent.hash, to, this.#data, tail]))
    return this.#hash
  }

  entry(): InternalEntry {
    return {
      hash: hexOf(this.hash),
      caller: `41${this.from}`,
      target: this.to === '' ? '' : `41${this.to}`,
      value: this.value,
      note: this.note,
      rejected: this.rejected,
      ...(this.extra === undefined ? {} : { extra: this.extra }),
    }
  }
}
