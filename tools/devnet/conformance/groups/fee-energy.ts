/** What running code costs, and value that moves within. */
import { asm, leaving } from '../asm.ts'
import type { Bench, Json } from '../bench.ts'
import { absent, exactly } from '../match.ts'
import type { Row } from '../row.ts'
import { hexOf, trx } from '../words.ts'
import { nowhere, pay, row, tired } from './paying.ts'

const storing = leaving(asm('1 0 SSTORE'))

/** A new account's first call of a contract that writes one slot. */
async function storeWithin(bench: Bench, feeLimit: number): Promise<unknown> {
  const { contract_address: contract } = await bench.deploy(storing)
  const caller = await bench.fresh(10 * trx)
  return pay(bench, caller, 'TriggerSmartContract', { contract_address: contract }, { feeLimit })
}

/** Amounts that a contract without a balance cannot stake, with how they are shown. */
const refusedStakes: readonly (readonly [what: string, amount: string, shown: number])[] = [
  ['more than there is', '7000000', 7_000_000],
  ['less than nothing', `0x${'f'.repeat(64)}`, -1],
]

export const energy: readonly Row[] = [
  row(
    'energy',
    'burns 100 sun each',
    {
      spent: 2_000_600,
      info: {
        fee: 2_000_600,
        receipt: {
          energy_fee: 2_000_600,
          energy_usage_total: 20_006,
          energy_usage: absent,
          origin_energy_usage: absent,
          result: 'SUCCESS',
        },
      },
    },
    async (bench) => {
      const contract = (await bench.deploy(storing)).contract_address
      return pay(
        bench,
        await bench.fresh(10 * trx),
        'TriggerSmartContract',
        { contract_address: contract },
        { feeLimit: 10 * trx },
      )
    },
  ),
  row('energy and bandwidth', 'fee is both', true, async (bench) => {
    const { contract_address: contract } = await bench.deploy(storing)
    const { info } = await pay(
      bench,
      await tired(bench),
      'TriggerSmartContract',
      { contract_address: contract },
      { feeLimit: 10 * trx },
    )
    const { net_fee: net, energy_fee: burned } = info['receipt'] as Json
    return info['fee'] === Number(net) + Number(burned) && Number(net) > 0
  }),
  row('a fee limit that is met', 'exactly', { info: { receipt: { result: 'SUCCESS' } } }, (bench) =>
    storeWithin(bench, 2_000_600),
  ),
  row(
    'a fee limit one energy short',
    'loses all of it',
    {
      spent: 2_000_500,
      info: { receipt: { result: 'OUT_OF_ENERGY', energy_usage_total: 20_005 } },
    },
    (bench) => storeWithin(bench, 2_000_500),
  ),
  row(
    'a balance below the limit',
    'is the limit',
    { spent: trx, info: { receipt: { result: 'OUT_OF_ENERGY', energy_usage_total: 10_000 } } },
    async (bench) => {
      const { contract_address: contract } = await bench.deploy(storing)
      return pay(
        bench,
        await bench.fresh(trx),
        'TriggerSmartContract',
        { contract_address: contract },
        { feeLimit: 10 * trx },
      )
    },
  ),
  row(
    'value',
    'goes to the contract and is no fee',
    { spent: 12_345, info: { fee: absent } },
    async (bench) => {
      const { contract_address: contract } = await bench.deploy(leaving('00'))
      return pay(
        bench,
        await bench.fresh(10 * trx),
        'TriggerSmartContract',
        { contract_address: contract, call_value: 12_345 },
        { feeLimit: trx },
      )
    },
  ),
  row(
    'value of a failure',
    'comes back',
    { spent: 0, info: { receipt: { result: 'REVERT', energy_usage_total: 6, energy_fee: 600 } } },
    async (bench) => {
      const { contract_address: contract } = await bench.deploy(leaving(asm('0 0 REVERT')))
      const { info, spent } = await pay(
        bench,
        await bench.fresh(10 * trx),
        'TriggerSmartContract',
        { contract_address: contract, call_value: 12_345 },
        { feeLimit: trx },
      )
      return { info, spent: spent - 600 }
    },
  ),
]

export const internal: readonly Row[] = [
  row(
    'value within, to a new address',
    '9,000 and 25,000 less the stipend that comes back',
    { receipt: { result: 'SUCCESS', energy_usage_total: 7 * 3 + 40 + 9000 + 25_000 - 2300 } },
    async (bench) =>
      bench.deploy(asm(`0 0 0 0 1 0x${nowhere().slice(2)} 0 CALL STOP`), { call_value: 1 }),
  ),
  row(
    'value within, to an account',
    '9,000 less the stipend that comes back',
    { receipt: { result: 'SUCCESS', energy_usage_total: 7 * 3 + 40 + 9000 - 2300 } },
    async (bench) =>
      bench.deploy(asm(`0 0 0 0 1 0x${(await bench.other()).address.slice(2)} 0 CALL STOP`), {
        call_value: 1,
      }),
  ),
  row(
    'value within, in the receipt',
    'an internal transaction',
    {
      internal_transactions: [
        {
          hash: /^[0-9a-f]{64}$/,
          caller_address: /^41/,
          transferTo_address: /^41/,
          callValueInfo: [exactly({ callValue: 3 })],
          note: '63616c6c',
          rejected: absent,
        },
      ],
    },
    async (bench) =>
      bench.deploy(asm(`0 0 0 0 3 0x${(await bench.other()).address.slice(2)} 0 CALL STOP`), {
        call_value: 3,
      }),
  ),
  row(
    'value within, failed',
    'the internal transaction is rejected',
    { internal_transactions: [{ rejected: true }] },
    async (bench) =>
      bench.deploy(
        asm(`0 0 0 0 3 0x${(await bench.other()).address.slice(2)} 0 CALL INVALID`),
        { call_value: 3 },
        { feeLimit: 5_000_000 },
      ),
  ),
  ...refusedStakes.map(([what, amount, callValue]) =>
    row(
      `a stake of ${what}`,
      'is refused, and noted with the request',
      {
        receipt: { result: 'SUCCESS' },
        internal_transactions: [
          {
            note: hexOf('freezeBalanceV2ForBandwidth'),
            rejected: true,
            callValueInfo: [exactly({ callValue })],
          },
        ],
      },
      (bench) => bench.deploy(asm(`${amount} 0 FREEZEBALANCEV2 STOP`)),
    ),
  ),
]
