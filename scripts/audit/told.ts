import type { TronNode } from '#platform/chain/node.ts'
import type { App } from '#platform/server/app.ts'
import { addressFromHex } from '#platform/std/address.ts'
import { type AbiEvent, decodeEventLog } from 'viem'

import { type Heard, heard } from './events.ts'

/** An event as the audit reads it: addresses in base58, amounts as they are. */
export interface Told {
  readonly contract: string
  /** Where that stands: of pools there are many. */
  readonly at: string
  readonly name: string
  readonly block: number
  /** Unix seconds of the block. */
  readonly time: number
  readonly txIndex: number
  readonly logIndex: number
  readonly txHash: string
  readonly args: Readonly<Record<string, unknown>>
}

/** What is done at an event, by contract and name: `Team.Bound`. */
export type Hearers<Args> = Readonly<Record<string, (args: Args, told: Told) => void>>

export function tell<Args>(told: readonly Told[], hearers: Hearers<Args>): void {
  for (const one of told) hearers[`${one.contract}.${one.name}`]?.(one.args as Args, one)
}

/** Blocks that are asked for at once, with their receipts. */
const atOnce = 8

/** Everything that these contracts have told up to a block, in order, from the node's receipts. */
export async function toldUpTo({ node, deployment }: App, height: number): Promise<Told[]> {
  const listened = new Map<string, Heard>()
  for (const [name, one] of heard) {
    // Not every network has each of them.
    const address = deployment.contracts[name]?.address
    if (address !== undefined) listened.set(address, one)
  }
  const told: Told[] = []
  for (let from = deployment.deployBlock; from <= height; from += atOnce) {
    for (const { logs, ...place } of await logsOf(
      node,
      from,
      Math.min(from + atOnce - 1, height),
    )) {
      for (const [logIndex, { address, topics, data }] of logs.entries()) {
        const by = listened.get(address)
        const event = by?.events.get(topics[0] ?? '')
        if (by === undefined || event === undefined) continue
        const args = argsOf(event, topics, data)
        told.push({ contract: by.name, at: address, name: event.name, ...place, logIndex, args })
        if (event.name === 'PairCreated' || event.name === 'Started') {
          listened.set(String(args['pair']), heard.get('Pair')!)
        }
      }
    }
  }
  return told
}

/** Of each transaction, in the order of the blocks. */
async function logsOf(node: TronNode, from: number, to: number) {
  const blocks = await node.blocks(from, to)
  const lists = await Promise.all(
    blocks.map(async ({ head, calls }) => (calls.length === 0 ? [] : node.receipts(head.number))),
  )
  return blocks.flatMap(({ head: { number: block, time }, calls }, i) => {
    const receipts = new Map(lists[i]!.map(({ hash, logs }) => [hash, logs]))
    return calls.map(({ hash: txHash }, txIndex) => {
      const logs = receipts.get(txHash)
      if (logs === undefined) throw new Error(`the node gave no receipt of ${txHash}`)
      return { block, time, txIndex, txHash, logs }
    })
  })
}

function argsOf(event: AbiEvent, topics: readonly string[], data: string): Told['args'] {
  const decoded = decodeEventLog({
    abi: [event],
    topics: topics.map((topic): `0x${string}` => `0x${topic}`) as [`0x${string}`],
    data: `0x${data}`,
  }).args as unknown as Readonly<Record<string, unknown>>
  return Object.fromEntries(
    event.inputs.map(({ name = '', type }) => {
      const value = decoded[name]
      if (type === 'address') return [name, addressFromHex(String(value))]
      return [name, type === 'address[]' ? (value as string[]).map(addressFromHex) : value]
    }),
  )
}
