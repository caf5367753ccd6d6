import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Boxes, solidLag, startBoxes } from '#features/blindbox/keeper/testing.ts'

const root = path.resolve(import.meta.dirname, '../..')
const folder = mkdtempSync(path.join(tmpdir(), 'tessera-keeper-'))
const children: ChildProcess[] = []
let boxes: Boxes

beforeAll(async () => {
  boxes = await startBoxes()
  writeFileSync(path.join(folder, 'deployment.json'), JSON.stringify(boxes.world.deployment))
})
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await boxes?.world.close()
  rmSync(folder, { recursive: true, force: true })
})

function start(env: Record<string, string> = {}, argv: readonly string[] = []) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'apps/keeper/main.ts', ...argv], {
    cwd: root,
    env: { ...process.env, TRON_URL: boxes.world.net.url, DATA_DIR: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  children.push(child)
  const lines = { text: '' }
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (lines.text += text))
  }
  const ended = once(child, 'close').then(([code]) => code as number | null)
  return { child, lines, ended }
}

/** A request and the blocks that make its draw final; the keeper's own block comes by itself. */
async function open(id: bigint, box: number): Promise<void> {
  await boxes.open(id, [box])
  await boxes.world.net.mine(1 + solidLag)
}

const settled = (id: bigint, count: number) =>
  expect.poll(async () => (await boxes.chain(id)).next, { timeout: 120_000 }).toBe(count + 1)

test('the process settles, is killed, continues where it was, and ends on request', async () => {
  const id = await boxes.series(3)
  const first = start()
  await expect.poll(async () => (await boxes.chain(id)).standing, { timeout: 120_000 }).toBe(true)
  await open(id, 1)
  await settled(id, 1)
  first.child.kill('SIGKILL')
  await first.ended

  await open(id, 2)
  const second = start()
  await settled(id, 2)
  second.child.kill('SIGTERM')
  expect(await second.ended).toBe(0)

  const file = path.join(folder, 'box-secret')
  const secret = readFileSync(file, 'utf8').trim()
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(first.lines.text + second.lines.text).not.toContain(secret)
  expect(second.lines.text).toContain('"sent"')
})

test('--check ends with 0 where all is well and with 1 where the secret is not the one', async () => {
  expect(await start({}, ['--check']).ended).toBe(0)
  const other = start({ TESSERA_BOX_SECRET: '0123456789abcdef'.repeat(4) }, ['--check'])
  expect(await other.ended).toBe(1)
  expect(other.lines.text).toContain('does not give its secrets')
})

test('off the local network nothing is taken for granted', async () => {
  const file = path.join(folder, 'public.json')
  writeFileSync(file, JSON.stringify({ ...boxes.world.deployment, network: 'nile' }))
  const bare = start({ DEPLOYMENT: file })
  expect(await bare.ended).toBe(1)
  expect(bare.lines.text.trim()).toBe(
    'TESSERA_OPERATOR_KEY must hold a private key of 64 hex digits',
  )
  const keyed = start({ DEPLOYMENT: file, TESSERA_OPERATOR_KEY: '22'.repeat(32) })
  expect(await keyed.ended).toBe(1)
  expect(keyed.lines.text.trim()).toBe('TESSERA_BOX_SECRET must hold 64 hex digits')
})
