/** Runs rows one after another; a row that throws has failed. */
import type { Bench, Need } from './bench.ts'
import { mismatch } from './match.ts'
import type { Row } from './row.ts'

export interface Outcome {
  readonly row: Row
  readonly state: 'passed' | 'failed' | 'not applicable'
  /** Why it failed, or what it lacks. */
  readonly why: string
}

export async function runRow(row: Row, bench: Bench): Promise<Outcome> {
  const lacking = bench.lacks(row.needs)
  if (lacking.length > 0) {
    return { row, state: 'not applicable', why: lacking.map((need) => text[need]).join(', ') }
  }
  let why: string | null
  try {
    why = mismatch(row.expect, await row.see(bench))
  } catch (error) {
    why = `it threw ${error instanceof Error ? error.message : String(error)}`
  }
  return { row, state: why === null ? 'passed' : 'failed', why: why ?? '' }
}

const text: Readonly<Record<Need, string>> = {
  key: 'needs a funded key',
  control: 'needs control calls',
  demo: 'needs the embedded network itself',
  events: 'needs the event pages under /v1',
  rpc: 'needs JSON-RPC at /jsonrpc',
}
