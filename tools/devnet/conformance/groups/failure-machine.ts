/** Failures of the machine: the text of a constant call, the result of a transaction, what it loses. */
import { asm } from '../asm.ts'
import type { Row } from '../row.ts'
import { constants, decoded, transactions } from './failing.ts'

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

export const machineFailures: readonly Row[] = [
  ...failures.map(constantRow),
  ...failures.map(deployRow),
]
