import { expect, test } from 'vitest'

import { retiredIn, retiredInProse } from './retired.ts'

const words = (file: string, source: string) => retiredIn(file, source).map(({ word }) => word)

test.each([
  ['a variable', 'features/a/b.ts', 'const toldOf = 1', ['told']],
  ['a word of several parts', 'features/a/b.ts', 'export const whyNotBuy = 1', ['why not']],
  ['a type', 'features/a/b.ts', 'interface PurseTable {}', ['purse']],
  ['a file name', 'platform/server/laterIndexes.ts', '', ['later indexes']],
])('%s is refused', (_, file, source, found) => {
  expect(words(file, source)).toEqual(found)
})

test('a part of another word, a comment and a text are no identifiers', () => {
  expect(words('a.ts', "const pursed = 'told' // heard\n/* purse */")).toEqual([])
})

test('the column of the orders keeps its name, there alone', () => {
  expect(words('platform/server/orders/orders.ts', 'order.told')).toEqual([])
  expect(words('platform/web/orders.ts', 'order.told')).toEqual(['told'])
})

const inProse = (file: string, source: string) =>
  retiredInProse(file, source).map(({ word }) => word)

test.each([
  ['a comment', 'platform/a.ts', '// It is told.', ['told']],
  [
    'a comment of several lines',
    'platform/a.ts',
    '/**\n * What is in\n * the way.\n */',
    ['in the way'],
  ],
  [
    'the title of a test',
    'platform/a.test.ts',
    "test('Somebody says it', () => {})",
    ['says', 'somebody'],
  ],
  [
    'the title of a table of tests',
    'platform/a.test.ts',
    "test.each([1])('%s anew', () => {})",
    ['anew'],
  ],
  ['a comment in Solidity', 'features/a/contract/A.sol', '/// @dev Whoever calls.', ['whoever']],
  ['a document', 'platform/README.md', 'Each is reckoned.', ['reckoned']],
])('%s is refused', (_, file, source, found) => {
  expect(inProse(file, source)).toEqual(found)
})

test('a name between backticks, a text of the program and a longer word are not refused', () => {
  expect(inProse('platform/a.ts', "// The column `told`.\nconst sql = 'told boolean'")).toEqual([])
  expect(inProse('platform/a.test.ts', "expect(row('told anew'))")).toEqual([])
  expect(inProse('platform/a.ts', '// A renewed essay.')).toEqual([])
})
