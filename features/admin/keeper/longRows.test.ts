import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

import { callOf } from '#apps/keeper/ourServer.ts'
import type { TronNode } from '#platform/chain/node.ts'
import { parseAddress } from '#platform/std/address.ts'
import { cleaned, isReadable } from '#platform/std/readable.ts'
import { expect, onTestFinished, test } from 'vitest'

import { signedRows } from '../testing/signedRows.ts'
import { anchorChore } from './chores.ts'

/** The longest signs that a reason may have, of 32 code units each. */
const reason = `\u{1f469}${'\u200d\u{1f469}'.repeat(10)}`.repeat(196)

test('rows with the longest reasons are anchored: their pages are within what the keeper takes', async () => {
  expect(isReadable(reason, 200, 'line')).toBe(true)
  const chainId = '0x94a9059e'
  const rows = await signedRows(chainId, 101, cleaned(reason, 'line'))
  const http = createServer((request, reply) => {
    void (async () => {
      const body = new URLSearchParams(Buffer.concat(await request.toArray()).toString())
      const [page, size] = [Number(body.get('pageNum')), Number(body.get('pageSize'))]
      const list = rows.slice((page - 1) * size, page * size)
      reply.end(
        JSON.stringify({ code: 'OK', data: { total: rows.length, chainId, operators: [], list } }),
      )
    })()
  })
  await once(http.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void http.close())
  const ask = callOf(`http://127.0.0.1:${(http.address() as AddressInfo).port}`)
  const head = [0n, `0x${'0'.repeat(64)}`, 0n]
  const node = { readContract: async () => head } as unknown as TronNode
  const anchor = parseAddress('TMVQGm1qAQYVdetCeGRRkTWYYrLXuHK2HC')
  expect(await anchorChore(ask, chainId).due(node, anchor, 1_800_000_000)).toEqual([
    { functionName: 'anchor', args: [101n, `0x${rows[100]!.hash}`] },
  ])
})
