import { addressFromHex, zeroAddress } from '#platform/std/address.ts'
import { bySubject } from '#platform/std/action.ts'
import { chainErrorText } from '#platform/web/chainErrors.ts'
import { someone } from '#platform/web/flow/testing/signs.ts'
import { provideRuntimeConfig } from '#platform/web/runtime.ts'
import { translate } from '#platform/web/translate.ts'
import { expect, test } from 'vitest'

import { deadAddress } from '../../fields.ts'
import { allowFlow } from './allow.tsx'
import { forEverFlow } from './forEver.tsx'
import { increaseFlow, lockBFlow, lockFlow } from './lock.tsx'
import {
  acceptFlow,
  extendFlow,
  offerFlow,
  takeBackFlow,
  unlockBFlow,
  unlockFlow,
  withdrawToFlow,
} from './own.tsx'

provideRuntimeConfig({})
const contracts = { LockA: 'TLockA', LockB: 'TLockB' }
const coin = addressFromHex('1'.repeat(40))
const to = addressFromHex('2'.repeat(40))
const createTime = '1790000000'

test.each([
  [lockFlow, { coin, amount: '5', day: '30' }, ['5', coin, '30']],
  [increaseFlow, { createTime, amount: '5' }, [createTime, '5']],
  [extendFlow, { createTime, day: '90' }, [createTime, '90']],
  [offerFlow, { createTime, to }, [createTime, to]],
  [takeBackFlow, { createTime }, [createTime, zeroAddress]],
  [acceptFlow, { createTime }, [createTime]],
  [unlockFlow, { createTime }, [createTime]],
  [withdrawToFlow, { createTime, to }, [createTime, to]],
  [lockBFlow, { amount: '5', lockTime: '86400' }, ['5', '86400']],
  [unlockBFlow, {}, []],
  [forEverFlow, { coin, amount: '5' }, [deadAddress, '5']],
  [allowFlow, { kind: 'A', coin, amount: '9' }, ['TLockA', '9']],
  [allowFlow, { kind: 'B', coin, amount: '9' }, ['TLockB', '9']],
] as const)('the subject fixes the arguments: %#', (flow, subject, args) => {
  expect(flow.signs.args(subject, contracts, someone)).toEqual(args)
})

test.each([
  ['an approval', allowFlow],
  ['a transfer for ever', forEverFlow],
])('%s calls the coin that was chosen and no other', (_, flow) => {
  expect(bySubject(flow.signs.contract, { coin })).toBe(coin)
  expect(bySubject(flow.signs.contract, {})).toBe('')
})

test('for ever is sent to 0x…dEaD', () => {
  expect(deadAddress).toBe(addressFromHex('000000000000000000000000000000000000dead'))
})

test.each([
  ['locking', lockFlow, 'lock error', '鎖倉錯誤'],
  ['adding', increaseFlow, 'lock error', '鎖倉錯誤'],
  ['extending', extendFlow, 'lock error', '鎖倉錯誤'],
  ['offering', offerFlow, 'lock error', '鎖倉錯誤'],
  ['withdrawing an offer', takeBackFlow, 'lock error', '鎖倉錯誤'],
  ['accepting', acceptFlow, 'lock error', '鎖倉錯誤'],
  ['locking in B', lockBFlow, 'lock error', '鎖倉錯誤'],
  ['unlocking', unlockFlow, 'Unlock error', '解鎖錯誤'],
  ['unlocking elsewhere', withdrawToFlow, 'Unlock error', '解鎖錯誤'],
  ['unlocking B', unlockBFlow, 'Unlock error', '解鎖錯誤'],
  ['authorising', allowFlow, 'Approve failed', '授權失敗'],
  ['locking for ever', forEverFlow, 'Transfer failed', '轉帳失敗'],
] as const)('%s that fails without a text shows its own', (_, flow, en, tc) => {
  expect(chainErrorText({}, flow.fallback, (...passed) => translate('en', ...passed))).toBe(en)
  expect(chainErrorText({}, flow.fallback, (...passed) => translate('tc', ...passed))).toBe(tc)
})
