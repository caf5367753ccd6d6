import type { App } from '#platform/server/app.ts'
import { addressFromHex } from '#platform/std/address.ts'
import { type Abi, decodeEventLog, parseAbi, toEventSelector } from 'viem'

/** An event as the audit reads it: addresses in base58, amounts as they are. */
export interface Told {
  readonly contract: string
  readonly name: string
  readonly block: number
  readonly args: Readonly<Record<string, unknown>>
}

/** What the audit listens to, written down here once more: the ABIs that the index decodes with are not asked. */
const events: Readonly<Record<string, Abi>> = {
  Team: parseAbi(['event Bound(address indexed user, address indexed parent)']),
  FeeSplitter: parseAbi([
    'event FeeSplit(address indexed source, address indexed payer, uint256 fee, address level1, uint256 amount1, address level2, uint256 amount2, uint256 poolAmount)',
    'event CreditClaimed(address indexed account, uint256 amount)',
    'event PlatformWithdrawn(address indexed to, uint256 amount)',
    'event PoolWithdrawn(address indexed to, uint256 amount)',
  ]),
  RewardDistributor: parseAbi([
    'event EpochPosted(uint256 indexed epoch, bytes32 root, bytes32 dataHash, uint256 upToBlock, uint256 acceptableAt, address[] tokens, uint256[] totals)',
    'event EpochAccepted(uint256 indexed epoch, bytes32 root, uint256 upToBlock)',
    'event RewardClaimed(uint256 indexed epoch, address indexed account, address indexed token, uint256 amount, uint256 cumulative)',
  ]),
  TermStaking: parseAbi([
    'event Claimed(address indexed owner, uint256 amount, uint256[] ids, uint256[] amounts)',
  ]),
  Cards: parseAbi([
    'event Claimed(address indexed owner, uint256 amount, uint256 owed, uint256[] tokenIds, uint256[] amounts)',
  ]),
  LpStaking: parseAbi([
    'event Claimed(address indexed pool, address indexed account, uint256 amount)',
  ]),
  LpPurchases: parseAbi([
    'event Issued(uint256 indexed id, address indexed buyer, uint256 reward)',
  ]),
}

/** Lists of receipts that are asked for at once. */
const atOnce = 8

/** Everything that these contracts have told up to a block, in order, from the node's receipts. */
export async function toldUpTo({ node, deployment }: App, height: number): Promise<Told[]> {
  const heard = new Map(
    Object.entries(events).map(([name, abi]) => [
      String(deployment.address(name)),
      { name, abi, topics: new Set(abi.map((one) => toEventSelector(one as never).slice(2))) },
    ]),
  )
  const told: Told[] = []
  for (let from = deployment.deployBlock; from <= height; from += atOnce) {
    const blocks = Array.from({ length: Math.min(atOnce, height - from + 1) }, (_, i) => from + i)
    const lists = await Promise.all(blocks.map((block) => node.receipts(block)))
    for (const { block, logs } of lists.flat()) {
      for (const { address, topics, data } of logs) {
        const by = heard.get(address)
        if (by === undefined || !by.topics.has(topics[0] ?? '')) continue
        const { eventName, args } = decodeEventLog({
          abi: by.abi,
          topics: topics.map((topic): `0x${string}` => `0x${topic}`) as [`0x${string}`],
          data: `0x${data}`,
        })
        told.push({ contract: by.name, name: String(eventName), block, args: plain(args) })
      }
    }
  }
  return told
}

const plain = (args: unknown): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(args as Record<string, unknown>).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map(plainOne) : plainOne(value),
    ]),
  )

const plainOne = (value: unknown): unknown =>
  typeof value === 'string' && value.length === 42 ? addressFromHex(value) : value
