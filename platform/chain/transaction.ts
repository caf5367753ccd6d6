/** What is called with what, or how much goes to whom. */
export type RawValueJson =
  | {
      readonly owner_address: string
      readonly contract_address: string
      readonly data: string
      readonly call_value?: number
    }
  | { readonly owner_address: string; readonly to_address: string; readonly amount: number }

/** `raw_data` of a call or a transfer as the node's JSON has it; addresses in hex with prefix 41. */
export interface RawDataJson {
  readonly contract: readonly [
    {
      readonly parameter: {
        readonly value: RawValueJson
        readonly type_url: string
      }
      readonly type: 'TriggerSmartContract' | 'TransferContract'
      readonly Permission_id?: number
    },
  ]
  readonly ref_block_bytes: string
  readonly ref_block_hash: string
  /** ms */
  readonly expiration: number
  readonly fee_limit?: number
  /** ms */
  readonly timestamp: number
}

/** A call or a transfer ready to be signed; `txID` is the SHA-256 of the bytes of `raw_data_hex`. */
export interface BuiltTransaction {
  readonly visible: false
  readonly txID: string
  readonly raw_data: RawDataJson
  readonly raw_data_hex: string
}

/** A signature and a place for the result, which every transaction is charged for beside its own bytes. */
const [signatureBytes, resultBytes] = [67, 64]

/** Bytes of bandwidth that a call with one signature takes. */
export function chargedBytes(rawHex: string): number {
  const raw = rawHex.length / 2
  return raw + (raw < 128 ? 2 : raw < 16_384 ? 3 : 4) + signatureBytes + resultBytes
}
