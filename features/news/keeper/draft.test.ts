import { expect, test } from 'vitest'

import { continued } from './announce.ts'
import { demoDrafts } from './demo.ts'
import { parseDraft } from './draft.ts'

const file = `kind: security
spenders: TSw2G3cQGD2Mhoj3GkjBobNyNocqNccTs7, TMVQGm1qAQYVdetCeGRRkTWYYrLXuHK2HC

# en
Title

One.

Two.
# tc
標題

第一段。
`

test('a file of an operator', () => {
  const draft = {
    kind: 'security',
    spenders: ['TSw2G3cQGD2Mhoj3GkjBobNyNocqNccTs7', 'TMVQGm1qAQYVdetCeGRRkTWYYrLXuHK2HC'],
    en: { title: 'Title', body: 'One.\n\nTwo.' },
    tc: { title: '標題', body: '第一段。' },
  }
  expect(parseDraft(file)).toEqual(draft)
  expect(parseDraft(`\ufeff${file.replaceAll('\n', '\r\n')}`)).toEqual(draft)
})

test('the languages stand in any order', () => {
  const text = 'kind: news\n# tc\n標題\n\n文。\n# en\nTitle\n\nText.'
  expect(parseDraft(text)).toEqual({
    kind: 'news',
    spenders: [],
    en: { title: 'Title', body: 'Text.' },
    tc: { title: '標題', body: '文。' },
  })
})

test.each([
  ['', 'The file has no line "# en".'],
  [file.replace('# tc', '# zh'), 'The file has no line "# tc".'],
  [file.replace('security', 'warning'), '"kind:" is one of news, release, security, incident.'],
  [file.replace('spenders', 'spender'), '"spender:" is not known: use kind or spenders.'],
])('what is missing is named: %#', (text, message) => {
  expect(() => parseDraft(text)).toThrow(message)
})

const head = {
  number: 4,
  hash: `0x${'ab'.repeat(32)}`,
  chain: '0x2b6653dc',
  announcer: null,
  now: 1_790_000_000,
}

test('a draft continues the head', () => {
  const { number, previous, time, kind } = continued(head, parseDraft(file))
  expect({ number, previous, time, kind }).toEqual({
    number: 5,
    previous: head.hash,
    time: head.now,
    kind: 'security',
  })
})

test.each(demoDrafts('ab'.repeat(32)))('the demo announces $en.title', (draft) => {
  expect(continued(head, draft).en).toEqual(draft.en)
})

test('a draft beyond the limits is refused before it is signed', () => {
  const wrong = (change: object) => () => continued(head, { ...parseDraft(file), ...change })
  expect(wrong({ en: { title: '', body: 'x' } })).toThrow('Both languages have a title')
  expect(wrong({ spenders: ['T1'] })).toThrow('only kind security has spenders')
  expect(wrong({ en: { title: 'x', body: 'at evil.example' } })).toThrow('no link or site')
})
