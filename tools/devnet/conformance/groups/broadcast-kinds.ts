/** Kinds of transactions that this network has none of. */
import { nobodyElse } from '../account.ts'
import { type Row, rowsOf, source } from '../row.ts'

const missing = rowsOf('broadcast', source('TransactionFactory, the actuators of each kind'), [
  'key',
])
export const kinds: readonly Row[] = [
  missing(
    'TransferAssetContract',
    'there are no TRC-10 tokens',
    /^CONTRACT_VALIDATE_ERROR: /,
    (bench) =>
      bench.refusal('TransferAssetContract', {
        asset_name: '1000001',
        owner_address: bench.payer.address,
        to_address: nobodyElse,
        amount: 1,
      }),
  ),
  missing('VoteWitnessContract', 'without anything staked', /^CONTRACT_VALIDATE_ERROR: /, (bench) =>
    bench.refusal('VoteWitnessContract', {
      owner_address: bench.payer.address,
      votes: [{ vote_address: nobodyElse, vote_count: 1 }],
    }),
  ),
  missing(
    'ProposalCreateContract',
    'by one who is no witness',
    /^CONTRACT_VALIDATE_ERROR: /,
    (bench) => bench.refusal('ProposalCreateContract', { owner_address: bench.payer.address }),
  ),
  missing('ExchangeCreateContract', 'of nothing', /^CONTRACT_VALIDATE_ERROR: /, (bench) =>
    bench.refusal('ExchangeCreateContract', { owner_address: bench.payer.address }),
  ),
  missing(
    'FreezeBalanceContract',
    'the first stake is closed',
    /^CONTRACT_VALIDATE_ERROR: /,
    (bench) =>
      bench.refusal('FreezeBalanceContract', {
        owner_address: bench.payer.address,
        frozen_balance: 1_000_000,
        frozen_duration: 3,
      }),
  ),
  missing('WitnessCreateContract', 'without an address', /^CONTRACT_VALIDATE_ERROR: /, (bench) =>
    bench.refusal('WitnessCreateContract', { owner_address: bench.payer.address }),
  ),
]
