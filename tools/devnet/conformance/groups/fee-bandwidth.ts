/** What bytes, new accounts and memos cost. */
import type { Json } from '../bench.ts'
import { absent } from '../match.ts'
import type { Row } from '../row.ts'
import { trx } from '../words.ts'
import { nowhere, pay, row, tired, toOther } from './paying.ts'

export const bandwidth: readonly Row[] = [
  row(
    'a first transfer',
    'is paid from the 600 of the day',
    { spent: 1, info: { fee: absent, receipt: { net_usage: true, net_fee: absent } } },
    async (bench) => {
      const paid = await pay(
        bench,
        await bench.fresh(10 * trx),
        'TransferContract',
        await toOther(bench),
      )
      const { receipt } = paid.info as { receipt: Json }
      return {
        ...paid,
        info: {
          ...paid.info,
          receipt: { ...receipt, net_usage: receipt['net_usage'] === paid.bytes },
        },
      }
    },
  ),
  row(
    'a transfer of one who is tired',
    'burns 1,000 sun a byte',
    { feePerByte: 1000, spentIsFee: true, info: { receipt: { net_usage: absent } } },
    async (bench) => {
      const { info, bytes, spent } = await pay(
        bench,
        await bench.once('tired', () => tired(bench)),
        'TransferContract',
        await toOther(bench),
      )
      return {
        info,
        feePerByte: Number((info['receipt'] as Json)['net_fee']) / bytes,
        spentIsFee: spent === Number(info['fee']) + 1,
      }
    },
  ),
  row(
    'the 600 come back',
    'after a day',
    { spent: 1 },
    async (bench) => {
      const account = await bench.once('tired', () => tired(bench))
      await bench.control('travel', { seconds: 86_400 })
      return pay(bench, account, 'TransferContract', await toOther(bench))
    },
    ['control'],
  ),
  row(
    'nothing left to burn',
    'is a lack of bandwidth',
    'BANDWITH_ERROR: Account resource insufficient error.',
    async (bench) => {
      const account = await bench.fresh(100)
      const value = { owner_address: account.address, ...(await toOther(bench)) }
      for (let i = 0; i < 4; i++) {
        const answer = await bench.refusal('TransferContract', value, { keys: [account.key] })
        if (answer !== 'accepted') return answer
      }
      return 'four were accepted'
    },
  ),
]

export const accounts: readonly Row[] = [
  row(
    'a transfer to a new address',
    '1 TRX, and 0.1 TRX in place of bandwidth',
    {
      spent: 1_100_001,
      info: { fee: 1_100_000, receipt: { net_fee: 100_000, net_usage: absent } },
    },
    async (bench) =>
      pay(bench, await bench.fresh(10 * trx), 'TransferContract', {
        to_address: nowhere(),
        amount: 1,
      }),
  ),
  row('AccountCreate', 'the same', { spent: 1_100_000, info: { fee: 1_100_000 } }, async (bench) =>
    pay(bench, await bench.fresh(10 * trx), 'AccountCreateContract', {
      account_address: nowhere(),
    }),
  ),
  row(
    'a new account',
    'is there with its balance',
    { balance: 7, address: /^41/ },
    async (bench) => {
      const to = nowhere()
      await pay(bench, await bench.once('tired', () => tired(bench)), 'TransferContract', {
        to_address: to,
        amount: 7,
      })
      return bench.wallet('getaccount', { address: to })
    },
  ),
]

export const extras: readonly Row[] = [
  row('a memo', 'costs 1 TRX', { spent: trx + 1, info: { fee: trx } }, async (bench) =>
    pay(bench, await bench.fresh(10 * trx), 'TransferContract', await toOther(bench), {
      memo: '6869',
    }),
  ),
  row(
    'AccountUpdate',
    'costs bandwidth alone',
    { spent: 0, info: { fee: absent } },
    async (bench) =>
      pay(bench, await bench.fresh(10 * trx), 'AccountUpdateContract', {
        account_name: 'somebody',
      }),
  ),
  row(
    'a receipt of a transfer',
    'has no energy and no result',
    {
      id: /^[0-9a-f]{64}$/,
      blockNumber: Number.isInteger,
      blockTimeStamp: Number.isInteger,
      contractResult: [''],
      receipt: { energy_usage_total: absent, energy_fee: absent, result: absent },
      result: absent,
      log: absent,
    },
    async (bench) =>
      (await pay(bench, await bench.fresh(10 * trx), 'TransferContract', await toOther(bench)))
        .info,
  ),
]
