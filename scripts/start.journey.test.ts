import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '..')
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'tessera-start-'))
const running: ChildProcess[] = []
afterEach(() => running.splice(0).forEach((child) => child.kill('SIGKILL')))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

interface Run {
  readonly child: ChildProcess
  readonly output: () => string
  readonly ended: Promise<number | null>
  /** Address of the web app; rejects when the command ends before. */
  readonly up: Promise<string>
}

function start(env: Record<string, string> = {}, ...argv: string[]): Run {
  const child = spawn(process.execPath, ['scripts/start.mjs', ...argv], {
    cwd: root,
    env: { ...process.env, PORT: '0', TRON_PORT: '0', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.push(child)
  let text = ''
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const up = new Promise<string>((resolve, reject) => {
    const onOutput = (message: string) => {
      text += message
      const url = /Tessera is at (\S+)/.exec(text)?.[1]
      // The farewell's last line: from here on a signal finds it at rest.
      if (url !== undefined && text.includes('Start afresh')) resolve(url)
    }
    child.stdout.setEncoding('utf8').on('data', onOutput)
    child.stderr.setEncoding('utf8').on('data', onOutput)
    void ended.then(() => reject(new Error(text)))
  })
  up.catch(() => {})
  return { child, output: () => text, ended, up }
}

/** Numbers of the living processes that use this data folder. */
function processesOf(folder: string): string[] {
  return readdirSync('/proc').filter((pid) => {
    if (!/^\d+$/.test(pid) || Number(pid) === process.pid) return false
    try {
      return readFileSync(`/proc/${pid}/environ`, 'utf8').includes(`DATA_DIR=${folder}`)
    } catch {
      return false
    }
  })
}

test('a start, a second beside it, a stop, a second start on the same data', async () => {
  const first = start()
  const url = await first.up
  const health = await fetch(`${url}/healthz`)
  expect(health.status).toBe(200)
  const page = await fetch(url)
  expect(page.headers.get('content-type')).toContain('text/html')
  const deployment = readFileSync(path.join(dataDir, 'deployment.json'), 'utf8')

  const beside = start()
  expect(await beside.ended).toBe(1)
  expect(beside.output()).toContain(`is in use by process ${first.child.pid}`)

  first.child.kill('SIGINT')
  expect(await first.ended).toBe(0)
  expect(first.output()).toContain('Stopped. The data is kept.')
  expect(processesOf(dataDir)).toEqual([])
  expect(readdirSync(dataDir)).not.toContain('lock.json')

  // Stopped, the tables from the chain are deleted and built again, and come out the same.
  const again = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/reindex.ts', '--verify'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, TRON_PORT: '1' },
    encoding: 'utf8',
  })
  expect(again.stderr).toBe('')
  expect(again.stdout).toContain('nft_cards: 41 rows, all equal')
  expect(again.status).toBe(0)

  const second = start()
  await second.up
  expect(readFileSync(path.join(dataDir, 'deployment.json'), 'utf8')).toBe(deployment)

  // Killed without a chance to clean up, it leaves no process behind.
  second.child.kill('SIGKILL')
  await second.ended
  await expect.poll(() => processesOf(dataDir), { timeout: 30_000 }).toEqual([])

  const third = start({}, '--reset')
  await third.up
  third.child.kill('SIGTERM')
  expect(await third.ended).toBe(0)
})

test('when the node dies, the rest stops and reports it', async () => {
  const run = start()
  await run.up
  const node = processesOf(dataDir).find((pid) =>
    readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('devnet.js'),
  )
  process.kill(Number(node), 'SIGKILL')
  expect(await run.ended).toBe(1)
  expect(run.output()).toContain('Stopped: the TRON node ended by SIGKILL')
  expect(processesOf(dataDir)).toEqual([])
})

test('a taken port is named in one sentence', async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  try {
    const run = start({ PORT: String(port) })
    expect(await run.ended).toBe(1)
    expect(run.output()).toContain(`Port ${port} is taken: stop what uses it`)
  } finally {
    server.close()
  }
})

test('a Node that is too old is named in one sentence', () => {
  const older = "Object.defineProperty(process, 'version', { value: 'v20.18.3' })"
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(older)}`, 'scripts/start.mjs'],
    { cwd: root, env: { ...process.env, DATA_DIR: dataDir }, encoding: 'utf8' },
  )
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr:
      'Tessera needs Node 20.19.0 (or from 22.12.0 on) and this is v20.18.3: install a newer one from nodejs.org and start again.\n',
  })
})

test('a data folder that cannot be written is named in one sentence', async () => {
  const folder = path.join(dataDir, 'tessera-data.json', 'below-a-file')
  const run = start({ DATA_DIR: folder })
  expect(await run.ended).toBe(1)
  expect(run.output()).toContain(
    `${folder} cannot be written (ENOTDIR): choose another folder with DATA_DIR=path npm start.`,
  )
})

test('on a node elsewhere nothing is deployed, and the message states what to do instead', async () => {
  const asked: string[] = []
  const foreign = createHttpServer((request, reply) => {
    asked.push(request.url ?? '')
    reply.writeHead(request.url === '/devnet/status' ? 404 : 200).end('{}')
  })
  await new Promise<void>((resolve) => foreign.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(foreign.address() as AddressInfo).port}`
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tessera-elsewhere-'))
  try {
    const run = start({ TRON_URL: `http://${host}`, DATA_DIR: folder })
    expect(await run.ended).toBe(1)
    expect(run.output()).toContain(`${host} is not Tessera's embedded TRON network`)
    expect(run.output()).toContain('npm run deploy -- --network nile')
    expect(asked).toEqual(['/devnet/status'])
    expect(existsSync(path.join(folder, 'deployment.json'))).toBe(false)
  } finally {
    foreign.close()
    rmSync(folder, { recursive: true, force: true })
  }
})
