import { expect, test } from 'vitest'

import { configOf } from '#platform/server/config.ts'
import { socialLinksOf } from './socialLinks.ts'

test('names and addresses, in the order of the setting', () => {
  expect(socialLinksOf('X=https://x.com/tessera, 電報=https://t.me/a?b=c&d=%2C')).toEqual([
    { name: 'X', url: 'https://x.com/tessera' },
    { name: '電報', url: 'https://t.me/a?b=c&d=%2C' },
  ])
  expect(configOf({ SOCIAL_LINKS: 'X=https://x.com' }).links).toEqual([
    { name: 'X', url: 'https://x.com/' },
  ])
  expect(configOf({ SOCIAL_LINKS: '' }).links).toEqual([])
})

const thirteen = Array.from({ length: 13 }, (_, n) => `L${n}=https://a.example`).join(',')
test.each([
  ['https://x.com', 'name=https://'],
  ['=https://x.com', 'name=https://'],
  ['X=https://x.com,', 'name=https://'],
  ['\u202eX=https://x.com', 'name=https://'],
  ['<b>=https://x.com', 'name=https://'],
  [`${'x'.repeat(33)}=https://x.com`, 'name=https://'],
  ['X=x.com', 'the link of X is no address'],
  ['X=http://x.com', 'the link of X must begin with https://'],
  ['X=javascript:alert(1)', 'the link of X must begin with https://'],
  ['X=https://me:secret@x.com', 'the link of X must not carry a name or password'],
  ['X=https://x.com,X=https://y.com', 'X is named twice'],
  [thirteen, 'no more than 12 links'],
])('%s is refused in words', (text, message) => {
  expect(() => configOf({ SOCIAL_LINKS: text })).toThrow('SOCIAL_LINKS in the environment')
  expect(() => configOf({ SOCIAL_LINKS: text })).toThrow(message)
  expect(() => configOf({ SOCIAL_LINKS: text })).not.toThrow('secret')
})
