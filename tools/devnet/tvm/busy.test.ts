import { describe, expect, test } from 'vitest'
import { type BusyRules, caughtUp } from './busy.ts'
import { bench, block, callTo, contract, other } from './testing.ts'

const rules: BusyRules = {
  threshold: 1_000,
  increase: 2_000,
  most: 34_000,
  cycle: 21_600_000,
  since: 0,
}
const state = (energyUsage: number, energyFactor: number, updateCycle: number) => ({
  energyUsage,
  energyFactor,
  updateCycle,
})

describe('the factor from cycle to cycle', () => {
  test('a busy one adds a fifth of the whole price, up to 3.4', () => {
    expect(caughtUp(state(1_001, 0, 5), 6, rules)).toEqual(state(0, 2_000, 6))
    expect(caughtUp(state(1_001, 2_000, 5), 6, rules)).toEqual(state(0, 4_400, 6))
    expect(caughtUp(state(1_001, 30_000, 5), 6, rules)).toEqual(state(0, 34_000, 6))
  })

  test('a quiet one takes a twentieth', () => {
    expect(caughtUp(state(1_000, 4_400, 5), 6, rules)).toEqual(state(0, 3_680, 6))
    // 1.44 * 0.95 * 0.95 = 1.2996
    expect(caughtUp(state(0, 4_400, 5), 7, rules)).toEqual(state(0, 2_996, 7))
    expect(caughtUp(state(0, 100, 5), 60, rules)).toEqual(state(0, 0, 60))
    // Busy first, then quiet for one: 1.2 * 0.95 = 1.14
    expect(caughtUp(state(1_001, 0, 5), 7, rules)).toEqual(state(0, 1_400, 7))
  })

  test('within a cycle it stays', () => {
    const now = state(9_999, 2_000, 5)
    expect(caughtUp(now, 5, rules)).toBe(now)
  })
})

const cycle = Math.floor(block.timestamp / rules.cycle) + 1
/** Ten times PUSH0 and POP: 40 energy. */
const work = '5f50'.repeat(10)

describe('what a busy contract costs', () => {
  function busy(factor: number, code: string) {
    const { state: world, install, call } = bench({ busy: rules })
    install(contract, code)
    install(other, work)
    world.set('contractStates', contract, state(0, factor, cycle))
    return { outcome: call(), world }
  }

  test('each operation by itself, rounded down', () => {
    // 2 * 1.25 = 2.5 becomes 2 for each: no penalty; 3 * 1.5 = 4.
    expect(busy(2_500, work).outcome).toMatchObject({ energy: 40n, penalty: 0n })
    expect(busy(5_000, work).outcome).toMatchObject({ energy: 60n, penalty: 20n })
    expect(busy(5_000, '600160010150').outcome).toMatchObject({
      energy: 4n + 4n + 4n + 3n,
      penalty: 1n + 1n + 1n + 1n,
    })
  })

  test('a call pays for itself, not for what it hands on', () => {
    const { outcome, world } = busy(10_000, callTo(other))
    // PUSH2 twice, PUSH20, four PUSH0 twice their price, GAS too; CALL 80; the callee its 40.
    const pushes = 3 * 3 + 3 * 2 + 2
    expect(outcome).toMatchObject({
      energy: BigInt(2 * pushes + 80 + 40),
      penalty: BigInt(pushes + 40),
    })
    // Usage counts without the penalty.
    expect(world.get('contractStates', contract)).toEqual(state(pushes + 40, 10_000, cycle))
    expect(world.get('contractStates', other)).toEqual(state(40, 0, cycle))
  })

  test('a full node reports what was penalty', () => {
    const { state: world, install, call } = bench({ busy: rules })
    install(contract, work)
    world.set('contractStates', contract, state(0, 10_000, cycle))
    expect(call({ energyLimit: 9n }).message).toBe(
      "Not enough energy for 'PUSH0' operation executing: curInvokeEnergyLimit[9], curOpEnergy[2], penaltyEnergy[2], usedEnergy[8]",
    )
  })

  test('a failing call leaves no usage', () => {
    const { world } = busy(0, '5ffe')
    expect(world.get('contractStates', contract)).toEqual(state(0, 0, cycle))
  })

  test('can be read at any time, which changes nothing', () => {
    const { state: world, machine } = bench({ busy: rules })
    world.set('contractStates', contract, state(1_001, 0, cycle))
    const next = block.timestamp + rules.cycle
    expect(machine.contractState(contract, block.timestamp)).toEqual(state(1_001, 0, cycle))
    expect(machine.contractState(contract, next)).toEqual(state(0, 2_000, cycle + 1))
    expect(machine.contractState(other, next)).toEqual(state(0, 0, cycle + 1))
    expect(world.get('contractStates', contract)).toEqual(state(1_001, 0, cycle))
    expect(bench().machine.contractState(contract, next)).toBeNull()
  })

  test('without the rule nothing is kept', () => {
    const { state: world, execute } = bench()
    expect(execute(work)).toMatchObject({ energy: 40n, penalty: 0n })
    expect(world.get('contractStates', contract)).toBeUndefined()
  })
})
