import { chainErrorText } from '#platform/web/chainErrors.ts'
import { someone } from '#platform/web/flow/testing/signs.ts'
import { translate } from '#platform/web/translate.ts'
import { expect, test } from 'vitest'

import { buyBoxesFlow, reserveBoxesFlow } from './buyBoxes.tsx'
import { completeBoxesFlow } from './completeBoxes.tsx'
import { giveBackFlow } from './giveBack.tsx'
import { openFlow } from './open.tsx'
import { refundFlow } from './refund.tsx'
import { releaseFlow } from './release.tsx'
import { setDailyLimitFlow } from './setDailyLimit.tsx'
import { withdrawFlow } from './withdraw.tsx'

const seed = `0x${'5e'.repeat(32)}`

test.each([
  [buyBoxesFlow, { seriesId: '3', num: '2' }, ['3', '2']],
  [reserveBoxesFlow, { seriesId: '4', num: '1' }, ['4', '1']],
  [completeBoxesFlow, { boxIds: '4294967297,4294967298' }, ['["4294967297","4294967298"]']],
  [completeBoxesFlow, {}, [null]],
  [openFlow, { boxIds: '4294967298,4294967297', seed }, ['["4294967298","4294967297"]', seed]],
  [giveBackFlow, { boxIds: '4294967297' }, ['["4294967297"]']],
  [releaseFlow, { boxId: '4294967299' }, ['4294967299']],
  [refundFlow, { drawId: '4294967297' }, ['4294967297', null, null, null, null, null]],
  [setDailyLimitFlow, { limit: '250000000' }, ['250000000']],
  [setDailyLimitFlow, { limit: '0' }, ['0']],
  [withdrawFlow, {}, [someone]],
] as const)('the subject fixes the arguments: %#', (flow, subject, args) => {
  expect(flow.signs.args(subject, {}, someone)).toEqual(args)
})

test.each([
  ['buying', buyBoxesFlow, 'Purchase failed', '購買失敗'],
  ['reserving', reserveBoxesFlow, 'Purchase failed', '購買失敗'],
  ['the second payment', completeBoxesFlow, 'Purchase failed', '購買失敗'],
  ['opening', openFlow, 'Update failed', '更新失敗'],
  ['giving back', giveBackFlow, 'Transfer failed', '轉帳失敗'],
  ['ending a reservation', releaseFlow, 'Transfer failed', '轉帳失敗'],
  ['refunding', refundFlow, 'Transfer failed', '轉帳失敗'],
  ['withdrawing', withdrawFlow, 'Transfer failed', '轉帳失敗'],
  ['setting a limit', setDailyLimitFlow, 'Update failed', '更新失敗'],
] as const)('%s that fails without a text shows its own', (_, flow, en, tc) => {
  expect(chainErrorText({}, flow.fallback, (...passed) => translate('en', ...passed))).toBe(en)
  expect(chainErrorText({}, flow.fallback, (...passed) => translate('tc', ...passed))).toBe(tc)
})
