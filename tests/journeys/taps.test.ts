import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'

import { taps } from './taps.ts'

test('every action of the table is counted by a journey', () => {
  const root = path.resolve(import.meta.dirname, '../..')
  const journeys = ['features', 'tests'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.journey.test.ts'))
      .map((file) => path.join(root, folder, file)),
  )
  const counted = journeys.flatMap((file) =>
    Array.from(
      readFileSync(file, 'utf8').matchAll(/inTaps\(\w+(?:\.\w+)?, '([^']+)'/g),
      ([, action]) => action,
    ),
  )
  expect(counted.toSorted()).toEqual([...taps.keys()].toSorted())
})
