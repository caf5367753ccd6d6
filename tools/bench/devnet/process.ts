import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { begin, stop } from '../../../scripts/run/children.mjs'
import { claimPort } from '../../../scripts/run/ports.mjs'

export interface Served {
  readonly url: string
  readonly pid: number
  readonly startMs: number
  readonly close: () => Promise<void>
}

interface Command {
  readonly argv: (port: number) => readonly string[]
  readonly cwd?: string
  /** A request that it answers once it is ready. */
  readonly path: string
  readonly body: string
}

/** Starts a network and waits for its first good answer. */
export async function serve({ argv, cwd, path: asked, body }: Command): Promise<Served> {
  const home = mkdtempSync(path.join(tmpdir(), 'tessera-bench-chain-'))
  const port = await claimPort('PORT', 0, '127.0.0.1')
  const since = performance.now()
  const [program = '', ...rest] = argv(port)
  const child = begin(program, rest, {
    env: { ...process.env, HOME: home, CI: '1', HARDHAT_DISABLE_TELEMETRY_PROMPT: 'true' },
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(cwd === undefined ? {} : { cwd }),
  })
  let output = ''
  child.stderr
    ?.setEncoding('utf8')
    .on('data', (text: string) => (output = (output + text).slice(-2000)))
  const close = async (): Promise<void> => {
    await stop(child, 3_000)
    rmSync(home, { recursive: true, force: true })
  }
  const url = `http://127.0.0.1:${port}`
  try {
    while (!(await answers(port, asked, body))) {
      if (child.exitCode !== null) throw new Error(`${program} ended:\n${output}`)
      if (performance.now() - since > 60_000)
        throw new Error(`${program} does not answer:\n${output}`)
    }
  } catch (error) {
    await close()
    throw error
  }
  return { url, pid: child.pid ?? 0, startMs: performance.now() - since, close }
}

/** By a bare socket, tried every few milliseconds: what finds out must not take longer itself. */
const answers = (port: number, asked: string, body: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('connect', () =>
      socket.write(
        `POST ${asked} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n` +
          `content-length: ${body.length}\r\n\r\n${body}`,
      ),
    )
    socket.on('data', (chunk) => {
      socket.destroy()
      resolve(chunk.toString('latin1').startsWith('HTTP/1.1 200'))
    })
    socket.on('error', () => setTimeout(() => resolve(false), 5))
  })
