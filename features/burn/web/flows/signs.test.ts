import { chainErrorText } from '#platform/web/chainErrors.ts'
import { valueOf } from '#platform/web/flow/agreed.ts'
import { someone } from '#platform/web/flow/testing/signs.ts'
import { provideRuntimeConfig } from '#platform/web/runtime.ts'
import { translate } from '#platform/web/translate.ts'
import { expect, test } from 'vitest'

import { allowFlow } from './allow.tsx'
import { burnFlow, claimFlow, swapFlow } from './burn.tsx'
import { activateFlow, buyNodeFlow, claimNodeFlow, refundNodeFlow, withdrawFlow } from './node.tsx'
import { openPeriodFlow, passFlow, refundPassFlow } from './pass.tsx'

provideRuntimeConfig({})
const contracts = { BurnMining: 'TMining', Tes: 'TTes', Usdt: 'TUsdt' }

test.each([
  [allowFlow, { coin: 'TES', amount: '9' }, ['TMining', '9']],
  [burnFlow, { coin: 'TES', uAmount: '5' }, ['TTes', '5']],
  [burnFlow, { coin: 'XYZ', uAmount: '5' }, ['', '5']],
  [swapFlow, { amount: '7', slippageBps: '100', minPower: '3' }, ['3', null]],
  [swapFlow, { amount: '7' }, [null, null]],
  [buyNodeFlow, { kind: '2' }, ['2']],
  [activateFlow, { nodeId: '4' }, ['4']],
  [refundNodeFlow, { nodeId: '4' }, ['4']],
  [claimNodeFlow, { nodeId: '4' }, ['4']],
  [withdrawFlow, {}, [someone]],
  [claimFlow, {}, []],
  [passFlow, {}, []],
  [refundPassFlow, {}, []],
  [openPeriodFlow, {}, []],
] as const)('the subject fixes the arguments: %#', (flow, subject, args) => {
  expect(flow.signs.args(subject, contracts, someone)).toEqual(args)
})

test('a purchase that burns sends exactly the TRX that were typed', () => {
  expect(valueOf(swapFlow.signs, { amount: '7' })).toEqual({ sun: '7', orLess: false })
  expect(swapFlow.signs.pays).toBeDefined()
  expect(burnFlow.signs.pays).toBeUndefined()
})

test.each([
  ['burning', burnFlow, 'burn error', '銷毀錯誤'],
  ['swapping', swapFlow, 'swapToBurn error', '兌換銷毀錯誤'],
  ['a pass', passFlow, 'Purchase failed', '購買失敗'],
  ['a node', buyNodeFlow, 'Purchase failed', '購買失敗'],
  ['claiming', claimFlow, 'Transfer failed', '轉帳失敗'],
  ['a refund', refundPassFlow, 'Transfer failed', '轉帳失敗'],
  ['authorising', allowFlow, 'Approve failed', '授權失敗'],
] as const)('%s that fails without a text shows its own', (_, flow, en, tc) => {
  expect(chainErrorText({}, flow.fallback, (...passed) => translate('en', ...passed))).toBe(en)
  expect(chainErrorText({}, flow.fallback, (...passed) => translate('tc', ...passed))).toBe(tc)
})
