import path from 'node:path'

import { run } from '../../../scripts/run/children.mjs'

export interface Load {
  readonly url: string
  readonly path: string
  /** Forms, sent in turn. */
  readonly bodies: readonly string[]
  readonly headers: Readonly<Record<string, string>>
  readonly connections: number
  /** How long to send requests, after a second that does not count; or how often. */
  readonly seconds?: number
  readonly answers?: number
}

export interface Measured {
  readonly rps: number
  /** All answers, those before the counting too. */
  readonly total: number
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
}

/** Results of requests from a process of its own. Anything but a good answer is an error. */
export async function ask(load: Load): Promise<Measured> {
  const file = path.join(import.meta.dirname, 'load.mjs')
  const { code, output, stdout } = await run(process.execPath, [file, JSON.stringify(load)])
  if (code !== 0) throw new Error(`${load.path}: ${output}`)
  return JSON.parse(stdout) as Measured
}
