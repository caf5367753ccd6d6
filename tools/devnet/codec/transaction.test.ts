import { utils } from 'tronweb'
import { describe, expect, test } from 'vitest'
import { addressOfKey, signDigest, signerOf } from '../crypto.ts'
import { deployedAddress } from '../addresses.ts'
import { blank, decode } from './schema.ts'
import { CodecError } from './wire.ts'
import { kinds, smartContractFields, transactionFields } from './messages.ts'
import {
  type Body,
  build,
  encodeTransaction,
  fromMessage,
  fromRawBytes,
  fromTransactionJson,
  transactionToJson,
} from './transaction.ts'
import { stringify } from '../http/text.ts'

const owner = '417e5f4552091a69125d5dfcb7b8c2659029395bdf'
const usdt = '41a614f803b6fd780986a42c78ec9c7f77e6ded13c'
const frame = {
  refBlockBytes: '0001',
  refBlockHash: '0123456789abcdef',
  expiration: 1_700_000_060_000n,
  timestamp: 1_700_000_000_000n,
}
const transfer: Body = {
  kind: 'TransferContract',
  value: { owner_address: owner, to_address: usdt, amount: 1_000_000n },
}
const key = `${'0'.repeat(63)}1`

describe('known transactions', () => {
  test('a transfer of 1 TRX has the known bytes, id and signature', () => {
    const made = build({ ...frame, body: transfer })
    expect(made.rawHex).toBe(
      '0a02000122080123456789abcdef40e0a499ffbc315a67080112630a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412320a15417e5f4552091a69125d5dfcb7b8c2659029395bdf121541a614f803b6fd780986a42c78ec9c7f77e6ded13c18c0843d7080d095ffbc31',
    )
    expect(made.id).toBe('801e4f2dd0651b53639432def9db43e89d85028cd6a6099c1f4889b10fd35d93')
    expect(signDigest(Buffer.from(made.id, 'hex'), key)).toBe(
      'eb248ef74f9a1f31d4b70246ec9fb8ec8100b79489d70a281cd05a4292263caf1f717c8b36cd8980353799b4d7088dc03836de901e9e3bb646ab9c638a5e0c771c',
    )
  })

  test('a call with a fee limit has the known id', () => {
    const data = `a9059cbb${'0'.repeat(24)}${owner.slice(2)}${'1'.padStart(64, '0')}`
    const value = {
      ...blank(kinds.TriggerSmartContract),
      owner_address: owner,
      contract_address: usdt,
      data,
    }
    const body: Body = { kind: 'TriggerSmartContract', value }
    const made = build({ ...frame, body, feeLimit: 100_000_000n })
    expect(made.id).toBe('1308e2eec732897edce10315e6cec64c4521506b821a2cca20e51c926f4228ca')
  })

  test('a deployment has the known id and address', () => {
    const made = build({
      ...frame,
      feeLimit: 100_000_000n,
      body: {
        kind: 'CreateSmartContract',
        value: {
          ...blank(kinds.CreateSmartContract),
          owner_address: owner,
          new_contract: {
            ...blank(smartContractFields),
            origin_address: owner,
            abi: { entrys: [] },
            bytecode: '6000600055',
            consume_user_resource_percent: 100n,
            name: 'X',
            origin_energy_limit: 10_000_000n,
          },
        },
      },
    })
    expect(made.id).toBe('bc015b41100f13505d00f4845a52e9b0c1523aeb5debf369527af23a238424b0')
    expect(deployedAddress(made.id, owner)).toBe('415e5e5fc4cb6034ae0f38ba2df66f0292a6aeb9fc')
  })
})

