import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { defineTexts, verbatim } from '../std/text.ts'
import { translate } from './translate.ts'

const texts = defineTexts({
  message: { en: 'The wallet answered: {text}', tc: '錢包回覆：{text}' },
  counted: {
    en: '{count, plural, one {one of {text}} other {# of {text}}}',
    tc: '{count} 個 {text}',
  },
})

const anything = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('{', '}', "'", '#', 'x', ',') }),
  fc.constantFrom('{x, plural,', '{text}', '$&', '$1', '__proto__', '<b>'),
)

test('a value is put in as it is, whatever it looks like', () => {
  fc.assert(
    fc.property(anything, (text) => {
      expect(translate('en', texts.message, { text })).toBe(`The wallet answered: ${text}`)
      expect(translate('en', texts.counted, { count: 1, text })).toBe(`one of ${text}`)
      expect(translate('en', texts.counted, { count: 2, text })).toBe(`2 of ${text}`)
      expect(translate('tc', texts.counted, { count: 2, text })).toBe(`2 個 ${text}`)
    }),
    { numRuns: 1_000 },
  )
})

test('an unknown word is shown unchanged', () => {
  fc.assert(
    fc.property(anything, (word) => {
      expect(translate('en', verbatim(word), {})).toBe(word)
      expect(translate('tc', verbatim(word), {})).toBe(word)
    }),
    { numRuns: 1_000 },
  )
})
