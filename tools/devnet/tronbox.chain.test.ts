import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { run } from '../../scripts/run/children.mjs'
import { installLocked } from '../../scripts/run/locked.mjs'
import { type Devnet, startDevnet } from './index.ts'

const project = path.join(import.meta.dirname, 'tronbox')
const tool = path.join(project, 'node_modules/tronbox/build/index.js')

/** Milliseconds; a cold install takes most of them. */
const patience = 300_000

let net: Devnet
let folder: string

beforeAll(async () => {
  await installLocked('tools/devnet/tronbox')
  net = await startDevnet()
  folder = mkdtempSync(path.join(tmpdir(), 'tessera-tronbox-'))
  for (const each of ['contracts', 'migrations', 'test', 'tronbox-config.js', 'package.json']) {
    cpSync(path.join(project, each), path.join(folder, each), { recursive: true })
  }
  // TronBox looks for its compilers in the home folder before it requests them from the network.
  const compilers = path.join(folder, 'home/.tronbox/solc')
  mkdirSync(compilers, { recursive: true })
  cpSync(
    path.join(project, 'node_modules/solc/soljson.js'),
    path.join(compilers, 'soljson_v0.8.29.js'),
  )
}, patience)

afterAll(async () => {
  await net.close()
  rmSync(folder, { recursive: true, force: true })
})

/** In the copy of the project, as its owner would. */
const tronbox = (command: string) =>
  run(
    'sh',
    ['-c', 'cd "$1" && exec "$2" "$3" "$4"', 'sh', folder, process.execPath, tool, command],
    {
      env: {
        HOME: path.join(folder, 'home'),
        DEVNET_URL: net.url,
        DEVNET_KEY: net.accounts[0]?.privateKey,
        FORCE_COLOR: '0',
      },
    },
  )

test(
  'an unmodified TronBox migrates, and migrates nothing twice',
  async () => {
    const first = await tronbox('migrate')
    expect(first.output).toContain('Linking Scoring to Tally')
    expect(first.output.match(/\(hex\) 41[0-9a-f]{40}/g)).toHaveLength(3)
    expect(first.code).toBe(0)
    const second = await tronbox('migrate')
    expect(second.output).not.toContain('Deploying')
    expect(second.code).toBe(0)
  },
  patience,
)

test(
  'an unmodified TronBox tests its contracts',
  async () => {
    const { code, output } = await tronbox('test')
    expect(output).toContain('7 passing')
    expect(output).not.toContain('failing')
    expect(code).toBe(0)
  },
  patience,
)
