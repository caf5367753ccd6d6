import { describe, expect, test } from 'vitest'
import { bench, caller, contract, other } from './testing.ts'
import { operations } from './table.ts'

const costs = (code: string): bigint => bench().execute(code).energy

/** PUSH1 costs 3, PUSH0 2. The first word of memory costs 3. */
const cases: readonly (readonly [what: string, code: string, energy: bigint])[] = [
  ['STOP', '00', 0n],
  ['ADD', '5f5f01', 4n + 3n],
  ['MUL', '5f5f02', 4n + 5n],
  ['SUB', '5f5f03', 4n + 3n],
  ['DIV', '5f5f04', 4n + 5n],
  ['SDIV', '5f5f05', 4n + 5n],
  ['MOD', '5f5f06', 4n + 5n],
  ['SMOD', '5f5f07', 4n + 5n],
  ['ADDMOD', '5f5f5f08', 6n + 8n],
  ['MULMOD', '5f5f5f09', 6n + 8n],
  ['EXP with zero', '5f5f0a', 4n + 10n],
  ['EXP with an exponent of one byte', '60ff5f0a', 5n + 10n + 10n],
  ['EXP with an exponent of two bytes', '6101005f0a', 5n + 10n + 20n],
  ['SIGNEXTEND', '5f5f0b', 4n + 5n],
  ['LT', '5f5f10', 4n + 3n],
  ['GT', '5f5f11', 4n + 3n],
  ['SLT', '5f5f12', 4n + 3n],
  ['SGT', '5f5f13', 4n + 3n],
  ['EQ', '5f5f14', 4n + 3n],
  ['ISZERO', '5f15', 2n + 3n],
  ['AND', '5f5f16', 4n + 3n],
  ['OR', '5f5f17', 4n + 3n],
  ['XOR', '5f5f18', 4n + 3n],
  ['NOT', '5f19', 2n + 3n],
  ['BYTE', '5f5f1a', 4n + 3n],
  ['SHL', '5f5f1b', 4n + 3n],
  ['SHR', '5f5f1c', 4n + 3n],
  ['SAR', '5f5f1d', 4n + 3n],
  ['CLZ', '5f1e', 2n + 5n],
  ['SHA3 of nothing', '5f5f20', 4n + 30n],
  ['SHA3 of 33 bytes', '60215f20', 5n + 30n + 2n * 6n + 2n * 3n],
  ['ADDRESS', '30', 2n],
  ['BALANCE', '3031', 2n + 20n],
  ['ORIGIN', '32', 2n],
  ['CALLER', '33', 2n],
  ['CALLVALUE', '34', 2n],
  ['CALLDATALOAD', '5f35', 2n + 3n],
  ['CALLDATASIZE', '36', 2n],
  ['CALLDATACOPY of nothing', '5f5f5f37', 6n],
  ['CALLDATACOPY of 32 bytes', '60205f5f37', 7n + 3n + 3n],
  ['CODESIZE', '38', 2n],
  ['CODECOPY of 33 bytes', '60215f5f39', 7n + 6n + 6n],
  ['GASPRICE', '3a', 2n],
  ['EXTCODESIZE', '303b', 2n + 20n],
  ['EXTCODECOPY of 32 bytes', '60205f5f303c', 9n + 20n + 3n + 3n],
  ['RETURNDATASIZE', '3d', 2n],
  ['RETURNDATACOPY of nothing', '5f5f5f3e', 6n],
  ['EXTCODEHASH', '303f', 2n + 400n],
  ['BLOCKHASH', '600140', 3n + 20n],
  ['COINBASE', '41', 2n],
  ['TIMESTAMP', '42', 2n],
  ['NUMBER', '43', 2n],
  ['DIFFICULTY', '44', 2n],
  ['GASLIMIT', '45', 2n],
  ['CHAINID', '46', 2n],
  ['SELFBALANCE', '47', 5n],
  ['BASEFEE', '48', 2n],
  ['BLOBHASH', '5f49', 2n + 3n],
  ['BLOBBASEFEE', '4a', 2n],
  ['POP', '5f50', 2n + 2n],
  ['MLOAD of the first word', '5f51', 2n + 1n + 3n],
  ['MSTORE of the first word', '5f5f52', 4n + 1n + 3n],
  ['MSTORE across two words', '5f600152', 5n + 1n + 6n],
  ['MSTORE8', '5f5f53', 4n + 1n + 3n],
  ['MSTORE of 32 words: 32 * 3 and two of the square', '60016103e052', 6n + 1n + 96n + 2n],
  ['SLOAD', '5f54', 2n + 50n],
  ['SSTORE into an empty slot', '60015f55', 5n + 20_000n],
  ['SSTORE of zero into an empty slot', '5f5f55', 4n + 5_000n],
  ['SSTORE twice', '60015f5560025f55', 10n + 25_000n],
  ['SSTORE set, cleared and set again', '60015f555f5f5560015f55', 14n + 30_000n],
  ['SSTORE of zero makes the slot be there', '5f5f5560015f55', 9n + 10_000n],
  ['JUMP and JUMPDEST', '6003565b', 3n + 8n + 1n],
  ['JUMPI that jumps', '60016005575b', 6n + 10n + 1n],
  ['JUMPI that does not', '5f5f57', 4n + 10n],
  ['PC', '58', 2n],
  ['MSIZE', '59', 2n],
  ['GAS', '5a', 2n],
  ['JUMPDEST', '5b', 1n],
  ['TLOAD', '5f5c', 2n + 100n],
  ['TSTORE', '5f5f5d', 4n + 100n],
  ['MCOPY of nothing', '5f5f5f5e', 6n + 3n],
  ['MCOPY of 32 bytes to the second word', '60205f60205e', 8n + 3n + 6n + 3n],
  ['PUSH0', '5f', 2n],
  ...Array.from({ length: 32 }, (_, i) => {
    const code = (0x60 + i).toString(16) + '01'.repeat(i + 1)
    return [`PUSH${i + 1}`, code, 3n] as const
  }),
  ...Array.from({ length: 16 }, (_, i) => {
    const code = '5f'.repeat(i + 1) + (0x80 + i).toString(16)
    return [`DUP${i + 1}`, code, 2n * BigInt(i + 1) + 3n] as const
  }),
  ...Array.from({ length: 16 }, (_, i) => {
    const code = '5f'.repeat(i + 2) + (0x90 + i).toString(16)
    return [`SWAP${i + 1}`, code, 2n * BigInt(i + 2) + 3n] as const
  }),
  ['LOG0 of 32 bytes', '60205fa0', 5n + 375n + 8n * 32n + 3n],
  ['LOG1 of nothing', '5f5f5fa1', 6n + 375n * 2n],
  ['LOG2 of nothing', '5f5f5f5fa2', 8n + 375n * 3n],
  ['LOG3 of nothing', '5f5f5f5f5fa3', 10n + 375n * 4n],
  ['LOG4 of nothing', '5f5f5f5f5f5fa4', 12n + 375n * 5n],
  ['CALLTOKEN of no token value', '5f5f5f5f62ffffff5f305fd0', 17n + 40n],
  ['TOKENBALANCE', '3062ffffffd1', 5n + 20n],
  ['CALLTOKENVALUE', 'd2', 2n],
  ['CALLTOKENID', 'd3', 2n],
  ['ISCONTRACT', '30d4', 2n + 20n],
  ['CREATE of nothing', '5f5f5ff0', 6n + 32_000n],
  ['CALL without value', '5f5f5f5f5f5f5ff1', 14n + 40n],
  ['CALL with memory for input and output', '60205f60405f5f5f5ff1', 16n + 40n + 6n],
  ['CALLCODE', '5f5f5f5f5f5f5ff2', 14n + 40n],
  ['RETURN of a word', '60205ff3', 5n + 3n],
  ['DELEGATECALL', '5f5f5f5f5f5ff4', 12n + 40n],
  ['CREATE2 of 33 bytes of zeros', '5f60215f5ff5', 9n + 32_000n + 6n + 2n * 6n],
  ['STATICCALL', '5f5f5f5f5f5ffa', 12n + 40n],
  ['REVERT of a word', '60205ffd', 5n + 3n],
  ['VOTEWITNESS of nothing', '5f5f5f5fd8', 8n + 30_000n + 3n],
  ['VOTEWITNESS with memory for two arrays', '5f5f60405fd8', 9n + 30_000n + 9n],
  ['WITHDRAWREWARD', 'd9', 20_000n],
  ['FREEZEBALANCEV2', '5f5fda', 4n + 10_000n],
  ['UNFREEZEBALANCEV2', '5f5fdb', 4n + 10_000n],
  ['CANCELALLUNFREEZEV2', 'dc', 10_000n],
  ['WITHDRAWEXPIREUNFREEZE', 'dd', 10_000n],
  ['DELEGATERESOURCE', '5f5f5fde', 6n + 10_000n],
  ['UNDELEGATERESOURCE', '5f5f5fdf', 6n + 10_000n],
  ['SELFDESTRUCT to one that is there', '30ff', 2n + 5_000n],
  ['SELFDESTRUCT to one that is not', '6099ff', 3n + 5_000n + 25_000n],
]

