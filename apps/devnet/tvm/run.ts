/** One run of the machine: a call or a deployment, with its outcome in TRON's terms. */
import { EVMError } from '@ethereumjs/evm'
import { Address } from '@ethereumjs/util'
import type { ContractResult } from '../codec/messages.ts'
import { sha256 } from '../crypto.ts'
import { params } from '../params.ts'
import type { InternalEntry, LogEntry } from '../receipt.ts'
import { outOfMemory } from './energy.ts'
import { type Machine, transferFailed } from './machine.ts'

export interface BlockContext {
  readonly number: number
  /** milliseconds */
  readonly timestamp: number
  /** 42 hex digits */
  readonly witness: string
}

export interface Invocation {
  readonly id: string
  /** 40 hex digits */
  readonly from: string
  /** Absent: a deployment, with the creation code as data. */
  readonly to?: string
  readonly data: string
  readonly value: bigint
  readonly energyLimit: bigint
}

export interface Outcome {
  readonly result: ContractResult
  readonly message: string
  readonly energy: bigint
  /** Hex: what was returned, or the revert data. */
  readonly output: string
  readonly logs: readonly LogEntry[]
  readonly internal: readonly InternalEntry[]
}

const { errorMessages } = EVMError
const results: Readonly<Record<string, ContractResult>> = {
  [errorMessages.REVERT]: 'REVERT',
  [errorMessages.OUT_OF_GAS]: 'OUT_OF_ENERGY',
  [errorMessages.CODESTORE_OUT_OF_GAS]: 'OUT_OF_ENERGY',
  [errorMessages.STACK_UNDERFLOW]: 'STACK_TOO_SMALL',
  [errorMessages.STACK_OVERFLOW]: 'STACK_TOO_LARGE',
  [errorMessages.INVALID_OPCODE]: 'ILLEGAL_OPERATION',
  [errorMessages.INVALID_BYTECODE_RESULT]: 'INVALID_CODE',
  [outOfMemory]: 'OUT_OF_MEMORY',
  [transferFailed]: 'TRANSFER_FAILED',
}
const messages: Readonly<Partial<Record<ContractResult, string>>> = {
  REVERT: 'REVERT opcode executed',
  OUT_OF_ENERGY: 'Not enough energy for operation executing',
  STACK_TOO_SMALL: 'Expected stack size not reached',
  STACK_TOO_LARGE: 'Expected: overflow 1024 elements stack limit',
  BAD_JUMP_DESTINATION: 'Operation with pc isn\'t "JUMPDEST"',
  ILLEGAL_OPERATION: 'Invalid operation code',
  INVALID_CODE: 'invalid code: must not begin with 0xef',
  OUT_OF_MEMORY: 'Out of Memory when operation executing',
  TRANSFER_FAILED: 'transfer trx failed: Cannot transfer TRX to yourself.',
  UNKNOWN: 'Unknown Exception',
}

/** The machine adds the place to its message about a bad jump. */
const resultOf = ({ error }: EVMError): ContractResult =>
  error.startsWith(errorMessages.INVALID_JUMP)
    ? 'BAD_JUMP_DESTINATION'
    : (results[error] ?? 'UNKNOWN')

const addressOf = (hex: string): Address => new Address(Buffer.from(hex, 'hex'))

/** The block's producer is visible inside as 21 bytes, the prefix included. */
const producer = (witness: string): Address =>
  ({ toBytes: () => Buffer.from(witness, 'hex') }) as unknown as Address

export async function run(
  machine: Machine,
  block: BlockContext,
  invocation: Invocation,
): Promise<Outcome> {
  const { state } = machine.view
  const from = addressOf(invocation.from)
  machine.begin(Buffer.from(invocation.id, 'hex'), block.timestamp)
  const depth = state.depth
  const start = state.position
  const result = await machine
    .runCall({
      caller: from,
      origin: from,
      ...(invocation.to === undefined ? {} : { to: addressOf(invocation.to) }),
      data: Buffer.from(invocation.data, 'hex'),
      value: invocation.value,
      gasLimit: invocation.energyLimit,
      gasPrice: 0n,
      skipNonceIncrement: true,
      block: {
        header: {
          number: BigInt(block.number),
          timestamp: BigInt(Math.floor(block.timestamp / 1000)),
          coinbase: producer(block.witness),
          difficulty: 0n,
          prevRandao: new Uint8Array(32),
          gasLimit: 0n,
          baseFeePerGas: params.energyFee,
          getBlobGasPrice: () => 0n,
        },
      },
    })
    .catch((error: unknown) => {
      // Not an outcome of the program but a fault of ours: leave nothing of it behind.
      state.dropCheckpoints(depth)
      state.rewind(start)
      throw error
    })
  const { execResult } = result
  const error = execResult.exceptionError
  const outcome = error === undefined ? 'SUCCESS' : resultOf(error)
  if (error === undefined) {
    for (const gone of execResult.selfdestruct?.keys() ?? []) {
      if (execResult.createdAddresses?.has(gone) === true) destroy(machine, gone.slice(2), start)
    }
    forgetEmptySlots(machine, start)
  }
  const keepsRest = outcome === 'TRANSFER_FAILED' && machine.spentAtTransferFailure !== null
  const quiet = outcome !== 'SUCCESS'
  return {
    result: outcome,
    message: quiet ? (messages[outcome] ?? outcome) : '',
    energy: keepsRest ? (machine.spentAtTransferFailure ?? 0n) : execResult.executionGasUsed,
    output:
      quiet && outcome !== 'REVERT' ? '' : Buffer.from(execResult.returnValue).toString('hex'),
    logs: (quiet ? [] : (execResult.logs ?? [])).map(([address, topics, data]) => ({
      address: Buffer.from(address).toString('hex'),
      topics: topics.map((topic) => Buffer.from(topic).toString('hex')),
      data: Buffer.from(data).toString('hex'),
    })),
    internal: machine.internal.map((each) => ({
      hash: sha256(Buffer.from(`${invocation.id}:${each.nonce}`)).toString('hex'),
      caller: `41${each.from}`,
      target: `41${each.to}`,
      value: each.value,
      note: each.note,
      rejected: each.rejected,
    })),
  }
}

/** Only a contract made in this very transaction goes away; what it still held is burned. */
function destroy(machine: Machine, address: string, since: number): void {
  const { state } = machine.view
  const left = state.balance(address)
  if (left > 0n) state.burn(address, left)
  for (const key of state.touched('storage', since)) {
    if (key.startsWith(address)) state.delete('storage', key)
  }
  state.delete('contracts', address)
  state.delete('accounts', address)
}

function forgetEmptySlots(machine: Machine, since: number): void {
  const { state } = machine.view
  for (const key of state.touched('storage', since)) {
    if (state.get('storage', key) === '') state.delete('storage', key)
  }
}
