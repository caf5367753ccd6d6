/** What the tests of this folder share: a machine on an empty state, and programs put at addresses. */
import { keccak256 } from '../crypto.ts'
import { State, newAccount } from '../state.ts'
import { Machine, type MachineOptions } from './machine.ts'
import { type Invocation, type Outcome, run } from './run.ts'

export const caller = '11'.repeat(20)
export const contract = '22'.repeat(20)
export const other = '33'.repeat(20)
export const id = 'ab'.repeat(32)
export const block = { number: 300, timestamp: 1_700_000_000_999, witness: `41${'44'.repeat(20)}` }

export interface Bench {
  readonly state: State
  readonly machine: Machine
  /** Makes an address a contract with this code. */
  readonly install: (address: string, code: string) => void
  /** Calls `contract` with a million energy, by default. */
  readonly call: (more?: Partial<Invocation>) => Outcome
  /** The same for a program that is put there first. */
  readonly execute: (code: string, more?: Partial<Invocation>) => Outcome
  /** Deploys a contract whose creation code this is. */
  readonly deploy: (code: string, more?: Partial<Invocation>) => Outcome
  /** The word that a program leaves on the stack. */
  readonly word: (code: string, more?: Partial<Invocation>) => bigint
}

export function bench(options: Partial<MachineOptions> = {}, at = block): Bench {
  const state = new State()
  const machine = new Machine(state, { chainId: 0x0a0b0c0d, ...options })
  state.credit(caller, 1_000_000n, 0)
  const install = (address: string, code: string): void => {
    const bytes = Buffer.from(code, 'hex')
    const codeHash = keccak256(bytes).toString('hex')
    const row = state.account(address) ?? newAccount(0)
    state.set('codes', codeHash, bytes)
    state.set('accounts', address, { ...row, contract: true, codeHash })
    const settings = { message: '', consumeUserResourcePercent: 100, originEnergyLimit: 0 }
    state.set('contracts', address, { origin: caller, ...settings })
  }
  const call = (more: Partial<Invocation> = {}): Outcome =>
    run(machine, at, {
      id,
      from: caller,
      to: contract,
      data: '',
      value: 0n,
      energyLimit: 1_000_000n,
      ...more,
    })
  const execute = (code: string, more: Partial<Invocation> = {}): Outcome => {
    install(contract, code)
    return call(more)
  }
  const deploy = (code: string, more: Partial<Invocation> = {}): Outcome =>
    run(machine, at, { id, from: caller, data: code, value: 0n, energyLimit: 1_000_000n, ...more })
  const word = (code: string, more: Partial<Invocation> = {}): bigint => {
    const outcome = execute(`${code}5f5260205ff3`, more)
    if (outcome.result !== 'SUCCESS') throw new Error(outcome.message)
    return BigInt(`0x${outcome.output}`)
  }
  return { state, machine, install, call, execute, deploy, word }
}

/** PUSH32 of a word. */
export const push = (word: bigint): string => `7f${word.toString(16).padStart(64, '0')}`

/** CALL with all energy: no value, this many bytes of input and output at 0. */
export const callTo = (address: string, input = 0, output = 0): string =>
  `61${hex4(output)}5f61${hex4(input)}5f5f73${address}5af1`

const hex4 = (number: number): string => number.toString(16).padStart(4, '0')
