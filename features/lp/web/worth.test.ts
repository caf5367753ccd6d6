import { expect, test } from 'vitest'

import { earnedADay, liquidityFor, partsOf, tesWorth, worthOf } from './worth.ts'

/** 2,000,000 TES and 100,000 USDT, and the liquidity of their product's root. */
const pool = {
  coins: [
    { symbol: 'TES', decimals: 18, reserve: String(2_000_000n * 10n ** 18n) },
    { symbol: 'USDT', decimals: 6, reserve: '100000000000' },
  ],
  supply: '447213595499957939',
}
const bare = { ...pool, coins: pool.coins.slice(0, 1) }

test('liquidity is worth its part of twice the USDT, and so much of it is found again', () => {
  expect(worthOf(pool, 447213595499957939n)).toBe(200_000_000_000n)
  // 250 of 200,000 USDT are a part of 800.
  const liquidity = liquidityFor(pool, 250_000_000n)!
  expect(liquidity).toBe(559_016_994_374_948n)
  expect(worthOf(pool, liquidity)).toBe(250_000_000n)
  expect([worthOf(bare, 1n), liquidityFor(bare, 1n)]).toEqual([null, null])
})

test('a share names both coins', () => {
  expect(partsOf(pool, 559_016_994_374_948n)).toBe('2,500.00 TES + 125.00 USDT')
  expect(partsOf({ ...pool, supply: '0' }, 0n)).toBe('0.00 TES + 0.00 USDT')
})

test('what joins a stream shares it with what is there', () => {
  // 1 TES a second, and as much again joins: half of 86,400.
  expect(earnedADay(10n ** 18n, 5n, 5n)).toBe(43_200n * 10n ** 18n)
  expect(earnedADay(10n ** 18n, 5n, 0n)).toBe(86_400n * 10n ** 18n)
  expect(earnedADay(10n ** 18n, 0n, 0n)).toBe(0n)
})

test('a reward is worth what its price makes of it', () => {
  // 0.05 USDT are 50,000 base units, times 10^12.
  expect(tesWorth(3n * 10n ** 18n, String(50_000n * 10n ** 12n))).toBe(150_000n)
  expect(tesWorth(1n, null)).toBeNull()
})
