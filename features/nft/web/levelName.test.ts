import { translate } from '#platform/web/translate.ts'
import { expect, test } from 'vitest'

import { levelName } from './levelName.ts'

const tc = (...args: Parameters<typeof translate> extends [unknown, ...infer R] ? R : never) =>
  translate('tc', ...args)

test('a level that is known in the reader’s language, any other as the chain has it', () => {
  expect(levelName(tc, 'Glass')).toBe('琉璃')
  for (const name of ['Jade', 'constructor', '__proto__', 'toString', '{x, plural,', '']) {
    expect(levelName(tc, name)).toBe(name)
  }
})
