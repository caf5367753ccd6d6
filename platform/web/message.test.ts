import { setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import type { TextValues } from '../std/text.ts'

import { compileIcu } from './icu.ts'
import { formatMessage } from './message.ts'

/** Lingui's own runtime, as an independent model. */
function modelled(message: string, values: TextValues, tag: string): string {
  const i18n = setupI18n({ locale: tag, messages: { [tag]: { it: compileMessage(message) } } })
  return i18n._('it', { ...values })
}

const say = (message: string, values: TextValues, tag = 'en-US'): string =>
  formatMessage(compileIcu(message), values, tag)

const ordinal = '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}'
const nested =
  '{n, plural, =0 {none} one {one of {owner}} other {# cards, {kind, select, gold {# gold} other {plain}}}}'

test.each([
  ['{name} joined', { name: 'Alice' }, 'Alice joined'],
  ['{n, number} TES', { n: 1234567.5 }, '1,234,567.5 TES'],
  ['{n, plural, one {# card} other {# cards}}', { n: 1 }, '1 card'],
  ['{n, plural, one {# card} other {# cards}}', { n: 12000 }, '12,000 cards'],
  ['{n, plural, one {# card} other {# cards}}', { n: -1 }, '-1 card'],
  [nested, { n: 0, owner: 'Bob', kind: 'gold' }, 'none'],
  [nested, { n: 1, owner: 'Bob', kind: 'gold' }, 'one of Bob'],
  [nested, { n: 3, owner: 'Bob', kind: 'gold' }, '3 cards, 3 gold'],
  [nested, { n: 3, owner: 'Bob', kind: 'tin' }, '3 cards, plain'],
  [nested, { n: 3, owner: 'Bob', kind: 'constructor' }, '3 cards, plain'],
  [ordinal, { n: 22 }, '22nd'],
  ['# stays {x}', { x: 1 }, '# stays 1'],
  ["it''s {x}", { x: 'fine' }, "it's fine"],
] satisfies [string, TextValues, string][])('%s with %o', (message, values, expected) => {
  expect(say(message, values)).toBe(expected)
})

test('a value is shown as it is: no braces, no escapes of it are read', () => {
  const hostile = String.raw`{n, plural, other {#}} \u0041 # '{x}'`
  expect(say('{x}!', { x: hostile })).toBe(`${hostile}!`)
  expect(say('{n, plural, other {{x}}}', { n: 2, x: hostile })).toBe(hostile)
})

test('any message gives the same text as Lingui, in both languages', () => {
  const plain = fc.stringMatching(/^[ a-z,.:!\u4e00-\u4e20]{0,8}$/)
  const { message } = fc.letrec<{ message: string; part: string }>((tie) => ({
    message: fc.array(tie('part'), { maxLength: 4 }).map((parts) => parts.join('')),
    part: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      plain,
      fc.constantFrom('{a}', '{n, number}', "''", "'{'", ordinal),
      fc
        .tuple(tie('message'), tie('message'))
        .map(([one, other]) => `{n, plural, =2 {two ${one}} one {# ${one}} other {#${other}}}`),
      fc
        .tuple(tie('message'), tie('message'))
        .map(([one, other]) => `{s, select, x {${one}} other {${other}}}`),
    ),
  }))
  const values = fc.record({
    a: fc.oneof(fc.stringMatching(/^[ a-z0-9]{0,9}$/), fc.integer()),
    n: fc.oneof(fc.nat({ max: 30 }), fc.integer(), fc.double({ noNaN: true, min: 0, max: 1e9 })),
    s: fc.constantFrom('x', 'y'),
  })
  fc.assert(
    fc.property(message, values, fc.constantFrom('en-US', 'zh-TW'), (text, input, tag) => {
      expect(say(text, input, tag)).toBe(modelled(text, input, tag))
    }),
    { numRuns: 400 },
  )
})
