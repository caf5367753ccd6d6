// npm run build: everything that `npm start` runs, into build/.
import { contracts, make, programs, web } from './run/build.mjs'
import { Problem } from './run/problem.mjs'
import { phase } from './run/report.mjs'

/** @param {string[]} names */
const summary = (names) => (names.length === 0 ? 'up to date' : names.join(', '))

try {
  await phase('Contracts', (report) => make([contracts], report), summary)
  await phase('Build', (report) => make([programs, web], report), summary)
} catch (error) {
  if (!(error instanceof Problem)) throw error
  console.error(error.message)
  process.exitCode = 1
}
