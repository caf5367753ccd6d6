import { utils } from 'tronweb'
import { describe, expect, test } from 'vitest'
import { stringify } from '../http/text.ts'
import { anyTransactionJson, readAnyTransaction } from './anyTransaction.ts'
import { kindNumbers, kinds } from './messages.ts'
import { otherKinds } from './otherKinds.ts'

const owner = '417e5f4552091a69125d5dfcb7b8c2659029395bdf'
const usdt = '41a614f803b6fd780986a42c78ec9c7f77e6ded13c'
const hexOf = (text: string): string => Buffer.from(text).toString('hex')
const token = hexOf('1000001')

const transaction = (type: string, value: object, more: object = {}) => ({
  raw_data: {
    contract: [
      { type, parameter: { value, type_url: `type.googleapis.com/protocol.${type}` }, ...more },
    ],
    ref_block_bytes: 'ffff',
    ref_block_hash: '0123456789abcdef',
    expiration: 1_700_000_060_000,
    timestamp: 1_700_000_000_000,
  },
})

const name = hexOf('Tessera')
const cases: readonly (readonly [kind: string, value: object])[] = [
  [
    'TransferAssetContract',
    { owner_address: owner, to_address: usdt, asset_name: token, amount: 7 },
  ],
  ['VoteWitnessContract', { owner_address: owner, votes: [{ vote_address: usdt, vote_count: 3 }] }],
  ['WitnessCreateContract', { owner_address: owner, url: name }],
  [
    'AssetIssueContract',
    {
      owner_address: owner,
      name,
      abbr: hexOf('T'),
      total_supply: 1000,
      frozen_supply: [{ frozen_amount: 1, frozen_days: 2 }],
      trx_num: 1,
      precision: 6,
      num: 2,
      start_time: 1_700_000_000_000,
      end_time: 1_800_000_000_000,
      description: name,
      url: name,
      free_asset_net_limit: 3,
      public_free_asset_net_limit: 4,
    },
  ],
  ['WitnessUpdateContract', { owner_address: owner, update_url: name }],
  [
    'ParticipateAssetIssueContract',
    { owner_address: owner, to_address: usdt, asset_name: token, amount: 8 },
  ],
  [
    'FreezeBalanceContract',
    {
      owner_address: owner,
      frozen_balance: 5,
      frozen_duration: 3,
      resource: 'ENERGY',
      receiver_address: usdt,
    },
  ],
  ['UnfreezeBalanceContract', { owner_address: owner, resource: 'ENERGY', receiver_address: usdt }],
  ['WithdrawBalanceContract', { owner_address: owner }],
  [
    'UpdateAssetContract',
    { owner_address: owner, description: name, url: name, new_limit: 1, new_public_limit: 2 },
  ],
  ['ProposalCreateContract', { owner_address: owner, parameters: [{ key: 11, value: 90 }] }],
  ['ProposalApproveContract', { owner_address: owner, proposal_id: 4, is_add_approval: true }],
  ['ProposalDeleteContract', { owner_address: owner, proposal_id: 4 }],
  [
    'ExchangeCreateContract',
    {
      owner_address: owner,
      first_token_id: token,
      first_token_balance: 5,
      second_token_id: hexOf('_'),
      second_token_balance: 6,
    },
  ],
  ['ExchangeInjectContract', { owner_address: owner, exchange_id: 1, token_id: token, quant: 2 }],
  ['ExchangeWithdrawContract', { owner_address: owner, exchange_id: 1, token_id: token, quant: 2 }],
  [
    'ExchangeTransactionContract',
    { owner_address: owner, exchange_id: 1, token_id: token, quant: 2, expected: 3 },
  ],
  ['UpdateBrokerageContract', { owner_address: owner, brokerage: 25 }],
]

describe('kinds that are read and not run have TronWeb’s bytes', () => {
  test.each(cases)('%s', (type, value) => {
    const json = transaction(type, value)
    const theirs = utils.transaction.txJsonToPb(structuredClone(json))
    const ours = readAnyTransaction(json)
    expect(ours.rawHex).toBe(utils.transaction.txPbToRawDataHex(theirs).toLowerCase())
    expect(ours.id).toBe(utils.transaction.txPbToTxID(theirs).replace('0x', ''))
    for (const visible of [false, true]) {
      const printed = JSON.parse(stringify(anyTransactionJson(ours, visible))) as object
      expect(readAnyTransaction({ visible, ...printed }).id).toBe(ours.id)
    }
  })
})

test('every kind that TRON numbers can be read', () => {
  expect(Object.keys({ ...kinds, ...otherKinds }).toSorted()).toEqual(
    Object.keys(kindNumbers).toSorted(),
  )
})

test('names are texts when visible', () => {
  const json = transaction('WitnessCreateContract', { owner_address: owner, url: name })
  expect(anyTransactionJson(readAnyTransaction(json), true)).toMatchObject({
    raw_data: { contract: [{ parameter: { value: { url: 'Tessera' } } }] },
  })
})

test('a contract that cannot be read is left out, and bytes behind a signature too', () => {
  const json = transaction('VoteWitnessContract', { owner_address: 'xyz' })
  const read = readAnyTransaction({ ...json, signature: [`${'ab'.repeat(65)}cdef`] })
  expect(read).toMatchObject({ contracts: [], signatures: ['ab'.repeat(65)] })
  expect(readAnyTransaction(transaction('NoContract', {})).contracts).toEqual([])
})
