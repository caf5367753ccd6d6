import { compileMessage } from '@lingui/message-utils/compileMessage'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { compileIcu } from './icu.ts'

const messages = [
  'plain',
  '',
  '{name} joined',
  'a {a} b {b}c',
  "it''s {x}",
  "it's {x}",
  "quoted '{x}' and {x}",
  '{n, number} cards',
  '{n, plural, one {# card} other {# cards}}',
  '{n, plural, =0 {none} one {one card of {owner}} other {# cards, {kind, select, gold {gold} other {plain}}}}',
  '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
  '{ spaced }',
  '等待 {n} 秒',
]

test.each(messages)('compiles %j as Lingui does', (message) => {
  expect(compileIcu(message)).toEqual(compileMessage(message))
})

test('any composition of texts and arguments compiles as Lingui does', () => {
  const plain = fc.stringMatching(/^[ a-z,.:!\u4e00-\u4e20]{0,8}$/)
  const { message } = fc.letrec<{ message: string; part: string }>((tie) => ({
    message: fc.array(tie('part'), { maxLength: 4 }).map((parts) => parts.join('')),
    part: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      plain,
      fc.constantFrom('{a}', '{b, number}', "''", "'{'"),
      fc
        .tuple(tie('message'), tie('message'))
        .map(([one, other]) => `{n, plural, one {# ${one}} other {#${other}}}`),
      fc
        .tuple(tie('message'), tie('message'))
        .map(([one, other]) => `{s, select, x {${one}} other {${other}}}`),
    ),
  }))
  fc.assert(
    fc.property(message, (text) => {
      expect(compileIcu(text)).toEqual(compileMessage(text))
    }),
    { numRuns: 300 },
  )
})

test.each(['{', '{a', '{n, plural, one {x}}', '{a}}', '{n, plural, other {x}'])(
  'refuses %j',
  (message) => {
    expect(() => compileIcu(message)).toThrow(SyntaxError)
  },
)
