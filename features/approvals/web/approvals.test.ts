import { chainErrorText } from '#platform/web/chainErrors.ts'
import { translate } from '#platform/web/translate.ts'
import { expect, test } from 'vitest'

import type { ApprovalView } from '../api.ts'
import { isOpenEnded, summaryOf } from './approvals.ts'
import { revokeCardsFlow, revokeFlow } from './flows/revoke.tsx'

const approval: ApprovalView = {
  kind: 'coin',
  contract: 'TCoin',
  symbol: 'USDT',
  decimals: 6,
  spender: 'TSpender',
  spenderName: null,
  allowance: '5',
  balance: '9',
  atRisk: '5',
  worth: '5',
  since: null,
  sources: [],
}
const cards: ApprovalView = { ...approval, kind: 'cards', contract: 'TCards', allowance: null }

test('an approval counts as long as it is not known to take nothing', () => {
  expect(summaryOf([])).toEqual({ count: 0, cards: 0, unpriced: 0 })
  const list = [
    approval,
    { ...approval, spender: 'TOther', atRisk: '0', worth: '0' },
    { ...approval, contract: 'TOdd', worth: null },
    { ...approval, contract: 'TOdd', spender: 'TOther', worth: null },
    { ...approval, contract: 'TMute', atRisk: null, worth: null },
    { ...cards, worth: null },
    { ...cards, contract: 'TNone', atRisk: '0', worth: null },
  ]
  expect(summaryOf(list)).toEqual({ count: 5, cards: 1, unpriced: 2 })
})

test('all cards are without an end, and a coin from 2^128 units on', () => {
  expect(isOpenEnded(cards)).toBe(true)
  expect(isOpenEnded({ ...approval, allowance: String(2n ** 128n) })).toBe(true)
  expect(isOpenEnded({ ...approval, allowance: String(2n ** 128n - 1n) })).toBe(false)
  expect(isOpenEnded({ ...approval, allowance: null })).toBe(false)
})

test.each([
  ['a coin’s revocation', revokeFlow],
  ['a revocation of cards', revokeCardsFlow],
] as const)('%s that fails without a text shows Approve failed', (_, flow) => {
  expect(chainErrorText({}, flow.fallback, (...passed) => translate('en', ...passed))).toBe(
    'Approve failed',
  )
  expect(chainErrorText({}, flow.fallback, (...passed) => translate('tc', ...passed))).toBe(
    '授權失敗',
  )
})
