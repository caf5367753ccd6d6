import { createAddressFromString } from '@ethereumjs/util'
import { beforeEach, describe, expect, test } from 'vitest'
import { keccak256, signDigest } from '../crypto.ts'
import { State } from '../state.ts'
import { Machine } from './machine.ts'
import { type Invocation, type Outcome, run } from './run.ts'
import { StateView } from './view.ts'

const caller = '11'.repeat(20)
const contract = '22'.repeat(20)
const other = '33'.repeat(20)
const id = 'ab'.repeat(32)
const block = { number: 300, timestamp: 1_700_000_000_999, witness: `41${'44'.repeat(20)}` }

let state: State
let machine: Machine

beforeEach(() => {
  state = new State()
  machine = new Machine(new StateView(state), 0x0a0b0c0d)
  state.credit(caller, 1_000_000n, 0)
})

async function install(address: string, code: string): Promise<void> {
  const at = createAddressFromString(`0x${address}`)
  state.credit(address, 0n, 0)
  await machine.view.putCode(at, Buffer.from(code, 'hex'))
}

const call = (more: Partial<Invocation> = {}): Promise<Outcome> =>
  run(machine, block, {
    id,
    from: caller,
    to: contract,
    data: '',
    value: 0n,
    energyLimit: 1_000_000n,
    ...more,
  })

async function costs(code: string, more: Partial<Invocation> = {}): Promise<bigint> {
  await install(contract, code)
  return (await call(more)).energy
}

/** push1 x = 60xx, 3 energy each. */
describe('the energy of single operations, by hand', () => {
  const cases: readonly (readonly [what: string, code: string, energy: bigint])[] = [
    ['STOP', '00', 0n],
    ['PUSH1 PUSH1 ADD', '6001600201', 3n + 3n + 3n],
    ['MUL', '6001600202', 6n + 5n],
    ['ADDMOD', '60016002600308', 9n + 8n],
    ['EXP with an exponent of two bytes', '61010060020a', 6n + 10n + 20n],
    ['EXP with zero', '600060020a', 6n + 10n],
    ['KECCAK256 of 33 bytes', '6021600020', 6n + 30n + 2n * 6n + 2n * 3n],
    ['SLOAD', '600054', 3n + 50n],
    ['SSTORE into an empty slot', '6001600055', 6n + 20_000n],
    ['SSTORE of zero into an empty slot', '6000600055', 6n + 5_000n],
    ['SSTORE twice', '60016000556002600055', 12n + 25_000n],
    ['SSTORE set, cleared and set again', '600160005560006000556001600055', 18n + 30_000n],
    ['MLOAD of the first word', '600051', 3n + 1n + 3n],
    ['MSTORE of the first word', '6001600052', 6n + 1n + 3n],
    ['MSTORE8', '6001600053', 6n + 1n + 3n],
    ['CALLDATACOPY of 32 bytes', '60206000600037', 9n + 0n + 3n + 3n],
    ['CODECOPY of 32 bytes', '60206000600039', 9n + 0n + 3n + 3n],
    ['MCOPY of 32 bytes', '6020600060205e', 9n + 3n + 6n + 3n],
    ['PUSH0', '5f', 2n],
    ['TLOAD', '5f5c', 2n + 100n],
    ['TSTORE', '5f5f5d', 4n + 100n],
    ['BALANCE', '3031', 2n + 20n],
    ['SELFBALANCE', '47', 5n],
    ['EXTCODESIZE', '303b', 2n + 20n],
    ['EXTCODEHASH', '303f', 2n + 400n],
    ['LOG0 of 32 bytes', '60206000a0', 6n + 375n + 8n * 32n + 3n],
    ['LOG2 of nothing', '5f5f5f5fa2', 8n + 375n * 3n],
    ['BLOCKHASH', '600140', 3n + 20n],
    ['JUMPDEST and JUMP', '6003565b', 3n + 8n + 1n],
    ['STATICCALL of nothing', '5f5f5f5f5f5ffa', 12n + 40n],
    ['CALL without value', '5f5f5f5f5f5f5ff1', 14n + 40n],
    ['CREATE of nothing', '5f5f5ff0', 6n + 32_000n],
    ['ISCONTRACT', '30d4', 2n + 20n],
    ['CALLTOKENVALUE and CALLTOKENID', 'd2d3', 4n],
    ['CLZ', '5f1e', 2n + 5n],
    ['SELFDESTRUCT to one that is there', '30ff', 2n + 5_000n],
    ['SELFDESTRUCT to one that is not', '6099ff', 3n + 5_000n + 25_000n],
  ]
  test.each(cases)('%s', async (_what, code, energy) => {
    expect(await costs(code)).toBe(energy)
  })

  test('memory of 1,024 bytes costs 32 words and two of the square', async () => {
    expect(await costs('60016103e052')).toBe(6n + 1n + 32n * 3n + (32n * 32n) / 512n)
  })

  test('more than 3 MB of memory is not to be had', async () => {
    await install(contract, '6001622fffe152')
    const outcome = await call({ energyLimit: 100_000_000n })
    expect(outcome).toMatchObject({ result: 'OUT_OF_MEMORY', energy: 100_000_000n })
  })

  test('value costs 9,000, and 25,000 more when it makes an account', async () => {
    // call(gas 0, other, 1, nothing, nothing)
    const code = `5f5f5f5f600173${other}5ff1`
    state.credit(contract, 10n, 0)
    // The stipend of 2,300 that nobody used comes back.
    const base = 8n + 3n + 3n + 2n + 40n + 9_000n - 2_300n
    expect(await costs(code)).toBe(base + 25_000n)
    expect(await costs(code)).toBe(base)
    expect(state.balance(other)).toBe(2n)
  })
})

