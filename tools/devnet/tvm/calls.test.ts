import { describe, expect, test } from 'vitest'
import { keccak256 } from '../crypto.ts'
import { bench, callTo, caller, contract, id, other, push } from './testing.ts'

const slot = (address: string, number: number): string =>
  address + number.toString(16).padStart(64, '0')

/** Returns 32 bytes of memory at 0. */
const giveWord = '60205ff3'

describe('energy for a callee', () => {
  test('there is no 63/64: a callee that fails takes all it received', () => {
    const { install, execute } = bench()
    install(other, 'fe')
    expect(execute(`5f5f5f5f5f73${other}5af15f`).energy).toBe(1_000_000n)
    // With a limit of 1,000 the caller loses only that.
    expect(execute(`5f5f5f5f5f73${other}6103e8f1`).energy).toBe(10n + 3n + 3n + 40n + 1_000n)
  })

  test('a callee that reverts gives the rest back, and its data', () => {
    const { install, execute } = bench()
    install(other, '602a5f5260205ffd')
    // call(gas, other, 0, 0, 0, 0, 32): the word 42 is in memory, and 0 on the stack.
    const outcome = execute(`${callTo(other, 0, 32)}60205260405ff3`)
    expect(outcome.output).toBe(`${'2a'.padStart(64, '0')}${'0'.repeat(64)}`)
    const call = 3n + 2n + 3n + 2n + 2n + 3n + 2n + 40n + 3n
    const callee = 3n + 2n + 1n + 3n + 3n + 2n
    expect(outcome.energy).toBe(call + callee + 3n + 1n + 3n + 3n + 2n)
  })

  test('calls go 64 deep', () => {
    const { state, execute } = bench()
    // sstore(0, sload(0) + 1); call(gas, self): counts how deep it came.
    const outcome = execute('60015f54015f555f5f5f5f5f305af1', { energyLimit: 100_000_000n })
    expect(outcome.result).toBe('SUCCESS')
    expect(state.get('storage', slot(contract, 0))).toBe('41')
  })

  test('value brings 2,300 more, and a call that does not take place gives them too', () => {
    const { state, install, word } = bench()
    state.credit(contract, 1n, 0)
    // The callee returns what it has: 2,300 without the 2 of GAS itself.
    install(other, `5a5f52${giveWord}`)
    expect(word(`60205f5f5f600173${other}5ff1505f51`)).toBe(2_298n)
    // Two sun are not there.
    const { execute } = bench()
    expect(execute(`5f5f5f5f600273${caller}5ff1`).energy).toBe(
      8n + 3n + 3n + 2n + 40n + 9_000n - 2_300n,
    )
  })
})

describe('who is who', () => {
  const who = '335f52346020523060405260605ff3'
  const seen = (operation: string, value = ''): bigint[] => {
    const { state, install, execute } = bench()
    state.credit(contract, 9n, 0)
    install(other, who)
    const outcome = execute(`60605f5f5f${value}73${other}5a${operation}5060605ff3`, { value: 4n })
    return [0, 64, 128].map((at) => BigInt(`0x${outcome.output.slice(at, at + 64)}`))
  }
  const [me, them, sender] = [contract, other, caller].map((hex) => BigInt(`0x${hex}`))

  test('CALL: sender, value, own storage', () => {
    expect(seen('f1', '6003')).toEqual([me, 3n, them])
  })
  test('CALLCODE: the other program here', () => {
    expect(seen('f2', '6003')).toEqual([me, 3n, me])
  })
  test('DELEGATECALL: here, for the original caller, with its value', () => {
    expect(seen('f4')).toEqual([sender, 4n, me])
  })
  test('STATICCALL', () => {
    expect(seen('fa')).toEqual([me, 0n, them])
  })
  test('CALLTOKEN of nothing shows the token', () => {
    const { install, word } = bench()
    install(other, 'd35f52d260205260405ff3')
    const call = `60205f5f5f63000f42415f73${other}5ad0505f51`
    expect(word(call)).toBe(1_000_001n)
  })
  test('tokens that do not exist are not sent', () => {
    expect(bench().word(`5f5f5f5f63000f4241600173${other}5ad0`)).toBe(0n)
  })
})

