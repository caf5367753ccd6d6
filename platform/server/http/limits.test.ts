import { endpoint } from '#platform/std/endpoint.ts'
import { afterEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'

import type { App } from '#platform/server/app.ts'
import { bindApi } from '#platform/server/bind.ts'
import { ChainClock } from '#platform/server/clock.ts'
import { MemoryCounts } from './callCounts.ts'
import { buildHttp } from './http.ts'
import { answering } from '#tests/http/db.ts'

/** Who counts as one reader, and for how long. */
const read = '/tessera/test/read'
const enter = '/tessera/test/enter'
const api = {
  read: endpoint({ path: read, summary: 'Reads', input: z.object({}), output: z.object({}) }),
  enter: endpoint({
    path: enter,
    summary: 'Signs in',
    limit: { name: 'signIn', perMinute: 2 },
    input: z.object({}),
    output: z.object({}),
  }),
}
const nothing = async () => ({})
const handlers = bindApi(api, { read: nothing, enter: nothing })

function appWith(config: Partial<App['config']>): App {
  const clock = new ChainClock()
  clock.see({ number: 1, id: 'a', parent: 'b', time: 1 }, 1)
  const log = { info() {}, error() {}, child: () => log }
  const db = answering({ address: 'TOne' })
  const all = {
    config: { rateLimit: 3, ...config },
    deployment: { network: 'nile' },
    clock,
    db,
    log,
  }
  return all as unknown as App
}

/**
 * The status that a call gets from a connection of that address, with the headers of the proxy in
 * front.
 */
async function server(trustedProxies?: readonly string[]) {
  const http = await buildHttp(
    appWith({ ...(trustedProxies && { trustedProxies }) }),
    handlers,
    null,
  )
  const from = async (remoteAddress: string, forwarded?: string, url = read) => {
    const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
    const reply = await http.inject({ method: 'POST', url, remoteAddress, headers })
    return reply
  }
  const often = async (calls: readonly (readonly [string, string?])[], url?: string) => {
    const statuses: number[] = []
    for (const [address, forwarded] of calls) {
      statuses.push((await from(address, forwarded, url)).statusCode)
    }
    return statuses
  }
  return { from, often }
}

const local = '127.0.0.1'
const proxy = '10.0.0.7'

describe('behind a proxy', () => {
  test('the header of an untrusted proxy is ignored, also from loopback', async () => {
    const { often } = await server()
    for (const address of [local, proxy]) {
      const calls = ['1.1.1.1', '1.1.1.2', '1.1.1.3', '1.1.1.4'].map(
        (one) => [address, one] as const,
      )
      expect(await often(calls)).toEqual([200, 200, 200, 429])
    }
  })

  test('that is trusted, each reader has a limit of his own', async () => {
    const { often } = await server([proxy])
    const reader = (address: string) => [proxy, address] as const
    const one = Array.from({ length: 4 }, () => reader('1.1.1.1'))
    expect(await often([...one, reader('1.1.1.2')])).toEqual([200, 200, 200, 429, 200])
    // What the reader himself had sent stands in front of what the proxy added.
    expect(await often([reader('9.9.9.9, 1.1.1.1'), reader('1.1.1.1, 1.1.1.3')])).toEqual([
      429, 200,
    ])
    // Headers are ignored from a caller that bypasses the proxy.
    const around = Array.from({ length: 4 }, (_, n) => ['2.2.2.2', `3.3.3.${n}`] as const)
    expect(await often(around)).toEqual([200, 200, 200, 429])
  })

  test('two in a row, the reader is whom the first of them saw', async () => {
    const { often } = await server(['10.0.0.0/8'])
    const calls = ['1.1.1.1', '1.1.1.1', '1.1.1.1', '1.1.1.1', '1.1.1.2'].map(
      (one) => [proxy, `${one}, 10.9.9.9`] as const,
    )
    expect(await often(calls)).toEqual([200, 200, 200, 429, 200])
  })

  test.each(['unknown', '1.1.1.1:4711', '1.1.1', '[2001:db8::1]', '_hidden'])(
    'a reader at %j is refused',
    async (forwarded) => {
      const { from } = await server([proxy])
      const reply = await from(proxy, forwarded)
      expect(reply.statusCode).toBe(422)
      expect(reply.json()).toMatchObject({ code: 'INVALID', field: 'x-forwarded-for', data: null })
      expect(reply.json().msg).toBe(
        'x-forwarded-for: the proxy has to name an IP address, without a port',
      )
      expect((await from(proxy, '1.1.1.1')).statusCode).toBe(200)
    },
  )
})

test('one network of IPv6 is one place, however many addresses it has', async () => {
  const { often } = await server()
  const calls = [
    ['2001:db8:0:100::1'],
    ['2001:db8:0:1ff:ffff:ffff:ffff:ffff'],
    ['2001:db8:0:142::7'],
    ['2001:db8:0:1aa::'],
    // The next /56.
    ['2001:db8:0:200::1'],
    // IPv4 as IPv6 writes it is IPv4.
    ['::ffff:1.1.1.1'],
    ['1.1.1.1'],
    ['1.1.1.1'],
    ['::ffff:1.1.1.1'],
    ['::ffff:1.1.1.2'],
  ] as const
  expect(await often(calls)).toEqual([200, 200, 200, 429, 200, 200, 200, 200, 429, 200])
})

test('who is over the limit is not forgotten for five thousand others', async () => {
  const { often } = await server()
  expect(await often(Array.from({ length: 4 }, () => ['1.1.1.1'] as const))).toContain(429)
  const others = Array.from({ length: 5_001 }, (_, n) => [`2.${n >> 8}.${n & 255}.1`] as const)
  expect(new Set(await often(others))).toEqual(new Set([200]))
  expect(await often([['1.1.1.1']])).toEqual([429])
})

test('where nobody is signed in what writes is counted by the place, apart from what reads', async () => {
  const { often } = await server()
  const calls = ['1.1.1.1', '1.1.1.1', '1.1.1.1', '1.1.1.2'].map((one) => [one] as const)
  expect(await often(calls, enter)).toEqual([200, 200, 429, 200])
})

describe('a count of this process', () => {
  afterEach(() => void vi.restoreAllMocks())
  const minute = 60_000

  test('restarts when its minute is over, and what has ended is not kept', () => {
    let now = 0
    vi.spyOn(performance, 'now').mockImplementation(() => now)
    const counts = new MemoryCounts()
    const add = (key: string) => {
      let counted: unknown
      counts.incr(key, (_, count) => void (counted = count), minute)
      return counted
    }
    expect(add('a')).toEqual({ current: 1, ttl: minute })
    now = 59_000
    expect(add('a')).toEqual({ current: 2, ttl: 1_000 })
    for (let n = 0; n < 100; n++) add(`b${n}`)
    now = minute
    expect(add('a')).toEqual({ current: 1, ttl: minute })
    expect(add('b0')).toEqual({ current: 2, ttl: 59_000 })
    expect(counts.size).toBe(101)
    now = 200_000
    for (let n = 0; n < 15; n++) add('c')
    expect(counts.size).toBe(1)
  })
})
