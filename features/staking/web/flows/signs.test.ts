import { tesAbi, usdtAbi } from '#platform/contracts/abi.ts'
import { chainErrorText } from '#platform/web/chainErrors.ts'
import { expectDeclared, someone } from '#platform/web/flow/testing/signs.ts'
import { provideRuntimeConfig } from '#platform/web/runtime.ts'
import { translate } from '#platform/web/translate.ts'
import { expect, test } from 'vitest'

import { termStakingAbi } from '../../contract/abi.ts'
import { allowFlow } from './allow.tsx'
import { claimFlow, exitFlow, renewFlow, unlockFlow } from './own.tsx'
import { pledgeFlow } from './pledge.tsx'

provideRuntimeConfig({})
const contracts = { TermStaking: 'TStaking', Tes: 'TTes', Usdt: 'TUsdt' }

test.each(
  [pledgeFlow, claimFlow, unlockFlow, renewFlow, exitFlow].map(
    ({ kind, signs }) => [kind, signs] as const,
  ),
)(
  '%s declares a call of the contract as its ABI has it, each argument with its meaning',
  (_, signs) => {
    expect(signs.contract).toBe('TermStaking')
    expectDeclared(String(signs.method), signs, termStakingAbi)
  },
)

test.each([
  ['TES', 'Tes', tesAbi],
  ['USDT', 'Usdt', usdtAbi],
] as const)('an authorisation of %s is asked of that coin and of no other', (coin, name, abi) => {
  const { contract } = allowFlow.signs
  expect(typeof contract === 'string' ? contract : contract({ coin })).toBe(name)
  expect(abi.some((item) => item.type === 'function' && item.name === 'approve')).toBe(true)
})

test('an authorisation of a coin that is not known names no contract', () => {
  const { contract } = allowFlow.signs
  expect(typeof contract === 'string' ? contract : contract({ coin: 'XYZ' })).toBe('')
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

test.each([
  ['staking', pledgeFlow, 'pledge error', '質押錯誤'],
  ['staking anew', renewFlow, 'pledge error', '質押錯誤'],
  ['claiming', claimFlow, 'pledge error', '質押錯誤'],
  ['unstaking', unlockFlow, 'unlock error', '解除質押錯誤'],
  ['leaving', exitFlow, 'unlock error', '解除質押錯誤'],
  ['authorising', allowFlow, 'Approve failed', '授權失敗'],
] as const)('%s that fails without words says %s', (_, flow, en, tc) => {
  expect(chainErrorText({}, flow.fallback, (...given) => translate('en', ...given))).toBe(en)
  expect(chainErrorText({}, flow.fallback, (...given) => translate('tc', ...given))).toBe(tc)
})
