import { Counter, Gauge, type Registry } from 'prom-client'

import type { NodeTraffic } from '#platform/chain/nodeRequests.ts'

/** Figures of the nodes in TRON_URL, of server and keeper. */
export function openNodeMetrics(registers: Registry[]): (traffic: NodeTraffic) => void {
  const requests = new Counter({
    name: 'tessera_node_requests_total',
    help: 'Requests to TRON nodes; failed: without a usable answer',
    labelNames: ['outcome'],
    registers,
  })
  const changes = new Counter({
    name: 'tessera_node_changes_total',
    help: 'Times that the next node of TRON_URL was taken',
    registers,
  })
  const inUse = new Gauge({
    name: 'tessera_node_in_use',
    help: 'Position in TRON_URL of the node in use, from 0',
    registers,
  })
  return (traffic) => {
    requests.reset()
    requests.labels('answered').inc(traffic.answered)
    requests.labels('failed').inc(traffic.failed)
    changes.reset()
    changes.inc(traffic.changes)
    inUse.set(traffic.inUse)
  }
}
