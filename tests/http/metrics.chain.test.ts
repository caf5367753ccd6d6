import { randomUUID } from 'node:crypto'

import { Client } from '#tests/journeys/client.ts'
import { type Stack, startStack } from '#tests/journeys/stack.ts'
import { features } from '#apps/server/features.ts'
import { isAddress } from '#platform/std/address.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { sqlName } from '#platform/server/database/names.ts'
import { buildHttp } from '#platform/server/http/http.ts'
import { openMetrics } from '#platform/server/http/metrics.ts'
import { addMetrics } from '#platform/server/http/metricsRoute.ts'

let stack: Stack
let alice: Client

beforeAll(async () => {
  stack = await startStack({ neighbours: true, solidLag: 2 })
  alice = new Client(stack, 'alice')
  await alice.signIn()
})
afterAll(() => stack?.close())

/** Series by their whole name, `name{label="value"}`. */
async function series(): Promise<Map<string, number>> {
  const reply = await fetch(`${stack.server.url}/metrics`)
  expect(reply.status).toBe(200)
  expect(reply.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  expect(reply.headers.get('cache-control')).toBe('no-store')
  const lines = (await reply.text()).split('\n').filter((line) => /^[a-z]/.test(line))
  return new Map(
    lines.map((line): [string, number] => {
      const cut = line.lastIndexOf(' ')
      return [line.slice(0, cut), Number(line.slice(cut + 1))]
    }),
  )
}

const answered = (endpoint: string, status: number): string =>
  `tessera_http_request_duration_seconds_count{endpoint="${endpoint}",status="${status}"}`

describe('what is counted', () => {
  test('requests by declared path and status', async () => {
    const path = '/deposit/aon/addressInfo'
    const before = await series()
    for (let n = 0; n < 3; n++) await alice.post(path, { address: alice.address })
    await alice.post(path, { address: 'T123' })
    await alice.post('/deposit/nothing')
    const after = await series()
    const more = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0)
    expect(more(answered(path, 200))).toBe(3)
    expect(more(answered(path, 422))).toBe(1)
    expect(more(answered('none', 404))).toBe(1)
    expect(more(answered('/metrics', 200))).toBe(1)
    const sum = answered(path, 200).replace('_count', '_sum')
    expect(after.get(sum)).toBeGreaterThan(before.get(sum) ?? 0)
  })

  test('heights and lags of the chain, and blocks that were taken back', async () => {
    const { net } = stack.world
    await net.mine()
    await net.mine()
    await stack.server.indexer.catchUp()
    const head = net.status().head.number
    const before = await series()
    expect(Object.fromEntries(before)).toMatchObject({
      tessera_ready: 1,
      tessera_chain_head_height: head,
      tessera_chain_solid_height: head - 2,
      tessera_index_height: head,
      tessera_index_lag_blocks: 0,
      tessera_solid_lag_blocks: 2,
      tessera_reorganisations_total: 0,
      tessera_blocks_undone_total: 0,
    })
    await net.reorg(2)
    await stack.server.indexer.catchUp()
    const after = await series()
    expect(after.get('tessera_reorganisations_total')).toBe(1)
    expect(after.get('tessera_blocks_undone_total')).toBe(2)
  })

  test('orders by state, memory, event loop', async () => {
    const form = (level: string) => ({ requestId: randomUUID(), level })
    const path = '/deposit/aon/buyProductFirstPay'
    const { data } = await alice.post(`${path}Before`, form('1'))
    await alice.post(`${path}Before`, form('2'))
    await alice.post(`${path}After`, { orderId: data.orderId, txHash: 'ab'.repeat(32) })
    // A count holds for ten seconds; another process of the same stack counts for itself.
    const metrics = openMetrics({ ...stack.server.app }, stack.server.indexer)
    const text = await metrics.text()
    metrics.close()
    const { data: mine } = await alice.post('/tessera/home/activity', { pageSize: '100' })
    const states = (mine.list as { state: string }[]).map(({ state }) => state)
    expect(states.toSorted()).toEqual(['created', 'sent'])
    for (const state of ['created', 'sent', 'packed', 'done', 'failed', 'expired']) {
      const count = states.filter((one) => one === state).length
      expect(text).toContain(`tessera_orders{state="${state}"} ${count}\n`)
    }
    expect(text).toMatch(/process_memory_bytes\{kind="resident"\} \d{7,}/)
    expect(text).toMatch(/tessera_event_loop_lag_seconds\{quantile="0.99"\} \d/)
    expect(text).toMatch(/process_cpu_seconds_total \d/)
    expect(text).toContain('tessera_info{version="0.1.0"')
  })

  test('who indexes, nodes, sizes of database and tables', async () => {
    const now = await series()
    expect(Object.fromEntries(now)).toMatchObject({
      tessera_index_leader: 1,
      tessera_node_in_use: 0,
      tessera_node_changes_total: 0,
      tessera_database_archives: 1,
      tessera_replica_used: 0,
    })
    expect(now.get('tessera_node_requests_total{outcome="answered"}')).toBeGreaterThan(10)
    expect(now.get('tessera_database_bytes')).toBeGreaterThan(1_000_000)
    const tables = [...now.keys()].filter((name) => name.startsWith('tessera_table_bytes'))
    const declared = stack.server.app.tables.length
    expect(tables).toHaveLength(declared)
    expect(now.get('tessera_table_bytes{table="chain_blocks"}')).toBeGreaterThan(8_000)
    expect(now.has('tessera_table_rows{table="chain_blocks"}')).toBe(true)
  })
})

