import { execFileSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { violationsOf } from '../boundaries/rules.ts'
import { readTree } from '../boundaries/tree.ts'
import { makeFeature } from './make.ts'

const root = path.join(import.meta.dirname, '..', '..')
const copy = mkdtempSync(path.join(os.tmpdir(), 'tessera-feature-'))
afterAll(() => rmSync(copy, { recursive: true, force: true }))

for (const part of ['apps', 'features', 'platform', 'scripts', 'deployments']) {
  cpSync(path.join(root, part), path.join(copy, part), { recursive: true })
}
for (const file of ['package.json', 'tsconfig.json', 'tsconfig.node.json', 'tsconfig.web.json']) {
  cpSync(path.join(root, file), path.join(copy, file))
}
symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'))

const own = (text: string) => text.split('\n').filter((line) => line.includes('features/zoo'))

/** Complaints of the compiler about the new feature or the lists it was added to. */
function complaints(project: string): string[] {
  const tsc = path.join(copy, 'node_modules', '.bin', 'tsc')
  try {
    execFileSync(tsc, ['-p', project], { cwd: copy, encoding: 'utf8', stdio: 'pipe' })
    return []
  } catch (error) {
    const { stdout } = error as { stdout: string }
    return stdout
      .split('\n')
      .filter((line) => /^(features\/zoo|apps\/\w+\/(src\/)?features)/.test(line))
  }
}

test('a new feature compiles on both sides and keeps the rules of the house', () => {
  const { written, added } = makeFeature(copy, 'zoo')
  expect(written).toContain('features/zoo/web/ZooScreen.tsx')
  for (const file of added) {
    expect(own(readFileSync(path.join(copy, file), 'utf8'))).toHaveLength(1)
  }
  expect(complaints('tsconfig.node.json')).toEqual([])
  expect(complaints('tsconfig.web.json')).toEqual([])
  // The compiler really reads the new folder: a planted error is seen on both sides.
  for (const file of ['server/pageBounds.ts', 'web/text.ts']) {
    appendFileSync(path.join(copy, 'features/zoo', file), "export const wrong: number = ''\n")
  }
  expect(complaints('tsconfig.node.json')).toHaveLength(1)
  expect(complaints('tsconfig.web.json')).toHaveLength(1)
  const { violations } = violationsOf(readTree(copy))
  expect(violations.filter(({ file }) => file.startsWith('features/zoo/'))).toEqual([])
}, 60_000)

test('a feature that is there, and a name that is none, are refused', () => {
  expect(() => makeFeature(copy, 'nft')).toThrow('features/nft is there already')
  expect(() => makeFeature(copy, 'My Zoo')).toThrow('Say its name')
})
