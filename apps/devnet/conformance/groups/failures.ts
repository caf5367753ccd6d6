/** How a program fails: the text of a constant call, the result of a transaction, what it loses. */
import { asm, leaving } from '../asm.ts'
import { type Bench, type Json, hexOf, nobody, word } from '../bench.ts'
import { type Row, rowsOf, source } from '../row.ts'

interface Failure {
  readonly name: string
  readonly program: string
  /** Of `Program$…` and the text after it. */
  readonly exception: string
  readonly text: string | RegExp
  readonly result: string
  /** Energy that the sender allows; all of it is lost. */
  readonly energy?: number
}

const many = (text: string, count: number): string =>
  Array.from({ length: count }, () => text).join(' ')

const failures: readonly Failure[] = [
  {
    name: 'INVALID',
    program: 'INVALID',
    exception: 'IllegalOperationException',
    text: 'Invalid operation code: opCode[fe];',
    result: 'ILLEGAL_OPERATION',
  },
  {
    name: 'an opcode that there is not',
    program: 'raw:0c',
    exception: 'IllegalOperationException',
    text: 'Invalid operation code: opCode[0c];',
    result: 'ILLEGAL_OPERATION',
  },
  {
    name: 'another opcode that there is not',
    program: 'raw:ef',
    exception: 'IllegalOperationException',
    text: 'Invalid operation code: opCode[ef];',
    result: 'ILLEGAL_OPERATION',
  },
  {
    name: 'a jump to nowhere',
    program: '9 JUMP',
    exception: 'BadJumpDestinationException',
    text: "Operation with pc isn't 'JUMPDEST': PC[9];",
    result: 'BAD_JUMP_DESTINATION',
  },
  {
    name: 'a jump into a push',
    program: '4 JUMP 0x5b',
    exception: 'BadJumpDestinationException',
    text: "Operation with pc isn't 'JUMPDEST': PC[4];",
    result: 'BAD_JUMP_DESTINATION',
  },
  {
    name: 'ADD of one word',
    program: '1 ADD',
    exception: 'StackTooSmallException',
    text: 'Expected stack size 2 but actual 1;',
    result: 'STACK_TOO_SMALL',
  },
  {
    name: 'POP of nothing',
    program: 'POP',
    exception: 'StackTooSmallException',
    text: 'Expected stack size 1 but actual 0;',
    result: 'STACK_TOO_SMALL',
  },
  {
    name: '1,025 words',
    program: many('PUSH0', 1025),
    exception: 'StackTooLargeException',
    text: 'Expected: overflow 1024 elements stack limit',
    result: 'STACK_TOO_LARGE',
  },
  {
    name: 'more memory than 3 MB',
    program: '1 0x300000 MSTORE',
    exception: 'OutOfMemoryException',
    text: "Out of Memory when 'MSTORE' operation executing",
    result: 'OUT_OF_MEMORY',
  },
  {
    name: 'return data that there is not',
    program: '1 0 0 RETURNDATACOPY',
    exception: 'ReturnDataCopyIllegalBoundsException',
    text: /Illegal RETURNDATACOPY arguments: offset/,
    result: 'UNKNOWN',
  },
]

const constants = rowsOf('failure', source('Program.Exception, TriggerConstantContractServlet'))
const transactions = rowsOf('failure', source('VMActuator.execute, RuntimeImpl.setResultCode'), [
  'key',
])

const decoded = (answer: Json): Json => {
  const { code, message } = answer['result'] as { code?: string; message?: string }
  return { code, text: Buffer.from(message ?? '', 'hex').toString('utf8'), ...answer }
}

const constantRow = ({ name, program, exception, text }: Failure): Row =>
  constants(
    `${name} (constant)`,
    'a constant call names the exception',
    {
      code: 'OTHER_ERROR',
      text:
        typeof text === 'string'
          ? `class org.tron.core.vm.program.Program$${exception} : ${text}`
          : text,
    },
    async (bench) => decoded(await bench.constant({ data: asm(program) })),
  )

const deployRow = ({ name, program, result, energy = 50_000 }: Failure): Row =>
  transactions(
    `${name} (transaction)`,
    'a transaction loses the whole of its limit',
    {
      result: 'FAILED',
      receipt: { result, energy_usage_total: energy, energy_fee: energy * 100 },
      contractResult: [''],
    },
    (bench) => bench.deploy(asm(program), {}, { feeLimit: energy * 100 }),
  )

const store = '1 0 SSTORE'
/** Answers its first word of call data as a revert. */
const reverting = asm('5 0 MSTORE 32 0 REVERT')

const outOfEnergy: readonly Row[] = [
  constants(
    'out of energy (constant)',
    'the text tells limit, price and use',
    {
      code: 'OTHER_ERROR',
      text: /^class org\.tron\.core\.vm\.program\.Program\$OutOfEnergyException : Not enough energy for '[A-Z]+' operation executing: curInvokeEnergyLimit\[\d+\], curOpEnergy\[\d+\], usedEnergy\[\d+\]$/,
    },
    async (bench) => decoded(await bench.constant({ data: asm('JUMPDEST 0 JUMP') })),
  ),
  transactions(
    'out of energy (transaction)',
    'all of the limit is lost',
    {
      result: 'FAILED',
      receipt: { result: 'OUT_OF_ENERGY', energy_usage_total: 20_000, energy_fee: 2_000_000 },
      resMessage: hexOf(
        "Not enough energy for 'SSTORE' operation executing: curInvokeEnergyLimit[20000], curOpEnergy[20000], usedEnergy[6]",
      ),
    },
    (bench) => bench.deploy(asm(store), {}, { feeLimit: 2_000_000 }),
  ),
  transactions(
    'just enough energy',
    '20,006 suffice for the same',
    { receipt: { result: 'SUCCESS', energy_usage_total: 20_006 } },
    (bench) => bench.deploy(asm(store), {}, { feeLimit: 2_000_600 }),
  ),
  transactions(
    'no fee limit',
    'a program that costs nothing needs none',
    { receipt: { result: 'SUCCESS' } },
    (bench) => bench.deploy('00', {}, { feeLimit: 0 }),
  ),
  transactions(
    'code too dear to keep',
    'keeping 32 bytes takes 6,400 energy that are not there',
    { result: 'FAILED', receipt: { result: 'OUT_OF_ENERGY', energy_usage_total: 6000 } },
    (bench) => bench.deploy(asm('32 0 RETURN'), {}, { feeLimit: 600_000 }),
  ),
  transactions(
    'code that begins with ef',
    'is refused',
    { result: 'FAILED', receipt: { result: 'INVALID_CODE' } },
    (bench) => bench.deploy(asm('0xef 0 MSTORE8 1 0 RETURN'), {}, { feeLimit: 5_000_000 }),
  ),
]

const withRevert = (bench: Bench): Promise<string> =>
  bench.contract('reverting', leaving(reverting))

const reverts: readonly Row[] = [
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
    'the transaction says so',
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
    'TRANSFER_FAILED gives back what is left',
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

/** A frame within that fails: the frame outside goes on with a zero. */
const inner: readonly Row[] = [
  transactions(
    'a revert within',
    'CALL answers zero and the rest goes on',
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

export const failureRows: readonly Row[] = [
  ...failures.map(constantRow),
  ...failures.map(deployRow),
  ...outOfEnergy,
  ...reverts,
  ...inner,
]
