import { type ExecFileSyncOptions, execFileSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { isFull } from '#platform/std/testing/campaign.ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { grow } from './grow.ts'
import { makeFeature } from './make.ts'

/** A new feature in a copy of the repository, tested there by the commands its author will use. */
const root = path.join(import.meta.dirname, '..', '..')
const copy = mkdtempSync(path.join(os.tmpdir(), 'tessera-feature-'))
const parts = ['apps', 'features', 'platform', 'scripts', 'tests', 'tools', 'deployments']
const files = [
  'package.json',
  'foundry.toml',
  'vitest.config.ts',
  '.oxlintrc.json',
  '.oxfmtrc.json',
]
const configs = ['tsconfig.json', 'tsconfig.node.json', 'tsconfig.web.json']

// Each step is a command of its own, the longest a compiler of all contracts.
vi.setConfig({ testTimeout: 600_000 })

beforeAll(() => {
  for (const part of [...parts, ...files, ...configs]) {
    cpSync(path.join(root, part), path.join(copy, part), { recursive: true })
  }
  // What is compiled already need not be compiled again.
  for (const part of ['contracts', 'forge']) {
    const made = path.join(root, 'build', part)
    if (existsSync(made)) cpSync(made, path.join(copy, 'build', part), { recursive: true })
  }
  linkPackages()
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

/**
 * The packages, as links but for those with contracts: a link leads out of the copy, and forge would
 * know none of what is compiled already by another name.
 */
function linkPackages(): void {
  const [from, to] = [path.join(root, 'node_modules'), path.join(copy, 'node_modules')]
  mkdirSync(to)
  for (const name of readdirSync(from)) {
    if (name === '@openzeppelin')
      cpSync(path.join(from, name), path.join(to, name), { recursive: true })
    else symlinkSync(path.join(from, name), path.join(to, name))
  }
}

/** The output of a command in the copy; where it fails, the test shows it. */
function run(command: string, ...args: string[]): string {
  const options: ExecFileSyncOptions = { cwd: copy, encoding: 'utf8', stdio: 'pipe' }
  try {
    return stripVTControlCharacters(execFileSync(command, args, options) as string)
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    return `${command} ${args.join(' ')} failed\n${stdout}${stderr}`
  }
}
/** Files of the copy, outside a folder, that are not as in the repository. */
function changedOutside(folder: string): string[] {
  return parts.flatMap((part) =>
    readdirSync(path.join(copy, part), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(copy, path.join(entry.parentPath, entry.name)))
      .filter((file) => !file.startsWith(folder) && !file.includes('node_modules'))
      .filter((file) => {
        const original = path.join(root, file)
        return (
          !existsSync(original) ||
          !readFileSync(original).equals(readFileSync(path.join(copy, file)))
        )
      }),
  )
}
const tool = (name: string) => path.join(copy, 'node_modules', '.bin', name)
const complaints = (project: string) =>
  run(tool('tsc'), '-p', project)
    .split('\n')
    .filter((line) => line.includes('error TS'))

describe('a new feature', () => {
  test('stands in its folder, and in one line of each app', () => {
    const { added, written } = makeFeature(copy, 'zoo')
    expect(written).toContain('features/zoo/contract/Zoo.sol')
    expect(written).toContain('features/zoo/web/ZooScreen.tsx')
    expect(written).toContain('features/zoo/examples.ts')
    expect(added).toHaveLength(3)
    for (const file of added) {
      const lines = (from: string) => readFileSync(path.join(from, file), 'utf8').split('\n')
      const before = new Set(lines(root))
      // The import, and the line of the list with one name more.
      expect(lines(copy).filter((line) => !before.has(line))).toHaveLength(2)
    }
    run(tool('oxfmt'), 'features/zoo', ...added)
    for (const file of written) {
      expect(readFileSync(path.join(copy, file), 'utf8')).not.toMatch(/jar/i)
    }
  })

  test('with an endpoint, an action and two screens more: at most 27 files, and 4 edits elsewhere', () => {
    grow(copy)
    run(tool('oxfmt'), 'features/zoo')
    const files = readdirSync(path.join(copy, 'features/zoo'), {
      recursive: true,
      withFileTypes: true,
    })
    expect(files.filter((entry) => entry.isFile()).length).toBeLessThanOrEqual(27)
    // The fourth is its line in features/README.md, which an author writes.
    expect(changedOutside('features/zoo')).toHaveLength(3)
  })

  test('has the ABI of its contract', () => {
    const output = run('node', '--import', 'tsx', 'scripts/contracts.ts', '--check')
    expect(output).toMatch(/^Zoo +\d+ bytes$/m)
    expect(output).not.toMatch(/stale|failed/)
  })

  test('passes its own tests, on the embedded network too', () => {
    const projects = ['--project=unit', '--project=stack']
    const output = run(tool('vitest'), 'run', ...projects, 'features/zoo', '--reporter=verbose')
    expect(output).toMatch(/Test Files .*2 passed/)
    expect(output).not.toMatch(/ failed/)
  })

  const programs: [file: string, project: string][] = [['web/text.ts', 'tsconfig.web.json']]
  // The other knows the types of everything: in `npm run test:full`.
  if (isFull) programs.push(['server/actions.ts', 'tsconfig.node.json'])
  test.each(programs)(
    'compiles but for a fault planted in %s, which the compiler finds',
    (...of) => {
      const [file, project] = of
      const name = path.join(copy, 'features/zoo', file)
      const good = readFileSync(name, 'utf8')
      appendFileSync(name, "export const wrong: number = ''\n")
      const found = complaints(project)
      writeFileSync(name, good)
      expect(found).toEqual([expect.stringContaining(`features/zoo/${file}`)])
    },
  )

  if (!isFull) return
  // A linter and forge, each over all that there is: in `npm run test:full`.

  test('keeps the rules of the house', () => {
    const output = run('node', '--import', 'tsx', 'scripts/boundaries.ts')
    expect(output).toMatch(/\d+ modules/)
    expect(output).not.toContain('features/zoo')
    expect(run(tool('oxlint'), '--type-aware', 'features/zoo')).not.toContain('failed')
  })

  test('passes the tests of its contract', () => {
    const output = run('node', 'scripts/forge.mjs', 'features/zoo')
    expect(output).toMatch(/\d+ tests passed, .*0 failed/)
  })
})

test('a feature that is there, and a name that is none, are refused', () => {
  expect(() => makeFeature(copy, 'nft')).toThrow('features/nft is there already')
  expect(() => makeFeature(copy, 'My Zoo')).toThrow('Name it')
})
