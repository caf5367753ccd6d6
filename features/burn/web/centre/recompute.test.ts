import { sampleReply } from '#platform/web/testing/sample.ts'
import { expect, test } from 'vitest'

import { burnApi } from '../../api.ts'
import { type DayFacts, differing, type MiningEvent, recompute } from './recompute.ts'

const from = 1_800_000_000
const hour = 3_600
const usdt = (whole: number): bigint => BigInt(whole) * 1_000_000n
const perSecond = 10n ** 18n
const mine = 'TMine'

/** A day of 10 hours of one period; a power of 2,000 of 20,000 is mine as it begins. */
const facts: DayFacts = {
  from,
  to: from + 10 * hour,
  leastPower: String(usdt(10_000)),
  miners: { part: 4, of: 5 },
  opening: { networkPower: String(usdt(20_000)), ownPower: String(usdt(2_000)) },
  periods: [{ start: from - hour, end: from + 90 * 86_400, perSecond: String(perSecond) }],
}
const burn = (account: string, power: bigint, totalPower: bigint, at: number): MiningEvent => ({
  kind: 'burn',
  account,
  amount: 5n,
  power,
  totalPower,
  time: from + at,
})
const claim = (account: string, amount: bigint, kind: 'claim' | 'claimNode' = 'claim') => ({
  kind,
  account,
  amount,
  power: 0n,
  totalPower: 0n,
  time: from + 9 * hour,
})

/** 4/5 of what an hour emits, in TES. */
const hourly = (perSecond * BigInt(hour) * 4n) / 5n
const near = (a: bigint, b: bigint): boolean => a - b < 10n && b - a < 10n

test('a quiet day earns a tenth of the miners’ part', () => {
  const made = recompute(facts, [], mine)
  expect(made).toMatchObject({
    pool: perSecond * BigInt(10 * hour),
    networkPower: usdt(20_000),
    power: usdt(2_000),
    isComplete: true,
    paid: 0n,
  })
  expect(near(made.earned, hourly)).toBe(true)
})

test('a burn of another dilutes from its second on, an own one adds; claims are only paid', () => {
  const events = [
    burn('TOther', usdt(20_000), usdt(40_000), 2 * hour),
    burn(mine, usdt(10_000), usdt(50_000), 6 * hour),
    claim(mine, 7n),
    claim('TOther', 9n),
    claim(mine, 3n, 'claimNode'),
  ]
  const made = recompute(facts, events, mine)
  // 2 h at 1/10, 4 h at 1/20, 4 h at 12/50.
  expect(near(made.earned, (hourly * (200n + 200n + 960n)) / 1_000n)).toBe(true)
  expect(made).toMatchObject({
    networkPower: usdt(50_000),
    power: usdt(12_000),
    burnt: 10n,
    paid: 7n,
    paidToMiners: 16n,
    paidToNodes: 3n,
    isComplete: true,
  })
})

test('below the least power a share is of that; without a period nothing is emitted', () => {
  const small = { ...facts, opening: { ...facts.opening, networkPower: String(usdt(2_000)) } }
  expect(near(recompute(small, [], mine).earned, 2n * hourly)).toBe(true)
  const gap = { ...facts, periods: [{ ...facts.periods[0]!, end: from + hour }] }
  expect(recompute(gap, [], mine).pool).toBe(perSecond * BigInt(hour))
  expect(recompute({ ...facts, periods: [] }, [], mine)).toMatchObject({ pool: 0n, earned: 0n })
})

test('a burn that is left out is noticed', () => {
  const events = [burn('TOther', usdt(1), usdt(20_002), hour)]
  expect(recompute(facts, events, mine).isComplete).toBe(false)
})

test('what the statement shows is compared to the unit, but earnings within the rounding', () => {
  const made = recompute(facts, [], mine)
  const day = {
    ...sampleReply(burnApi.day),
    pool: String(made.pool),
    networkPower: String(made.networkPower),
    burnt: '0',
    paidToMiners: '0',
    paidToNodes: '0',
    mine: { power: String(made.power), earned: String(made.earned + 2n), paid: '0' },
  }
  expect(differing(day, made, 0)).toEqual([])
  expect(
    differing(
      {
        ...day,
        pool: String(made.pool + 1n),
        mine: { ...day.mine, earned: String(made.earned + 3n) },
      },
      made,
      0,
    ),
  ).toEqual(['pool', 'earned'])
  expect(differing({ ...day, mine: null }, { ...made, power: 1n }, 0)).toEqual([])
})
