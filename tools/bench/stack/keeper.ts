import { existsSync, readFileSync } from 'node:fs'

import { stop } from '../../../scripts/run/children.mjs'
import { Problem } from '../../../scripts/run/problem.mjs'
import {
  type Service,
  obituary,
  program,
  ready,
  startService,
} from '../../../scripts/run/services.mjs'

export interface Running {
  readonly pid: number
  /** Milliseconds from the command to the first good answer. */
  readonly startMs: number
}

/** Milliseconds that a keeper may take to its first look. */
const patienceMs = 60_000

/**
 * The built keeper on a stack that runs: up once it has looked at the chain and at what it keeps.
 * `look` receives its process, at that moment; then it is stopped.
 */
export async function keeperLooks(
  env: Readonly<Record<string, string>>,
  logFolder: string,
  look: (keeper: Running) => void,
): Promise<void> {
  const began = Date.now()
  const service = startService('keeper', program('keeper'), env, logFolder)
  try {
    await ready(service, patienceMs)
    const startMs = (await firstLook(service, began)) - began
    look({ pid: service.child.pid ?? 0, startMs })
  } finally {
    await stop(service.child, 3_000)
  }
}

/** When it first reported what it keeps: by its own clock, for its lines are written in lots. */
async function firstLook(service: Service, since: number): Promise<number> {
  const { child, logFile } = service
  while (Date.now() < since + patienceMs) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Problem(obituary(service))
    const timing = timeOfLook(existsSync(logFile) ? readFileSync(logFile, 'utf8') : '', since)
    if (timing !== null) return timing
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Problem(`the keeper has not looked within ${patienceMs / 1000} s`)
}

/** Milliseconds since 1970 of the first line "keeping" in a log that is not older; null where there is none. */
export function timeOfLook(log: string, since: number): number | null {
  // What has no end yet is still being written.
  for (const line of log.split('\n').slice(0, -1)) {
    const { msg, time } = lineOf(line)
    if (msg === 'keeping' && time !== undefined && time >= since) return time
  }
  return null
}

/** A warning of Node's own is no line of the log. */
function lineOf(line: string): { msg?: string; time?: number } {
  try {
    return JSON.parse(line) as { msg?: string; time?: number }
  } catch {
    return {}
  }
}
