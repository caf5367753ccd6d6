import { adminApi } from '#features/admin/api.ts'
import type { LogEntry } from '#features/admin/logText.ts'
import { allRows } from '#features/admin/server/log.ts'
import { verifyLog } from '#features/admin/server/verifyLog.ts'
import { readDeployment } from '#platform/chain/deployment.ts'
import { configOf } from '#platform/server/config.ts'
import { openDatabase } from '#platform/server/database/db.ts'
import * as z from 'zod/mini'

interface Log {
  readonly chainId: string
  readonly entries: AsyncIterable<LogEntry>
  readonly close?: () => Promise<void>
}

/** Prints the log of operators; with `verify` only whether it is whole, and gives 1 where it is not. */
export async function logCommand(
  env: Readonly<Record<string, string | undefined>>,
  { verify, url }: { readonly verify?: boolean; readonly url?: string | undefined },
  print: (text: string) => void,
): Promise<number> {
  const log = url === undefined ? await ofDatabase(env) : await ofServer(url)
  try {
    if (verify !== true) {
      for await (const entry of log.entries) print(`${JSON.stringify(entry)}\n`)
      return 0
    }
    const { fault, next } = await verifyLog(log.chainId, log.entries)
    const end = `${next.number - 1} rows are right, the last has the hash ${next.previous}\n`
    print(fault === null ? end : `${fault}\n${end}`)
    return fault === null ? 0 : 1
  } finally {
    await log.close?.()
  }
}

async function ofDatabase(env: Readonly<Record<string, string | undefined>>): Promise<Log> {
  const config = configOf(env)
  const { chainId } = readDeployment(config.deploymentFile)
  const db = await openDatabase(config)
  return { chainId, entries: allRows(db), close: () => db.destroy() }
}

const reply = z.object({ code: z.literal('OK'), data: adminApi.log.output })
const pageSize = 100

async function ofServer(url: string): Promise<Log> {
  const page = async (pageNum: number) => {
    const body = new URLSearchParams({ pageNum: String(pageNum), pageSize: String(pageSize) })
    const signal = AbortSignal.timeout(10_000)
    const answer = await fetch(new URL(adminApi.log.path, url), { method: 'POST', body, signal })
    return z.parse(reply, await answer.json()).data
  }
  const first = await page(1)
  async function* entries() {
    for (let number = 1, { list } = first; ; { list } = await page((number += 1))) {
      yield* list
      if (list.length < pageSize) return
    }
  }
  return { chainId: first.chainId, entries: entries() }
}
