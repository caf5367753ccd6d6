import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { run } from './children.mjs'
import { filesBelow } from './fingerprint.mjs'
import { root } from './root.mjs'

/** The suffix of a test file decides its suite; vitest.config.ts has the same suffixes. */
const suites = {
  unit: /(?<!\.(chain|db|journey|postgres))\.test\.tsx?$/,
  stack: /\.(chain|db|postgres)\.test\.ts$/,
  journey: /\.journey\.test\.ts$/,
}
const places = ['apps', 'features', 'platform', 'scripts', 'tests', 'tools']

/** @param {keyof typeof suites} project */
export const filesOf = (project) => testFiles(suites[project], [])

/**
 * The test files of a suite, those of them whose path contains one of the words.
 * @param {RegExp} suffix
 * @param {readonly string[]} words
 */
function testFiles(suffix, words) {
  return (
    places
      .flatMap(filesBelow)
      // The golden example is tested where it is used: in a feature made after it.
      .filter((file) => suffix.test(file) && !file.startsWith('scripts/golden/'))
      .filter((file) => words.length === 0 || words.some((word) => file.includes(word)))
  )
}

/**
 * @param {keyof typeof suites} project
 * @param {readonly string[]} words
 * @returns {import('./checks.mjs').Stage | null} null where the words leave nothing of it
 */
export function vitestStage(project, words) {
  return stageOf(project, testFiles(suites[project], words), words)
}

/**
 * The tests with a network or a database. What runs without PostgreSQL where it is not installed is
 * no proof of what runs with it: that is reported, and counts as failed where
 * TEST_POSTGRES_REQUIRED is set, as it is where everything is checked.
 * @param {readonly string[]} words
 * @param {boolean} installed
 * @returns {(import('./checks.mjs').Stage | null)[]}
 */
export function stackStages(words, installed) {
  const files = testFiles(suites.stack, words)
  if (installed) return [stageOf('stack', files, words, { TEST_POSTGRES_REQUIRED: '1' })]
  const required = Boolean(process.env.TEST_POSTGRES_REQUIRED)
  const missing = { name: 'Tests: PostgreSQL', work: async () => withoutPostgres(required) }
  const others = files.filter((file) => !file.endsWith('.postgres.test.ts'))
  const embedded = stageOf('stack', others, words, { TEST_POSTGRES_REQUIRED: '' })
  return files.length === 0 ? [] : [embedded, missing]
}

/**
 * @param {keyof typeof suites} project
 * @param {string[]} files
 * @param {readonly string[]} words
 * @param {Record<string, string>} [env]
 * @returns {import('./checks.mjs').Stage | null}
 */
function stageOf(project, files, words, env) {
  if (files.length === 0 && words.length > 0) return null
  return { name: `Tests: ${project}`, work: () => vitest(project, files, env) }
}

/**
 * @param {string} project
 * @param {string[]} files
 * @param {Record<string, string>} [env]
 * @returns {Promise<import('./checks.mjs').Outcome>}
 */
async function vitest(project, files, env) {
  // A suite that is not there has shown nothing.
  if (files.length === 0) return broken(`There is no ${project} test.`)
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tessera-tests-'))
  try {
    const report = path.join(folder, 'report.json')
    const result = await run(
      process.execPath,
      [
        path.join(root, 'node_modules/vitest/vitest.mjs'),
        'run',
        `--project=${project}`,
        '--allowOnly=false',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
        ...files,
      ],
      { env: { NO_COLOR: '1', NODE_ENV: 'test', ...env } },
    )
    return tally(result, reportOf(report), files)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * @param {boolean} required
 * @returns {import('./checks.mjs').Outcome}
 */
export function withoutPostgres(required) {
  if (required) return broken('PostgreSQL is not installed, and it is required here.')
  return { passed: 0, failed: 0, note: 'NOT RUN: PostgreSQL is not installed', output: '' }
}

/**
 * What vitest's JSON reporter writes, as far as it is read here.
 * @typedef {object} Report
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 * @property {{ name: string, status: string, assertionResults: { status: string }[] }[]} testResults
 */

/**
 * @param {string} file
 * @returns {Report | null}
 */
function reportOf(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}

/**
 * Nothing counts as passed that did not run: a file that is missing from the report, or that broke
 * before its first test, is a failure of its own.
 * @param {{ code: number, output: string }} result
 * @param {Report | null} json
 * @param {readonly string[]} files  paths from the root that should have run
 * @returns {import('./checks.mjs').Outcome}
 */
export function tally(result, json, files) {
  if (json === null) return broken(result.output)
  const ran = new Set(json.testResults.map((file) => path.relative(root, file.name)))
  const missing = files.filter((file) => !ran.has(path.normalize(file)))
  const brokenFiles = json.testResults.filter(
    ({ status, assertionResults }) =>
      assertionResults.length === 0 ||
      (status === 'failed' && assertionResults.every((test) => test.status !== 'failed')),
  ).length
  let failed = json.numFailedTests + brokenFiles + missing.length
  if (failed === 0 && result.code !== 0) failed = 1
  const left = json.numPendingTests + json.numTodoTests
  return {
    passed: json.numPassedTests,
    failed,
    note:
      `${json.numPassedTests} passed` +
      (failed > 0 ? `, ${failed} FAILED` : '') +
      (left > 0 ? `, ${left} SKIPPED` : ''),
    output: result.output + missing.map((file) => `\nnot run: ${file}`).join(''),
  }
}

/**
 * The Solidity tests.
 * @param {readonly string[]} words
 * @returns {import('./checks.mjs').Stage | null}
 */
export function forgeStage(words) {
  const files = testFiles(/\.t\.sol$/, words)
  if (files.length === 0 && words.length > 0) return null
  return { name: 'Tests: forge', work: () => forge(words) }
}

/**
 * @param {readonly string[]} words
 * @returns {Promise<import('./checks.mjs').Outcome>}
 */
async function forge(words) {
  const result = await run(process.execPath, ['scripts/forge.mjs', ...words, '--json'])
  /** @type {Record<string, { test_results: Record<string, { status: string, reason: string | null }> }>} */
  let contracts
  try {
    contracts = JSON.parse(result.stdout.trim().split('\n').at(-1) ?? '')
  } catch {
    return broken(result.output)
  }
  const tests = Object.entries(contracts).flatMap(([contract, { test_results }]) =>
    Object.entries(test_results).map(([test, { status, reason }]) => ({
      line: `${contract} ${test}: ${status} ${reason ?? ''}`,
      status,
    })),
  )
  const passed = tests.filter((test) => test.status === 'Success').length
  const bad = tests.filter((test) => test.status !== 'Success')
  if (passed === 0 || (result.code !== 0 && bad.length === 0)) return broken(result.output)
  return {
    passed,
    failed: bad.length,
    note: `${passed} passed${bad.length > 0 ? `, ${bad.length} FAILED` : ''}`,
    output: bad.map((test) => test.line).join('\n'),
  }
}

/**
 * @param {string} output
 * @returns {import('./checks.mjs').Outcome}
 */
function broken(output) {
  return { passed: 0, failed: 1, note: 'FAILED', output }
}
