import { expect, test } from 'vitest'

import type { Address } from '#platform/std/address.ts'

import { whyNotInviter } from './rules.ts'

const ann = 'TAnn' as Address
const ben = 'TBen' as Address

test('an inviter is somebody else, and active', () => {
  expect(whyNotInviter(ann, ann, true)?.text).toEqual({
    en: 'You cannot activate yourself',
    tc: '不能啟用自己',
  })
  expect(whyNotInviter(ann, ben, false)?.code).toBe('INVITER_NOT_ACTIVE')
  expect(whyNotInviter(ann, ben, true)).toBeNull()
})
