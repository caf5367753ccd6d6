import type { Abi } from 'viem'
import { expect, test } from 'vitest'

import { customErrors, customErrorText } from '../std/customErrors.ts'
import { noteText } from './flow/noteText.ts'
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
  '%s states what is wrong, in both languages',
  (name, text) => {
    expect(text.en).not.toContain(name)
    expect(text.tc).toMatch(/\p{Script=Han}/u)
  },
)

const message = (
  code: 'REVERTED' | 'WALLET',
  sentence: string,
  locale: 'en' | 'tc' = 'en',
): string => noteText({ code, message: sentence }, null, (...text) => translate(locale, ...text))

test('an error with arguments is shown in words, another contract’s stays as it is', () => {
  const receiver = 'TRC721InvalidReceiver(TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t)'
  expect(message('REVERTED', receiver)).toBe('This address is a contract that cannot hold cards')
  expect(message('REVERTED', receiver, 'tc')).toBe('此地址為無法持有卡片的合約')
  expect(customErrorText('Foreign(1)')).toBeNull()
  expect(customErrorText('constructor(1)')).toBeNull()
})

test('an error of a wallet without a text, or with an internal one, is shown in our words', () => {
  expect(message('WALLET', '')).toBe('Your wallet is locked. Unlock it and try again')
  expect(message('WALLET', '', 'tc')).toBe('您的錢包 已鎖定，請解鎖後再試')
  expect(message('WALLET', 'Odd weather')).toBe('The wallet answered: Odd weather')
})
