import path from 'node:path'
import { run } from './children.mjs'
import { root } from './root.mjs'

/**
 * What came of one stage. A static check counts as one test.
 * @typedef {object} Outcome
 * @property {number} passed
 * @property {number} failed
 * @property {string} note  a few words for the line of the stage
 * @property {string} output  shown where something failed
 */

/**
 * @typedef {object} Stage
 * @property {string} name
 * @property {() => Promise<Outcome>} work
 */

/** @param {string} name */
const bin = (name) => path.join(root, 'node_modules', '.bin', name)
/** @param {string} file @param {string[]} argv */
const script = (file, ...argv) => [process.execPath, '--import', 'tsx', `scripts/${file}`, ...argv]

/** Checks that read the sources and run none of them. @type {Stage[]} */
export const staticChecks = [
  check('Format', [bin('oxfmt'), '--check'], /on (\d+) files/),
  check('Lint', [bin('oxlint'), '--type-aware', '--deny-warnings'], /on (\d+) files/),
  check('Types: node', [bin('tsc'), '-p', 'tsconfig.node.json']),
  check('Types: web', [bin('tsc'), '-p', 'tsconfig.web.json']),
  check('Boundaries', script('boundaries.ts'), /(\d+) modules/),
  check('Words', script('words.ts'), /(\d+) files read/),
  check('Dead code', [bin('knip')]),
  check('Specification', script('spec.ts', '--brief'), /(\d+) rows read/),
  check('ABIs', script('contracts.ts', '--check'), /(\d+) bytes/),
]

/**
 * @param {string} name
 * @param {string[]} command
 * @param {RegExp} [proof]  what a check prints when it has really read something; a number above 0
 * @returns {Stage}
 */
function check(name, [command = '', ...argv], proof) {
  return {
    name,
    async work() {
      const result = await run(command, argv)
      const read = proof?.exec(result.output)?.[1]
      const empty = proof !== undefined && result.code === 0 && !(Number(read) > 0)
      const good = result.code === 0 && !empty
      return {
        passed: good ? 1 : 0,
        failed: good ? 0 : 1,
        note: good ? 'passed' : 'FAILED',
        output: empty ? `${name} read nothing.\n${result.output}` : result.output,
      }
    },
  }
}
