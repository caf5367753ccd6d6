import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { must } from '#tests/journeys/must.ts'
import { type Stack, serverOn, startStack } from '#tests/journeys/stack.ts'
import { leafHash } from '#features/earnings/merkle.ts'
import { epochsKeeperOn, stakeForLevel } from '#features/earnings/server/testing/epochs.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { epochCommand } from './epochCommand.ts'

/** alice is V1 by three who staked, and gets 1 % of what bob pays: an epoch of it waits, posted by the keeper. */
const folder = mkdtempSync(path.join(tmpdir(), 'tessera-epoch-'))
const deploymentFile = path.join(folder, 'deployment.json')
let stack: Stack
const trx = `0x${'00'.repeat(20)}`

beforeAll(async () => {
  stack = await startStack()
  const { world, server } = stack
  writeFileSync(deploymentFile, JSON.stringify(world.deployment))
  const bind = (name: string, inviter: string) =>
    must(world, name, 'Team', 'bindParent', [world.hex(inviter)])
  await bind('alice', 'deployer')
  for (const name of ['bob', 'carol', 'dave']) await bind(name, 'alice')
  await stakeForLevel(stack, ['bob', 'carol', 'dave'])
  await must(world, 'mallory', 'FeeSplitter', 'split', [world.hex('bob')], 7_000_003n)
  const keeper = epochsKeeperOn(stack)
  for (let i = 0; i < 3; i++) {
    await world.net.mine()
    await server.indexer.catchUp()
    await keeper.turn()
  }
}, 600_000)
afterAll(async () => {
  await stack?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** What `npm run epoch` does, with a database of its own. */
async function epoch(options: Parameters<typeof epochCommand>[1]) {
  const server = await serverOn(stack.world)
  let out = ''
  try {
    await server.indexer.stop()
    const code = await epochCommand(server.app, options, (text) => (out += text))
    return { code, out }
  } finally {
    await server.close()
  }
}

/** The command itself, in a process. */
async function npmRunEpoch(...argv: readonly string[]) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/epoch.ts', ...argv], {
    cwd: path.resolve(import.meta.dirname, '..'),
    env: { ...process.env, TRON_URL: stack.world.net.url, DEPLOYMENT: deploymentFile },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let out = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text))
  const [code] = await once(child, 'close')
  return { code, out }
}

const posted = (number: bigint) =>
  stack.world.read<readonly unknown[]>('RewardDistributor', 'epochOf', [number])

test('an honest epoch is recomputed from the chain, and its file printed', async () => {
  const [, , dataHash, upToBlock] = await posted(1n)
  const verified = await epoch({ verify: true })
  expect(verified).toMatchObject({
    code: 0,
    out: `epoch 1, waiting, up to block ${upToBlock}: the same\n0 of 1 epochs differ\n`,
  })
  const { code, out } = await epoch({ block: String(upToBlock) })
  expect(code).toBe(0)
  expect(`0x${createHash('sha256').update(out).digest('hex')}`).toBe(dataHash)
  const next = await epoch({})
  expect(JSON.parse(next.out).upToBlock).toBe(stack.world.net.status().head.number)
  await expect(epoch({ block: '9999999' })).rejects.toThrow('--block is a final block')
})

test('of a false one the exit code is 1, and both are reported', async () => {
  const { world } = stack
  await world.net.travel(120)
  await must(world, 'mallory', 'RewardDistributor', 'accept', [1n])
  // 1 % of it and nothing of what the first epoch holds.
  await must(world, 'mallory', 'FeeSplitter', 'split', [world.hex('bob')], 3_000_000n)
  await must(world, 'mallory', 'FeeSplitter', 'withdrawPool')
  const block = world.net.status().head.number
  const root = leafHash(0, world.hex('alice').slice(2), '', 30_000n)
  // The right root with another file.
  const file = `0x${'22'.repeat(32)}`
  const post = [root, file, BigInt(block), [trx], [30_000n]]
  await world.net.mine()
  await must(world, 'deployer', 'RewardDistributor', 'post', post)
  const { code, out } = await npmRunEpoch('--verify')
  expect(code).toBe(1)
  expect(out).toMatch(
    /^epoch 1, accepted, up to block \d+: the same\nepoch 2, waiting, .*\n1 of 2 epochs differ\n$/,
  )
  const [, reported] = out.split('\n') as [string, string]
  expect(reported).toMatch(
    new RegExp(`: computed ${root} 0x[0-9a-f]{64} 30000 of T\\w+, posted ${root} ${file} `),
  )
})
