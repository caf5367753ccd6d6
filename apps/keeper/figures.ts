import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import type { Health } from '#features/blindbox/keeper/health.ts'
import type { TronNode } from '#platform/chain/node.ts'
import type { Config } from '#platform/server/config.ts'
import { mayLook } from '#platform/server/http/metricsRoute.ts'
import { openNodeMetrics } from '#platform/server/http/nodeMetrics.ts'
import { Counter, Gauge, Registry } from 'prom-client'

/** What the keeper repeats, each in a loop of its own. */
const loops = ['boxes', 'chores', 'epochs'] as const
type Loop = (typeof loops)[number]

/** Milliseconds without a turn of the boxes after which the keeper is not well. */
const silentMs = 180_000

/** The keeper's figures in Prometheus' text form. No label names a person or a thing of theirs. */
export class KeeperFigures {
  constructor(node: Pick<TronNode, 'traffic'>, now: () => number = () => Date.now()) {
    this.node = node
    this.now = now
    this.startedAt = now()
  }
  private readonly node: Pick<TronNode, 'traffic'>
  private readonly now: () => number
  private readonly startedAt: number
  private readonly register = new Registry()
  private readonly registers = [this.register]
  private readonly seeNode = openNodeMetrics(this.registers)
  private readonly turns = new Counter({
    name: 'tessera_keeper_turns_total',
    help: 'Turns by loop and result',
    labelNames: ['loop', 'result'],
    registers: this.registers,
  })
  private readonly lastTurn = new Gauge({
    name: 'tessera_keeper_last_turn_seconds',
    help: 'Unix time of the last turn of a loop that succeeded',
    labelNames: ['loop'],
    registers: this.registers,
  })
  private readonly health = {
    head: this.gauge('tessera_keeper_head_height', 'Head block at the last look'),
    series: this.gauge('tessera_keeper_series', 'Series of boxes'),
    open: this.gauge('tessera_keeper_open_requests', 'Opened boxes that wait for their draw'),
    troubles: this.gauge(
      'tessera_keeper_troubles',
      'Problems at the last look; the log names them',
    ),
    balance: this.gauge('tessera_keeper_operator_balance_sun', 'Balance of the operator’s address'),
  }
  private readonly failing = this.gauge(
    'tessera_keeper_failing_chores',
    'Chores whose last look failed; the log names why',
  )
  private lastBoxes: number | null = null

  /** For a loop: called after each turn. */
  ended(loop: Loop): (succeeded: boolean) => void {
    for (const result of ['succeeded', 'failed']) this.turns.labels(loop, result).inc(0)
    return (succeeded) => {
      this.turns.labels(loop, succeeded ? 'succeeded' : 'failed').inc()
      if (!succeeded) return
      this.lastTurn.labels(loop).set(Math.floor(this.now() / 1000))
      if (loop === 'boxes') this.lastBoxes = this.now()
    }
  }

  healthy({ head, series, open, troubles, balance }: Health): void {
    this.health.head.set(head)
    this.health.series.set(series)
    this.health.open.set(open)
    this.health.troubles.set(troubles.length)
    this.health.balance.set(Number(balance))
  }

  choresFailing(count: number): void {
    this.failing.set(count)
  }

  get isWell(): boolean {
    return this.now() - (this.lastBoxes ?? this.startedAt) < silentMs
  }

  text(): Promise<string> {
    this.seeNode(this.node.traffic)
    return this.register.metrics()
  }

  get contentType(): string {
    return this.register.contentType
  }

  private gauge(name: string, help: string): Gauge {
    return new Gauge({ name, help, registers: this.registers })
  }
}

/** `/metrics` by the same token as the server's, and `/healthz`. Returns their origin; null where METRICS_PORT is not set. */
export async function serveFigures(
  figures: KeeperFigures,
  config: Config,
  network: string,
): Promise<string | null> {
  const { metricsPort = null, host } = config
  if (metricsPort === null) return null
  const server = createServer((request, reply) => {
    reply.setHeader('cache-control', 'no-store')
    if (request.url === '/healthz') {
      reply.writeHead(figures.isWell ? 200 : 503).end()
    } else if (
      request.url === '/metrics' &&
      mayLook(request.headers.authorization, config, network)
    ) {
      void figures
        .text()
        .then((text) => reply.setHeader('content-type', figures.contentType).end(text))
    } else reply.writeHead(404).end()
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(metricsPort, host, resolve)
  })
  const { port } = server.address() as AddressInfo
  return `http://${host}:${port}`
}
