import { locales } from '#platform/std/text.ts'
import { beyondBudget } from '#platform/web/testing/visibleWords.ts'
import { renderScreen, reply } from '#platform/web/testing/renderScreen.tsx'
import { sampleReply } from '#platform/web/testing/sample.ts'
import { expect, test } from 'vitest'

import { withdrawalApi } from '../api.ts'
import { WithdrawalScreen } from './WithdrawalScreen.tsx'

test.each(locales)('the screen of withdrawals is read within the budget, in %s', (locale) => {
  const state = sampleReply(withdrawalApi.lockStatistic)
  const mine = { ...state.mine!, withdrawn: '0' }
  const replies = [reply(withdrawalApi.lockStatistic, {}, { ...state, mine })]
  expect(beyondBudget(renderScreen(<WithdrawalScreen />, { locale, replies }))).toEqual([])
})
