import { execFileSync } from 'node:child_process'
import { root } from './root.mjs'

/**
 * Where random tests begin: SEED, else a number of the commit, so that every commit tries other cases and the same
 * commit the same ones; without git any.
 */
export function campaignSeed() {
  if (process.env.SEED !== undefined) return process.env.SEED
  try {
    const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' })
    return String(Number.parseInt(commit.slice(0, 7), 16))
  } catch {
    return String(Date.now() % 2 ** 31)
  }
}
