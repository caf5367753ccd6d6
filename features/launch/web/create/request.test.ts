import { addressFromHex } from '#platform/std/address.ts'
import { provideRuntimeConfig } from '#platform/web/runtime.ts'
import { expect, test } from 'vitest'

import { issueActions } from '../../actions.ts'
import { saleOf, tokenOf } from './config.ts'
import { presets } from './presets.ts'
import { profileRequest, saleRequest, soonest, tokenRequest } from './request.ts'

provideRuntimeConfig({})
const own = addressFromHex('1'.repeat(40))
const now = 1_800_000_000
const profile = {
  picture: 'a'.repeat(64),
  website: 'https://example.org',
  telegram: '',
  x: ' ',
  introduction: '',
}

test.each(presets)('the preset $name is an order that the endpoint takes', ({ typed }) => {
  const named = { ...typed, name: 'Orchard', symbol: 'ORC', devLPShare: '10' }
  const request = {
    ...tokenRequest(tokenOf(named, own)),
    ...saleRequest(saleOf(named, own), now),
    ...profileRequest(profile),
    requestId: '00000000-0000-4000-8000-000000000000',
  }
  const read = issueActions.createBoth.before.input.safeParse(request)
  expect(read.error).toBeUndefined()
  expect(request.startTime).toBe(String(now + soonest))
  expect(request).not.toHaveProperty('telegram')
  expect(request).not.toHaveProperty('x')
  expect('feeRecipient' in request).toBe(typed.feeBuy !== '0')
  expect('devLPReceiver' in request).toBe(typed.lpDistributionEnabled === 'on')
})

test('a start that was chosen is kept, and a picture that was not chosen is not sent', () => {
  const { typed } = presets[0]!
  const sale = { ...saleOf(typed, own), startTime: 1_800_100_000n }
  expect(saleRequest(sale, now).startTime).toBe('1800100000')
  expect(profileRequest({ ...profile, picture: null })).toEqual({ website: profile.website })
})
