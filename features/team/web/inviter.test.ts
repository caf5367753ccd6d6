import { expect, test } from 'vitest'

import { inviterFault, invitationLink } from './inviter.ts'
import { teamTexts as texts } from './text.ts'

const one = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
const other = 'TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf'

test('an inviter is required', () => {
  expect(inviterFault('', one, null)).toBe(texts.required)
  expect(inviterFault('   ', one, null)).toBe(texts.required)
})

test('a mistyped address is refused by its checksum', () => {
  expect(inviterFault(`${other.slice(0, -1)}g`, one, null)).toBe(texts.notAnAddress)
  expect(inviterFault('0x1234', one, null)).toBe(texts.notAnAddress)
})

test('an address as screens show it is taken, one in another form gets a sentence', () => {
  const groups = 'TXYZ opYR dj2D 9XRt bG41 1XZZ 3kM5 VkAe Bf'
  expect(inviterFault(groups, one, true)).toBeNull()
  expect(inviterFault(groups.replaceAll(' ', '\u00a0'), other, true)).toBe(texts.oneself)
  expect(inviterFault(`41${'11'.repeat(20)}`, one, null)?.en).toContain('address in hex')
  expect(inviterFault('TXYZop…AeBf', one, null)?.tc).toContain('已縮短')
})

test('one cannot activate oneself, even where the index has it as active', () => {
  expect(inviterFault(one, one, true)).toBe(texts.oneself)
})

test('an inviter must be active', () => {
  expect(inviterFault(other, one, false)).toBe(texts.inactive)
  expect(inviterFault(other, one, true)).toBeNull()
  expect(inviterFault(` ${other} `, one, null)).toBeNull()
})

test.each([
  ['required', texts.required, 'Enter the inviter address', '請填寫邀請人地址'],
  ['not an address', texts.notAnAddress, 'This is not a correct TRON address', '地址不正確'],
  ['oneself', texts.oneself, 'You cannot be your own inviter', '不能邀請自己'],
])('the text where the inviter is %s', (_, text, en, tc) => {
  expect(text).toEqual({ en, tc })
})

test('the link leads to the invitations with the inviter', () => {
  expect(invitationLink('https://tessera.example', one)).toBe(
    `https://tessera.example/invitations?inviter=${one}`,
  )
})
