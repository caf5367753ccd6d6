import type { Chore } from '#platform/chain/chores.ts'
import { recoverSigner } from '#platform/chain/message.ts'
import { secondsADay } from '#platform/std/day.ts'
import * as z from 'zod/mini'

import { adminApi } from '../api.ts'
import { anchorAbi } from '../contract/abi.ts'
import type { LogEntry } from '../logText.ts'
import { faultText, type LogFault, verifyLog } from '../verifyLog.ts'

const replied = z.object({ data: adminApi.log.output })

type Ask = (path: string, form: Readonly<Record<string, string>>) => Promise<unknown>

/** A row with the longest reason has 20 kB: these are within the reply that a keeper takes. */
const pageSize = 20
/** Of one anchor: what there is more waits for the next. */
const mostPages = 250

/**
 * Anchors where the operators' log ends, once a day where it has grown. `ask` sends a call to our server. Its rows are
 * verified first, from the last anchor on: what is anchored stays for ever, so a changed log never is.
 */
export const anchorChore = (ask: Ask, chainId: string): Chore => ({
  contract: 'Anchor',
  abi: anchorAbi,
  async due(node, address, time) {
    const read = { address, abi: anchorAbi, functionName: 'head', args: [] } as const
    const [number, hash, anchoredAt] = await node.readContract(read)
    if (time < Number(anchoredAt) + secondsADay) return []
    const last = Number(number)
    const rows = await rowsFrom(ask, last)
    if (rows === null) return []
    if (last > 0 && rows.shift()?.hash !== hash.slice(2)) throw notAnchored(last, 'anchor')
    const start = { number: last + 1, previous: hash.slice(2) }
    const { fault, next } = await verifyLog({ chainId, signerOf: recoverSigner }, rows, { start })
    if (fault !== null) throw notAnchored(fault.number, fault.why)
    if (next.number === start.number) return []
    return [{ functionName: 'anchor', args: [BigInt(next.number - 1), `0x${next.previous}`] }]
  },
})

const notAnchored = (number: number, why: LogFault['why']): Error =>
  new Error(`the operators' log is not anchored, ${faultText({ number, why })}`)

/**
 * Rows of the log from `last` on, the anchored one first; null where our server does not answer.
 * @throws where the log ends before `last`
 */
async function rowsFrom(ask: Ask, last: number): Promise<LogEntry[] | null> {
  const rows: LogEntry[] = []
  const firstPage = Math.max(1, Math.ceil(last / pageSize))
  for (let page = firstPage; page < firstPage + mostPages; page += 1) {
    const form = { pageNum: String(page), pageSize: String(pageSize) }
    const reply = replied.safeParse(await ask(adminApi.log.path, form))
    if (!reply.success) return null
    const { list, total } = reply.data.data
    if (total < last) throw notAnchored(total + 1, 'missing')
    rows.push(...list.filter(({ number }) => number >= last))
    if (page * pageSize >= total) break
  }
  return rows
}
