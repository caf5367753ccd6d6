/** All operations by their code. What has none here is an illegal operation. */
import type { Operation } from './frame.ts'
import { arithmetic } from './operations/arithmetic.ts'
import { calls } from './operations/calls.ts'
import { comparison } from './operations/comparison.ts'
import { creates } from './operations/creates.ts'
import { environment } from './operations/environment.ts'
import { flow } from './operations/flow.ts'
import { memoryMoves } from './operations/memory.ts'
import { stackMoves } from './operations/stack.ts'
import { stake } from './operations/stake.ts'
import { storage } from './operations/storage.ts'
import { tron } from './operations/tron.ts'
import { votes } from './operations/votes.ts'

const groups = [
  arithmetic,
  comparison,
  environment,
  memoryMoves,
  storage,
  flow,
  stackMoves,
  calls,
  creates,
  tron,
  stake,
  votes,
]

export const operations: readonly (Operation | undefined)[] = fill()

function fill(): (Operation | undefined)[] {
  const table = Array.from<Operation | undefined>({ length: 256 })
  for (const [code, operation] of groups.flat()) {
    if (table[code] !== undefined) throw new Error(`two operations for ${code.toString(16)}`)
    table[code] = operation
  }
  return table
}
