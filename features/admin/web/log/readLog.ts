import { recoverSigner } from '#platform/chain/message.ts'
import { type Address, isAddress } from '#platform/std/address.ts'
import type { Source } from '#platform/std/source.ts'
import { callApi } from '#platform/web/client.ts'
import { blockAt } from '#platform/web/tron/ask.ts'
import { readContract } from '#platform/web/tron/contract.ts'

import { type AnchoredLog, countedRows, readAnchors } from '../../anchors.ts'
import { adminApi, type LogEntryView } from '../../api.ts'
import { anchorAbi } from '../../contract/abi.ts'
import { isOperator, type Operators } from '../../operators.ts'
import { type LogFault, verifyLog } from '../../verifyLog.ts'

/** The whole log, as this browser verified it. */
export interface LogReading {
  /** Rows that are right, from the first on. */
  readonly right: number
  readonly fault: LogFault | null
  /** Of now, as our server states them. */
  readonly operators: Operators
  /** Right rows that none of them signed. */
  readonly byOthers: number
  /** The newest that were read, the newest first; where one is wrong, that one first. */
  readonly newest: readonly LogEntryView[]
  /** Number of the last anchored row, 0 before the first; null where the node did not answer. */
  readonly anchored: number | null
  readonly sources: readonly Source[]
}

const pageSize = 100
const mostShown = 20

/** The rows by our server, their anchors by the node itself. Throws where the server does not answer. */
export async function readLog(chainId: string, anchor: string): Promise<LogReading> {
  let requested: ReturnType<typeof page> | null = null
  const firstPage = () => (requested ??= page(1))
  const found = await onChain(anchor, async () => (await firstPage()).total)
  const newest: LogEntryView[] = []
  const first = await firstPage()
  const { operators } = first
  let byOthers = 0
  async function* rows() {
    for await (const row of countedRows(first, page)) {
      newest.unshift(row)
      newest.length = Math.min(newest.length, mostShown)
      yield row
      if (!isOperator(operators, row.who)) byOthers += 1
    }
  }
  const options = found === null ? {} : { anchors: found.anchors }
  const { fault, next } = await verifyLog({ chainId, signerOf: recoverSigner }, rows(), options)
  const anchored = found?.last.number ?? null
  const sources = found?.sources ?? []
  return { right: next.number - 1, fault, operators, byOthers, newest, anchored, sources }
}

const page = (number: number) =>
  callApi(adminApi.log, { pageNum: String(number), pageSize: String(pageSize) })

type OnChain = AnchoredLog & { readonly sources: readonly Source[] }

async function onChain(address: string, count: () => Promise<number>): Promise<OnChain | null> {
  if (!isAddress(address)) return null
  try {
    const { number: block } = await blockAt(null, 'public')
    const contract = { address, abi: anchorAbi } as const
    const head = await readContract({ ...contract, functionName: 'head', args: [] })
    const found = await readAnchors(
      {
        head: async () => head,
        hashesFrom: (first, most) =>
          readContract({ ...contract, functionName: 'hashesFrom', args: [first, most] }),
      },
      count,
    )
    return { ...found, sources: [sourceOf(address, block, head)] }
  } catch {
    return null
  }
}

const sourceOf = (contract: Address, block: number, head: readonly unknown[]): Source => ({
  what: 'head',
  contract,
  contractName: 'Anchor',
  call: 'head()',
  block,
  value: head.map(String).join(),
})
