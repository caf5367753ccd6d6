/** `raw_data` of a contract call as the node's JSON has it; addresses in hex with prefix 41. */
export interface RawDataJson {
  readonly contract: readonly [
    {
      readonly parameter: {
        readonly value: {
          readonly owner_address: string
          readonly contract_address: string
          readonly data: string
          readonly call_value?: number
        }
        readonly type_url: string
      }
      readonly type: 'TriggerSmartContract'
    },
  ]
  readonly ref_block_bytes: string
  readonly ref_block_hash: string
  /** ms */
  readonly expiration: number
  readonly fee_limit: number
  /** ms */
  readonly timestamp: number
}

/** A contract call ready to be signed; `txID` is the SHA-256 of the bytes of `raw_data_hex`. */
export interface BuiltTransaction {
  readonly visible: false
  readonly txID: string
  readonly raw_data: RawDataJson
  readonly raw_data_hex: string
}
