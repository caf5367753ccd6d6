import path from 'node:path'

import { Visitor, parseSync } from 'rolldown/utils'
import { analyse } from 'scslre'
import { expect, test } from 'vitest'

import { readTree } from './boundaries/tree.ts'

/** No pattern that the server holds against what others send takes more than linear time, whatever is sent. */
const served =
  /^(platform\/(server|std|chain)|apps\/server|features\/[^/]+\/server)\/|^features\/[^/]+\/[^/]+\.ts$/
const isTest = /(^|\/)test|\.test\.ts$/

/** Held against numbers that we wrote ourselves, of 30 digits at most. */
const ownNumbers = ['platform/std/amount.ts', 'platform/std/format.ts']

function patternsOf(file: string, text: string): { source: string; flags: string }[] {
  const found: { source: string; flags: string }[] = []
  new Visitor({
    Literal(node) {
      if (!('regex' in node)) return
      found.push({ source: node.regex.pattern, flags: node.regex.flags })
    },
  }).visit(parseSync(file, text).program)
  return found
}

const slow = (file: string, text: string): string[] =>
  patternsOf(file, text)
    .filter((pattern) => analyse(pattern).reports.length > 0)
    .map(({ source, flags }) => `${file}: /${source}/${flags}`)

test('no pattern of the server is slower than linear', () => {
  const root = path.resolve(import.meta.dirname, '..')
  const files = [...readTree(root)].filter(
    ([file]) => served.test(file) && !isTest.test(file) && !ownNumbers.includes(file),
  )
  expect(files.flatMap(([file, text]) => patternsOf(file, text)).length).toBeGreaterThan(50)
  expect(files.flatMap(([file, text]) => slow(file, text))).toEqual([])
})

test.each([
  ['/^(a+)+$/', 'nested'],
  ['/a*a*b/', 'one after the other'],
  ['/\\.[^/]*$/', 'started again at every sign'],
])('a slow one is found: %s, %s', (pattern) => {
  expect(slow('a.ts', `const a = ${pattern}`)).toEqual([`a.ts: ${pattern}`])
})
