import type { Address } from '#platform/std/address.ts'
import { describe, expect, test } from 'vitest'

import { cleanedLink, limits } from '../fields.ts'
import {
  type PresaleInput,
  type TokenInput,
  validatePresale,
  validateToken,
} from './configRules.ts'
import {
  claimableOf,
  curveCost,
  curvePrice,
  entryStateAt,
  phaseAt,
  protectFeeAt,
  stateAt,
  unlockedAt,
} from './rules.ts'

/** Expected values are computed by hand; times are seconds after the start of the presale. */
const day = 86_400
const ended = { startTime: 0, endsAt: 30 * day, softCap: 30, curveShares: 100, curveFullAt: null }
const good = { ...ended, sold: 30, listedAt: null }

describe('state follows from time and shares', () => {
  test.each([
    ['before its start', { sold: 0 }, -1, 'upcoming'],
    ['at its start', { sold: 0 }, 0, 'live'],
    ['a second before its end', {}, 30 * day - 1, 'live'],
    ['at its end, one share short', { sold: 29 }, 30 * day, 'failed'],
    ['at its end, exactly at the soft cap', {}, 30 * day, 'inside'],
    ['without a curve', { curveShares: 0 }, 30 * day, 'listable'],
    ['with its curve sold out', { curveFullAt: 31 * day }, 31 * day, 'listable'],
    ['after the curve’s time', {}, 60 * day, 'listable'],
    ['a second before seven days', {}, 67 * day - 1, 'listable'],
    ['seven days later', {}, 67 * day, 'expired'],
    ['listed', { listedAt: 61 * day }, 90 * day, 'listed'],
  ] as const)('%s', (_, more, now, wanted) => {
    expect(stateAt({ ...good, ...more }, now)).toBe(wanted)
  })

  test('three phases', () => {
    expect([-1, 0, 30 * day].map((now) => phaseAt(good, now))).toEqual([
      'notStarted',
      'inProgress',
      'ended',
    ])
  })
})

test('the curve: what x shares cost is rounded up, the next price down', () => {
  const curve = { tradeEthAmount: 7n, curveShares: 10 }
  // 7 × (x + x² / 20)
  expect([0, 1, 2, 10].map((x) => curveCost(curve, x))).toEqual([0n, 8n, 16n, 105n])
  expect([0, 1, 10].map((x) => curvePrice(curve, x))).toEqual([7n, 7n, 14n])
  expect(curveCost({ tradeEthAmount: 0n, curveShares: 0 }, 0)).toBe(0n)
})

describe('unlocks', () => {
  const vesting = { vestingDelay: day, vestingRate: 4_000, vestingDis: 10 * day, listedAt: 100 }
  test.each([
    [100 + day - 1, 0, 100 + day],
    [100 + day, 4_000, 100 + 11 * day],
    [100 + 11 * day, 8_000, 100 + 21 * day],
    [100 + 21 * day, 10_000, null],
  ])('at %i', (now, bps, next) => {
    expect(unlockedAt(vesting, now)).toEqual({ bps, next })
  })

  test('parts add up to the whole, however it is rounded', () => {
    const all = 7n
    const parts = [
      claimableOf(all, 4_000, 0),
      claimableOf(all, 8_000, 4_000),
      claimableOf(all, 10_000, 8_000),
    ]
    expect(parts).toEqual([2n, 3n, 2n])
  })

  test('an entry waits, unlocks, and is claimed', () => {
    const sale = { ...good, ...vesting }
    const had = { shares: 1, insideShares: 0, claimed: 0, claimedInside: false, refunded: false }
    expect(entryStateAt(sale, had, 100)).toBe('waiting')
    expect(entryStateAt(sale, had, 100 + day)).toBe('unlocking')
    expect(entryStateAt(sale, { ...had, claimed: 4_000 }, 100 + day)).toBe('waiting')
    expect(entryStateAt(sale, { ...had, claimed: 10_000 }, 100 + 30 * day)).toBe('claimed')
    expect(entryStateAt({ ...sale, listedAt: null }, had, 5)).toBe('locking')
    expect(entryStateAt({ ...sale, sold: 1, listedAt: null }, had, 30 * day)).toBe('failed')
    expect(entryStateAt(sale, { ...had, shares: 0 }, 100)).toBe('left')
  })
})

