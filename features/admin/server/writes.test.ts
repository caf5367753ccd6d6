import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'

/** The console writes its log and signatures, and what is hidden or announced by way of launches and news: no balance, no order, no row of the chain. */
test('the log and the signatures are the only tables that the console writes', () => {
  const files = readdirSync(import.meta.dirname).filter((name) => !name.includes('.test.'))
  const sources = files.map((name) => readFileSync(path.join(import.meta.dirname, name), 'utf8'))
  const written = sources.flatMap((source) =>
    [...source.matchAll(/\.(?:insertInto|updateTable|deleteFrom|mergeInto)\('(\w+)'\)/g)].map(
      ([, table]) => table,
    ),
  )
  expect([...new Set(written)].toSorted()).toEqual([
    'adminLog',
    'adminMultisigCalls',
    'adminMultisigSignatures',
  ])
  const raw = sources.flatMap((source) => [...source.matchAll(/sql(?:<[^>]*>)?`([^`]*)`/g)])
  expect(raw.filter(([, text = '']) => /insert|update|delete|truncate|alter/i.test(text))).toEqual(
    [],
  )
})
