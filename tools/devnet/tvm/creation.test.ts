import { describe, expect, test } from 'vitest'
import { keccak256 } from '../crypto.ts'
import { bench, caller, contract, id, other, push } from './testing.ts'

const tail = (...parts: (string | Uint8Array)[]): string =>
  keccak256(
    Buffer.concat(
      parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'hex') : part)),
    ),
  ).toString('hex', 12)
const count = (number: number): string => number.toString(16).padStart(16, '0')
/** create(0, 0, 0): a contract without code. */
const createNothing = '5f5f5ff0'

/** create(value, 0, length) of this creation code, at most 32 bytes. */
const create = (code: string, value = 0): string => {
  const length = code.length / 2
  const word = BigInt(`0x${code}`) << BigInt(256 - length * 8)
  const byte = (number: number): string => number.toString(16).padStart(2, '0')
  return `${push(word)}5f5260${byte(length)}5f60${byte(value)}f0`
}

describe('addresses', () => {
  test('CREATE: by the transaction and the number of actions before it', () => {
    const first = BigInt(`0x${tail(id, count(0))}`)
    const second = BigInt(`0x${tail(id, count(1))}`)
    expect(bench().word(createNothing)).toBe(first)
    expect(bench().word(`${createNothing}50${createNothing}`)).toBe(second)
    expect(bench().word(`5f5f5f5f5f73${other}5af150${createNothing}`)).toBe(second)
  })

  test('CREATE2: the known vector, with 41 in front', () => {
    const maker = '7e5f4552091a69125d5dfcb7b8c2659029395bdf'
    const { install, call } = bench()
    // mstore8(0, 0x60); create2(0, 0, 2, 0)
    install(maker, '60605f535f60025f5ff55f5260205ff3')
    const outcome = call({ to: maker })
    expect(outcome.output.slice(24)).toBe('e8b3984e8e0a1313fd08a89447be6fb15c711c4a')
    expect(outcome.internal).toMatchObject([{ note: 'create' }])
  })

  test('a deployment: by the transaction and its owner', () => {
    const { state, deploy } = bench()
    expect(deploy('60015ff3').result).toBe('SUCCESS')
    const address = tail(id, `41${caller}`)
    expect(Buffer.from(state.codeOf(address)).toString('hex')).toBe('00')
    expect(state.account(address)).toMatchObject({ contract: true, createdAt: 0 })
  })
})

describe('a contract made by a contract', () => {
  const made = tail(id, count(0))

  test('is known as one, also while it is made', () => {
    const { state, word } = bench()
    // The first run stores whether it is a contract, and how much code it has.
    expect(word(create('30d45f55303b60010160015560015ff3', 0))).toBe(BigInt(`0x${made}`))
    expect(state.get('contracts', made)).toMatchObject({ origin: contract, message: '' })
    expect(state.get('storage', made + '0'.repeat(64))).toBe('01')
    expect(state.get('storage', made + '1'.padStart(64, '0'))).toBe('01')
  })

  test('gets value, and is not made without it', () => {
    const { state, word } = bench()
    state.credit(contract, 5n, 0)
    expect(word(create('00', 6))).toBe(0n)
    expect(word(create('00', 5))).toBe(BigInt(`0x${made}`))
    expect(state.balance(made)).toBe(5n)
  })

  test('is not there when its first run reverts, and hands its data back', () => {
    const { state, word } = bench()
    const reverting = create('602a5f5260205ffd')
    expect(word(`${reverting}5060205f5f3e5f51`)).toBe(42n)
    expect(word(reverting)).toBe(0n)
    expect(state.account(made)).toBeUndefined()
  })

  test('takes everything when its first run fails, or its code begins with ef', () => {
    const { execute } = bench()
    expect(execute(create('fe')).energy).toBe(1_000_000n)
    expect(execute(create('60ef5f5360015ff3')).energy).toBe(1_000_000n)
    // Its creator continues with nothing.
    expect(execute(`${create('fe')}50`).result).toBe('OUT_OF_ENERGY')
  })

  test('cannot come where one is', () => {
    const { install, execute } = bench()
    install(made, '00')
    const outcome = execute(createNothing)
    expect(outcome).toMatchObject({ result: 'SUCCESS', energy: 1_000_000n })
    expect(outcome.internal).toMatchObject([{ note: 'create', rejected: true }])
  })

  test('may come where an account has money', () => {
    const { state, word } = bench()
    state.credit(made, 7n, 0)
    expect(word(create('60015ff3'))).toBe(BigInt(`0x${made}`))
    expect(state.account(made)).toMatchObject({ contract: true, balance: 7n })
  })

  test('is not made 65 deep', () => {
    const { state, execute } = bench()
    // Each level calls the next, then creates, and counts where that gives no address.
    const code = '5f5f5f5f5f305af1505f5f5ff015601257'
    const outcome = execute(`${code}005b60015f54015f5500`, { energyLimit: 100_000_000n })
    expect(outcome.result).toBe('SUCCESS')
    expect(outcome.internal.filter(({ note }) => note === 'create')).toHaveLength(64)
    expect(state.get('storage', contract + '0'.repeat(64))).toBe('01')
  })
})

describe('a deployment', () => {
  test('may not begin with ef', () => {
    expect(bench().deploy('60ef5f5360015ff3')).toMatchObject({
      result: 'INVALID_CODE',
      message: 'invalid code: must not begin with 0xef',
      energy: 1_000_000n,
    })
  })

  test('leaves nothing when it reverts', () => {
    const { state, deploy } = bench()
    expect(deploy('5f5ffd', { value: 4n })).toMatchObject({ result: 'REVERT', energy: 4n })
    expect(state.account(tail(id, `41${caller}`))).toBeUndefined()
    expect(state.balance(caller)).toBe(1_000_000n)
  })
})

describe('SELFDESTRUCT', () => {
  const made = tail(id, count(0))

  test('of an older contract gives everything away and keeps code and storage', () => {
    const { state, execute } = bench()
    state.credit(contract, 8n, 0)
    const outcome = execute(`60015f5573${other}ff`)
    expect(outcome.internal).toMatchObject([{ note: 'suicide', value: 8n, target: `41${other}` }])
    expect([state.balance(contract), state.balance(other)]).toEqual([0n, 8n])
    expect(state.get('contracts', contract)).toBeDefined()
    expect(state.get('storage', contract + '0'.repeat(64))).toBe('01')
  })

  test('of an older contract to itself changes nothing', () => {
    const { state, execute } = bench()
    state.credit(contract, 8n, 0)
    execute('30ff')
    expect(state.balance(contract)).toBe(8n)
  })

  test('of one made in this transaction removes it', () => {
    const { state, execute } = bench()
    state.credit(contract, 9n, 0)
    expect(execute(create(`60015f5573${other}ff`, 3)).result).toBe('SUCCESS')
    expect(state.account(made)).toBeUndefined()
    expect(state.get('contracts', made)).toBeUndefined()
    expect(state.get('storage', made + '0'.repeat(64))).toBeUndefined()
    expect(state.balance(other)).toBe(3n)
  })

  test('to itself then burns, and so does what comes later', () => {
    const { state, execute } = bench()
    state.credit(contract, 9n, 0)
    // It is made with 3 and burns them; 2 more are sent to it afterwards.
    const outcome = execute(`${create('30ff', 3)}5f5f5f5f6002855af1`)
    expect(outcome.result).toBe('SUCCESS')
    expect(state.balance(contract)).toBe(4n)
    expect(state.get('totals', 'burned')).toBe(5n)
  })
})