test('the protect fee falls evenly to 0', () => {
  const token = { protectTime: 100, protectFee: 3_000, openedAt: 1_000 }
  expect([1_000, 1_050, 1_099, 1_100, 9_999].map((now) => protectFeeAt(token, now))).toEqual([
    3_000, 1_500, 30, 0, 0,
  ])
  expect(protectFeeAt({ ...token, openedAt: null }, 1_000)).toBe(0)
})

const someone = 'TBLQ8UeGXAjLsYf7EjdPHiNqnsDkQMMdAX' as Address
const token: TokenInput = {
  name: 'Mosaic',
  symbol: 'MOS',
  totalSupply: 10n ** 27n,
  feeBuy: 0,
  feeSell: 0,
  lpBurnEnabled: false,
  lpBurnFrequency: 0,
  percentForLPBurn: 0,
  burnLimit: 0n,
  protectTime: 0,
  protectFee: 0,
  isInsideSell: false,
  swapThreshold: 0n,
}
const burns = {
  lpBurnEnabled: true,
  lpBurnFrequency: 3_600,
  percentForLPBurn: 1,
  burnLimit: 10n ** 25n,
}

describe('a token’s configuration', () => {
  test('the plainest, and one with everything at its least, are taken', () => {
    expect(validateToken(token)).toBeNull()
    expect(validateToken({ ...token, ...burns, isInsideSell: true, swapThreshold: 1n })).toBeNull()
    expect(validateToken({ ...token, feeBuy: 500, feeRecipient: someone })).toBeNull()
  })

  test.each([
    ['name', { name: '' }, 'BYTES'],
    ['name', { name: 'n'.repeat(33) }, 'BYTES'],
    ['symbol', { symbol: 's'.repeat(13) }, 'BYTES'],
    ['totalSupply', { totalSupply: limits.totalSupply.least - 1n }, 'OUT_OF_RANGE'],
    ['totalSupply', { totalSupply: limits.totalSupply.most + 1n }, 'OUT_OF_RANGE'],
    ['feeRecipient', { feeSell: 1 }, 'RECIPIENT_MISSING'],
    ['feeRecipient', { feeRecipient: someone }, 'RECIPIENT_EXCESS'],
    ['lpBurnFrequency', { ...burns, lpBurnFrequency: 3_599 }, 'OUT_OF_RANGE'],
    ['percentForLPBurn', { ...burns, percentForLPBurn: 0 }, 'OUT_OF_RANGE'],
    ['burnLimit', { ...burns, burnLimit: 10n ** 25n - 1n }, 'OUT_OF_RANGE'],
    ['burnLimit', { ...burns, burnLimit: 2n * 10n ** 26n + 1n }, 'OUT_OF_RANGE'],
    ['burnLimit', { burnLimit: 1n }, 'MUST_BE_ZERO'],
    ['protectFee', { protectFee: 1 }, 'MUST_BE_ZERO'],
    ['protectTime', { protectTime: 1 }, 'MUST_BE_ZERO'],
    ['swapThreshold', { isInsideSell: true }, 'OUT_OF_RANGE'],
    ['swapThreshold', { isInsideSell: true, swapThreshold: 10n ** 25n + 1n }, 'OUT_OF_RANGE'],
    ['swapThreshold', { swapThreshold: 1n }, 'MUST_BE_ZERO'],
  ] as const)('%s of %o is refused', (field, more, code) => {
    expect(validateToken({ ...token, ...more })).toMatchObject({ field, kind: { code } })
  })
})

const sale: PresaleInput = {
  startTime: 1_000,
  presaleEthAmount: 400_000_000n,
  tradeEthAmount: 400_000_000n,
  maxTotalNum: 100,
  presaleMaxNum: 20,
  insideMaxNum: 20,
  softCapRate: 3_000,
  userLPShare: 5_000,
  devLPShare: 5_000,
  devLPReceiver: someone,
  lpDistributionEnabled: true,
  vestingDelay: 30 * day,
  vestingRate: 10_000,
  vestingDis: 0,
  backingShare: 5_000,
}
const around = { now: 1_000, supply: 400n, leastSoftCap: 12_000_000_000n, symbol: 'TRX' }

