import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { type Deployment, deploy } from '#apps/deploy/deploy.ts'
import { type Devnet, startDevnet } from '#tools/devnet/index.ts'
import { encodeCall } from '#platform/chain/abi.ts'
import { TronNode } from '#platform/chain/node.ts'
import { type Address, addressFromHex, parseAddress } from '#platform/std/address.ts'
import type { Abi } from 'viem'

import { root } from '../../../scripts/run/root.mjs'
import { compileApart, compileContracts } from '../../../scripts/compile-contracts.ts'
import type { Report } from '../bench.ts'
import { abiOf } from './abis.ts'
import { type Deed, type LevelFacts, Life } from './life.ts'
import { Signer } from './signer.ts'

/** A chain of the product's own events, in a folder of the embedded network. */
export interface Fixture {
  readonly folder: string
  readonly deployment: Deployment
  /** Events of the contracts that are indexed. */
  readonly events: number
  readonly head: number
}

const holderCount = 10
const turnsPerBlock = 4
const deedsPerTurn = 25

/** Made once, and again when a contract or what happens on it changes. */
export async function fixture(report: Report, wanted: number): Promise<Fixture> {
  const here = import.meta.dirname
  const hash = createHash('sha256').update(String(wanted))
  for (const [name, { bytecode }] of Object.entries(compileContracts()))
    hash.update(name + bytecode)
  for (const file of ['Crowd.sol', 'life.ts', 'fixture.ts']) {
    hash.update(readFileSync(path.join(here, file)))
  }
  const home = path.join(root, 'build', 'bench')
  const folder = path.join(home, `chain-${hash.digest('hex').slice(0, 16)}`)
  const facts = path.join(folder, 'facts.json')
  if (!existsSync(facts)) {
    const making = `${folder}.making`
    rmSync(making, { recursive: true, force: true })
    mkdirSync(making, { recursive: true })
    const made = await make(report, wanted, making)
    writeFileSync(path.join(making, 'facts.json'), JSON.stringify(made))
    rmSync(folder, { recursive: true, force: true })
    renameSync(making, folder)
  }
  type Facts = Awaited<ReturnType<typeof make>>
  return { folder, ...(JSON.parse(readFileSync(facts, 'utf8')) as Facts) }
}

async function make(
  report: Report,
  wanted: number,
  folder: string,
): Promise<Omit<Fixture, 'folder'>> {
  const net = await startDevnet({
    dataDir: path.join(folder, 'chain'),
    blockTime: 'manual',
    accounts: holderCount + 1,
  })
  try {
    report.report('making the chain: contracts')
    const outFile = path.join(folder, 'deployment.json')
    const { privateKey } = net.accounts[0]!
    // Prices do not grow stale, however far time goes.
    const choice = { oracle: 'fixed' } as const
    const deployment = await deploy({ url: net.url, privateKey, network: 'local', outFile, choice })
    const holders = await crowdsOn(net, deployment)
    return { deployment, ...(await live(report, wanted, net, deployment, holders)) }
  } finally {
    await net.close()
  }
}

interface Holder {
  readonly signer: Signer
  /** 42 hex digits. */
  readonly crowd: string
  readonly address: Address
}

const contractHex = ({ contracts }: Deployment, name: string): Address =>
  parseAddress(contracts[name]!.address)

/** Holders with money, active, whose cards the market may move. */
async function crowdsOn(net: Devnet, deployment: Deployment): Promise<Holder[]> {
  const artifact = compileApart([['tools/bench/indexer/Crowd.sol', 'Crowd']])['Crowd']!
  const holders: Holder[] = []
  for (const account of net.accounts.slice(1)) {
    const signer = new Signer(net.url, account)
    const crowd = await signer.create(artifact.bytecode.replace(/^0x/, ''), 'Crowd')
    holders.push({ signer, crowd, address: addressFromHex(crowd) })
  }
  await net.mine()
  for (const { address } of net.accounts) await net.faucet(address, 10n ** 14n)
  await net.mine()
  const market = contractHex(deployment, 'CardMarket')
  for (const [i, { signer, crowd }] of holders.entries()) {
    const inviter = holders[Math.floor((i - 1) / 2)]?.address ?? net.accounts[0]!.address
    const bind = encodeCall(abiOf('Team'), 'bindParent', [inviter])
    const approve = encodeCall(abiOf('Cards'), 'setApprovalForAll', [market, true])
    const team = contractHex(deployment, 'Team')
    await signer.call(
      crowd,
      runOf([
        { to: team, data: bind, value: 0n },
        { to: contractHex(deployment, 'Cards'), data: approve, value: 0n },
      ]),
      10n ** 13n,
    )
    await net.mine()
  }
  return holders
}

async function live(
  report: Report,
  wanted: number,
  net: Devnet,
  deployment: Deployment,
  holders: readonly Holder[],
): Promise<Pick<Fixture, 'events' | 'head'>> {
  const node = new TronNode(net.url)
  const { time } = await node.head()
  const levels = await levelsOf(node, contractHex(deployment, 'Cards'))
  const addresses = holders.map(({ address }) => address)
  const life = new Life(levels, addresses, BigInt(time + 300 * 86_400))
  const ours = new Set(Object.values(deployment.contracts).map(({ address }) => address))
  let events = 0
  for (let block = 0; events < wanted; block++) {
    life.beginBlock()
    // A block every three seconds, as TRON has them.
    await net.nextTimestamp(time + 3 * (block + 1))
    for (let turn = 0; turn < turnsPerBlock; turn++) {
      const who = (block * turnsPerBlock + turn) % holders.length
      const { signer, crowd } = holders[who]!
      const deeds = life
        .turn(who, deedsPerTurn)
        .map((deed: Deed) => ({ ...deed, to: contractHex(deployment, deed.to) }))
      await signer.call(crowd, runOf(deeds))
    }
    await net.mine()
    const { number } = net.status().head
    for (const { result, output, logs } of await node.receipts(number)) {
      if (result !== 'SUCCESS') throw new Error(`a turn of block ${number} failed: ${output}`)
      events += logs.filter(({ address }) => ours.has(address)).length
    }
    if (block % 100 === 0) report.report(`making the chain: ${events} events`)
  }
  return { events, head: net.status().head.number }
}

async function levelsOf(node: TronNode, cards: Address): Promise<LevelFacts[]> {
  const levels: LevelFacts[] = []
  const read = (functionName: 'levelMap' | 'getUToCoin', args: readonly [bigint]) =>
    node.readContract({ address: cards, abi: abiOf('Cards'), functionName, args })
  for (let level = 1; level <= 5; level++) {
    const facts = (await read('levelMap', [BigInt(level)])) as readonly unknown[]
    const price = (await read('getUToCoin', [facts[3] as bigint])) as bigint
    levels.push({ level, cards: Number(facts[0]), firstId: Number(facts[4]), price })
  }
  return levels
}

const crowdAbi: Abi = [
  {
    type: 'function',
    name: 'run',
    stateMutability: 'payable',
    inputs: [
      { name: 'to', type: 'address[]' },
      { name: 'values', type: 'uint256[]' },
      { name: 'calls', type: 'bytes[]' },
    ],
    outputs: [],
  },
]

interface Call {
  readonly to: Address
  readonly data: string
  readonly value: bigint
}

const runOf = (calls: readonly Call[]): string =>
  encodeCall(crowdAbi, 'run', [
    calls.map(({ to }) => to),
    calls.map(({ value }) => value),
    calls.map(({ data }) => `0x${data}`),
  ])
