import type { Chore } from '#platform/chain/chores.ts'
import { recoverSigner } from '#platform/chain/message.ts'
import { secondsADay } from '#platform/std/day.ts'
import * as z from 'zod/mini'

import { adminApi } from '../api.ts'
import { anchorAbi } from '../contract/abi.ts'
import type { LogEntry } from '../logText.ts'
import { faultText, verifyLog } from '../verifyLog.ts'

const replied = z.object({ data: adminApi.log.output })

type Ask = (path: string, form: Readonly<Record<string, string>>) => Promise<unknown>

const pageSize = 100
/** Rows of one anchor: what there is more waits for the next. */
const mostPages = 50

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
    const rows = await rowsAfter(ask, last)
    if (rows === null) return []
    const start = { number: last + 1, previous: hash.slice(2) }
    const { fault, next } = await verifyLog({ chainId, signerOf: recoverSigner }, rows, { start })
    if (fault !== null) throw new Error(`the operators' log is not anchored, ${faultText(fault)}`)
    if (next.number === start.number) return []
    return [{ functionName: 'anchor', args: [BigInt(next.number - 1), `0x${next.previous}`] }]
  },
})

/**
 * Rows of the log from `last + 1` on; null where our server does not answer.
 * @throws where the log ends before `last`
 */
async function rowsAfter(ask: Ask, last: number): Promise<readonly LogEntry[] | null> {
  const rows: LogEntry[] = []
  const firstPage = Math.floor(last / pageSize) + 1
  for (let page = firstPage; page < firstPage + mostPages; page += 1) {
    const form = { pageNum: String(page), pageSize: String(pageSize) }
    const reply = replied.safeParse(await ask(adminApi.log.path, form))
    if (!reply.success) return null
    const { list, total } = reply.data.data
    if (total < last) {
      const fault = faultText({ number: total + 1, why: 'missing' })
      throw new Error(`the operators' log is not anchored, ${fault}`)
    }
    rows.push(...list.filter(({ number }) => number > last))
    if (page * pageSize >= total) break
  }
  return rows
}
