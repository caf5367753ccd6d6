import { bySubject } from '#platform/std/action.ts'
import { chainErrorText } from '#platform/web/chainErrors.ts'
import { requireDeclared } from '#platform/web/flow/agreed.ts'
import { someone } from '#platform/web/flow/testing/signs.ts'
import { provideRuntimeConfig } from '#platform/web/runtime.ts'
import { translate } from '#platform/web/translate.ts'
import { expect, test } from 'vitest'

import { allowFlow } from './allow.tsx'
import { claimFlow, claimedIds, exitFlow, renewFlow, unlockFlow } from './own.tsx'
import { pledgeFlow } from './pledge.tsx'

provideRuntimeConfig({})
const contracts = { TermStaking: 'TStaking', Tes: 'TTes', Usdt: 'TUsdt' }

test.each([
  ['TES', 'Tes'],
  ['USDT', 'Usdt'],
  // Without a known coin no approval is requested.
  ['XYZ', ''],
] as const)('an approval of %s calls that coin and no other', (coin, name) => {
  expect(bySubject(allowFlow.signs.contract, { coin })).toBe(name)
})

test.each([
  [pledgeFlow, { coin: 'USDT', days: '30', amount: '5' }, ['TUsdt', '30', '5']],
  [pledgeFlow, { coin: 'XYZ', days: '30', amount: '5' }, ['', '30', '5']],
  [claimFlow, { ids: '3,7' }, ['["3","7"]']],
  [claimFlow, {}, [null]],
  [unlockFlow, { id: '3' }, ['3']],
  [renewFlow, { id: '3', days: '90' }, ['3', '90']],
  [exitFlow, { id: '3' }, ['3']],
  [allowFlow, { coin: 'TES', amount: '9' }, ['TStaking', '9']],
] as const)('the subject fixes the arguments: %#', (flow, subject, args) => {
  expect(flow.signs.args(subject, contracts, someone)).toEqual(args)
})

test('a claim of all stakes that another device goes on with is believed, and shows them', () => {
  // As in its order: without ids, since none were sent.
  const subject = {}
  const call = {
    contract: 'TStaking',
    selector: 'claim(uint256[])',
    args: ['["3","7"]'],
    callValue: '0',
    feeLimit: '1',
  }
  requireDeclared(call, claimFlow, subject, contracts, someone)
  expect(claimedIds(call.args)).toEqual([3, 7])
})

test.each([
  ['staking', pledgeFlow, 'pledge error', '質押錯誤'],
  ['staking again', renewFlow, 'pledge error', '質押錯誤'],
  ['claiming', claimFlow, 'pledge error', '質押錯誤'],
  ['unstaking', unlockFlow, 'unlock error', '解除質押錯誤'],
  ['leaving', exitFlow, 'unlock error', '解除質押錯誤'],
  ['authorising', allowFlow, 'Approve failed', '授權失敗'],
] as const)('%s that fails without a text shows its own', (_, flow, en, tc) => {
  expect(chainErrorText({}, flow.fallback, (...passed) => translate('en', ...passed))).toBe(en)
  expect(chainErrorText({}, flow.fallback, (...passed) => translate('tc', ...passed))).toBe(tc)
})
