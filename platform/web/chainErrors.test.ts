import { expect, test } from 'vitest'

import { type ChainErrorKey, chainErrors, chainErrorText } from './chainErrors.ts'
import { translate } from './translate.ts'

const rows: [ChainErrorKey, string, string][] = [
  ['Approve failed', 'Approve failed', '授權失敗'],
  ['Transfer failed', 'Transfer failed', '轉帳失敗'],
  ['burn error', 'burn error', '銷毀錯誤'],
  ['swapToBurn error', 'swapToBurn error', '兌換銷毀錯誤'],
  ['pledge error', 'pledge error', '質押錯誤'],
  ['unlock error', 'unlock error', '解除質押錯誤'],
  ['BUY error', 'BUY error', '購買錯誤'],
  ['lock error', 'lock error', '鎖倉錯誤'],
  ['Unlock error', 'Unlock error', '解鎖錯誤'],
  ['initialization error', 'initialization error', '初始化錯誤'],
  ['unlockLimit error', 'unlockLimit error', '解鎖額度錯誤'],
  ['Create error', 'Create error', '建立錯誤'],
  ['Purchase failed', 'Purchase failed', '購買失敗'],
  ['Listing failed', 'Listing failed', '上架失敗'],
  ['Update failed', 'Update failed', '更新失敗'],
  ['Copy failed', 'Copy failed', '複製失敗'],
  ['Review failed', 'Review failed', '審核失敗'],
  [
    'Please install TronLink or OKX Wallet',
    'Please install TronLink or OKX Wallet',
    '請安裝 TronLink 或 OKX 錢包',
  ],
  ['{symbol} balance insufficient', 'TRX balance insufficient', 'TRX 餘額不足'],
]

test.each(rows)('%s', (key, en, tc) => {
  expect(translate('en', chainErrors[key], { symbol: 'TRX' })).toBe(en)
  expect(translate('tc', chainErrors[key], { symbol: 'TRX' })).toBe(tc)
})

test('the table has no row without a test', () => {
  expect(Object.keys(chainErrors).toSorted()).toEqual(rows.map(([key]) => key).toSorted())
})

const t = (...args: Parameters<typeof translate> extends [unknown, ...infer R] ? R : never) =>
  translate('en', ...args)

test.each([
  ['the payload', { message: 'outer', error: { message: 'sold out' } }, 'sold out'],
  ['the payload as text', { message: 'outer', data: 'no allowance' }, 'no allowance'],
  ['the error itself', new Error('out of energy'), 'out of energy'],
  ['a thrown text', 'Confirmation declined by user', 'Confirmation declined by user'],
  ['an empty payload, then the error', { message: 'outer', error: { message: ' ' } }, 'outer'],
  ['neither', {}, 'BUY error'],
  ['an empty error', new Error(''), 'BUY error'],
  ['nothing at all', undefined, 'BUY error'],
])('words from %s', (_, error, sentence) => {
  expect(chainErrorText(error, 'BUY error', t)).toBe(sentence)
})

test('a reason of our contracts is shown in the reader’s language, anything else unchanged', () => {
  const tc: typeof t = (...args) => translate('tc', ...args)
  const reasons = { 'Nothing to claim': '沒有可領取的獎勵' }
  const errorText = (message: string) => chainErrorText({ message }, 'BUY error', tc, reasons)
  expect(errorText('Nothing to claim')).toBe('沒有可領取的獎勵')
  expect(errorText('TRX transfer failed')).toBe('TRX 轉帳失敗')
  expect(errorText('{Paused}')).toBe('{Paused}')
})
