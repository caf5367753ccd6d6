import { addressFromHex } from '#platform/std/address.ts'
import { locales } from '#platform/std/text.ts'
import { renderScreen, reply } from '#platform/web/testing/renderScreen.tsx'
import { sampleReply } from '#platform/web/testing/sample.ts'
import { beyondBudget } from '#platform/web/testing/visibleWords.ts'
import { expect, test } from 'vitest'

import { lockApi } from '../api.ts'
import { LockProofScreen } from './LockProofScreen.tsx'
import { LockScreen } from './LockScreen.tsx'
import { LocksScreen } from './LocksScreen.tsx'

const token = addressFromHex('1'.repeat(40))

test.each(locales)('the list of locks is read within the budget, in %s', (locale) => {
  const replies = [
    reply(lockApi.meter, { coin: token }, sampleReply(lockApi.meter)),
    reply(
      lockApi.lockPage,
      { coin: sampleReply(lockApi.meter).meters[0]!.coin.address, size: 10 },
      sampleReply(lockApi.lockPage),
    ),
  ]
  const html = renderScreen(<LocksScreen />, { locale, replies, search: `?token=${token}` })
  expect(beyondBudget(html)).toEqual([])
})

test.each(locales)('the form of a lock is read within the budget, in %s', (locale) => {
  const sample = sampleReply(lockApi.lockB)
  const lockB = { ...sample, coin: { ...sample.coin, address: token } }
  const replies = [
    reply(lockApi.lockB, {}, lockB),
    reply(lockApi.form, { coin: token }, sampleReply(lockApi.form)),
  ]
  expect(beyondBudget(renderScreen(<LockScreen />, { locale, replies }))).toEqual([])
})

test.each(locales)('the proof of a lock is read within the budget, in %s', (locale) => {
  const key = { kind: 'A', owner: token, createTime: '1790000000' } as const
  const html = renderScreen(<LockProofScreen />, {
    locale,
    replies: [reply(lockApi.lock, key, sampleReply(lockApi.lock))],
    search: `?kind=A&owner=${token}&createTime=1790000000`,
  })
  expect(beyondBudget(html)).toEqual([])
})
