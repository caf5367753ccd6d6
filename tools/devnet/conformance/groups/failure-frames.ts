/** Reverts, and frames within that fail. */
import { asm, leaving } from '../asm.ts'
import { nobody } from '../account.ts'
import type { Bench, Json } from '../bench.ts'
import { hexOf, word } from '../words.ts'
import type { Row } from '../row.ts'
import { constants, reverting, store, transactions } from './failing.ts'

const withRevert = (bench: Bench): Promise<string> =>
  bench.contract('reverting', leaving(reverting))

export const reverts: readonly Row[] = [
  constants(
    'REVERT (constant)',
    'is a result with the data and no code',
    {
      result: { result: true, message: hexOf('REVERT opcode executed') },
      constant_result: [word(5)],
      energy_used: 16,
      transaction: { ret: [{ ret: 'FAILED' }] },
    },
    (bench) => bench.constant({ data: reverting }),
  ),
  transactions(
    'REVERT (transaction)',
    'keeps what is left of the energy, and its data',
    {
      result: 'FAILED',
      resMessage: hexOf('REVERT opcode executed'),
      contractResult: [word(5)],
      receipt: { result: 'REVERT', energy_usage_total: 16, energy_fee: 1600 },
    },
    async (bench) => bench.call(await withRevert(bench)),
  ),
  transactions(
    'REVERT is in the block',
    'the transaction states it',
    { ret: [{ contractRet: 'REVERT' }] },
    async (bench) => {
      const { id } = await bench.call(await withRevert(bench))
      return bench.wallet('gettransactionbyid', { value: id })
    },
  ),
  transactions(
    'a failure has no logs',
    'what was logged before a revert is not in the receipt',
    (info: Json) => info['log'] === undefined && info['result'] === 'FAILED',
    (bench) => bench.deploy(asm('0 0 LOG0 0 0 REVERT')),
  ),
  transactions(
    'sending to oneself',
    'TRANSFER_FAILED returns what is left',
    {
      result: 'FAILED',
      receipt: {
        result: 'TRANSFER_FAILED',
        energy_usage_total: (n: unknown) => Number(n) < 12_000,
      },
    },
    (bench) => bench.deploy(asm('0 0 0 0 1 ADDRESS 0 CALL STOP'), { call_value: 5 }),
  ),
]

/** A frame within that fails: the frame outside continues with a zero. */
export const inner: readonly Row[] = [
  transactions(
    'a revert within',
    'CALL answers zero and the rest continues',
    { receipt: { result: 'SUCCESS' }, contractResult: [word(0)] },
    async (bench) => {
      const callee = await withRevert(bench)
      const code = asm(`0 0 0 0 0 0x${callee.slice(2)} GAS CALL 0 MSTORE 32 0 RETURN`)
      return bench.call(await bench.contract('outside', leaving(code)))
    },
  ),
  transactions(
    'the data of a revert within',
    'is there as return data',
    { receipt: { result: 'SUCCESS' }, contractResult: [word(5)] },
    async (bench) => {
      const callee = await withRevert(bench)
      const code = asm(
        `0 0 0 0 0 0x${callee.slice(2)} GAS CALL POP 32 0 0 RETURNDATACOPY 32 0 RETURN`,
      )
      return bench.call(await bench.contract('reading', leaving(code)))
    },
  ),
  transactions(
    'no 63/64 rule',
    'a callee that fails otherwise takes all of it, and the caller fails too',
    { result: 'FAILED', receipt: { result: 'OUT_OF_ENERGY', energy_usage_total: 100_000 } },
    async (bench) => {
      const callee = await bench.contract('invalid', leaving('fe'))
      const code = asm(`0 0 0 0 0 0x${callee.slice(2)} GAS CALL 1 0 SSTORE`)
      const caller = await bench.contract('trusting', leaving(code))
      return bench.call(caller, '', {}, { feeLimit: 10_000_000 })
    },
  ),
  transactions(
    'a capped callee',
    'with 1,000 energy loses only them',
    { receipt: { result: 'SUCCESS', energy_usage_total: 6 * 3 + 3 + 40 + 1000 + 2 } },
    async (bench) => {
      const callee = await bench.contract('invalid', leaving('fe'))
      const code = asm(`0 0 0 0 0 0x${callee.slice(2)} 1000 CALL POP`)
      return bench.call(await bench.contract('careful', leaving(code)))
    },
  ),
  transactions(
    'storing within STATICCALL',
    'fails',
    { receipt: { result: 'SUCCESS' }, contractResult: [word(0)] },
    async (bench) => {
      const callee = await bench.contract('storing', leaving(asm(store)))
      const code = asm(`0 0 0 0 0x${callee.slice(2)} 30000 STATICCALL 0 MSTORE 32 0 RETURN`)
      return bench.call(await bench.contract('static', leaving(code)))
    },
  ),
  transactions(
    'value that is not there',
    'CALL answers zero and costs what it costs',
    { receipt: { result: 'SUCCESS' }, contractResult: [word(0)] },
    (bench) => bench.deploy(asm(`0 0 0 0 7 0x${nobody.slice(2)} 0 CALL 0 MSTORE 32 0 RETURN`)),
  ),
]
