import { fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { forgeBinary } from '../forge-binary.mjs'
import { withoutPure } from './gate.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** A fault may never end: that too is noticed. */
const patience = 300_000

const environment = {
  ...process.env,
  // The older code generator compiles several times faster.
  FOUNDRY_VIA_IR: 'false',
  FOUNDRY_EVM_VERSION: 'cancun',
  FOUNDRY_FUZZ_RUNS: '64',
  FOUNDRY_INVARIANT_RUNS: '8',
}
const always = ['test', '--fail-fast', '--fuzz-seed', '1', '--code-size-limit', '1000000']

/** @typedef {'passed' | 'failed' | 'no code'} Verdict */

/** A copy of what forge reads, to plant faults in: the working tree is never touched. */
export class Judge {
  folder = mkdtempSync(path.join(os.tmpdir(), 'tessera-mutation-'))
  #stopCompiler = () => {}
  #settings
  #patience
  /** What forge wrote in the last run. */
  output = ''

  /**
   * @param {Record<string, string>} settings  forge's, by environment
   * @param {number} wait  milliseconds; tests that take longer have failed
   */
  constructor(settings = {}, wait = patience) {
    this.#settings = settings
    this.#patience = wait
  }

  async open() {
    for (const part of ['features', 'platform', 'tests', 'foundry.toml', 'package.json']) {
      cpSync(path.join(root, part), path.join(this.folder, part), { recursive: true })
    }
    // Tests too: a helper of theirs that calls a library's function was pure with it.
    for (const file of readdirSync(this.folder, { recursive: true, encoding: 'utf8' }))
      if (file.endsWith('.sol')) this.plant(file, readFileSync(path.join(root, file), 'utf8'))
    symlinkSync(path.join(root, 'node_modules'), path.join(this.folder, 'node_modules'))
    // Where foundry.toml states that the compiler is.
    const compiler = path.join(this.folder, 'scripts', 'solc-shim.cjs')
    mkdirSync(path.dirname(compiler))
    copyFileSync(path.join(root, 'scripts/mutation-compiler.cjs'), compiler)
    chmodSync(compiler, 0o755)
    const served = fork(compiler, ['serve'])
    this.#stopCompiler = () => served.disconnect()
    await once(served, 'message')
  }

  /** @param {string} file @param {string} source */
  plant(file, source) {
    writeFileSync(path.join(this.folder, file), withoutPure(source))
  }

  /**
   * Runs the tests; with a number, in blocks whose coinbase it is.
   * @param {string} tests
   * @param {number} [coinbase]
   * @returns {Promise<Verdict>}
   */
  async run(tests, coinbase = 0) {
    const address = `0x${coinbase.toString(16).padStart(40, '0')}`
    const child = spawn(
      forgeBinary(),
      [...always, '--match-path', tests, '--block-coinbase', address],
      { cwd: this.folder, env: { ...environment, ...this.#settings } },
    )
    /** @type {NodeJS.Timeout | undefined} */
    let timer
    let output = ''
    const take = (/** @type {string} */ text) => {
      output += text
      // A slow compiler notices no fault: the wait is for the tests alone.
      if (/Compiler run successful|No files changed/.test(output)) {
        timer ??= setTimeout(() => child.kill('SIGKILL'), this.#patience)
      }
    }
    child.stdout.on('data', take)
    child.stderr.on('data', take)
    const [code] = await once(child, 'close')
    clearTimeout(timer)
    this.output = output
    if (/Compiler run failed|Compilation failed/.test(output)) return 'no code'
    return code === 0 ? 'passed' : 'failed'
  }

  close() {
    this.#stopCompiler()
    rmSync(this.folder, { recursive: true, force: true })
  }
}

/** Every Solidity file of ours. */
export function soliditySources() {
  const files = ['features', 'platform']
    .flatMap((top) =>
      readdirSync(path.join(root, top), { recursive: true, encoding: 'utf8' }).map((file) =>
        path.join(top, file),
      ),
    )
    .filter((file) => file.endsWith('.sol'))
  const tests = files.filter((file) => file.endsWith('.t.sol'))
  return { tests, contracts: files.filter((file) => !file.endsWith('.t.sol')) }
}
