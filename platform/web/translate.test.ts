import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { defineTexts, verbatim } from '../std/text.ts'
import { translate } from './translate.ts'

const texts = defineTexts({
  said: { en: 'The wallet answered: {words}', tc: '錢包回覆：{words}' },
  counted: {
    en: '{count, plural, one {one of {words}} other {# of {words}}}',
    tc: '{count} 個 {words}',
  },
})

const anything = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('{x, plural,', '{', '}', '#', "'{'", '{words}', '$&', '$1', '__proto__', '<b>'),
)

test('a value is put in as it is, whatever it looks like', () => {
  fc.assert(
    fc.property(anything, (words) => {
      expect(translate('en', texts.said, { words })).toBe(`The wallet answered: ${words}`)
      expect(translate('en', texts.counted, { count: 1, words })).toBe(`one of ${words}`)
      expect(translate('en', texts.counted, { count: 2, words })).toBe(`2 of ${words}`)
      expect(translate('tc', texts.counted, { count: 2, words })).toBe(`2 個 ${words}`)
    }),
    { numRuns: 1_000 },
  )
})

test('a word that is nobody’s text is shown as it stands', () => {
  fc.assert(
    fc.property(anything, (word) => {
      expect(translate('en', verbatim(word), {})).toBe(word)
      expect(translate('tc', verbatim(word), {})).toBe(word)
    }),
    { numRuns: 1_000 },
  )
})
