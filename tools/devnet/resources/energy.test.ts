import { describe, expect, test } from 'vitest'
import { bare } from '../addresses.ts'
import { act, after, alice, bob, now, trx, withContract, world } from '../kinds/testing/world.ts'
import type { State } from '../state.ts'
import { budget, energyLeft, payEnergy } from './energy.ts'

const caller = bare(bob)
const owner = bare(alice)

/** Alice stakes 1 TRX and Bob 3 for energy; a TRX is worth 45,000,000,000 points. */
function staked(aliceTrx = 1n, bobTrx = 3n): State {
  const state = world()
  const give = (who: string, sun: bigint) =>
    act(state, 'FreezeBalanceV2Contract', { owner_address: who, frozen_balance: sun, resource: 1 })
  if (aliceTrx > 0n) give(alice, aliceTrx * trx)
  if (bobTrx > 0n) give(bob, bobTrx * trx)
  withContract(state)
  return state
}

/** As if an account had used all but some of its energy just now. */
function leave(state: State, who: string, points: number, at = now.slot): void {
  const row = state.account(who)
  if (row === undefined) return
  const used = energyLeft(state, row, at) - points
  state.set('accounts', who, { ...row, energy: { used, slot: at, window: 0 } })
}

const sponsor = (percent: number, limit = 10_000_000) => ({ owner, percent, limit })
const limitOf = (
  state: State,
  feeLimit: bigint,
  sent = 0n,
  by = null as ReturnType<typeof sponsor> | null,
) => budget(state, caller, feeLimit, sent, by, now.slot).limit

describe('what may be spent on a call', () => {
  test('without stake: the balance that it leaves, and the fee limit, at 100 sun a unit', () => {
    const state = world()
    expect(limitOf(state, 15_000n * trx)).toBe(10_000_000n) // 1,000 TRX
    expect(limitOf(state, 15_000n * trx, 999n * trx)).toBe(10_000n)
    expect(limitOf(state, 15_000n * trx, 1001n * trx)).toBe(0n)
    expect(limitOf(state, 12_345n)).toBe(123n)
    expect(limitOf(state, 0n)).toBe(0n)
  })

  test('staked energy comes on top of the balance, but not of the fee limit', () => {
    const state = staked()
    leave(state, caller, 500)
    expect(limitOf(state, 15_000n * trx)).toBe(500n + 9_970_000n)
    expect(limitOf(state, 30_000n)).toBe(300n)
  })

  test.each([
    [100, 1000n],
    [0, 1000n + 7000n], // all that the owner has left
    [50, 1000n + 1000n], // as much again
    [25, 1000n + 3000n],
    [10, 1000n + 7000n], // nine times as much, but the owner has no more
  ])('of a contract whose callers bear %i percent: %i', (percent, limit) => {
    const state = staked()
    leave(state, owner, 7000)
    expect(limitOf(state, 100_000n, 0n, sponsor(percent))).toBe(limit)
  })

  test('the owner’s limit for one call holds too', () => {
    const state = staked()
    leave(state, owner, 7000)
    expect(limitOf(state, 100_000n, 0n, sponsor(0, 300))).toBe(1300n)
  })

  test('who calls its own contract pays alone', () => {
    const state = staked()
    leave(state, owner, 7000)
    const own = budget(state, owner, 100_000n, 0n, sponsor(0), now.slot)
    expect(own).toMatchObject({ limit: 1000n, sponsor: null })
  })
})

describe('the bill', () => {
  test('is burned where nothing is staked', () => {
    const state = world()
    const limits = budget(state, caller, 100n * trx, 0n, null, now.slot)
    expect(payEnergy(state, limits, 1234n, true, now.slot)).toEqual({
      energyUsage: 0n,
      originEnergyUsage: 0n,
      energyFee: 123_400n,
    })
    expect(state.balance(caller)).toBe(1000n * trx - 123_400n)
    expect(state.total('burned')).toBe(123_400n)
    expect(state.account(caller)?.energy).toBeUndefined()
  })

  test('is taken from the stake first, then burned', () => {
    const state = staked()
    leave(state, caller, 1000)
    const limits = budget(state, caller, 100n * trx, 0n, null, now.slot)
    expect(payEnergy(state, limits, 1500n, true, now.slot)).toEqual({
      energyUsage: 1000n,
      originEnergyUsage: 0n,
      energyFee: 50_000n,
    })
    expect(energyLeft(state, state.account(caller), now.slot)).toBe(0)
  })

  test('is shared with the owner by hundredths, rounded down for the owner', () => {
    const state = staked()
    leave(state, owner, 100_000)
    const limits = budget(state, caller, 100n * trx, 0n, sponsor(30), now.slot)
    expect(payEnergy(state, limits, 9999n, true, now.slot)).toEqual({
      energyUsage: 3000n,
      originEnergyUsage: 6999n, // 9,999 * 70 / 100
      energyFee: 0n,
    })
    expect(energyLeft(state, state.account(owner), now.slot)).toBe(93_001)
  })

  test('comes back to the caller where the owner has too little', () => {
    const state = staked(1n, 0n)
    leave(state, owner, 2000)
    const limits = budget(state, caller, 100n * trx, 0n, sponsor(0), now.slot)
    expect(payEnergy(state, limits, 5000n, false, now.slot)).toEqual({
      energyUsage: 0n,
      originEnergyUsage: 2000n,
      energyFee: 300_000n,
    })
  })

  test('takes no more from the owner for one call than it allows', () => {
    const state = staked()
    leave(state, owner, 2000)
    const limits = budget(state, caller, 100n * trx, 0n, sponsor(0, 300), now.slot)
    expect(payEnergy(state, limits, 1000n, true, now.slot)).toMatchObject({
      energyUsage: 700n,
      originEnergyUsage: 300n,
    })
  })

  test('of nothing still brings both usages up to date, if the call succeeded', () => {
    const usedAt = (kept: boolean): (number | undefined)[] => {
      const state = staked()
      for (const who of [owner, caller]) leave(state, who, 1000)
      const later = after(10).slot
      const limits = budget(state, caller, 100n * trx, 0n, sponsor(50), later)
      payEnergy(state, limits, 0n, kept, later)
      return [owner, caller].map((who) => state.account(who)?.energy?.slot)
    }
    expect(usedAt(true)).toEqual([now.slot + 10, now.slot + 10])
    expect(usedAt(false)).toEqual([now.slot, now.slot])
  })

  test('is remembered for a day', () => {
    const state = staked()
    const limits = budget(state, caller, 100n * trx, 0n, null, now.slot)
    payEnergy(state, limits, 28_800n, true, now.slot)
    const left = (slots: number): number =>
      energyLeft(state, state.account(caller), after(slots).slot)
    expect([left(0), left(14_400), left(28_800)]).toEqual([
      134_999_971_200, 134_999_985_600, 135_000_000_000,
    ])
  })
})
