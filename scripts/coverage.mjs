// npm run test:coverage: every line and branch of the contracts must be run by a Solidity test.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { forgeBinary } from './forge-binary.mjs'
import { contracts } from './mutation/contracts.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = path.join(root, 'build', 'forge', 'coverage')
const report = path.join(folder, 'lcov.info')

mkdirSync(folder, { recursive: true })
// A thousand pictures run nothing that one does not, nor does the campaign over the whole product.
const known = ['--no-match-path', '{**/CardArtTwin*,tests/**}']
const into = ['--report', 'lcov', '--report-file', report]
const run = spawnSync(forgeBinary(), ['coverage', ...known, ...into], {
  cwd: root,
  encoding: 'utf8',
  env: {
    ...process.env,
    // Lines and branches are distinguished in what the older code generator makes.
    FOUNDRY_VIA_IR: 'false',
    FOUNDRY_EVM_VERSION: 'cancun',
    // What is reached at all is reached early.
    FOUNDRY_FUZZ_RUNS: '64',
    FOUNDRY_INVARIANT_RUNS: '4',
    FOUNDRY_OUT: path.join(folder, 'out'),
    FOUNDRY_CACHE_PATH: path.join(folder, 'cache'),
  },
})
if (run.status !== 0) {
  console.error(run.stdout + run.stderr)
  process.exit(1)
}

let file = ''
let seen = 0
const reported = new Set()
/** @type {string[]} */
const missed = []
for (const line of readFileSync(report, 'utf8').split('\n')) {
  if (line.startsWith('SF:')) reported.add((file = line.slice(3)))
  if (file.endsWith('.t.sol')) continue
  const [, kind, numbers = ''] = /^(DA|BRDA):(.*)$/.exec(line) ?? []
  if (kind === undefined) continue
  seen += 1
  const fields = numbers.split(',')
  const hits = fields.at(-1)
  if (hits === '0' || hits === '-') {
    missed.push(`${file}:${fields[0]} ${kind === 'DA' ? 'line' : 'branch'} not run`)
  }
}
const untold = contracts.filter(({ file }) => !reported.has(file) && hasStatements(file))
for (const line of missed) console.log(line)
for (const { file } of untold) console.log(`${file} is not in the report`)
console.log(`${seen - missed.length} of ${seen} lines and branches`)
process.exit(missed.length + untold.length === 0 ? 0 : 1)

/** The report omits a contract that only passes values on to its parent's constructor. @param {string} file */
function hasStatements(file) {
  const source = readFileSync(path.join(root, file), 'utf8')
  return source.replace(/^(?:\s*\/\/|pragma |import ).*$/gm, '').includes(';')
}