describe('the same bytes as the client library', () => {
  const abi = [
    {
      type: 'function',
      name: 'set',
      stateMutability: 'payable',
      inputs: [{ name: 'v', type: 'uint256', internalType: 'uint256' }],
      outputs: [],
    },
    { type: 'event', name: 'Set', inputs: [{ name: 'w', type: 'address', indexed: true }] },
    { type: 'error', name: 'Bad', inputs: [] },
    { type: 'constructor', stateMutability: 'nonpayable', inputs: [] },
    { type: 'receive', stateMutability: 'payable' },
  ]
  const cases = [
    ['TransferContract', { owner_address: owner, to_address: usdt, amount: 2 ** 40 }],
    ['AccountCreateContract', { owner_address: owner, account_address: usdt }],
    [
      'TriggerSmartContract',
      { owner_address: owner, contract_address: usdt, call_value: 7, data: 'a9059cbb' },
    ],
    [
      'CreateSmartContract',
      {
        owner_address: owner,
        new_contract: {
          origin_address: owner,
          abi: { entrys: abi },
          bytecode: '6000',
          consume_user_resource_percent: 100,
          origin_energy_limit: 1,
          name: 'Ünï',
        },
      },
    ],
    ['AccountUpdateContract', { owner_address: owner, account_name: '416c' }],
    ['SetAccountIdContract', { owner_address: owner, account_id: '416c696365313233' }],
    ['FreezeBalanceV2Contract', { owner_address: owner, frozen_balance: 5, resource: 'ENERGY' }],
    ['UnfreezeBalanceV2Contract', { owner_address: owner, unfreeze_balance: 5 }],
    ['WithdrawExpireUnfreezeContract', { owner_address: owner }],
    ['CancelAllUnfreezeV2Contract', { owner_address: owner }],
    [
      'DelegateResourceContract',
      {
        owner_address: owner,
        receiver_address: usdt,
        balance: 5,
        resource: 'ENERGY',
        lock: true,
        lock_period: 9,
      },
    ],
    ['UnDelegateResourceContract', { owner_address: owner, receiver_address: usdt, balance: 5 }],
  ] as const
  test.each(cases)('%s', (type, value) => {
    const json = {
      raw_data: {
        contract: [
          { type, parameter: { value, type_url: `type.googleapis.com/protocol.${type}` } },
        ],
        ref_block_bytes: 'ffff',
        ref_block_hash: '0123456789abcdef',
        expiration: 1_700_000_060_000,
        timestamp: 1_700_000_000_000,
        fee_limit: 5,
      },
    }
    const theirs = utils.transaction.txJsonToPb(structuredClone(json))
    const ours = fromTransactionJson(json)
    expect(ours.rawHex).toBe(utils.transaction.txPbToRawDataHex(theirs).toLowerCase())
    expect(ours.id).toBe(utils.transaction.txPbToTxID(theirs).replace('0x', ''))
    // And back: from bytes, and from what the node prints.
    expect(fromRawBytes(Buffer.from(ours.rawHex, 'hex'), [])).toEqual(ours)
    for (const visible of [false, true]) {
      const printed = JSON.parse(stringify(transactionToJson(ours, visible))) as unknown
      expect(fromTransactionJson(Object.assign({ visible }, printed)).id).toBe(ours.id)
    }
    const signed = { ...ours, signatures: ['ab'.repeat(65)] }
    expect(fromMessage(decode(transactionFields, encodeTransaction(signed)))).toEqual(signed)
  })
})

describe('strictness', () => {
  const bytes = Buffer.from(build({ ...frame, body: transfer }).rawHex, 'hex')

  test('an unknown field is not dropped in silence', () => {
    expect(() => fromRawBytes(Buffer.concat([bytes, Buffer.of(0x98, 0x06, 1)]), [])).toThrow(
      'not known',
    )
  })

  test('a number in a longer spelling is refused', () => {
    expect(() => fromRawBytes(Buffer.concat([bytes, Buffer.of(0x90, 1, 0x80, 0)]), [])).toThrow(
      'shortest',
    )
  })

  test('a message that ends early is refused', () => {
    // Without its last field, the timestamp of 7 bytes, it is whole again.
    const whole = bytes.length - 7
    for (let length = 1; length < bytes.length; length++) {
      if (length === whole) continue
      expect(() => fromRawBytes(bytes.subarray(0, length), [])).toThrow(CodecError)
    }
  })

  test('kinds that the network does not have are refused by name', () => {
    const contract = [{ type: 'ProposalCreateContract', parameter: { value: {} } }]
    expect(() => fromTransactionJson({ raw_data: { contract } })).toThrow('ProposalCreateContract')
  })
})

test('the signer comes back from a signature, with either kind of v', () => {
  const digest = Buffer.alloc(32, 7)
  const signature = Buffer.from(signDigest(digest, key), 'hex')
  expect(addressOfKey(key)).toBe(owner)
  expect(signerOf(digest, signature)).toBe(owner)
  signature[64] = (signature[64] ?? 0) - 27
  expect(signerOf(digest, signature)).toBe(owner)
  expect(signerOf(digest, signature.subarray(1))).toBeNull()
  expect(signerOf(digest, Buffer.alloc(65))).toBeNull()
})