describe('a presale’s configuration', () => {
  test('one at its edges is taken', () => {
    expect(validatePresale(sale, around)).toBeNull()
    expect(validatePresale({ ...sale, tradeEthAmount: 800_000_000n }, around)).toBeNull()
    const halves = { vestingDelay: 0, vestingRate: 5_000, vestingDis: 30 * day }
    expect(validatePresale({ ...sale, ...halves }, around)).toBeNull()
    expect(validatePresale({ ...sale, ...halves, vestingRate: 4_999 }, around)).toBeNull()
    const nearlyAll = { vestingRate: 9_999, vestingDis: 3_600 }
    expect(validatePresale({ ...sale, ...nearlyAll }, around)).toBeNull()
    const plain = { ...sale, insideMaxNum: 0, tradeEthAmount: 0n, vestingDelay: 0 }
    expect(validatePresale(plain, around)).toBeNull()
  })

  test.each([
    ['startTime', { startTime: 999 }, 'START_PAST'],
    ['startTime', { startTime: 1_001 + 90 * day }, 'START_PAST'],
    ['presaleEthAmount', { presaleEthAmount: 999_999n }, 'OUT_OF_RANGE'],
    ['presaleEthAmount', { presaleEthAmount: 100_000_000_001n }, 'OUT_OF_RANGE'],
    ['presaleMaxNum', { presaleMaxNum: 21 }, 'OUT_OF_RANGE'],
    ['insideMaxNum', { insideMaxNum: 21 }, 'OUT_OF_RANGE'],
    ['tradeEthAmount', { tradeEthAmount: 399_999_999n }, 'OUT_OF_RANGE'],
    ['tradeEthAmount', { tradeEthAmount: 800_000_001n }, 'OUT_OF_RANGE'],
    ['tradeEthAmount', { insideMaxNum: 0 }, 'MUST_BE_ZERO'],
    ['devLPShare', { userLPShare: 5_001 }, 'SHARES_ABOVE_ALL'],
    ['userLPShare', { lpDistributionEnabled: false }, 'NOT_DISTRIBUTED'],
    ['devLPReceiver', { devLPReceiver: undefined }, 'RECIPIENT_MISSING'],
    ['devLPReceiver', { devLPShare: 0 }, 'RECIPIENT_EXCESS'],
    ['vestingDis', { vestingRate: 9_999 }, 'OUT_OF_RANGE'],
    ['vestingDis', { vestingDis: 3_599 }, 'OUT_OF_RANGE'],
    ['vestingDelay', { vestingDelay: 30 * day - 1 }, 'VESTING_SHORT'],
    // A last part that is smaller does not count.
    [
      'vestingDelay',
      { vestingDelay: 0, vestingRate: 9_999, vestingDis: 90 * day },
      'VESTING_SHORT',
    ],
    [
      'vestingDelay',
      { vestingDelay: 0, vestingRate: 5_001, vestingDis: 90 * day },
      'VESTING_SHORT',
    ],
    [
      'vestingDelay',
      { vestingDelay: 0, vestingRate: 4_999, vestingDis: 30 * day - 1 },
      'VESTING_SHORT',
    ],
  ] as const)('%s of %o is refused', (field, more, code) => {
    expect(validatePresale({ ...sale, ...more }, around)).toMatchObject({ field, kind: { code } })
  })

  test('a soft cap that is worth too little, and a share that would buy nothing, are refused', () => {
    const dear = { ...around, leastSoftCap: around.leastSoftCap + 1n }
    expect(validatePresale(sale, dear)).toMatchObject({
      field: 'softCapRate',
      kind: { code: 'SOFT_CAP_SMALL' },
      values: { least: '12000.000001', amount: '12000' },
    })
    expect(validatePresale(sale, { ...around, supply: 399n })).toMatchObject({
      field: 'maxTotalNum',
      kind: { code: 'TOKENS_NONE' },
    })
  })
})

test.each([
  ['https://Example.org', 'website', 'https://example.org/'],
  ['https://x.com/mosaic', 'x', 'https://x.com/mosaic'],
  ['https://www.x.com/mosaic', 'x', 'https://www.x.com/mosaic'],
  ['https://t.me/mosaic', 'telegram', 'https://t.me/mosaic'],
  ['http://example.org', 'website', null],
  ['https://example.org:8443/', 'website', null],
  ['https://a@example.org/', 'website', null],
  ['https://example.org/\u202e', 'website', null],
  ['https://x.com.example.org/', 'x', null],
  ['https://evilx.com/', 'x', null],
  ['https://127.0.0.1/', 'website', null],
  ['https://localhost/', 'website', null],
  ['javascript:alert(1)', 'website', null],
  [`https://example.org/${'a'.repeat(200)}`, 'website', null],
] as const)('a link %j as %s', (text, kind, wanted) => {
  expect(cleanedLink(text, kind)).toBe(wanted)
})
