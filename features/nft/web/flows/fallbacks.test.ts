import { chainErrorText } from '#platform/web/chainErrors.ts'
import { translate } from '#platform/web/translate.ts'
import { expect, test } from 'vitest'

import { buyFlow } from './buy.tsx'
import { claimFlow } from './claim.tsx'
import { exitFlow } from './exit.tsx'
import { pledgeFlow } from './pledge.tsx'
import { pledgeManyFlow } from './pledgeMany.tsx'
import { transferFlow } from './transfer.tsx'
import { unlockFlow } from './unlock.tsx'

test.each([
  ['buying', buyFlow, 'BUY error', '購買錯誤'],
  ['staking', pledgeFlow, 'pledge error', '質押錯誤'],
  ['staking several', pledgeManyFlow, 'pledge error', '質押錯誤'],
  ['claiming', claimFlow, 'pledge error', '質押錯誤'],
  ['removing a stake', unlockFlow, 'unlock error', '解除質押錯誤'],
  ['leaving a stake', exitFlow, 'unlock error', '解除質押錯誤'],
  ['transferring', transferFlow, 'Transfer failed', '轉帳失敗'],
] as const)('%s that fails without a text shows its own', (_, flow, en, tc) => {
  expect(chainErrorText({}, flow.fallback, (...args) => translate('en', ...args))).toBe(en)
  expect(chainErrorText({}, flow.fallback, (...args) => translate('tc', ...args))).toBe(tc)
})
