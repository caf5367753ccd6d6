/** How a program fails, word for word as in a full node. */
import type { ContractResult } from '../codec/messages.ts'

const program = 'org.tron.core.vm.program.Program$'

/** Ends a frame. All its energy is spent, unless a transfer was refused. */
export class Fault extends Error {
  readonly result: ContractResult
  /** The full node's name for it, as constant calls give it in their answer. */
  readonly exception: string

  constructor(result: ContractResult, exception: string, message: string) {
    super(message)
    this.result = result
    this.exception = exception.includes('.') ? exception : program + exception
  }
}

const energyFault = (message: string): Fault =>
  new Fault('OUT_OF_ENERGY', 'OutOfEnergyException', message)

export const outOfEnergy = (
  operation: string,
  limit: number,
  energy: number,
  used: number,
): Fault =>
  energyFault(
    `Not enough energy for '${operation}' operation executing: curInvokeEnergyLimit[${limit}],` +
      ` curOpEnergy[${energy}], usedEnergy[${used}]`,
  )

export const outOfEnergyWithPenalty = (
  operation: string,
  limit: number,
  energy: number,
  penalty: number,
  used: number,
): Fault =>
  energyFault(
    `Not enough energy for '${operation}' operation executing: curInvokeEnergyLimit[${limit}],` +
      ` curOpEnergy[${energy}], penaltyEnergy[${penalty}], usedEnergy[${used}]`,
  )

/** Of calls and logs, which look ahead. */
export const tooDear = (operation: string, energy: bigint | number, left: number): Fault =>
  energyFault(
    `Not enough energy for '${operation}' operation executing: opEnergy[${energy}],` +
      ` programEnergy[${left}]`,
  )

export const codeTooDear = (what: string, energy: number, left: number): Fault =>
  energyFault(
    `Not enough energy for '${what}' executing: needEnergy[${energy}], leftEnergy[${left}];`,
  )

export const outOfTime = (operation: string): Fault =>
  outOfTimeAt(`'${operation}' operation executing`)

export const outOfTimeAt = (what: string): Fault =>
  new Fault('OUT_OF_TIME', 'OutOfTimeException', `CPU timeout for ${what}`)

export const outOfMemory = (operation: string): Fault =>
  new Fault(
    'OUT_OF_MEMORY',
    'OutOfMemoryException',
    `Out of Memory when '${operation}' operation executing`,
  )

export const invalidOperation = (code: number): Fault =>
  new Fault(
    'ILLEGAL_OPERATION',
    'IllegalOperationException',
    `Invalid operation code: opCode[${code.toString(16).padStart(2, '0')}];`,
  )

export const badJump = (at: number): Fault =>
  new Fault(
    'BAD_JUMP_DESTINATION',
    'BadJumpDestinationException',
    `Operation with pc isn't 'JUMPDEST': PC[${at}];`,
  )

export const stackTooSmall = (needed: number, actual: number): Fault =>
  new Fault(
    'STACK_TOO_SMALL',
    'StackTooSmallException',
    `Expected stack size ${needed} but actual ${actual};`,
  )

export const stackTooLarge = (): Fault =>
  new Fault(
    'STACK_TOO_LARGE',
    'StackTooLargeException',
    'Expected: overflow 1024 elements stack limit',
  )

export const invalidCode = (): Fault =>
  new Fault('INVALID_CODE', 'InvalidCodeException', 'invalid code: must not begin with 0xef')

export const transferFailed = (reason: string): Fault =>
  new Fault('TRANSFER_FAILED', 'TransferException', reason)

/** The error of a call with a token that cannot exist. */
export const noTokenId = 'validateForSmartContract failure:not valid token id'

export const staticModification = (): Fault =>
  new Fault(
    'UNKNOWN',
    'StaticCallModificationException',
    'Attempt to call a state modifying opcode inside STATICCALL',
  )

export const returnDataBounds = (offset: string, length: string, size: number): Fault =>
  new Fault(
    'UNKNOWN',
    'ReturnDataCopyIllegalBoundsException',
    `Illegal RETURNDATACOPY arguments: offset (${offset}) + size (${length}) > RETURNDATASIZE (${size})`,
  )

export const executionFault = (message: string): Fault =>
  new Fault('UNKNOWN', 'BytecodeExecutionException', message)

/** A value that does not fit 64 bits where a full node has no better answer. */
export const outOfLong = (): Fault =>
  new Fault('UNKNOWN', 'java.lang.ArithmeticException', 'BigInteger out of long range')
