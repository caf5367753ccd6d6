import { describe, expect, test } from 'vitest'

import { cheapestOf, toLease } from './cheapest.ts'

const prices = { energy: 100n, bandwidth: 1_000n }
const offer = { price: 40, least: 1 }
const has = (energy: number, bandwidth = 600) => ({ energy, bandwidth })

describe('what is leased for a need', () => {
  test.each([
    ['all of it, without own energy', 65_000, 0, 65_000],
    ['all of it, where the call of the lease takes all own energy', 65_000, 42_900, 65_000],
    ['less what the call leaves of the own energy', 65_000, 50_000, 57_900],
    ['nothing, where that is enough', 65_000, 107_900, 0],
  ])('%s', (_, needed, energy, wanted) => {
    expect(toLease(needed, has(energy))).toBe(wanted)
  })
})

describe('the cheapest of three ways', () => {
  test('is the own energy where it reaches, whatever others offer', () => {
    expect(cheapestOf(30_000, has(30_000), { prices, offer, days: 1 })).toEqual({
      cheapest: 'own',
      missing: 0,
      burn: '0',
      lease: null,
    })
  })

  test('is burning where nobody leases', () => {
    const choice = cheapestOf(30_000, has(10_000), { prices, offer: null, days: 1 })
    expect(choice).toEqual({ cheapest: 'burn', missing: 20_000, burn: '2000000', lease: null })
  })

  test.each([
    // 42,900 × 100 ÷ (100 − 40) = 71,500: there both cost the same, and burning is simpler.
    [71_500, 'burn'],
    [71_501, 'lease'],
  ] as const)('of %s energy is %s', (needed, cheapest) => {
    const choice = cheapestOf(needed, has(0), { prices, offer, days: 1 })
    expect(choice).toMatchObject({ cheapest, lease: { callBurn: '4290000', from: 71_501 } })
    expect(choice.lease!.total).toBe(String(needed * 40 + 4_290_000))
  })

  test('counts the bytes of the lease where none are free', () => {
    const choice = cheapestOf(100_000, has(0, 399), { prices, offer, days: 1 })
    // 4,690,000 ÷ 60 is 78,166 and a rest.
    expect(choice.lease).toMatchObject({ callBurn: '4690000', from: 78_167 })
  })

  test('counts own energy that the call of the lease takes', () => {
    const choice = cheapestOf(100_000, has(20_000), { prices, offer, days: 1 })
    // 22,900 are burnt for the call, and 100,000 leased instead of 80,000.
    expect(choice).toMatchObject({
      missing: 80_000,
      burn: '8000000',
      lease: { energy: 100_000, price: '4000000', callBurn: '2290000', total: '6290000' },
      cheapest: 'lease',
    })
    // (20,000 × 40 + 2,290,000) ÷ 60 = 51,500 missing cost the same.
    expect(choice.lease!.from).toBe(71_501)
    expect(cheapestOf(71_500, has(20_000), { prices, offer, days: 1 }).cheapest).toBe('burn')
    expect(cheapestOf(71_501, has(20_000), { prices, offer, days: 1 }).cheapest).toBe('lease')
  })

  test.each([
    // 300,000 × 40 and the call's 4,290,000 are what 162,900 energy burn.
    [162_900, 'burn', 300_000],
    [162_901, 'lease', 300_000],
    [300_001, 'lease', 300_001],
  ] as const)('of %s energy, where 300,000 are the least, is %s', (needed, cheapest, energy) => {
    const big = { ...offer, least: 300_000 }
    const choice = cheapestOf(needed, has(0), { prices, offer: big, days: 1 })
    expect(choice).toMatchObject({ cheapest, lease: { energy, from: 162_901 } })
    expect(choice.lease!.total).toBe(String(energy * 40 + 4_290_000))
  })

  test('ignores a least that is reached before leasing pays', () => {
    const small = { ...offer, least: 71_501 }
    const choice = cheapestOf(71_501, has(0), { prices, offer: small, days: 1 })
    expect(choice).toMatchObject({ cheapest: 'lease', lease: { from: 71_501 } })
  })

  test('is never a lease for more days than its energy is worth', () => {
    const days = 3
    const choice = cheapestOf(1_000_000, has(0), { prices, offer, days })
    expect(choice).toMatchObject({ cheapest: 'burn', lease: { price: '120000000', from: null } })
  })
})