describe('the energy of single operations, by hand', () => {
  test.each(cases)('%s', (_what, code, energy) => {
    expect(costs(code)).toBe(energy)
  })

  test('no operation is left out', () => {
    const covered = new Set(
      cases.map(([what]) => what.split(' ')[0]?.replace('SELFDESTRUCT', 'SUICIDE')),
    )
    const all = operations.flatMap((each) => (each === undefined ? [] : [each.name]))
    expect(all.filter((name) => !covered.has(name))).toEqual([])
  })
})

describe('the energy of values and codes', () => {
  test('value costs 9,000, and 25,000 more when it makes an account', () => {
    const { state, execute } = bench()
    // call(gas 0, other, 1, nothing, nothing)
    const code = `5f5f5f5f600173${other}5ff1`
    state.credit(contract, 10n, 0)
    // The stipend of 2,300 that is not used comes back.
    const base = 8n + 3n + 3n + 2n + 40n + 9_000n - 2_300n
    expect(execute(code).energy).toBe(base + 25_000n)
    expect(execute(code).energy).toBe(base)
    expect(state.balance(other)).toBe(2n)
  })

  test('a byte of code costs 200', () => {
    // init code 60015ff3: returns one byte of zero. mstore(0, it); create(0, 28, 4)
    const init = 5n + 3n // push1, push0, return with a word of memory
    const made = costs('6360015ff35f526004601c5ff0')
    expect(made).toBe(3n + 2n + 1n + 3n + 3n + 3n + 2n + 32_000n + init + 200n)
  })

  test('a deployment pays for its code too', () => {
    const outcome = bench().deploy('60205ff3')
    expect(outcome).toMatchObject({ result: 'SUCCESS', energy: 5n + 3n + 32n * 200n })
  })

  test('a call of an account without code costs nothing and moves its value', () => {
    const { state, call, install } = bench()
    install(contract, '')
    expect(call({ value: 7n })).toMatchObject({ result: 'SUCCESS', energy: 0n })
    expect([state.balance(contract), state.balance(caller)]).toEqual([7n, 999_993n])
  })
})
