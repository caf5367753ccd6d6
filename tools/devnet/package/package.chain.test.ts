/** The package as a stranger installs it: the page's own code, in the page's order, in an empty folder. */
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { begin, run, signalGroup } from '../../../scripts/run/children.mjs'
import { installLocked } from '../../../scripts/run/locked.mjs'
import { root } from '../../../scripts/run/root.mjs'
import { stepsOf } from './page.ts'

/** Milliseconds; the installations take most of them. */
const patience = 600_000

const page = readFileSync(path.join(import.meta.dirname, 'README.md'), 'utf8')
const steps = stepsOf(page)
let home: string
let folder: string
let node: ChildProcess | null = null
const env: Record<string, string> = {
  // What a package would run while it is installed is not run here.
  npm_config_ignore_scripts: 'true',
  npm_config_prefer_offline: 'true',
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  npm_config_update_notifier: 'false',
  FORCE_COLOR: '0',
  TRON_PORT: '0',
}

beforeAll(async () => {
  const packed = await run('npm', ['run', '-s', 'pack:devnet'])
  if (packed.code !== 0) throw new Error(packed.output)
  home = mkdtempSync(path.join(tmpdir(), 'tron-devnet-'))
  folder = path.join(home, 'my-token')
  mkdirSync(folder)
  const tarball = packed.stdout.trim()
  cpSync(path.join(root, tarball), path.join(folder, path.basename(tarball)))
  await installLocked('tools/devnet/tronbox')
  // TronBox looks for its compilers in the home folder before it requests them from the network.
  const compilers = path.join(home, '.tronbox/solc')
  mkdirSync(compilers, { recursive: true })
  cpSync(
    path.join(root, 'tools/devnet/tronbox/node_modules/solc/soljson.js'),
    path.join(compilers, 'soljson_v0.8.29.js'),
  )
  env['HOME'] = home
  env['npm_config_cache'] ??= process.env['npm_config_cache'] ?? path.join(homedir(), '.npm')
  env['npm_config_userconfig'] = path.join(homedir(), '.npmrc')
}, patience)

afterAll(async () => {
  if (node !== null) await stopped(node)
  rmSync(home, { recursive: true, force: true })
})

/** As Ctrl-C in a terminal: to all of the group. */
async function stopped(child: ChildProcess): Promise<unknown> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const gone = once(child, 'exit')
  signalGroup(child.pid, 'SIGINT')
  return (await gone)[0]
}

/** Begins the command, without npx around it, and returns its address once it listens. */
async function started(line: string): Promise<string> {
  const [command = '', ...argv] = line.replace('npx ', 'node_modules/.bin/').split(' ')
  const child = begin(path.join(folder, command), argv, {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  node = child
  let output = ''
  for await (const text of child.stdout ?? []) {
    output += String(text)
    const url = /TRON network at (\S+),/.exec(output)?.[1]
    if (url !== undefined && output.includes('mallory')) return url
  }
  throw new Error(`the command ended: ${output}`)
}

test(
  'the page leads from an empty folder to a tested token',
  async () => {
    const outputs = new Map<string, string>()
    for (const step of steps) {
      if (step.kind === 'file') {
        mkdirSync(path.dirname(path.join(folder, step.path)), { recursive: true })
        writeFileSync(path.join(folder, step.path), step.text)
      } else if (step.line.startsWith('npx tron-devnet')) {
        env['DEVNET_URL'] = await started(step.line)
      } else {
        const { code, output } = await run('sh', ['-c', step.line], { cwd: folder, env })
        if (code !== 0) throw new Error(`${step.line} ended with ${code}:\n${output}`)
        outputs.set(step.line, output)
      }
    }
    expect(outputs.get('node --test token.test.mjs')).toMatch(/pass 3\b/)
    expect(outputs.get('node deploy.mjs')).toMatch(/^T[1-9A-HJ-NP-Za-km-z]{33}$/m)
    expect(outputs.get('npx tronbox test')).toContain('4 passing')
    expect(outputs.has('node viem.mjs')).toBe(true)
  },
  patience,
)

test(
  'its types are whole, without those of Node',
  async () => {
    const tsc = path.join(root, 'node_modules/typescript/bin/tsc')
    const options = '--noEmit --strict --module nodenext --target es2023 --lib es2023'
    const argv = [tsc, ...options.split(' '), 'typed.mts']
    const { code, output } = await run(process.execPath, argv, { cwd: folder })
    expect(output).toBe('')
    expect(code).toBe(0)
    writeFileSync(
      path.join(folder, 'typed.mts'),
      "import { startDevnet } from 'tron-devnet'\nawait startDevnet({ blockTime: 'never' })\n",
    )
    const wrong = await run(process.execPath, argv, { cwd: folder })
    expect(wrong.output).toContain("'\"never\"' is not assignable to type 'BlockTime")
  },
  patience,
)

test('it can be required from CommonJS, with either library for signatures', async () => {
  const program = "require('tron-devnet').startDevnet().then((net) => net.close())"
  const native = path.join(folder, 'node_modules/secp256k1')
  for (const place of [native, `${native}-away`]) {
    if (place !== native) renameSync(native, place)
    const { code, output } = await run(process.execPath, ['-e', program], { cwd: folder })
    expect(output).toBe('')
    expect(code).toBe(0)
  }
  renameSync(`${native}-away`, native)
})

test('nothing in it leads back to this repository', () => {
  const place = path.join(folder, 'node_modules/tron-devnet')
  const files = readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
  expect(files.length).toBeGreaterThan(5)
  const leading = files.filter(
    (file) =>
      /#(tools|platform|features|apps)\/|from ['"]\.\.\//.test(readFileSync(file, 'utf8')) ||
      readFileSync(file, 'utf8').includes(root),
  )
  expect(leading).toEqual([])
  const { dependencies, optionalDependencies } = JSON.parse(
    readFileSync(path.join(place, 'package.json'), 'utf8'),
  ) as Record<string, Record<string, string>>
  const versions = Object.values({ ...dependencies, ...optionalDependencies })
  expect(versions.length).toBeGreaterThan(3)
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
})

test('the command ends when it is interrupted', async () => {
  const url = env['DEVNET_URL'] ?? ''
  expect((await fetch(`${url}/healthcheck`)).status).toBe(200)
  if (node === null) throw new Error('the command was not started')
  expect(await stopped(node)).toBe(0)
  await expect(fetch(`${url}/healthcheck`)).rejects.toThrow('fetch failed')
})
