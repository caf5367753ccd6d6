import { addressFromHex, zeroAddress } from '#platform/std/address.ts'
import { provideRuntimeConfig } from '#platform/web/runtime.ts'
import { expect, test } from 'vitest'

import { saleFaults, tokenFaults } from './check.ts'
import { saleOf, startOf, tokenOf, tokensPerShare } from './config.ts'
import { leastSoftCap, type FieldKey, type Typed } from './fields.ts'
import { limitsOf } from './limits.ts'
import { presetOf, presets, withPreset } from './presets.ts'
import { faultTexts as texts } from './textFaults.ts'

provideRuntimeConfig({})
const own = addressFromHex('1'.repeat(40))
const facts = { now: 1_800_000_000, leastSoftCap, own }
const named = { name: 'Orchard', symbol: 'ORC' }
const [simple, market, full] = presets.map(({ typed }): Typed => ({ ...typed, ...named }))

const faultsOf = (typed: Typed) => ({
  ...tokenFaults(typed, limitsOf(typed)),
  ...saleFaults(typed, limitsOf(typed), facts),
})

test.each([
  ['simple', simple],
  ['market', market],
  ['full', full],
] as const)('the preset %s needs a name and a symbol, and nothing else', (name, typed) => {
  expect(faultsOf(typed!)).toEqual({})
  expect(faultsOf({ ...typed!, name: ' ', symbol: '' })).toEqual({
    name: { text: texts.nameMissing },
    symbol: { text: texts.symbolMissing },
  })
  expect(presetOf(typed!)).toBe(name)
  expect(presetOf({ ...typed!, presaleEthAmount: '101' })).toBeNull()
})

test('a preset leaves what names the token and who is paid', () => {
  const typed = withPreset({ ...simple!, feeRecipient: own, presaleEthAmount: '3' }, presets[2]!)
  expect(typed).toMatchObject({ ...named, feeRecipient: own, presaleEthAmount: '100', feeBuy: '2' })
})

/** By the tables: least, most, one below and one above as they are typed. */
const edges: readonly (readonly [FieldKey, string, string, string, string])[] = [
  [
    'totalSupply',
    '1',
    '1000000000000000',
    '0.999999999999999999',
    '1000000000000000.000000000000000001',
  ],
  ['feeBuy', '0', '5', '-1', '5.01'],
  ['feeSell', '0', '5', '-1', '5.01'],
  ['lpBurnFrequency', '1', '720', '0', '721'],
  ['percentForLPBurn', '0.01', '1', '0', '1.01'],
  ['burnLimit', '1', '20', '0.99', '20.01'],
  ['protectTime', '0', '98', '-1', '99'],
  ['protectFee', '0.01', '30', '0', '30.01'],
  ['swapThreshold', '0.01', '1', '0', '1.01'],
  ['tradeEthAmount', '100', '200', '99.999999', '200.000001'],
  ['maxTotalNum', '1000', '1000000', '9', '1000001'],
  ['presaleMaxNum', '1', '200', '0', '201'],
  ['insideMaxNum', '1', '200', '0', '201'],
  ['softCapRate', '30', '100', '29.99', '100.01'],
  ['userLPShare', '0', '100', '-1', '100.01'],
  ['devLPShare', '0', '50', '-1', '50.01'],
  ['vestingDelay', '0', '90', '-1', '90.0001'],
  ['vestingRate', '5', '99.99', '4.99', '100.01'],
  ['vestingDis', '10', '90', '0.0416', '90.0001'],
  ['backingShare', '0', '50', '-1', '50.01'],
]
test.each(edges)('%s: the least and the most are right, what lies beyond is not', (key, ...at) => {
  const [least, most, below, above] = at
  for (const typed of [least, most]) {
    expect({ typed, fault: faultsOf({ ...full!, [key]: typed })[key] }).toEqual({ typed })
  }
  for (const typed of [below, above, '', 'x']) {
    const fault = faultsOf({ ...full!, [key]: typed })[key]
    expect({ typed, wrong: fault !== undefined }).toEqual({ typed, wrong: true })
  }
})

test('a share of the presale costs from 1 to 100,000 coins', () => {
  for (const typed of ['0.999999', '100000.000001']) {
    expect(faultsOf({ ...simple!, presaleEthAmount: typed })).toHaveProperty('presaleEthAmount')
  }
  const few = { ...simple!, presaleEthAmount: '1', maxTotalNum: '20000', presaleMaxNum: '4000' }
  expect(faultsOf(few)).toEqual({})
  expect(faultsOf({ ...simple!, presaleEthAmount: '100000' })).toEqual({})
})

test('names are counted in bytes', () => {
  expect(faultsOf({ ...simple!, name: '果'.repeat(10) })).toEqual({})
  expect(faultsOf({ ...simple!, name: '果'.repeat(11) }).name?.values).toEqual({ most: 32 })
  expect(faultsOf({ ...simple!, symbol: 'ABCDEFGHIJKL' })).toEqual({})
  expect(faultsOf({ ...simple!, symbol: '果果果果A' }).symbol?.values).toEqual({ most: 12 })
})

