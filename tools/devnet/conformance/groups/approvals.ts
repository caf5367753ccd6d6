/** How far a transaction of any kind is signed, also of kinds that a network does not execute. */
import { signed } from '../account.ts'
import type { Bench, Draft, Json } from '../bench.ts'
import { absent } from '../match.ts'
import { type Kind, type Value, rawData } from '../proto.ts'
import { type Row, rowsOf, source } from '../row.ts'
import { one, shared, three, two } from './sharing.ts'

const row = rowsOf(
  'permission',
  source(
    'Util.packTransaction, TransactionUtil.getTransactionSignWeight, Wallet.getTransactionApprovedList',
  ),
  ['key'],
)

/**
 * Requested for a transaction that is long past, of any kind; `same`: the node computes its id
 * alike.
 */
async function past(
  bench: Bench,
  ask: 'getsignweight' | 'getapprovedlist',
  kind: Kind,
  more: Value,
  { keys = [], permissionId = 0 }: Draft,
): Promise<Json> {
  const { account } = await shared(bench)
  const value = { owner_address: account.address, ...more }
  const [expiration, timestamp] = [1_700_000_060_000, 1_700_000_000_000]
  const raw = rawData({
    kind,
    value,
    refBlockBytes: '0001',
    refBlockHash: '0123456789abcdef',
    expiration,
    timestamp,
    feeLimit: 0,
    memo: '',
    permissionId,
  })
  const { id, signatures } = signed(raw, keys)
  const parameter = { type_url: `type.googleapis.com/protocol.${kind}`, value }
  const answer = await bench.wallet(ask, {
    raw_data: {
      ref_block_bytes: '0001',
      ref_block_hash: '0123456789abcdef',
      expiration,
      timestamp,
      contract: [{ type: kind, parameter, Permission_id: permissionId }],
    },
    signature: signatures,
  })
  const { transaction } = answer as { transaction?: { txid?: string } }
  return { ...answer, same: transaction?.txid === id }
}

const vote = { votes: [{ vote_address: one.address, vote_count: 3 }] }

/**
 * The transaction of `weight`, with no contract that a node could read, and this number of
 * signatures.
 */
async function odd(bench: Bench, type: string, count: number): Promise<Json> {
  const contract = [{ type, parameter: { value: { owner_address: bench.payer.address } } }]
  return bench.wallet('getsignweight', {
    raw_data: { contract, timestamp: 1 },
    signature: Array.from({ length: count }, () => 'ab'.repeat(65)),
  })
}

export const approvalRows: readonly Row[] = [
  row(
    'weight: a vote',
    'of one key, whatever the network does with votes',
    {
      same: true,
      result: { code: 'NOT_ENOUGH_PERMISSION' },
      current_weight: 1,
      approved_list: [one.address],
      transaction: {
        transaction: { raw_data: { contract: [{ parameter: { value: vote } }] } },
      },
    },
    (bench) => past(bench, 'getsignweight', 'VoteWitnessContract', vote, { keys: [one.key] }),
  ),
  row(
    'weight: a vote, by who may only transfer',
    'is denied',
    { same: true, result: { code: 'PERMISSION_ERROR', message: 'Permission denied!' } },
    (bench) => {
      const draft = { keys: [three.key], permissionId: 2 }
      return past(bench, 'getsignweight', 'VoteWitnessContract', vote, draft)
    },
  ),
  row(
    'weight: a first stake',
    'of both keys',
    { same: true, result: { code: absent }, current_weight: 2 },
    (bench) => {
      const more = { frozen_balance: 1_000_000, frozen_duration: 3, resource: 1 }
      return past(bench, 'getsignweight', 'FreezeBalanceContract', more, {
        keys: [one.key, two.key],
      })
    },
  ),
  row(
    'approved: a vote',
    'returns who signed',
    { same: true, result: { code: absent }, approved_list: [two.address] },
    (bench) => past(bench, 'getapprovedlist', 'VoteWitnessContract', vote, { keys: [two.key] }),
  ),
  row(
    'approved: a vote by a stranger',
    'returns that it is none of the keys',
    {
      same: true,
      result: {
        code: 'OTHER_ERROR',
        message:
          /^class org\.tron\.core\.exception\.PermissionException : .* not contained of permission\.$/,
      },
    },
    (bench) => past(bench, 'getapprovedlist', 'VoteWitnessContract', vote, { keys: [three.key] }),
  ),
  row(
    'weight: no kind that there is',
    'is no contract',
    {
      result: { code: 'OTHER_ERROR', message: 'Invalid transaction: no valid contract' },
      transaction: { transaction: { raw_data: { contract: [] } } },
    },
    (bench) => odd(bench, 'NothingContract', 0),
  ),
  row(
    'weight: six signatures',
    'are too many',
    { result: { code: 'OTHER_ERROR', message: 'too many signatures' }, transaction: absent },
    (bench) => odd(bench, 'TransferContract', 6),
  ),
]