describe('inside STATICCALL', () => {
  const changing = [
    ['SSTORE', '60015f55'],
    ['TSTORE', '60015f5d'],
    ['LOG0', '5f5fa0'],
    ['CREATE', '5f5f5ff0'],
    ['CREATE2', '5f5f5f5ff5'],
    ['SELFDESTRUCT', '30ff'],
    ['CALL with value', '5f5f5f5f6001305af1'],
    ['FREEZEBALANCEV2', '5f5fda'],
    ['WITHDRAWEXPIREUNFREEZE', 'dd'],
  ] as const
  test.each(changing)('%s fails', (_what, code) => {
    const { state, install, word } = bench()
    state.credit(other, 5n, 0)
    install(other, code)
    // Half of the energy, so that the caller can emit it.
    const asked = `5f5f5f5f73${other}620186a0fa`
    expect(word(asked)).toBe(0n)
    install(other, '00')
    expect(word(asked)).toBe(1n)
  })

  test('continues in calls from there', () => {
    const { install, word } = bench()
    const third = '55'.repeat(20)
    install(third, '60015f55')
    install(other, `${callTo(third)}5f52${giveWord}`)
    expect(word(`60205f5f5f73${other}620186a0fa505f51`)).toBe(0n)
  })
})

describe('what a callee hands back', () => {
  test('as much as there is room for; all of it as return data', () => {
    const { install, word } = bench()
    install(other, `${push(0x1122n << 240n)}5f5260025ff3`)
    // Output of one byte over memory full of ff.
    const call = `${push(2n ** 256n - 1n)}5f5260015f5f5f5f73${other}5af150`
    expect(word(`${call}5f51`)).toBe((0x11n << 248n) | (2n ** 248n - 1n))
    expect(word(`${call}3d`)).toBe(2n)
    expect(word(`${call}60025f60203e602051`)).toBe(0x1122n << 240n)
  })

  test('nothing after an exception, and what came before is forgotten', () => {
    const { install, word } = bench()
    const failing = '55'.repeat(20)
    install(other, giveWord)
    install(failing, 'fe')
    expect(word(`${callTo(other)}503d`)).toBe(32n)
    expect(word(`${callTo(other)}505f5f5f5f5f73${failing}6064f1503d`)).toBe(0n)
  })
})

describe('internal transactions', () => {
  const long = (number: bigint): Buffer => {
    const bytes = Buffer.alloc(8)
    bytes.writeBigUInt64BE(number)
    return bytes
  }
  const hash = (...parts: (string | Uint8Array)[]): string =>
    keccak256(
      Buffer.concat(
        parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'hex') : part)),
      ),
    ).toString('hex')

  test('follow from the one before: parent, receiver, data, value, number', () => {
    const { state, install, execute } = bench()
    const third = '55'.repeat(20)
    state.credit(contract, 9n, 0)
    install(other, `${callTo(third, 2)}00`)
    const { internal } = execute(`5f5f60015f600773${other}5af15f5f5ff0`)
    const first = hash(id, `41${other}`, '00', long(7n), long(1n))
    const second = hash(first, `41${third}`, '0000', long(0n), long(2n))
    const third3 = hash(id, '', '', long(0n), long(3n))
    expect(internal.map((each) => each.hash)).toEqual([first, second, third3])
    expect(internal.map((each) => each.note)).toEqual(['call', 'call', 'create'])
    expect(internal[0]).toMatchObject({ caller: `41${contract}`, target: `41${other}`, value: 7n })
  })

  test('those of a failing callee are rejected, the others not', () => {
    const { install, execute } = bench()
    const third = '55'.repeat(20)
    install(other, `${callTo(third)}5f5ffd`)
    const { internal } = execute(`${callTo(other)}50${callTo(third)}`)
    expect(internal.map((each) => each.rejected)).toEqual([true, true, false])
  })

  test('built-in contracts make none', () => {
    expect(bench().execute(callTo('2'.padStart(40, '0'))).internal).toEqual([])
  })
})

describe('storage of one transaction', () => {
  test('is seen by later calls of it, not by the next transaction', () => {
    const { install, word, call } = bench()
    install(other, `36600c575f5c5f52${giveWord}5b602a5f5d00`)
    // With input it stores 42, without it returns what is there.
    expect(word(`${callTo(other, 1)}50${callTo(other, 0, 32)}505f51`)).toBe(42n)
    expect(call({ to: other }).output).toBe('0'.repeat(64))
  })

  test('is taken back with a frame that reverts', () => {
    const { install, word } = bench()
    install(other, `36600c575f5c5f52${giveWord}5b602a5f5d5f5ffd`)
    expect(word(`${callTo(other, 1)}50${callTo(other, 0, 32)}505f51`)).toBe(0n)
  })
})
