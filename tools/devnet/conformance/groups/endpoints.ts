/**
 * Every endpoint: that it is there, by GET and POST, in both spellings, and its reply for what is
 * not.
 */
import { utils } from 'tronweb'
import type { Bench, Reply } from '../bench.ts'
import { type Row, source } from '../row.ts'
import type { Endpoint } from './endpoint.ts'
import { blankRows } from './endpoint-blank.ts'
import { builders, sends } from './endpoint-builders.ts'
import { reads, stakes } from './endpoint-reads.ts'

function under(prefix: 'wallet' | 'walletsolidity', endpoint: Endpoint): Row[] {
  const path = `/${prefix}/${endpoint.name}`
  const from = source(endpoint.servlet)
  const row = (name: string, what: string, expect: unknown, see: Row['see']): Row => ({
    id: `endpoint${path} ${name}`,
    what,
    from,
    needs: [],
    expect,
    see,
  })
  const answered = { status: 200, json: isObjectOrList }
  const input = endpoint.ask ?? {}
  const query = Object.fromEntries(Object.entries(input).map(([k, v]) => [k, String(v)]))
  const shown = async (reply: Promise<Reply>): Promise<unknown> => {
    const { status, json, text } = await reply
    return { status, json: json ?? text }
  }
  const rows = [
    row('POST', 'answers a POST with JSON', answered, (bench) => shown(bench.post(path, input))),
  ]
  if (endpoint.only !== 'POST') {
    rows.push(
      row('GET', 'answers a GET with JSON', answered, (bench) => shown(bench.get(path, query))),
    )
  }
  const { unknown } = endpoint
  if (unknown !== undefined) {
    const [ask, expect] = unknown
    const visible = { ...inBase58(ask), visible: true }
    rows.push(
      row('of something unknown', `${JSON.stringify(ask)} is unknown`, expect, seeJson(path, ask)),
      row('of something unknown, visible', 'and so with visible', expect, seeJson(path, visible)),
    )
  }
  return rows
}

const seeJson =
  (path: string, ask: Readonly<Record<string, unknown>>) =>
  async (bench: Bench): Promise<unknown> =>
    (await bench.post(path, ask)).json

const isObjectOrList = (value: unknown): boolean => typeof value === 'object' && value !== null

const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && /^41[0-9a-f]{40}$/.test(value)
const base58 = (address: string): string => utils.address.fromHex(address)

/** Lists and what is in them too. */
const spelt = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(spelt)
  if (isAddress(value)) return base58(value)
  return isObjectOrList(value) ? inBase58(value as Readonly<Record<string, unknown>>) : value
}
const inBase58 = (ask: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(ask).map(([key, value]) => [key, spelt(value)]))

const both = (endpoint: Endpoint): Row[] => [
  ...under('wallet', endpoint),
  ...(endpoint.solid === true ? under('walletsolidity', endpoint) : []),
]

export const endpointRows: readonly Row[] = [
  ...[...reads, ...stakes, ...builders, ...sends].flatMap(both),
  ...blankRows,
]
