/** What a transaction costs: bandwidth by the byte, accounts, memos, signatures, energy, and where the receipt says so. */
import { asm, leaving } from '../asm.ts'
import { type Account, type Bench, type Draft, type Json, accountOf } from '../bench.ts'
import { absent, exactly } from '../match.ts'
import type { Kind, Value } from '../proto.ts'
import { type Row, rowsOf, source } from '../row.ts'

const row = rowsOf('fee', source('BandwidthProcessor, TransactionTrace, ReceiptCapsule'), ['key'])
const trx = 1_000_000

interface Paid {
  readonly info: Json
  /** Of the transaction with 64 for its result. */
  readonly bytes: number
  /** What the account has less. */
  readonly spent: number
}

const balanceOf = async (bench: Bench, { address }: Account): Promise<number> =>
  Number((await bench.wallet('getaccount', { address }))['balance'] ?? 0)

/** Sends as this account and looks at what it has before and after. */
async function pay(
  bench: Bench,
  account: Account,
  kind: Kind,
  value: Value,
  draft: Draft = {},
): Promise<Paid> {
  const before = await balanceOf(bench, account)
  const drawn = await bench.draw(
    kind,
    { owner_address: account.address, ...value },
    { keys: [account.key], ...draft },
  )
  const answer = await bench.offer(drawn)
  if (answer !== 'accepted') throw new Error(answer)
  const info = await bench.receipt(drawn.id)
  return {
    info,
    bytes: drawn.hex.length / 2 + 64,
    spent: before - (await balanceOf(bench, account)),
  }
}

const other = (bench: Bench): Promise<Account> => bench.once('other', () => bench.fresh(10 * trx))
const toOther = async (bench: Bench, amount = 1): Promise<Value> => ({
  to_address: (await other(bench)).address,
  amount,
})

/** Somebody whose 600 of today are used up. */
async function tired(bench: Bench): Promise<Account> {
  const account = await bench.fresh(2000 * trx)
  for (let i = 0; i < 3; i++) {
    const { info } = await pay(bench, account, 'TransferContract', await toOther(bench))
    if (info['fee'] !== undefined) return account
  }
  return account
}

let made = 0
const nowhere = (): string =>
  accountOf((BigInt(Date.now()) * 1000n + BigInt(++made)).toString(16).padStart(64, '3')).address

const bandwidth: readonly Row[] = [
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

const accounts: readonly Row[] = [
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

const extras: readonly Row[] = [
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

const storing = leaving(asm('1 0 SSTORE'))
const energy: readonly Row[] = [
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
  row(
    'a fee limit that is met',
    'exactly',
    { info: { receipt: { result: 'SUCCESS' } } },
    async (bench) => {
      const { contract_address: contract } = await bench.deploy(storing)
      return pay(
        bench,
        await bench.fresh(10 * trx),
        'TriggerSmartContract',
        { contract_address: contract },
        { feeLimit: 2_000_600 },
      )
    },
  ),
  row(
    'a fee limit one energy short',
    'loses all of it',
    {
      spent: 2_000_500,
      info: { receipt: { result: 'OUT_OF_ENERGY', energy_usage_total: 20_005 } },
    },
    async (bench) => {
      const { contract_address: contract } = await bench.deploy(storing)
      return pay(
        bench,
        await bench.fresh(10 * trx),
        'TriggerSmartContract',
        { contract_address: contract },
        { feeLimit: 2_000_500 },
      )
    },
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

const internal: readonly Row[] = [
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
      bench.deploy(asm(`0 0 0 0 1 0x${(await other(bench)).address.slice(2)} 0 CALL STOP`), {
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
      bench.deploy(asm(`0 0 0 0 3 0x${(await other(bench)).address.slice(2)} 0 CALL STOP`), {
        call_value: 3,
      }),
  ),
  row(
    'value within, failed',
    'the internal transaction is rejected',
    { internal_transactions: [{ rejected: true }] },
    async (bench) =>
      bench.deploy(
        asm(`0 0 0 0 3 0x${(await other(bench)).address.slice(2)} 0 CALL INVALID`),
        { call_value: 3 },
        { feeLimit: 5_000_000 },
      ),
  ),
]

export const feeRows: readonly Row[] = [
  ...bandwidth,
  ...accounts,
  ...extras,
  ...energy,
  ...internal,
]