describe('how a call ends', () => {
  test('a revert keeps what is left and gives its data', async () => {
    // mstore(0, 5); revert(0, 32)
    await install(contract, '60055f5260205ffd')
    const outcome = await call()
    expect(outcome).toMatchObject({ result: 'REVERT', message: 'REVERT opcode executed' })
    expect(outcome.energy).toBe(3n + 2n + 1n + 3n + 3n + 2n)
    expect(BigInt(`0x${outcome.output}`)).toBe(5n)
  })

  test.each([
    ['fe', 'ILLEGAL_OPERATION'],
    ['d0', 'ILLEGAL_OPERATION'],
    ['600056', 'BAD_JUMP_DESTINATION'],
    ['01', 'STACK_TOO_SMALL'],
    ['5b5f5f56', 'STACK_TOO_LARGE'],
    ['5b600056', 'OUT_OF_ENERGY'],
  ])('%s ends with %s and everything is spent', async (code, result) => {
    await install(contract, code)
    expect(await call()).toMatchObject({ result, energy: 1_000_000n, output: '', logs: [] })
  })

  test('a callee that fails takes all it was given: there is no 63/64', async () => {
    await install(other, 'fe')
    await install(contract, `5f5f5f5f5f73${other}5af1`)
    // Everything was forwarded, so the caller cannot go on either.
    expect(await costs(`5f5f5f5f5f73${other}5af15f`)).toBe(1_000_000n)
    // With a limit of 1,000 the caller loses only that.
    expect(await costs(`5f5f5f5f5f73${other}6103e8f1`)).toBe(10n + 3n + 3n + 40n + 1_000n)
  })

  test('value sent to oneself fails the transfer and keeps the rest', async () => {
    state.credit(contract, 10n, 0)
    await install(contract, '5f5f5f5f6001305ff1')
    const outcome = await call()
    expect(outcome.result).toBe('TRANSFER_FAILED')
    expect(outcome.energy).toBe(8n + 3n + 2n + 2n + 40n + 9_000n)
  })

  test('calls go 64 deep', async () => {
    // sstore(0, sload(0) + 1); call(gas, self): counts how deep it came.
    await install(contract, '60015f54015f555f5f5f5f5f305af1')
    const outcome = await call({ energyLimit: 100_000_000n })
    expect(outcome.result).toBe('SUCCESS')
    expect(state.get('storage', `${contract}${'0'.repeat(64)}`)).toBe('41')
  })
})

describe('what a contract sees', () => {
  /** Returns the word that the operation leaves. */
  const word = async (code: string): Promise<bigint> => {
    await install(contract, `${code}5f5260205ff3`)
    return BigInt(`0x${(await call()).output}`)
  }

  test('values of the block', async () => {
    machine.blockId = (number) => number * 1000n
    expect(await word('42')).toBe(1_700_000_000n)
    expect(await word('43')).toBe(300n)
    expect(await word('44')).toBe(0n)
    expect(await word('45')).toBe(0n)
    expect(await word('46')).toBe(0x0a0b0c0dn)
    expect(await word('48')).toBe(100n)
    expect(await word('4a')).toBe(0n)
    expect(await word('3a')).toBe(0n)
    expect(await word('41')).toBe(BigInt(`0x${block.witness}`))
    expect(await word('61012b40')).toBe(299_000n)
    expect(await word('602c40')).toBe(44_000n)
    expect(await word('602b40')).toBe(0n)
    expect(await word('61012c40')).toBe(0n)
  })

  test('ecrecover gives 21 bytes', async () => {
    // digest 0707…, key 1
    const signature = signDigest(Buffer.alloc(32, 7), `${'0'.repeat(63)}1`)
    const input = '07'.repeat(32) + signature.slice(128).padStart(64, '0') + signature.slice(0, 128)
    // calldatacopy(0, 0, 128); staticcall(gas, 1, 0, 128, 0, 32); return(0, 32)
    await install(contract, '60805f5f3760205f60805f60015afa5060205ff3')
    const outcome = await call({ data: input })
    expect(outcome.output).toBe(`${'0'.repeat(22)}417e5f4552091a69125d5dfcb7b8c2659029395bdf`)
  })
})

describe('addresses of contracts', () => {
  /** create(0, 0, 0) as often as asked, returning the last address. */
  const made = (bytes: Buffer): string => keccak256(bytes).toString('hex', 12)
  const nonce = (count: number): Buffer => Buffer.from(count.toString(16).padStart(16, '0'), 'hex')

  test('CREATE: from the transaction and the number of actions before it', async () => {
    await install(contract, '5f5f5ff0505f5f5ff05f5260205ff3')
    const outcome = await call()
    expect(outcome.output.slice(24)).toBe(made(Buffer.concat([Buffer.from(id, 'hex'), nonce(1)])))
    expect(outcome.internal.map(({ note }) => note)).toEqual(['create', 'create'])
  })

  test('CREATE after a call counts the call', async () => {
    await install(contract, `5f5f5f5f5f73${other}5af1505f5f5ff05f5260205ff3`)
    const outcome = await call()
    expect(outcome.output.slice(24)).toBe(made(Buffer.concat([Buffer.from(id, 'hex'), nonce(1)])))
  })

  test('CREATE2: the known vector, with 41 in front', async () => {
    const maker = '7e5f4552091a69125d5dfcb7b8c2659029395bdf'
    // mstore8(0, 0x60); create2(0, 0, 2, 0)
    await install(maker, '60605f535f60025f5ff55f5260205ff3')
    const outcome = await call({ to: maker })
    expect(outcome.output.slice(24)).toBe('e8b3984e8e0a1313fd08a89447be6fb15c711c4a')
    expect(outcome.internal).toMatchObject([{ note: 'create' }])
  })
})
