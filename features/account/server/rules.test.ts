import { expect, test } from 'vitest'

import type { Address } from '#platform/std/address.ts'

import { validateInviter } from './rules.ts'

const ann = 'TAnn' as Address
const ben = 'TBen' as Address

test('an inviter is another, active account', () => {
  expect(validateInviter(ann, ann, true)?.text).toEqual({
    en: 'You cannot be your own inviter',
    tc: '不能邀請自己',
  })
  expect(validateInviter(ann, ben, false)?.code).toBe('INVITER_NOT_ACTIVE')
  expect(validateInviter(ann, ben, true)).toBeNull()
})
