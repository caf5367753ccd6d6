import { seed, sized } from '#platform/std/testing/campaign.ts'
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoAccounts, demoBalance, faucetBalance } from '../accounts.ts'
import { stateDigest } from '../digest.ts'
import { supplyOf } from '../kinds/testing/supply.ts'
import { openFolder } from '../store/open.ts'
import { paidUpTo } from '../votes/rewards.ts'
import { replayed } from './replay.ts'
import { type Accepted, step, traffic } from './traffic.ts'

/**
 * Random transactions, the process killed at a random moment, again and again on the same folder.
 * What is sent follows from the seed, what was under way when it was killed does not. KILL_RUNS
 * sets how often, SEED with what.
 */
const runs = Number(process.env['KILL_RUNS'] ?? sized(1, 3))
const clients = 4

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'devnet-killed-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function start(blockTime: string): Promise<{ child: ChildProcess; url: string }> {
  const args = ['--quiet', '--heartbeat', '0.2', '--block-time', blockTime, '--data-dir', folder]
  const child = fork(join(import.meta.dirname, '../main.ts'), [...args, '--port', '0'], {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const [result] = (await once(child, 'message')) as [{ url: string; message?: string }]
  if (result.message !== undefined) throw new Error(result.message)
  return { child, url: result.url }
}

/** Opens what is left; the journal alone and the blocks executed again must give the same state. */
async function examine({ ids }: Accepted): Promise<void> {
  const left = await openFolder(folder)
  try {
    const { ledger, state } = left
    const lost = [...ids].filter(
      (id) => ledger.blockNumberOf(id) === undefined && !ledger.pool.has(id),
    )
    expect(lost).toEqual([])
    const again = await replayed(left)
    expect(stateDigest(again.state)).toBe(stateDigest(state))
    const { balances, staked, burned, allowances, minted, granted } = supplyOf(state)
    const genesis = demoBalance * BigInt(demoAccounts().length) + faucetBalance
    expect(balances + staked + burned + allowances).toBe(genesis + minted + granted)
    expect(minted).toBeLessThanOrEqual(paidUpTo(state, ledger.head.number))
  } finally {
    await left.close()
  }
}

test(`killed ${runs} times in the middle of traffic (seed ${seed})`, async () => {
  const accepted: Accepted = { ids: new Set(), contracts: [], onAccepted: () => {} }
  const blockTimes = ['instant', 'manual', '0.05']
  const moment = fc.record({ after: fc.nat({ max: 150 }), ms: fc.double({ min: 0, max: 8 }) })
  const moments = fc.sample(fc.noBias(moment), { numRuns: runs, seed })
  for (const [run, { after, ms }] of moments.entries()) {
    const { child, url } = await start(blockTimes[run % blockTimes.length] ?? 'instant')
    const gone = once(child, 'exit')
    const before = accepted.ids.size
    accepted.onAccepted = () => {
      if (accepted.ids.size - before > after) setTimeout(() => child.kill('SIGKILL'), ms)
    }
    const going = Array.from({ length: clients }, (_, lane) => {
      const steps = fc.sample(step, { numRuns: 400, seed: seed + run * clients + lane })
      return traffic(url, steps, accepted, run * clients + lane)
    })
    await Promise.allSettled([...going, gone])
    await examine(accepted)
    // Without the image, that is from the journal alone, it is the same.
    rmSync(join(folder, 'state.bin'), { force: true })
    await examine(accepted)
  }
  expect(accepted.ids.size).toBeGreaterThanOrEqual(
    moments.reduce((sum, { after }) => sum + after + 1, 0),
  )
}, 3_600_000)