test('addresses are the own one, or right ones', () => {
  expect(tokenOf(full!, own).feeRecipient).toBe(own)
  expect(tokenOf(simple!, own).feeRecipient).toBe(zeroAddress)
  expect(faultsOf({ ...full!, feeRecipient: 'T1' }).feeRecipient?.text).toBe(texts.noAddress)
  expect(faultsOf({ ...full!, feeRecipient: '0x' + '1'.repeat(40) }).feeRecipient?.text).toBe(
    texts.addressHex,
  )
  // Nobody is paid: it is not asked for.
  expect(faultsOf({ ...simple!, feeRecipient: 'T1' })).toEqual({})
  const shared = { ...full!, devLPShare: '10', userLPShare: '90' }
  expect(saleOf(shared, own).devLPReceiver).toBe(own)
  expect(faultsOf({ ...shared, devLPReceiver: 'T1' })).toHaveProperty('devLPReceiver')
  expect(faultsOf({ ...shared, userLPShare: '90.01' }).userLPShare?.text).toBe(texts.lpAbove)
})

test('the soft cap is worth the listing', () => {
  const low = { ...simple!, maxTotalNum: '166', presaleMaxNum: '33' }
  expect(faultsOf(low).softCapRate?.text).toBe(texts.softCapLow)
  expect(faultsOf({ ...low, maxTotalNum: '167' })).toEqual({})
})

test('with an internal market the last whole part unlocks after 30 days', () => {
  const soon = { ...market!, vestingDelay: '29', vestingRate: '100' }
  expect(faultsOf(soon).vestingDelay?.text).toBe(texts.unlocksSoon)
  expect(faultsOf({ ...soon, vestingDelay: '30' })).toEqual({})
  expect(faultsOf({ ...soon, inside: 'off' })).toEqual({})
  // Of two halves the second waits; beyond a half no second whole part is left.
  const atOnce = { ...market!, vestingDelay: '0', vestingRate: '50', vestingDis: '30' }
  expect(faultsOf(atOnce)).toEqual({})
  for (const vestingRate of ['50.01', '99.99']) {
    expect(faultsOf({ ...atOnce, vestingRate }).vestingDelay?.text).toBe(texts.unlocksSoon)
    expect(faultsOf({ ...atOnce, vestingRate, vestingDelay: '30' })).toEqual({})
  }
  expect(faultsOf({ ...atOnce, vestingDis: '29.9' }).vestingDelay?.text).toBe(texts.unlocksSoon)
})

test('a share must buy at least a unit', () => {
  const small = { ...simple!, totalSupply: '1', maxTotalNum: '1000000' }
  expect(faultsOf(small)).toEqual({})
  expect(tokensPerShare({ totalSupply: 1_999_999n, burnLimit: 0n }, saleOf(small, own))).toBe(0n)
})

test('the start is at once, or lies within 90 days', () => {
  expect(startOf('')).toBe(0)
  const at = (seconds: number): string =>
    new Date((seconds - new Date(seconds * 1_000).getTimezoneOffset() * 60) * 1_000)
      .toISOString()
      .slice(0, 16)
  const of = (seconds: number) => faultsOf({ ...simple!, startTime: at(seconds) }).startTime?.text
  expect(of(facts.now + 86_400)).toBeUndefined()
  expect(of(facts.now - 3_600)).toBe(texts.startPast)
  expect(of(facts.now + 91 * 86_400)).toBe(texts.startFar)
  expect(faultsOf({ ...simple!, startTime: 'x' }).startTime?.text).toBe(texts.noTime)
})

test('what is switched off is 0, as the contract demands', () => {
  const token = tokenOf(
    { ...full!, lpBurnEnabled: 'off', protectTime: '0', feeBuy: '0', feeSell: '0' },
    own,
  )
  expect(token).toMatchObject({
    lpBurnFrequency: 0n,
    percentForLPBurn: 0n,
    burnLimit: 0n,
    protectFee: 0n,
    isInsideSell: false,
    swapThreshold: 0n,
  })
  const sale = saleOf(
    { ...full!, inside: 'off', lpDistributionEnabled: 'off', vestingRate: '100' },
    own,
  )
  expect(sale).toMatchObject({
    tradeEthAmount: 0n,
    insideMaxNum: 0n,
    userLPShare: 0n,
    devLPShare: 0n,
    devLPReceiver: zeroAddress,
    vestingDis: 0n,
  })
})

test('what is typed becomes the contract’s units', () => {
  const unit = 10n ** 18n
  expect(tokenOf(full!, own)).toMatchObject({
    totalSupply: 100_000_000n * unit,
    feeBuy: 200n,
    lpBurnFrequency: 86_400n,
    percentForLPBurn: 50n,
    burnLimit: 5_000_000n * unit,
    protectTime: 5_880n,
    protectFee: 3_000n,
    swapThreshold: 100_000n * unit,
  })
  expect(saleOf(full!, own)).toMatchObject({
    startTime: 0n,
    presaleEthAmount: 100_000_000n,
    tradeEthAmount: 110_000_000n,
    maxTotalNum: 1_000n,
    softCapRate: 6_000n,
    vestingDelay: 604_800n,
    vestingRate: 2_500n,
    vestingDis: 2_592_000n,
    backingShare: 2_000n,
  })
  // By hand: 95 million ÷ 4,000.
  expect(tokensPerShare(tokenOf(full!, own), saleOf(full!, own))).toBe(23_750n * unit)
})
