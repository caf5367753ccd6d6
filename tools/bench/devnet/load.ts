import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { run } from '../../../scripts/run/children.mjs'

export interface Step {
  readonly path: string
  readonly body: string
  /** The answer is good when this text is in it. */
  readonly until: string
  /** And is a failure when this is. */
  readonly never?: string
  /** Requested again a millisecond later while it is not good; without it, that is a failure. */
  readonly again?: boolean
}

export interface Task {
  readonly url: string
  /** What each connection does, job after job. */
  readonly lanes: readonly (readonly (readonly Step[])[])[]
  /** How many jobs do not count. */
  readonly warm: number
}

export interface Measured {
  /** Jobs a second, all connections together. */
  readonly rate: number
  /** Requests a job took, including repeated ones. */
  readonly requests: number
  /** Milliseconds of a job. */
  readonly p50: number
  readonly p99: number
}

/** Results of requests from a process of its own. Anything but a good answer is an error. */
export async function load(task: Task): Promise<Measured> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tessera-bench-load-'))
  try {
    const file = path.join(folder, 'task.json')
    writeFileSync(file, JSON.stringify(task))
    const program = path.join(import.meta.dirname, 'load.mjs')
    const { code, output, stdout } = await run(process.execPath, [program, file])
    if (code !== 0) throw new Error(`${task.url}: ${output}`)
    return JSON.parse(stdout) as Measured
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
