import { expect, test } from 'vitest'

import { rewardFor } from './plans.ts'

test('a reward is amount × rate / 10^18, rounded down', () => {
  // 2.5 USDT, 10^18 base units of which earn 3 × 10^29 base units of TES: 0.75 TES.
  expect(rewardFor(2_500_000n, { rate: '300000000000000000000000000000' })).toBe(
    750_000_000_000_000_000n,
  )
  // 7 × 10^17 / 10^18 = 0.7
  expect(rewardFor(7n, { rate: '100000000000000000' })).toBe(0n)
})
