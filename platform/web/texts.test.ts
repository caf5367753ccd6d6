import { expect, test } from 'vitest'

import { compileIcu } from './icu.ts'

/** Every source of ours as it is written, tests left out: texts lie in servers and tools too. */
const read = import.meta.glob<string>(
  [
    '../../{features,platform,apps}/**/*.{ts,tsx}',
    '!../../**/*.test.{ts,tsx}',
    '!../../tests/journeys/**',
    '!../../**/node_modules/**',
  ],
  { eager: true, query: '?raw', import: 'default' },
)
const sources = Object.entries(read).map(([path, source]) => ({
  file: new URL(path, 'file:///platform/web/').pathname.slice(1),
  source,
}))

const literal = String.raw`'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|` + '`(?:[^`\\\\]|\\\\.)*`'
const twins = new RegExp(String.raw`\ben:\s*(${literal}),\s*tc:\s*(${literal})`, 'g')

/** What the program contains: without the quotes, escapes undone. */
const stated = (quoted: string): string => quoted.slice(1, -1).replace(/\\(.)/g, '$1')

const texts = sources.flatMap(({ file, source }) =>
  [...source.matchAll(twins)].map(([, en = '', tc = '']) => ({
    file,
    en: stated(en),
    tc: stated(tc),
    computed: en.startsWith('`'),
  })),
)

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

/** What a template fills in, `${so}`. */
const filled = (text: string): string[] => (text.match(/\$\{[^}]*\}/g) ?? []).toSorted()

test.each([
  'platform/web/text.ts',
  'platform/ui/uiText.ts',
  'platform/std/failure.ts',
  'platform/server/http/invalid.ts',
  'platform/server/orders/orderFailures.ts',
  'platform/server/http/docsPage.ts',
  /^features\/\w+\/failures\.ts$/,
  'features/sales/server/rules.ts',
])('texts are found in %s', (file) => {
  const isIt = (one: string) => (typeof file === 'string' ? one === file : file.test(one))
  expect(texts.some((text) => isIt(text.file))).toBe(true)
})

test('no Chinese stands without its English beside it', () => {
  for (const { file, source } of sources) {
    const chinese = source.match(new RegExp(String.raw`\btc:\s*(${literal})`, 'g')) ?? []
    const paired = [...source.matchAll(twins)].length
    expect({ file, texts: paired }).toEqual({ file, texts: chinese.length })
  }
})

test.each(texts)('$file: $en', ({ en, tc, computed }) => {
  for (const text of [en, tc]) expect(text.trim()).not.toBe('')
  const slots = computed ? filled : placeholders
  expect(slots(tc)).toEqual(slots(en))
  // The chain's own coin is named by the config, never by another chain's.
  expect(`${en} ${tc}`).not.toMatch(/\b(BNB|BSC|ETH|Ethereum)\b/i)
  // Traditional, not Simplified.
  expect(tc).not.toMatch(/[们这个为对时来说资产钱转级链]/u)
  // One word for one thing: 卡片, 資金池, 紀錄, 網路費用, 解除質押, 最近成交價, 新增, 分潤.
  expect(tc).not.toMatch(/卡牌|流動池|質押記錄|網路手續費|取消質押|上次成交|添加|手續費分成/u)
})

test('only the contracts, fixed for ever, name the chain’s own coin themselves', () => {
  const naming = texts.filter(({ en, tc }) => /\bTRX\b/.test(en + tc)).map(({ file }) => file)
  expect(naming.filter((file) => !file.endsWith('/reasons.ts'))).toEqual([])
})

test('no screen names the chain’s own coin itself', () => {
  const screens = sources.filter(({ file }) => /^features\/[^/]+\/web\//.test(file))
  expect(screens.length).toBeGreaterThan(30)
  for (const { file, source } of screens) {
    const code = source.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    expect({ file, coin: /\bTRX\b/.exec(code)?.[0] ?? null }).toEqual({ file, coin: null })
  }
})
