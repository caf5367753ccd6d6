import { contracts, make, programs, web } from './build.mjs'
import { staticChecks } from './checks.mjs'
import { killAll, run } from './children.mjs'
import { installMissing } from './install.mjs'
import { Problem } from './problem.mjs'
import { line, phase } from './report.mjs'
import { campaignSeed } from './seed.mjs'
import { forgeStage, stackStages, vitestStage } from './suites.mjs'

/** @typedef {import('./checks.mjs').Stage} Stage */
/** @typedef {import('./checks.mjs').Outcome & { name: string }} Result */

const began = Date.now()

/** Everything, or with words the tests whose path contains one of them. @param {string[]} argv */
export async function testAll(argv) {
  const words = argv.filter((word) => word !== '--full')
  if (words.length < argv.length) process.env.TEST_FULL = '1'
  process.env.SEED = campaignSeed()
  await session(async () => {
    console.log(`  Random tests begin at SEED=${process.env.SEED}.\n`)
    const forge = forgeStage(words)
    const found = await phase('PostgreSQL', postgresFolder, (folder) => folder ?? 'not installed')
    const [unit, journey] = [vitestStage('unit', words), vitestStage('journey', words)]
    const stack = stackStages(words, found !== null)
    if (words.length > 0) {
      if (![forge, unit, ...stack, journey].some(Boolean)) {
        throw new Problem(`No test file's path contains ${words.join(' or ')}.`)
      }
      console.log(
        `  Only tests whose path contains ${words.join(' or ')}; static checks left out.\n`,
      )
    }
    if (journey) await phase('Browser', browser, (found) => found)
    /** @type {Result[]} */
    const results = []
    if (words.length === 0) results.push(...(await sideBySide(staticChecks)))
    results.push(...(await sideBySide([forge, unit, words.length === 0 ? coverageStage : null])))
    // The journeys drive what `npm start` would run.
    if (journey) results.push(...(await sideBySide([buildStage])))
    results.push(...(await sideBySide(stack)))
    results.push(...(await sideBySide([journey])))
    return results
  })
}

/** What is quick: the static checks and the unit tests. */
export async function checkQuick() {
  await session(async () => [
    ...(await sideBySide(staticChecks)),
    ...(await sideBySide([vitestStage('unit', [])])),
  ])
}

/** @type {Stage} */
const coverageStage = {
  name: 'Coverage',
  async work() {
    const { code, stdout, output } = await run(process.execPath, [
      '--import',
      'tsx',
      'scripts/coverage.mjs',
    ])
    const good = code === 0
    const note = good ? stdout.trim() : 'FAILED'
    return { passed: good ? 1 : 0, failed: good ? 0 : 1, note, output }
  },
}

/** @type {Stage} */
const buildStage = {
  name: 'Build',
  async work() {
    try {
      await make([contracts], () => {})
      await make([programs, web], () => {})
      return { passed: 1, failed: 0, note: 'passed', output: '' }
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      return { passed: 0, failed: 1, note: 'FAILED', output: error.message }
    }
  },
}

/** @param {() => Promise<Result[]>} work */
async function session(work) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      killAll()
      process.exit(130)
    })
  }
  try {
    console.log('\nTessera tests\n')
    await phase('Packages', installMissing, (some) => (some ? 'installed' : 'up to date'))
    conclude(await work())
  } catch (error) {
    killAll()
    console.error(error instanceof Problem ? error.message : error)
    process.exitCode = 1
  }
}

/** @param {Result[]} results */
function conclude(results) {
  for (const { name, failed, output } of results) {
    if (failed > 0) console.log(`\n--- ${name} ---\n${output.trim()}`)
  }
  const sum = (/** @type {'passed' | 'failed'} */ key) =>
    results.reduce((total, result) => total + result[key], 0)
  console.log(`\n  ${((Date.now() - began) / 1000).toFixed(0)} s\n`)
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
  process.exitCode = sum('failed') === 0 && results.length > 0 ? 0 : 1
}

/**
 * Two stages at a time: two cores must do.
 * @param {readonly (Stage | null | undefined)[]} stages
 * @returns {Promise<Result[]>}
 */
async function sideBySide(stages) {
  const waiting = stages.filter((stage) => stage !== null && stage !== undefined)
  /** @type {Result[]} */
  const results = []
  const worker = async () => {
    for (let stage = waiting.shift(); stage !== undefined; stage = waiting.shift()) {
      const start = Date.now()
      const outcome = await stage.work()
      line(stage.name, outcome.note, Date.now() - start)
      results.push({ name: stage.name, ...outcome })
    }
  }
  await Promise.all([worker(), worker()])
  return results
}

/** The browser the journeys will use, before minutes are spent on the rest. */
async function browser() {
  const found = await run(process.execPath, ['--import', 'tsx', 'tests/journeys/which-browser.ts'])
  if (found.code !== 0) throw new Problem(found.output.trim())
  return found.stdout.trim()
}

/** Where it lies; null where it is not installed. */
async function postgresFolder() {
  const file = 'platform/server/database/which-postgres.ts'
  const { code, stdout, output } = await run(process.execPath, ['--import', 'tsx', file])
  if (code !== 0) throw new Problem(output.trim())
  return stdout.trim() || null
}
