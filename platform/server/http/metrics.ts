import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks'

import { Counter, Gauge, Histogram, Registry } from 'prom-client'

import type { App } from '#platform/server/app.ts'
import { connectionsOf } from '#platform/server/database/db.ts'
import { databaseFigures } from '#platform/server/database/figures.ts'
import { healthOf, version } from './health.ts'
import { openNodeMetrics } from './nodeMetrics.ts'
import type { IndexRunner } from '#platform/server/indexer/run.ts'
import { ordersByState } from '#platform/server/orders/ordersByState.ts'

/** What one process counts of itself, in Prometheus' text form. No label names a person or a thing of theirs. */
export interface Metrics {
  /** One answered request. `endpoint`: the path as it is declared, never as it was requested. */
  answered(endpoint: string, status: number, seconds: number): void
  /** Checks node and database, in bounded time. */
  text(): Promise<string>
  readonly contentType: string
  close(): void
}

/** Milliseconds between two looks at the event loop's clock. */
const resolution = 20

export function openMetrics(
  app: App,
  indexer: IndexRunner,
  replica: { readonly isGood: boolean } | null = null,
): Metrics {
  const register = new Registry()
  const registers = [register]
  const durations = new Histogram({
    name: 'tessera_http_request_duration_seconds',
    help: 'Requests by declared path and status, and how long each took to answer',
    labelNames: ['endpoint', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  })
  const gauge = (name: string, help: string, labelNames: string[] = []): Gauge =>
    new Gauge({ name, help, labelNames, registers })
  const counter = (name: string, help: string): Counter => new Counter({ name, help, registers })

  const chain = {
    ready: gauge('tessera_ready', '1 where /healthz answers 200'),
    head: gauge('tessera_chain_head_height', 'Head block of the node'),
    solid: gauge('tessera_chain_solid_height', 'Last final block'),
    index: gauge('tessera_index_height', 'Last block in the database'),
    lag: gauge('tessera_index_lag_blocks', 'Blocks of the node that are not in the database yet'),
    solidLag: gauge('tessera_solid_lag_blocks', 'Blocks that are not final yet'),
    reorganisations: counter('tessera_reorganisations_total', 'Times that blocks were taken back'),
    undone: counter('tessera_blocks_undone_total', 'Blocks that were taken back'),
    leads: gauge('tessera_index_leader', '1 where this process writes the index'),
  }
  const seeNode = openNodeMetrics(registers)
  const orders = gauge('tessera_orders', 'Orders of the last day of chain time', ['state'])
  const connections = gauge(
    'tessera_database_connections',
    'Connections to PostgreSQL; waiting: queries without one',
    ['state'],
  )
  const longestSent = gauge(
    'tessera_order_longest_sent_seconds',
    'Time that the oldest sent order waits for its block',
  )
  const database = {
    bytes: gauge('tessera_database_bytes', 'Size of the database'),
    archives: gauge(
      'tessera_database_archives',
      '0 from a piece of the log that the archive did not take until the next that it takes',
    ),
    rows: gauge('tessera_table_rows', 'Rows of a table, as last estimated', ['table']),
    table: gauge('tessera_table_bytes', 'Size of a table with its indexes', ['table']),
    replica: gauge('tessera_replica_used', '1 where a replica answers public reads'),
  }
  const lag = gauge('tessera_event_loop_lag_seconds', 'Since the last look', ['quantile'])
  const memory = gauge('process_memory_bytes', 'Of this process', ['kind'])
  const cpu = counter('process_cpu_seconds_total', 'Used by this process')
  const started = gauge('process_start_time_seconds', 'Unix time of the start')
  started.set(Math.round(Date.now() / 1000 - process.uptime()))
  const { network } = app.deployment
  gauge('tessera_info', 'What runs', ['version', 'node', 'network'])
    .labels(version, process.version, network)
    .set(1)

  const loop = monitorEventLoopDelay({ resolution })
  loop.enable()
  const known = new Map<string, { observe(seconds: number): void }>()

  async function look(): Promise<void> {
    const [health, counts, figures] = await Promise.all([
      healthOf(app, indexer),
      ordersByState(app),
      databaseFigures(app),
    ])
    const { chainHead, solidHead, indexHeight, status } = health
    chain.ready.set(status === 'ready' ? 1 : 0)
    chain.head.set(chainHead)
    chain.solid.set(solidHead)
    chain.index.set(indexHeight)
    chain.lag.set(Math.max(0, chainHead - indexHeight))
    chain.solidLag.set(Math.max(0, chainHead - solidHead))
    setTo(chain.reorganisations, indexer.reorganisations)
    setTo(chain.undone, indexer.undone)
    chain.leads.set(indexer.leads ? 1 : 0)
    seeNode(app.node.traffic)
    orders.reset()
    for (const [state, count] of counts.byState) orders.labels(state).set(count)
    longestSent.set(counts.longestSent)
    for (const { name, rows, bytes } of figures?.tables ?? []) {
      database.rows.labels(name).set(rows)
      database.table.labels(name).set(bytes)
    }
    if (figures !== null) {
      database.bytes.set(figures.bytes)
      database.archives.set(figures.archives ? 1 : 0)
    }
    database.replica.set(replica?.isGood === true ? 1 : 0)
    for (const [state, count] of Object.entries(connectionsOf(app.db) ?? {})) {
      connections.labels(state).set(count)
    }
    const { rss, heapUsed, external } = process.memoryUsage()
    memory.labels('resident').set(rss)
    memory.labels('heap').set(heapUsed)
    memory.labels('external').set(external)
    const { user, system } = process.cpuUsage()
    setTo(cpu, (user + system) / 1e6)
    setLag(lag, loop)
  }

  return {
    answered(endpoint, status, seconds) {
      const key = `${status} ${endpoint}`
      const one = known.get(key) ?? durations.labels(endpoint, String(status))
      known.set(key, one)
      one.observe(seconds)
    },
    async text() {
      await look()
      return register.metrics()
    },
    contentType: register.contentType,
    close: () => loop.disable(),
  }
}

/** What is counted elsewhere. */
function setTo(counter: Counter, value: number): void {
  counter.reset()
  counter.inc(value)
}

function setLag(lag: Gauge, loop: IntervalHistogram): void {
  for (const quantile of [0.5, 0.99, 1]) {
    const late = loop.percentile(quantile * 100) / 1e9 - resolution / 1000
    lag.labels(String(quantile)).set(Math.max(0, late))
  }
  loop.reset()
}
