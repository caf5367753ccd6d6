import { features } from '#apps/server/features.ts'
import { expect, test } from 'vitest'
import { findDeclarations } from './declarations.mjs'

const places = (word: string) =>
  findDeclarations(word).map(({ place, what, name }) => {
    return `${place.replace(/:\d+$/, ':n')} ${what} ${name}`
  })

test.each([
  ['/deposit/aon/productPage', 'features/sales/api.ts:n endpoint /deposit/aon/productPage'],
  ['SALE_BROKEN', 'features/nft/failures.ts:n refusal SALE_BROKEN'],
  ['bindParent', 'features/team/contract/ITeam.sol:n function bindParent'],
  ['nft_cards', 'features/nft/tables.ts:n table nft_cards'],
  ['NOT_ACTIVE', 'platform/std/failure.ts:n refusal NOT_ACTIVE'],
  ['TRON_PORT', 'tools/devnet/options.ts:n environment TRON_PORT'],
  ['startDevnet', 'tools/devnet/index.ts:n export startDevnet'],
  ['make:feature', 'package.json:n command make:feature'],
])('%s is found', (word, expected) => {
  expect(places(word)).toContain(expected)
})

const paths = features.flatMap(({ endpoints }) => endpoints.map(({ endpoint }) => endpoint.path))

test.each(paths)('%s is found, with who answers it', (path) => {
  const found = findDeclarations(path)
  expect(found.filter(({ name }) => name === path).map(({ what }) => what)).toEqual(['endpoint'])
  expect(found.some(({ what }) => what === 'handler')).toBe(true)
})

test('whole names come before parts, whatever the case', () => {
  const whole = findDeclarations('zap').map(({ name }) => name.toLowerCase() === 'zap')
  expect(whole.indexOf(false)).toBe(whole.filter(Boolean).length)
  expect(whole[0]).toBe(true)
})

test('a line number is the line itself', () => {
  const [found] = findDeclarations('/deposit/aon/productPage')
  expect(found?.place).toMatch(/^features\/sales\/api\.ts:\d+$/)
})

test('nothing is found under a word that is nowhere', () => {
  expect(findDeclarations('zzz-not-there')).toEqual([])
})
