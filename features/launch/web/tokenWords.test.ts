import { formatsOf } from '#platform/web/format.ts'
import { provideRuntimeConfig } from '#platform/web/runtime.ts'
import { translate } from '#platform/web/translate.ts'
import { expect, test } from 'vitest'

import { saleWordsOf, type TokenArgs, wordsOf } from './tokenWords.ts'

provideRuntimeConfig({})

const unit = 10n ** 18n
const { percent } = formatsOf('en')
const plain: TokenArgs = {
  symbol: 'ORC',
  totalSupply: String(50_000n * unit),
  feeBuy: 0,
  feeSell: 0,
  lpBurnEnabled: false,
  lpBurnFrequency: 0,
  percentForLPBurn: 0,
  burnLimit: '0',
  protectTime: 0,
  protectFee: 0,
  isInsideSell: false,
  swapThreshold: '0',
}
const t: Parameters<typeof wordsOf>[2] = (...passed) => translate('en', ...passed)
const read = (changes: Partial<TokenArgs>): string[] =>
  wordsOf({ ...plain, ...changes }, percent, t).map(({ text, values }) => t(text, values))

test('a token without any fee has three sentences', () => {
  expect(read({})).toEqual([
    'Nobody can mint, pause, blacklist or raise a fee: the token has no owner.',
    'All 50,000.00 ORC were made once. Burning is the only way the supply changes.',
    'Buying, selling and sending cost no token fee, and never will.',
  ])
})

test('fees, their recipient, the protection and the burn are shown with their numbers', () => {
  const words = read({
    feeBuy: 300,
    feeSell: 500,
    isInsideSell: true,
    swapThreshold: String(500n * unit),
    protectTime: 5_880,
    protectFee: 3_000,
    lpBurnEnabled: true,
    lpBurnFrequency: 129_600,
    percentForLPBurn: 25,
    burnLimit: String(10_000n * unit),
  })
  expect(words[2]).toBe(
    'The pool’s trades pay 3% to buy and 5% to sell, for ever. Sending is free.',
  )
  expect(words[3]).toContain('From 500.00 ORC on anyone can have them sold for TRX')
  expect(words[4]).toBe(
    'At the listing buying costs 30% more, 33% in all. It falls to nothing in 98 minutes and is burnt.',
  )
  expect(words[5]).toBe(
    'Every 1 day 12 hours at most 0.25% of the pool’s tokens are burnt, out of a reserve of 10,000.00 ORC.',
  )
})

test('a fee on one side alone is a fee, and is paid in tokens where none are converted', () => {
  const words = read({ feeSell: 100 })
  expect(words[2]).toContain('0% to buy and 1% to sell')
  expect(words[3]).toBe('The fee address receives its fees at once, in tokens.')
})

test('a protection without other fees is a cost', () => {
  const tones = wordsOf({ ...plain, protectTime: 60, protectFee: 1_000 }, percent, t)
  expect(tones.map(({ tone }) => tone)).toEqual(['safe', 'safe', 'safe', 'cost'])
})

test('where the liquidity goes', () => {
  const of = (userLPShare: number, devLPShare: number) =>
    saleWordsOf({ userLPShare, devLPShare, backingShare: 2_000 }, percent)
  expect(of(0, 0).map(({ text, values }) => t(text, values))).toEqual([
    'Before the listing the token moves only from and to its sale: nobody can make an early pool.',
    'The creator gets no tokens.',
    'All liquidity of the listing is sent to 0x…dEaD: nobody can take it out.',
    'Of what the presale raises 20% stays as a floor. Of the rest 70% goes into the pool and 30% to the creator, evenly over 180 days.',
  ])
  const shared = of(6_000, 1_000)[2]!
  expect(t(shared.text, shared.values)).toBe(
    'Of the listing’s liquidity 30% is locked for ever, 60% unlocks for the buyers, 10% is locked 365 days for the creator.',
  )
  expect(shared.tone).toBe('cost')
})
