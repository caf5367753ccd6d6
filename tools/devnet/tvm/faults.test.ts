import { describe, expect, test } from 'vitest'
import { bench, callTo, contract, other, push } from './testing.ts'

const limit = 1_000_000n

describe('a fault spends everything and reports what a full node reports', () => {
  const cases: readonly (readonly [code: string, result: string, message: string])[] = [
    ['fe', 'ILLEGAL_OPERATION', 'Invalid operation code: opCode[fe];'],
    ['0c', 'ILLEGAL_OPERATION', 'Invalid operation code: opCode[0c];'],
    ['d5', 'ILLEGAL_OPERATION', 'Invalid operation code: opCode[d5];'],
    ['600056', 'BAD_JUMP_DESTINATION', "Operation with pc isn't 'JUMPDEST': PC[0];"],
    ['60ff56', 'BAD_JUMP_DESTINATION', "Operation with pc isn't 'JUMPDEST': PC[255];"],
    // A JUMPDEST that is data of a PUSH.
    ['605b600156', 'BAD_JUMP_DESTINATION', "Operation with pc isn't 'JUMPDEST': PC[1];"],
    ['640100000000565b', 'BAD_JUMP_DESTINATION', "Operation with pc isn't 'JUMPDEST': PC[-1];"],
    ['63ffffffff56', 'BAD_JUMP_DESTINATION', "Operation with pc isn't 'JUMPDEST': PC[-1];"],
    ['6001600157', 'BAD_JUMP_DESTINATION', "Operation with pc isn't 'JUMPDEST': PC[1];"],
    ['01', 'STACK_TOO_SMALL', 'Expected stack size 2 but actual 0;'],
    ['5f90', 'STACK_TOO_SMALL', 'Expected stack size 2 but actual 1;'],
    ['5b5f5f56', 'STACK_TOO_LARGE', 'Expected: overflow 1024 elements stack limit'],
    ['6001622fffe152', 'OUT_OF_MEMORY', "Out of Memory when 'MSTORE' operation executing"],
    [
      `60015f${push(2n ** 256n - 1n)}37`,
      'OUT_OF_MEMORY',
      "Out of Memory when 'CALLDATACOPY' operation executing",
    ],
    [
      '60015f5f3e',
      'UNKNOWN',
      `Illegal RETURNDATACOPY arguments: offset (${'0'.repeat(64)}) + size (${'1'.padStart(64, '0')}) > RETURNDATASIZE (0)`,
    ],
    [
      '5b600056',
      'OUT_OF_ENERGY',
      // 12 a round: 83,333 rounds leave 4; JUMPDEST and PUSH1 take them.
      "Not enough energy for 'JUMP' operation executing: curInvokeEnergyLimit[1000000], curOpEnergy[8], usedEnergy[1000000]",
    ],
    [
      '63001fffff5fa0',
      'OUT_OF_ENERGY',
      "Not enough energy for 'LOG0' operation executing: opEnergy[16777208], programEnergy[999995]",
    ],
    [`${push(2n ** 255n)}5fa0`, 'UNKNOWN', 'BigInteger out of long range'],
    [
      '5f5f5f5f6001305ff1',
      'TRANSFER_FAILED',
      'transfer trx failed: Cannot transfer TRX to yourself.',
    ],
    [`5f5f5f5f${push(2n ** 63n)}305ff1`, 'TRANSFER_FAILED', 'endowment out of long range'],
    [
      '5f5f5f5f5f5f305fd0',
      'TRANSFER_FAILED',
      'validateForSmartContract failure:not valid token id',
    ],
    ['305fd1', 'UNKNOWN', 'validateForSmartContract failure:not valid token id'],
    [`5f5f${push(2n ** 63n)}f0`, 'UNKNOWN', 'BigInteger out of long range'],
    ['5f5f5f5f600160045ff1', 'UNKNOWN', 'transfer failure'],
  ]
  test.each(cases)('%s: %s', (code, result, message) => {
    const { state, execute } = bench()
    state.credit(contract, 5n, 0)
    const outcome = execute(code)
    expect(outcome).toMatchObject({ result, message, output: '', logs: [] })
    // A refused transfer keeps what is left.
    expect(outcome.energy === limit).toBe(result !== 'TRANSFER_FAILED')
  })

  test('a call that cannot be paid reports it in its own words', () => {
    const outcome = bench().execute('5f5f5f5f5f5f5ff1', { energyLimit: 53n })
    expect(outcome.message).toBe(
      "Not enough energy for 'CALL' operation executing: opEnergy[40], programEnergy[39]",
    )
  })

  test('code that cannot be paid', () => {
    expect(bench().deploy('60205ff3', { energyLimit: 6_000n }).message).toBe(
      "Not enough energy for 'save just created contract code' executing: needEnergy[6400], leftEnergy[5992];",
    )
  })

  test('exceptions go by their full names', () => {
    expect(bench().execute('fe').exception).toBe(
      'org.tron.core.vm.program.Program$IllegalOperationException',
    )
    expect(bench().execute(`${push(2n ** 255n)}5fa0`).exception).toBe(
      'java.lang.ArithmeticException',
    )
    expect(bench().execute('5f5ffd')).toMatchObject({ result: 'REVERT', exception: '' })
  })
})

describe('how a call ends', () => {
  test('a revert keeps what is left and gives its data', () => {
    const outcome = bench().execute('60055f5260205ffd')
    expect(outcome).toMatchObject({ result: 'REVERT', message: 'REVERT opcode executed' })
    expect(outcome.energy).toBe(3n + 2n + 1n + 3n + 3n + 2n)
    expect(BigInt(`0x${outcome.output}`)).toBe(5n)
  })

  test('a refused transfer keeps the rest, and the 2,300 that came with the value', () => {
    const { state, execute } = bench()
    state.credit(contract, 10n, 0)
    expect(execute('5f5f5f5f6001305ff1').energy).toBe(8n + 3n + 2n + 2n + 40n + 9_000n - 2_300n)
  })

  test('nothing stays of what a failing call did', () => {
    const { state, install, call } = bench()
    install(contract, `60015f555f5fa05f5f5f5f600173${other}5af15f5ffd`)
    const before = state.position
    const outcome = call({ value: 100n })
    expect(outcome).toMatchObject({ result: 'REVERT', logs: [] })
    expect(outcome.internal).toMatchObject([{ note: 'call', value: 1n, rejected: true }])
    expect(state.position).toBe(before)
    expect(state.balance(contract)).toBe(0n)
  })

  test('a transaction has its time', () => {
    const { install, call } = bench({ cpuLimitMs: 0 })
    // A caller that would continue after its callee; the time is up for both.
    install(other, '5b600056')
    install(contract, `${callTo(other)}00`)
    expect(call({ energyLimit: 10_000_000n })).toMatchObject({
      result: 'OUT_OF_TIME',
      message: "CPU timeout for 'JUMPDEST' operation executing",
      energy: 10_000_000n,
    })
  })

  test('the end of a transaction is looked at too', () => {
    const outcome = bench({ cpuLimitMs: 0 }).execute('60015f55')
    expect(outcome).toMatchObject({
      result: 'OUT_OF_TIME',
      message: "CPU timeout for 'SSTORE(TX_LAST_OP)' operation executing",
      energy: 1_000_000n,
    })
  })

  test('an error of ours leaves nothing behind', () => {
    const { state, install, call } = bench({
      blockId: () => {
        throw new Error('the disk is gone')
      },
    })
    install(contract, '60015f5561012b40')
    const before = state.position
    expect(() => call({ value: 5n })).toThrow('the disk is gone')
    expect(state.position).toBe(before)
  })
})
