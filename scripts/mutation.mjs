// npm run test:mutation -- [words] [--part i/n]: plants one fault at a time in a contract and
// asks its Solidity tests to notice. Outside CI: it takes most of an hour.
import { spawn } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { forgeBinary } from './forge-binary.mjs'
import { survivorsExplained } from './mutation/explained.mjs'
import { mutantsOf } from './mutation/mutate.mjs'

/** Each production contract with the tests that must notice its faults. */
const contracts = [
  { file: 'features/team/contract/Team.sol', tests: 'features/team/contract/Team*.t.sol' },
  {
    file: 'features/team/contract/FeeSplitter.sol',
    tests: 'features/team/contract/FeeSplitter*.t.sol',
  },
  { file: 'features/nft/contract/Cards.sol', tests: 'features/nft/contract/Cards*.t.sol' },
  {
    file: 'platform/contracts/Credits.sol',
    tests: '{features/team/contract/FeeSplitter,features/nft/contract/Cards}*.t.sol',
  },
  {
    file: 'platform/contracts/Trx.sol',
    tests: '{features/team/contract/FeeSplitter,features/nft/contract/Cards}*.t.sol',
  },
  {
    file: 'platform/contracts/FixedPriceOracle.sol',
    tests: 'platform/contracts/FixedPriceOracle.t.sol',
  },
]
/** Of all faults, the share that must be noticed. */
const goal = 0.95

const root = fileURLToPath(new URL('..', import.meta.url))
const words = process.argv.slice(2).filter((word) => !word.startsWith('-'))
const chosen = contracts.filter(
  ({ file }) => words.length === 0 || words.some((word) => file.includes(word)),
)

/** A copy of what forge reads, so that the working tree is never touched. */
function copyTree() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tessera-mutation-'))
  for (const part of ['features', 'platform', 'scripts', 'foundry.toml', 'package.json']) {
    cpSync(path.join(root, part), path.join(folder, part), { recursive: true })
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  mkdirSync(path.join(folder, 'build'), { recursive: true })
  return folder
}

/**
 * True where a test failed, or the fault does not compile.
 * @param {string} folder
 * @param {string} tests
 * @returns {Promise<'noticed' | 'survived' | 'no code'>}
 */
function judge(folder, tests) {
  return new Promise((resolve) => {
    let output = ''
    const child = spawn(
      forgeBinary(),
      ['test', '--match-path', tests, '--fail-fast', '--fuzz-seed', '1'],
      {
        cwd: folder,
        env: {
          ...process.env,
          FOUNDRY_VIA_IR: 'false',
          FOUNDRY_EVM_VERSION: 'cancun',
          FOUNDRY_FUZZ_RUNS: '64',
          FOUNDRY_INVARIANT_RUNS: '8',
        },
      },
    )
    // A fault may never end: that too is noticed.
    const timer = setTimeout(() => child.kill('SIGKILL'), 120_000)
    child.stdout.on('data', (text) => (output += text))
    child.stderr.on('data', (text) => (output += text))
    child.on('close', (code) => {
      clearTimeout(timer)
      if (/Compiler run failed|Compilation failed/.test(output)) resolve('no code')
      else resolve(code === 0 ? 'survived' : 'noticed')
    })
  })
}

const jobs = chosen.flatMap((contract) =>
  mutantsOf(readFileSync(path.join(root, contract.file), 'utf8')).map((mutant) => ({
    ...contract,
    ...mutant,
  })),
)
const total = jobs.length
const began = Date.now()
let done = 0
let noticed = 0
/** @type {typeof jobs} */
const survivors = []

async function worker() {
  const folder = copyTree()
  try {
    for (let job = jobs.shift(); job !== undefined; job = jobs.shift()) {
      const file = path.join(folder, job.file)
      writeFileSync(file, job.source)
      const verdict = await judge(folder, job.tests)
      cpSync(path.join(root, job.file), file)
      done += 1
      if (verdict === 'noticed') noticed += 1
      if (verdict === 'survived') {
        survivors.push(job)
        console.log(`\rsurvived ${job.file}:${job.line}  ${job.was}  →  ${job.now || '(left out)'}`)
      }
      process.stdout.write(`\r${done} of ${total}, ${Math.round((Date.now() - began) / 1000)} s`)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
await Promise.all([worker(), worker()])

const unexplained = survivors.filter((one) => !survivorsExplained(one))
const judged = noticed + unexplained.length
const share = judged === 0 ? 0 : noticed / judged
console.log(
  `\n${noticed} of ${judged} faults noticed (${(share * 100).toFixed(1)} %), ` +
    `${survivors.length - unexplained.length} more change nothing that anybody can see`,
)
process.exitCode = share >= goal ? 0 : 1
