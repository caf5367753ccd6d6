import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { type Stack, startStack } from '#tests/journeys/stack.ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import { at, read, yamlOf } from './files.ts'

/** What alerts and dashboard name, held against what a server and a keeper print. */
const folder = mkdtempSync(path.join(tmpdir(), 'tessera-alerts-'))
let stack: Stack
let keeper: ChildProcess | null = null
let ofKeeper = ''
/** Labels by metric, by the program that prints it. */
let server: Map<string, Set<string>>
let kept: Map<string, Set<string>>

beforeAll(async () => {
  stack = await startStack()
  await fetch(`${stack.server.url}/deposit/aon/getTimestamp`, { method: 'POST' })
  server = seriesOf(await text(stack.server.url))
  writeFileSync(path.join(folder, 'deployment.json'), JSON.stringify(stack.world.deployment))
  keeper = spawn(process.execPath, ['--import', 'tsx', 'apps/keeper/main.ts'], {
    cwd: at('.'),
    env: {
      ...process.env,
      TRON_URL: stack.world.net.url,
      DATA_DIR: folder,
      PUBLIC_ORIGIN: stack.server.url,
      METRICS_PORT: '0',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const [{ metrics }] = (await once(keeper, 'message')) as [{ metrics: string }]
  ofKeeper = metrics
  // Each loop has ended a turn.
  await vi.waitUntil(
    async () => (await text(metrics)).match(/^tessera_keeper_last_turn_seconds/gm)?.length === 3,
    { timeout: 60_000 },
  )
  kept = seriesOf(await text(metrics))
})
afterAll(async () => {
  keeper?.kill('SIGKILL')
  await stack?.close()
  rmSync(folder, { recursive: true, force: true })
})

const text = async (url: string): Promise<string> => (await fetch(`${url}/metrics`)).text()

function seriesOf(page: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const [, name = '', labels = ''] of page.matchAll(/^([a-z_]+)(?:\{([^}]*)\})? \S+$/gm)) {
    const known = found.get(name) ?? new Set()
    for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) known.add(label)
    found.set(name, known)
  }
  return found
}

interface Rule {
  readonly alert: string
  readonly expr: string
  readonly for?: string
  readonly labels: { readonly severity: string }
  readonly annotations: { readonly summary: string }
}

const { groups } = yamlOf('production/prometheus/alerts.yml') as {
  groups: { name: string; rules: Rule[] }[]
}
const rules = groups.flatMap((group) => group.rules)

const dashboard = JSON.parse(read('production/grafana/dashboards/tessera.json')) as {
  uid: string
  panels: {
    id: number
    title: string
    type: string
    datasource?: { uid: string }
    targets?: { expr: string; legendFormat: string }[]
  }[]
}
const panels = dashboard.panels.filter(({ type }) => type !== 'row')
const drawn = panels.flatMap(({ title, targets = [] }) =>
  targets.map(({ expr, legendFormat }) => ({ title, expr, legendFormat })),
)

/** Functions and words of the query language that are used; every other word must be a metric or a label. */
const words = new Set(
  'and by changes histogram_quantile increase max max_over_time min predict_linear rate sum time topk'.split(
    ' ',
  ),
)

/** Metrics of a query with the labels that it compares, and labels by which it sums. */
function partsOf(expr: string) {
  const metrics = [...expr.matchAll(/\b((?:tessera|process)_\w+|up\b)(?:\{([^}]*)\})?/g)].map(
    ([, name = '', matchers = '']) => ({
      name,
      labels: [...matchers.matchAll(/(\w+)[=!]~?=?/g)].map(([, label = '']) => label),
    }),
  )
  const by = [...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(', '))
  const rest = expr
    .replaceAll(/\{[^}]*\}|\[\w+\]|\bby \([^)]*\)/g, ' ')
    .replaceAll(/\b(?:tessera|process)_\w+|\bup\b/g, ' ')
  const unknown = (rest.match(/[a-z]\w*/gi) ?? []).filter(
    (word) => !words.has(word) && !/^e\d/.test(word),
  )
  return { metrics, by, unknown }
}

/** What the collector adds to each series. */
const added = ['job', 'instance']

