import { refuseSilentlyEmbedded } from '#apps/server/silentlyEmbedded.ts'
import {
  type AnchoredLog,
  type AnchorReader,
  countedRows,
  readAnchors,
} from '#features/admin/anchors.ts'
import { adminApi } from '#features/admin/api.ts'
import { anchorAbi } from '#features/admin/contract/abi.ts'
import type { LogEntry } from '#features/admin/logText.ts'
import { allRows, nextEntry } from '#features/admin/server/log.ts'
import { faultText, verifyLog } from '#features/admin/verifyLog.ts'
import { readDeployment } from '#platform/chain/deployment.ts'
import { recoverSigner } from '#platform/chain/message.ts'
import { TronNode } from '#platform/chain/node.ts'
import { configOf } from '#platform/server/config.ts'
import { openDatabase } from '#platform/server/database/db.ts'
import { type Address, isAddress } from '#platform/std/address.ts'
import * as z from 'zod/mini'

interface Log {
  readonly chainId: string
  readonly entries: AsyncIterable<LogEntry>
  /** Null where no contract is named that has anchors. */
  readonly anchored: AnchoredLog | null
  readonly close?: () => Promise<void>
}

interface LogOptions {
  readonly verify?: boolean
  readonly url?: string | undefined
  /** With `url`: of a node, and of `Anchor`. */
  readonly node?: string | undefined
  readonly anchor?: string | undefined
}

/** Prints the log of operators; with `verify` only whether it is whole, and gives 1 where it is not. */
export async function logCommand(
  env: Readonly<Record<string, string | undefined>>,
  { verify, url, node, anchor }: LogOptions,
  print: (text: string) => void,
): Promise<number> {
  const log = url === undefined ? await ofDatabase(env) : await ofServer(url, node, anchor)
  try {
    if (verify !== true) {
      for await (const entry of log.entries) print(`${JSON.stringify(entry)}\n`)
      return 0
    }
    const { anchored } = log
    const options = anchored === null ? {} : { anchors: anchored.anchors }
    const { fault, next } = await verifyLog(
      { chainId: log.chainId, signerOf: recoverSigner },
      log.entries,
      options,
    )
    if (fault !== null) print(`${faultText(fault)}\n`)
    print(`${next.number - 1} rows are right, the last has the hash ${next.previous}\n`)
    print(
      anchored === null
        ? 'anchors were not read: name --node and --anchor\n'
        : `the chain has ${anchored.anchors.size} anchors, the last of row ${anchored.last.number}\n`,
    )
    return fault === null ? 0 : 1
  } finally {
    await log.close?.()
  }
}

async function ofDatabase(env: Readonly<Record<string, string | undefined>>): Promise<Log> {
  const config = configOf(env)
  const deployment = readDeployment(config.deploymentFile)
  const { chainId, contracts } = deployment
  refuseSilentlyEmbedded(config, deployment)
  const db = await openDatabase(config)
  const node = new TronNode(config.tronUrl, undefined, undefined, config.tronApiKey)
  try {
    const rows = async () => (await nextEntry(db)).number - 1
    const address = 'Anchor' in contracts ? deployment.address('Anchor') : null
    const anchored = address === null ? null : await anchorsAt(node, address, rows)
    return { chainId, entries: allRows(db), anchored, close: () => db.destroy() }
  } catch (error) {
    await db.destroy()
    throw error
  } finally {
    node.close()
  }
}

const reply = z.object({ code: z.literal('OK'), data: adminApi.log.output })
const pageSize = 100

async function ofServer(url: string, nodeUrl?: string, anchor?: string): Promise<Log> {
  const page = async (pageNum: number) => {
    const body = new URLSearchParams({ pageNum: String(pageNum), pageSize: String(pageSize) })
    const signal = AbortSignal.timeout(10_000)
    const answer = await fetch(new URL(adminApi.log.path, url), { method: 'POST', body, signal })
    return z.parse(reply, await answer.json()).data
  }
  let requested: ReturnType<typeof page> | null = null
  const firstPage = () => (requested ??= page(1))
  const anchored = await namedAnchors(nodeUrl, anchor, async () => (await firstPage()).total)
  const first = await firstPage()
  return { chainId: first.chainId, entries: countedRows(first, page), anchored }
}

/** By a node of the visitor's own choice. */
async function namedAnchors(
  url: string | undefined,
  anchor: string | undefined,
  rows: () => Promise<number>,
): Promise<AnchoredLog | null> {
  if (url === undefined && anchor === undefined) return null
  if (url === undefined || anchor === undefined || !isAddress(anchor)) {
    throw new Error('--node has the address of a node, --anchor that of the contract Anchor')
  }
  const node = new TronNode(url)
  try {
    return await anchorsAt(node, anchor, rows)
  } finally {
    node.close()
  }
}

function anchorsAt(
  node: TronNode,
  address: Address,
  rows: () => Promise<number>,
): Promise<AnchoredLog> {
  const contract = { address, abi: anchorAbi } as const
  const reader: AnchorReader = {
    head: () => node.readContract({ ...contract, functionName: 'head', args: [] }),
    hashesFrom: (first, count) =>
      node.readContract({ ...contract, functionName: 'hashesFrom', args: [first, count] }),
  }
  return readAnchors(reader, rows)
}
