import { expect, test } from 'vitest'

import {
  type Announcement,
  canonicalText,
  hasForbiddenLink,
  noHash,
  parseAnnouncement,
  plainWording,
} from './announcement.ts'

const spender = 'TSw2G3cQGD2Mhoj3GkjBobNyNocqNccTs7'

const first: Announcement = {
  chain: '0x2b6653dc',
  number: 1,
  previous: noHash,
  time: 1_790_000_000,
  kind: 'security',
  en: { title: 'Revoke “Old market”', body: 'One.\n\nTwo / 2 < 3.' },
  tc: { title: '請收回授權', body: '第一段。\n\n第二段。' },
  spenders: [spender],
  release: null,
}

/** Written by hand: other tools have to come to the same bytes. */
const text =
  '{"tessera":"announcement","chain":"0x2b6653dc","number":1,' +
  '"previous":"0x0000000000000000000000000000000000000000000000000000000000000000",' +
  '"time":1790000000,"kind":"security",' +
  '"en":{"title":"Revoke “Old market”","body":"One.\\n\\nTwo / 2 < 3."},' +
  '"tc":{"title":"請收回授權","body":"第一段。\\n\\n第二段。"},' +
  `"spenders":["${spender}"],"release":null}`

test('the canonical text, letter by letter, and back', () => {
  expect(canonicalText(first)).toBe(text)
  expect(parseAnnouncement(text)).toEqual(first)
})

test('the order in which fields came does not matter, nor what else they carry', () => {
  const { chain, number, ...rest } = first
  const other = { signature: '0x', ...rest, en: { body: first.en.body, title: first.en.title } }
  expect(canonicalText({ ...other, number, chain } as Announcement)).toBe(text)
})

const changed = (change: Partial<Announcement>): string => canonicalText({ ...first, ...change })
const en = (title: string, body = 'One.'): string => changed({ en: { title, body } })

test.each([
  ['no JSON', 'announcement'],
  ['nothing', ''],
  ['another JSON', '[]'],
  ['nested without end', '['.repeat(50_000)],
  ['a space', text.replace('"number":1', '"number": 1')],
  ['another order', text.replace(/("chain":"[^"]*"),("number":1)/, '$2,$1')],
  ['an escape that is not needed', text.replace('/ 2', String.raw`\/ 2`)],
  ['a further field', text.replace('"release":null', '"release":null,"x":1')],
  ['a field twice', text.replace('"number":1', '"number":2,"number":1')],
  ['no number', changed({ number: 0 })],
  ['a broken number', changed({ number: 1.5 })],
  ['an unknown kind', text.replace('"security"', '"offer"')],
  ['a hash that is none', changed({ previous: '0x12' })],
  ['a title without words', en('')],
  ['a body without words', en('Title', '')],
  ['a title of two lines', en('One\ntwo')],
  ['a title too long', en('x'.repeat(121))],
  ['a body too long', en('Title', '界'.repeat(8_001))],
  ['spaces around', en(' Title')],
  ['a sign that turns the text', en('\u202eeltiT')],
  ['three line ends', en('Title', 'One.\n\n\nTwo.')],
  ['an address that is none', changed({ spenders: [`${spender}1`] })],
  ['an address twice', changed({ spenders: [spender, spender] })],
  ['spenders without a warning', changed({ kind: 'news' })],
  ['a release of something else', changed({ release: 'ab'.repeat(32) })],
])('%s is no announcement', (_, wrong) => {
  expect(wrong).not.toBe(text)
  expect(parseAnnouncement(wrong)).toBeNull()
})

test('the longest there may be, as a reader counts', () => {
  const family = '👨‍👩‍👧‍👦'
  const words = { title: family.repeat(120), body: '界'.repeat(8_000) }
  const release = 'ab'.repeat(32)
  const longest = changed({ kind: 'release', spenders: [], release, en: words })
  expect(parseAnnouncement(longest)?.en).toEqual(words)
})

test('what is typed becomes what is signed', () => {
  const typed = { title: '  Two\u200b  words ', body: ' One.  \r\n\r\n\r\n\r\nTwo.\u202e ' }
  expect(plainWording(typed)).toEqual({ title: 'Two words', body: 'One.\n\nTwo.' })
})

test.each([
  ['https://evil.example', true],
  ['Go to evil.example now', true],
  ['Go to 邪惡.公司', true],
  ['Go to evil．example', true],
  ['tron://open', true],
  ['Version 1.5 costs 2.50 TRX. Next sentence. (e.g. this)', false],
  ['請收回授權。謝謝', false],
])('a security announcement, %j: a link is %s', (body, is) => {
  expect(hasForbiddenLink({ ...first, tc: { title: '標題', body } })).toBe(is)
  expect(hasForbiddenLink({ ...first, kind: 'news', en: { title: 'T', body } })).toBe(false)
})