function faultsOf(expr: string): string[] {
  const { metrics, by, unknown } = partsOf(expr)
  if (metrics.length === 0) return ['it names no metric']
  const labelsOf = (name: string) =>
    name === 'up' ? new Set<string>() : (server.get(name) ?? kept.get(name))
  const all = metrics.flatMap(({ name }) => [...(labelsOf(name) ?? [])])
  return [
    ...unknown.map((word) => `${word} is no word of a query`),
    ...metrics.flatMap(({ name, labels }) => {
      const known = labelsOf(name)
      if (known === undefined) return [`${name} is printed by neither program`]
      return labels
        .filter((label) => !known.has(label) && !added.includes(label))
        .map((label) => `${name} has no label ${label}`)
    }),
    ...by.filter((label) => !all.includes(label) && !added.includes(label)).map((l) => `by ${l}`),
  ]
}

test('a keeper that ends its turns is well', async () => {
  const statuses = ['healthz', 'metrics', 'other'].map(
    async (path) => (await fetch(`${ofKeeper}/${path}`)).status,
  )
  expect(await Promise.all(statuses)).toEqual([200, 200, 404])
})

test('a name that is not printed, a label that it lacks and a word of no query are found', () => {
  expect(faultsOf('max(tessera_index_hight)')).toEqual([
    'tessera_index_hight is printed by neither program',
  ])
  expect(faultsOf('tessera_orders{stage="sent"} > 0')).toEqual([
    'tessera_orders has no label stage',
  ])
  expect(faultsOf('sum by (table) (tessera_orders)')).toEqual(['by table'])
  expect(faultsOf('averag(tessera_orders)')).toEqual(['averag is no word of a query'])
  expect(faultsOf('1 > 0')).toEqual(['it names no metric'])
})

describe('alerts', () => {
  test('each names what is printed', () => {
    expect(rules.length).toBeGreaterThan(20)
    const faults = rules.flatMap(({ alert, expr }) =>
      faultsOf(expr).map((why) => `${alert}: ${why}`),
    )
    expect(faults).toEqual([])
  })

  test('each has a name of its own, a summary, a severity, and waits for a time', () => {
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length)
    const wrong = rules.filter(
      ({ annotations, labels, for: wait = '1m' }) =>
        !/^.{20,100}$/.test(annotations.summary) ||
        !/^(warning|critical)$/.test(labels.severity) ||
        !/^\d+[smh]$/.test(wait),
    )
    expect(wrong).toEqual([])
  })

  test('what the runbook lists has an alert', () => {
    const watched = rules.flatMap(({ expr }) => partsOf(expr).metrics.map(({ name }) => name))
    expect(watched).toEqual(
      expect.arrayContaining([
        'tessera_ready',
        'tessera_index_lag_blocks',
        'tessera_order_longest_sent_seconds',
        'tessera_keeper_last_turn_seconds',
        'tessera_keeper_troubles',
        'tessera_database_archives',
      ]),
    )
  })
})

test('the dashboard draws what is printed, in panels of their own', () => {
  expect(drawn.length).toBeGreaterThan(25)
  expect(
    drawn.flatMap(({ title, expr }) => faultsOf(expr).map((why) => `${title}: ${why}`)),
  ).toEqual([])
  const { panels: all } = dashboard
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length)
  const sources = yamlOf('production/grafana/provisioning/datasources/prometheus.yaml') as {
    datasources: { uid: string }[]
  }
  const uids = new Set(panels.map(({ datasource }) => datasource?.uid))
  expect([...uids]).toEqual(sources.datasources.map(({ uid }) => uid))
  const blank = drawn.filter(({ expr, legendFormat }) => {
    const { metrics, by } = partsOf(expr)
    const known = metrics.flatMap(({ name }) => [...(server.get(name) ?? kept.get(name) ?? [])])
    const has = by.length > 0 ? by : [...known, ...added]
    const named = [...legendFormat.matchAll(/\{\{(\w+)\}\}/g)].map(([, label = '']) => label)
    return named.some((label) => !has.includes(label))
  })
  expect(blank).toEqual([])
})

test('every metric of ours is in an alert or on the dashboard', () => {
  const seen = new Set(
    [...rules, ...drawn].flatMap(({ expr }) => partsOf(expr).metrics.map(({ name }) => name)),
  )
  const whole = (name: string): string => name.replace(/_(bucket|sum|count)$/, '')
  const named = new Set([...seen].map(whole))
  const unseen = [...server.keys(), ...kept.keys()].filter((name) => !named.has(whole(name)))
  // The first changes with a release, the second with a start.
  expect(unseen.toSorted()).toEqual(['process_start_time_seconds', 'tessera_info'])
})
