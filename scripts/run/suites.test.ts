import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { run } from './children.mjs'
import { root } from './root.mjs'
import { filesOf, stackStages, tally, vitestStage, withoutPostgres } from './suites.mjs'

type Report = NonNullable<Parameters<typeof tally>[1]>

const good: Report = {
  numPassedTests: 2,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [
    {
      name: path.join(root, 'a.test.ts'),
      status: 'passed',
      assertionResults: [{ status: 'passed' }, { status: 'passed' }],
    },
  ],
}
const counts = (report: Report | null, files = ['a.test.ts'], code = 0) => {
  const { passed, failed } = tally({ code, output: '' }, report, files)
  return { passed, failed }
}

test('tests that passed count as passed', () => {
  expect(counts(good)).toEqual({ passed: 2, failed: 0 })
})

test('no report is a failure', () => {
  expect(counts(null)).toEqual({ passed: 0, failed: 1 })
})

test('a file that did not run is a failure', () => {
  expect(counts(good, ['a.test.ts', 'b.test.ts'])).toEqual({ passed: 2, failed: 1 })
})

test('a file that broke before its first test is a failure', () => {
  const empty = { name: path.join(root, 'b.test.ts'), status: 'failed', assertionResults: [] }
  const report = { ...good, testResults: [...good.testResults, empty] }
  expect(counts(report, ['a.test.ts', 'b.test.ts'])).toEqual({ passed: 2, failed: 1 })
})

test('an error outside of any test is a failure', () => {
  expect(counts(good, ['a.test.ts'], 1)).toEqual({ passed: 2, failed: 1 })
})

test('a skipped test is reported and does not count as passed', () => {
  const outcome = tally({ code: 0, output: '' }, { ...good, numPendingTests: 1 }, ['a.test.ts'])
  expect(outcome.passed).toBe(2)
  expect(outcome.note).toBe('2 passed, 1 SKIPPED')
})

test('each suite runs exactly the files that vitest would run of it', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tessera-suites-'))
  try {
    const list = path.join(folder, 'list.json')
    const vitest = path.join(root, 'node_modules/vitest/vitest.mjs')
    await run(process.execPath, [vitest, 'list', '--filesOnly', `--json=${list}`])
    const found = JSON.parse(readFileSync(list, 'utf8')) as { file: string; projectName: string }[]
    const projects = ['unit', 'stack', 'journey'] as const
    for (const project of projects) {
      const files = found.filter(({ projectName }) => projectName === project)
      expect(filesOf(project).toSorted()).toEqual(
        files.map(({ file }) => path.relative(root, file)).toSorted(),
      )
    }
    expect(new Set(found.map(({ projectName }) => projectName))).toEqual(new Set(projects))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

test('without PostgreSQL the tests with a database are run except its own, and this is reported', async () => {
  const names = (installed: boolean) =>
    stackStages(['server/orders'], installed).flatMap((stage) => stage?.name ?? [])
  expect(names(true)).toEqual(['Tests: stack'])
  vi.stubEnv('TEST_POSTGRES_REQUIRED', '')
  expect(names(false)).toEqual(['Tests: stack', 'Tests: PostgreSQL'])
  expect(stackStages(['orderRaces'], false).map((stage) => stage?.name)).toEqual([
    undefined,
    'Tests: PostgreSQL',
  ])
  vi.unstubAllEnvs()
})

test('words that leave no file of a suite leave no stage', () => {
  expect(vitestStage('unit', ['no-such-path'])).toBeNull()
  expect(vitestStage('unit', ['scripts/run/suites'])).not.toBeNull()
})

test('a PostgreSQL that is not installed is reported, and a failure where it is required', () => {
  expect(withoutPostgres(true)).toMatchObject({ passed: 0, failed: 1, note: 'FAILED' })
  expect(withoutPostgres(false)).toMatchObject({
    passed: 0,
    failed: 0,
    note: 'NOT RUN: PostgreSQL is not installed',
  })
})
