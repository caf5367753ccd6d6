import { expect, test } from 'vitest'

import { ifDoubled, powersAfter, shareOf, shareText } from './share.ts'

const usdt = (whole: number): bigint => BigInt(whole) * 1_000_000n
const least = usdt(10_000)

test('a share is of the network, and of the least power while that is more', () => {
  expect(shareText(shareOf(usdt(2_500), usdt(20_000), least))).toBe('12.50%')
  expect(shareText(shareOf(usdt(2_500), usdt(5_000), least))).toBe('25.00%')
  expect(shareText(shareOf(usdt(10_000), usdt(10_000), least))).toBe('100.00%')
})

test('twice the network is half the share, once it is above the least power', () => {
  expect(shareText(ifDoubled(usdt(2_500), usdt(20_000), least))).toBe('6.25%')
  // 2 × 5,000 are the least power.
  expect(shareText(ifDoubled(usdt(2_500), usdt(5_000), least))).toBe('25.00%')
  expect(shareText(ifDoubled(usdt(2_500), usdt(8_000), least))).toBe('15.62%')
})

test('after a burn the power of the account is not counted twice', () => {
  // 16.51 of 20,000 USDT, 16.51 of them by this burn.
  const read = { mine: '16510000', network: '20000000000', least: '10000000000' }
  const after = powersAfter(read, 20_000_000_000n)
  expect(after && shareText(shareOf(...after))).toBe('0.0825%')
  // Read before the burn was in a block.
  expect(powersAfter({ ...read, mine: '0', network: '19983490000' }, 20_000_000_000n)).toBe(null)
})

test.each([
  [0n, 1n, '0%'],
  [0n, 0n, '0%'],
  [1_201n, 1_000_000n, '0.1201%'],
  [99_999n, 10_000_000n, '0.9999%'],
  [1n, 1_000_000n, '0.0001%'],
  [1n, 1_000_001n, '<0.0001%'],
  [1n, 2n ** 64n, '<0.0001%'],
])('%d ÷ %d is %s', (power, of, text) => {
  expect(shareText({ power, of })).toBe(text)
})