test('no label names a person, a thing of theirs, or a request', async () => {
  const secret = 'very-secret'
  const asked = [
    `/deposit/aon/addressInfo?address=${alice.address}`,
    `/${alice.address}`,
    `/deposit/${alice.token}`,
    `/tron/wallet/${secret}`,
    `/${secret}.js?${secret}`,
    '/{endpoint="x"}',
    '/%22%0A',
  ]
  for (const path of asked) {
    for (const method of ['GET', 'POST', 'DELETE']) {
      await fetch(stack.server.url + path, { method, headers: { token: alice.token } })
    }
  }
  const names = [...(await series()).keys()]
  const labels = names.flatMap((name) =>
    [...name.matchAll(/(\w+)="([^"]*)"/g)].map(([, label = '', value = '']) => ({ label, value })),
  )
  const declared = new Set([
    ...features.flatMap((feature) => feature.endpoints.map(({ endpoint }) => endpoint.path)),
    'none',
    '/tron/*',
    '/metrics',
  ])
  const tables = new Set(stack.server.app.tables.map(({ name }) => sqlName(name)))
  for (const { label, value } of labels) {
    expect(isAddress(value)).toBe(false)
    expect([alice.token, secret]).not.toContain(value)
    if (label === 'endpoint' || (label === 'table' && tables.has(value))) continue
    expect(value).toMatch(/^([a-z]+|\d{3}|[\d.]+|\+Inf|v[\d.]+)$/)
  }
  const endpoints = labels.filter(({ label }) => label === 'endpoint').map(({ value }) => value)
  expect(endpoints.filter((value) => !declared.has(value))).toEqual([])
})

describe('who may look', () => {
  const metricsToken = 'a-token-of-the-operator'
  const ask = async (
    parts: { network?: string; metricsToken?: string | null },
    headers: Record<string, string> = {},
  ) => {
    const { app, indexer } = stack.server
    const { network = 'nile', metricsToken: token = null } = parts
    const other = {
      ...app,
      config: { ...app.config, metricsToken: token },
      deployment: { ...app.deployment, network },
    }
    const http = await buildHttp(other, [], null)
    addMetrics(http, other, openMetrics(other, indexer))
    const reply = await http.inject({ url: '/metrics', headers })
    await http.close()
    return reply
  }

  test('on a public network without a token: nobody, from nowhere', async () => {
    const wrong = [{}, { authorization: 'Bearer ' }, { authorization: 'Bearer null' }]
    for (const headers of wrong) {
      const reply = await ask({}, headers)
      expect([reply.statusCode, reply.json().code]).toEqual([404, 'NOT_FOUND'])
    }
  })

  test.each(['nile', 'local'])('with a token, for callers that send it (%s)', async (network) => {
    const right = await ask({ network, metricsToken }, { authorization: `Bearer ${metricsToken}` })
    expect(right.statusCode).toBe(200)
    expect(right.body).toContain('tessera_index_height')
    for (const authorization of [
      '',
      metricsToken,
      `Bearer ${metricsToken}x`,
      `bearer ${metricsToken}`,
    ]) {
      expect((await ask({ network, metricsToken }, { authorization })).statusCode).toBe(404)
    }
    const bySession = await ask({ network, metricsToken }, { token: metricsToken })
    expect(bySession.statusCode).toBe(404)
  })
})
