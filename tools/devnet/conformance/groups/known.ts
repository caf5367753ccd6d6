/** Transactions and signatures of key 1, which everyone knows. */
import { word } from '../words.ts'

export const key = `${'0'.repeat(63)}1`
export const owner = '417e5f4552091a69125d5dfcb7b8c2659029395bdf'
export const base58 = 'TMVQGm1qAQYVdetCeGRRkTWYYrLXuHK2HC'
export const usdt = '41a614f803b6fd780986a42c78ec9c7f77e6ded13c'
const frame = {
  ref_block_bytes: '0001',
  ref_block_hash: '0123456789abcdef',
  expiration: 1_700_000_060_000,
  timestamp: 1_700_000_000_000,
}

export const transfer = {
  visible: false,
  txID: '801e4f2dd0651b53639432def9db43e89d85028cd6a6099c1f4889b10fd35d93',
  raw_data_hex:
    '0a02000122080123456789abcdef40e0a499ffbc315a67080112630a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412320a15417e5f4552091a69125d5dfcb7b8c2659029395bdf121541a614f803b6fd780986a42c78ec9c7f77e6ded13c18c0843d7080d095ffbc31',
  raw_data: {
    ...frame,
    contract: [
      {
        type: 'TransferContract',
        parameter: {
          type_url: 'type.googleapis.com/protocol.TransferContract',
          value: { owner_address: owner, to_address: usdt, amount: 1_000_000 },
        },
      },
    ],
  },
  signature: [
    'eb248ef74f9a1f31d4b70246ec9fb8ec8100b79489d70a281cd05a4292263caf1f717c8b36cd8980353799b4d7088dc03836de901e9e3bb646ab9c638a5e0c771C',
  ],
}

export const call = {
  visible: false,
  txID: '1308e2eec732897edce10315e6cec64c4521506b821a2cca20e51c926f4228ca',
  raw_data: {
    ...frame,
    fee_limit: 100_000_000,
    contract: [
      {
        type: 'TriggerSmartContract',
        parameter: {
          type_url: 'type.googleapis.com/protocol.TriggerSmartContract',
          value: {
            owner_address: owner,
            contract_address: usdt,
            data: `a9059cbb${word(owner.slice(2))}${word(1)}`,
          },
        },
      },
    ],
  },
}

export const deployment = {
  visible: false,
  txID: 'bc015b41100f13505d00f4845a52e9b0c1523aeb5debf369527af23a238424b0',
  raw_data: {
    ...frame,
    fee_limit: 100_000_000,
    contract: [
      {
        type: 'CreateSmartContract',
        parameter: {
          type_url: 'type.googleapis.com/protocol.CreateSmartContract',
          value: {
            owner_address: owner,
            new_contract: {
              origin_address: owner,
              abi: {},
              bytecode: '6000600055',
              consume_user_resource_percent: 100,
              name: 'X',
              origin_energy_limit: 10_000_000,
            },
          },
        },
      },
    ],
  },
}

export const hello = {
  digest: 'a07d8e5b946cc0416662f5420751673680809e5f10313e20c7c5badb0ef4226d',
  signature:
    '0x1eb45a12a27653b832e450d0fc72b86e70b899fe7bcd2c573144f96d8c84aec72ad5057fa7ab80054ee06851b8209ce1957b45f6668c753247976cecad05109c1b',
}
