import { fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { forgeBinary } from '../forge-binary.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** A fault may never end: that too is noticed. */
const patience = 120_000

const environment = {
  ...process.env,
  // The older code generator compiles several times faster.
  FOUNDRY_VIA_IR: 'false',
  FOUNDRY_EVM_VERSION: 'cancun',
  FOUNDRY_FUZZ_RUNS: '64',
  FOUNDRY_INVARIANT_RUNS: '8',
}

/** @typedef {'noticed' | 'survived' | 'no code'} Verdict */

/** Plants faults in a copy of what forge reads: the working tree is never touched. */
export class Judge {
  #folder = mkdtempSync(path.join(os.tmpdir(), 'tessera-mutation-'))
  #stopCompiler = () => {}

  async open() {
    for (const part of ['features', 'platform', 'foundry.toml', 'package.json']) {
      cpSync(path.join(root, part), path.join(this.#folder, part), { recursive: true })
    }
    symlinkSync(path.join(root, 'node_modules'), path.join(this.#folder, 'node_modules'))
    // Where foundry.toml says that the compiler is.
    const compiler = path.join(this.#folder, 'scripts', 'solc-shim.cjs')
    mkdirSync(path.dirname(compiler))
    copyFileSync(path.join(root, 'scripts/mutation-compiler.cjs'), compiler)
    chmodSync(compiler, 0o755)
    const served = fork(compiler, ['serve'])
    this.#stopCompiler = () => served.disconnect()
    await once(served, 'message')
  }

  /**
   * Whether the tests fail with `source` in the place of `file`.
   * @param {{ file: string, source: string, tests: string }} fault
   * @returns {Promise<Verdict>}
   */
  async judge({ file, source, tests }) {
    writeFileSync(path.join(this.#folder, file), source)
    const child = spawn(
      forgeBinary(),
      ['test', '--match-path', tests, '--fail-fast', '--fuzz-seed', '1'],
      { cwd: this.#folder, env: environment },
    )
    const timer = setTimeout(() => child.kill('SIGKILL'), patience)
    let output = ''
    child.stdout.on('data', (text) => (output += text))
    child.stderr.on('data', (text) => (output += text))
    const [code] = await once(child, 'close')
    clearTimeout(timer)
    copyFileSync(path.join(root, file), path.join(this.#folder, file))
    if (/Compiler run failed|Compilation failed/.test(output)) return 'no code'
    return code === 0 ? 'survived' : 'noticed'
  }

  close() {
    this.#stopCompiler()
    rmSync(this.#folder, { recursive: true, force: true })
  }
}
