import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const at = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')

/** Names in the first column of the tables. */
const described = at('docs/dependencies.md')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .flatMap((line) =>
    [...(line.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? ''),
  )

const byName = (a: string, b: string) => (a < b ? -1 : 1)

test('docs/dependencies.md describes what package.json lists, all of it and nothing else', () => {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
    at('package.json'),
  ) as Record<string, object>
  const asked = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })
  expect(asked.length).toBeGreaterThan(30)
  expect([...described].toSorted(byName)).toEqual(asked.toSorted(byName))
})
