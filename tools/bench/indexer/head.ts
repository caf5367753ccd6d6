import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { deploy } from '#apps/deploy/deploy.ts'
import { type Devnet, startDevnet } from '#tools/devnet/index.ts'
import { features } from '#apps/server/features.ts'
import { encodeCall } from '#platform/chain/abi.ts'
import { IndexRunner } from '#platform/server/indexer/run.ts'

import { median } from '../rounds.ts'
import { addressToHex41, parseAddress } from '#platform/std/address.ts'

import { abiOf } from './abis.ts'
import { Signer } from './signer.ts'
import { serverAt } from './world.ts'

const blocks = 100
const depth = 64
const rounds = 3
const patienceMs = 30_000

export interface AtHead {
  /** Milliseconds from a block's being there to the first answer of the API that shows it, the 99th of 100. */
  readonly p99: number
  /** Milliseconds in which 64 blocks, a purchase in each, are undone and 64 others are read. */
  readonly undone: number
}

/** The whole server at the head of a chain that grows, and takes back blocks. */
export async function atHead(databaseUrl: string): Promise<AtHead> {
  const net = await startDevnet({ solidLag: 200 })
  const folder = mkdtempSync(path.join(tmpdir(), 'tessera-bench-'))
  try {
    const [deployer, alice] = [net.accounts[0]!, net.accounts[1]!]
    const deployment = await deploy({
      url: net.url,
      privateKey: deployer.privateKey,
      network: 'local',
      outFile: path.join(folder, 'deployment.json'),
      choice: { oracle: 'fixed' },
    })
    const at = (name: string): string =>
      addressToHex41(parseAddress(deployment.contracts[name]!.address))
    const signer = new Signer(net.url, alice)
    const bind = encodeCall(abiOf('Team'), 'bindParent', [deployer.address])
    const buyOne = encodeCall(abiOf('Cards'), 'Buy', [1n])
    const buy = () => signer.call(at('Cards'), buyOne, 1_000_000_000n)
    await signer.call(at('Team'), bind)
    const server = await serverAt(net.url, deployment, databaseUrl)
    try {
      const taken: number[] = []
      for (let card = 1; card <= blocks; card++) {
        await buy()
        const since = performance.now()
        server.indexer.wakeUp()
        await shown(server.url, card)
        taken.push(performance.now() - since)
      }
      await server.indexer.stop()
      const sorted = taken.toSorted((a, b) => a - b)
      const indexers = features.flatMap((feature) => feature.indexers ?? [])
      const undone = await reorganisations(net, buy, new IndexRunner(server.app, indexers))
      return { p99: sorted[Math.ceil(blocks * 0.99) - 1] ?? Number.NaN, undone }
    } finally {
      await server.close()
    }
  } finally {
    await net.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Sends requests until the card is there. */
async function shown(url: string, card: number): Promise<void> {
  const end = performance.now() + patienceMs
  while (performance.now() < end) {
    const reply = await fetch(`${url}/swapnft/ido/nftDetail`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `tokenId=${card}`,
    })
    const { data } = (await reply.json()) as { data: unknown }
    if (reply.ok && data !== null) return
  }
  throw new Error(`card ${card} is not shown`)
}

/** Each branch has other blocks than the one before. */
async function reorganisations(
  net: Devnet,
  buy: () => Promise<unknown>,
  runner: IndexRunner,
): Promise<number> {
  const taken: number[] = []
  for (let round = 0; round <= rounds; round++) {
    const fork = await net.snapshot()
    for (let block = 0; block < depth + round; block++) await buy()
    const since = performance.now()
    const before = runner.undone
    await runner.catchUp()
    // The first has nothing to undo.
    if (round > 0) {
      if (runner.undone - before < depth) throw new Error('nothing was undone')
      taken.push(performance.now() - since)
    }
    if (round < rounds) await net.revert(fork)
  }
  return median(taken)
}
