import { expect, test } from 'vitest'

import { locales, type Text } from '../std/text.ts'
import { compileIcu } from './icu.ts'

interface Named {
  name: string
  text: Text
}

const isText = (value: unknown): value is Text =>
  typeof value === 'object' && value !== null && 'en' in value && typeof value.en === 'string'

/** Every text that a file exports, at any depth. */
function textsIn(value: unknown, name: string, depth = 0): Named[] {
  if (isText(value)) return [{ name, text: value }]
  if (typeof value !== 'object' || value === null || depth > 4) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(inner, `${name}.${key}`, depth + 1),
  )
}

/** Names and kinds of the placeholders, and the cases of selects. */
function placeholders(message: string): string[] {
  const found = new Set<string>()
  const walk = (tokens: unknown): void => {
    if (!Array.isArray(tokens)) return
    for (const token of tokens) {
      if (!Array.isArray(token)) continue
      const [name, type, cases] = token as [string, string?, Record<string, unknown>?]
      // A language with one plural form may write the number plainly.
      found.add(name)
      if (type === 'select')
        found.add(
          `${name}:${Object.keys(cases ?? {})
            .toSorted()
            .join('|')}`,
        )
      if (typeof cases === 'object') Object.values(cases).forEach(walk)
    }
  }
  walk(compileIcu(message))
  return [...found].toSorted()
}

const modules = import.meta.glob<object>(
  [
    '../../features/*/web/**/text*.ts',
    '../../features/*/api.ts',
    '../**/text*.ts',
    '../ui/words.ts',
    '../std/failure.ts',
    './chainErrors.ts',
    '!**/*.test.ts',
  ],
  { eager: true },
)
const files = Object.keys(modules).toSorted()
const texts = files.flatMap((file) => textsIn(modules[file], file.replace(/^[./]*/, '')))

test('the texts are found', () => {
  expect(files).toContain('./text.ts')
  expect(texts.length).toBeGreaterThan(100)
})

test.each(texts)('$name', ({ text }) => {
  for (const locale of locales) expect(text[locale].trim()).not.toBe('')
  expect(placeholders(text.tc)).toEqual(placeholders(text.en))
  // The chain's own coin is named by the config, never by another chain's.
  expect(`${text.en} ${text.tc}`).not.toMatch(/\b(BNB|BSC|ETH|Ethereum)\b/i)
  // Traditional, not Simplified.
  expect(text.tc).not.toMatch(/[们这个为对时来说资产钱转级链]/u)
})
