/** Accounts as the node returns them. */
import { asm, leaving } from '../asm.ts'
import type { Bench, Json } from '../bench.ts'
import { absent } from '../match.ts'
import { type Row, document, rowsOf, source } from '../row.ts'
import { hexOf } from '../words.ts'
import { answeringContract } from './answering.ts'

const from = source('Wallet.getAccount, AccountCapsule, SnapshotRoot, RepositoryImpl')
const row = rowsOf('account', from, ['key'])

const reply = (bench: Bench, address: string): Promise<Json> =>
  bench.wallet('getaccount', { address })

export const accountRows: readonly Row[] = [
  row('the account’s own', 'its assets are kept apart', { asset_optimized: true }, async (bench) =>
    reply(bench, (await bench.other()).address),
  ),
  row(
    'the account’s own, new',
    'has the time of its creation',
    { create_time: Number.isInteger, type: absent },
    async (bench) => reply(bench, (await bench.other()).address),
  ),
  row(
    'a contract’s',
    'has no time of creation, and no permissions',
    {
      type: 'Contract',
      create_time: absent,
      owner_permission: absent,
      active_permission: absent,
      asset_optimized: true,
    },
    async (bench) => reply(bench, await answeringContract(bench)),
  ),
  row(
    'a contract’s, made by a contract',
    'has a name that was never set',
    { type: 'Contract', create_time: absent, account_name: hexOf('CreatedByContract') },
    async (bench) => {
      const creating = leaving(asm('0 0 0 CREATE 0 MSTORE 32 0 RETURN'))
      const contract = await bench.contract('creating', creating)
      const { contractResult: [made = ''] = [] } = await bench.call(contract)
      return reply(bench, `41${made.slice(24)}`)
    },
  ),
  rowsOf('account', document('proposal 35 has not passed: tronprotocol/tips, proposal/README.md'), [
    'key',
  ])(
    'a contract’s, paid by a transfer',
    'takes it, and runs nothing',
    { before: 0, after: 5 },
    async (bench) => {
      const { contract_address: contract = '' } = await bench.deploy(leaving('fe'))
      const balance = async (): Promise<unknown> => (await reply(bench, contract))['balance'] ?? 0
      const before = await balance()
      await bench.send('TransferContract', {
        owner_address: bench.payer.address,
        to_address: contract,
        amount: 5,
      })
      return { before, after: await balance() }
    },
  ),
]
