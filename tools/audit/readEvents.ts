import type { TronNode } from '#platform/chain/node.ts'
import type { App } from '#platform/server/app.ts'
import { addressFromHex } from '#platform/std/address.ts'
import { type AbiEvent, decodeEventLog, parseAbi, toEventSelector } from 'viem'

import type { ChainEvent } from './chainEvents.ts'
import type { FeatureAudit } from './featureAudit.ts'

/** Events by the contract's name, and there by their first topic. */
type Known = ReadonlyMap<string, { readonly name: string; readonly events: Map<string, AbiEvent> }>

function knownTo(audits: readonly FeatureAudit[]): Known {
  const known = new Map<string, { name: string; events: Map<string, AbiEvent> }>()
  for (const { events } of audits) {
    for (const [name, signatures] of Object.entries(events)) {
      const contract = known.get(name) ?? { name, events: new Map<string, AbiEvent>() }
      known.set(name, contract)
      for (const event of parseAbi(signatures) as readonly AbiEvent[]) {
        contract.events.set(toEventSelector(event).slice(2), event)
      }
    }
  }
  return known
}

/** Blocks that are requested at once, with their receipts. */
const atOnce = 8

/** Everything that the audited contracts emitted up to a block, in order, from the node's receipts. */
export async function readEvents(
  { node, deployment }: Pick<App, 'node' | 'deployment'>,
  height: number,
  audits: readonly FeatureAudit[],
): Promise<ChainEvent[]> {
  const known = knownTo(audits)
  const factory = new Map(audits.flatMap((one) => Object.entries(one.factory ?? {})))
  // Not every network has each of them.
  const byAddress = new Map(
    [...known].flatMap(([name, contract]) => {
      const address: string | undefined = deployment.contracts[name]?.address
      return address === undefined ? [] : [[address, contract] as const]
    }),
  )
  const found: ChainEvent[] = []
  for (let from = deployment.deployBlock; from <= height; from += atOnce) {
    const to = Math.min(from + atOnce - 1, height)
    for (const { logs, ...place } of await logsOf(node, from, to)) {
      for (const [logIndex, { address, topics, data }] of logs.entries()) {
        const by = byAddress.get(address)
        const event = by?.events.get(topics[0] ?? '')
        if (by === undefined || event === undefined) continue
        const args = argsOf(event, topics, data)
        found.push({ contract: by.name, at: address, name: event.name, ...place, logIndex, args })
        const made = factory.get(`${by.name}.${event.name}`)
        if (made === undefined) continue
        const [argument, contract] = made
        byAddress.set(String(args[argument]), known.get(contract)!)
      }
    }
  }
  return found
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

function argsOf(event: AbiEvent, topics: readonly string[], data: string): ChainEvent['args'] {
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
