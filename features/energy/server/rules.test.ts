import { describe, expect, test } from 'vitest'

import { validateLease } from './partRules.ts'
import { costOf, daysOf, energyOf, leaseStateAt, leavingStateAt, stakeFor } from './rules.ts'

/** As on the main network: some 9.47 energy a TRX. */
const network = { limit: 180_000_000_000n, weight: 19_000_000_000n }
const trx = 1_000_000n

describe('energy and stake', () => {
  test('of whole TRX, rounded down; of energy the TRX that give at least it', () => {
    // 6,862 × 180 ÷ 19 = 65,008.4; one less gives 64,998.9.
    expect(stakeFor(65_000, network)).toBe(6_862n * trx)
    expect(energyOf(6_862n * trx, network)).toBe(65_008)
    expect(energyOf(6_861n * trx, network)).toBe(64_998)
    // What is below a whole TRX gives nothing.
    expect(energyOf(trx - 1n, network)).toBe(0)
    expect(energyOf(2n * trx - 1n, network)).toBe(9)
  })

  test('above all that the network has there is none; without any stake nothing gives energy', () => {
    expect(stakeFor(180_000_000_000, network)).toBe(19_000_000_000n * trx)
    expect(stakeFor(180_000_000_001, network)).toBeNull()
    expect(energyOf(5n * trx, { ...network, weight: 0n })).toBe(0)
  })

  test('a lease costs energy × price × days', () => {
    expect(costOf(65_000, 40, 3)).toBe(7_800_000n)
    expect(costOf(2 ** 40 - 1, 2 ** 32 - 1, 30)).toBe((2n ** 40n - 1n) * (2n ** 32n - 1n) * 30n)
  })
})

describe('the first reason of a refusal', () => {
  const offer = { price: 40, least: 32_000, free: 100_000 }
  test.each([
    [{ ...offer, price: 0, energy: undefined }, 'NO_NEW_LEASES', 'lender'],
    [{ ...offer, energy: undefined }, 'ENTER_ENERGY', 'energy'],
    [{ ...offer, energy: 31_999 }, 'LEASE_SMALL', 'energy'],
    [{ ...offer, energy: 100_001 }, 'ENERGY_SHORT', 'energy'],
    [{ ...offer, energy: 32_000 }, undefined, undefined],
    [{ ...offer, energy: 100_000 }, undefined, undefined],
  ] as const)('%o', (asked, code, field) => {
    const refusal = validateLease(asked)
    expect([refusal?.kind.code, refusal?.field]).toEqual([code, field])
    // As people read a number.
    expect(Object.values(refusal?.values ?? {}).join()).not.toMatch(/\d{4}/)
  })
})

test('a lease is due at its second, and lasts as many days as were paid', () => {
  const lease = { time: 1_000, until: 1_000 + 86_400 + 20, endedAt: null }
  expect(daysOf(lease)).toBe(1)
  expect(leaseStateAt(lease, lease.until - 1)).toBe('running')
  expect(leaseStateAt(lease, lease.until)).toBe('due')
  expect(leaseStateAt({ ...lease, endedAt: lease.until }, 0)).toBe('ended')
  expect([leavingStateAt(lease, lease.until - 1), leavingStateAt(lease, lease.until)]).toEqual([
    'waiting',
    'ready',
  ])
})
