import type { Abi } from 'viem'
import { expect, test } from 'vitest'

import { customErrors, customErrorText } from '../std/customErrors.ts'
import { noteWords } from './flow/words.ts'
import { provideRuntimeConfig } from './runtime.ts'
import { translate } from './translate.ts'

provideRuntimeConfig({})

const modules = import.meta.glob<Record<string, Abi>>(
  [
    '../contracts/abi.ts',
    '../../features/*/contract/abi.ts',
    '../../scripts/golden/*/contract/abi.ts',
  ],
  { eager: true },
)
const declared = new Set<string>(
  Object.values(modules)
    .flatMap((module) => Object.values(module))
    .flat()
    .flatMap((item) => (item.type === 'error' ? item.name : [])),
)

test('every error that a contract declares or inherits has its words, and no more', () => {
  expect(declared.size).toBeGreaterThan(10)
  // The machine's own.
  expect(new Set(Object.keys(customErrors))).toEqual(new Set([...declared, 'Panic']))
})

test.each(Object.entries(customErrors))(
  '%s says what is wrong, in both languages',
  (name, text) => {
    expect(text.en).not.toContain(name)
    expect(text.tc).toMatch(/\p{Script=Han}/u)
  },
)

const said = (code: 'REVERTED' | 'WALLET', words: string, locale: 'en' | 'tc' = 'en'): string =>
  noteWords({ code, words }, null, (...text) => translate(locale, ...text))

test('an error with arguments is said in words, another contract’s stays as it is', () => {
  const receiver = 'TRC721InvalidReceiver(TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t)'
  expect(said('REVERTED', receiver)).toBe('This address is a contract that cannot hold cards')
  expect(said('REVERTED', receiver, 'tc')).toBe('此地址為無法持有卡片的合約')
  expect(customErrorText('Foreign(1)')).toBeNull()
  expect(customErrorText('constructor(1)')).toBeNull()
})

test('a wallet that gives no words, or those of its own machinery, is said in ours', () => {
  expect(said('WALLET', '')).toBe('The wallet did not sign. Unlock it and try again')
  expect(said('WALLET', '', 'tc')).toBe('錢包未簽署，請解鎖後再試')
  expect(said('WALLET', 'Private key does not match address in transaction')).toBe(
    'The wallet is set to another account than the one this was opened with.',
  )
  expect(said('WALLET', 'Odd weather')).toBe('The wallet answered: Odd weather')
})
