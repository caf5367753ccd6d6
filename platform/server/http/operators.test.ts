import { endpoint } from '#platform/std/endpoint.ts'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

import type { App } from '#platform/server/app.ts'
import { bindApi } from '#platform/server/bind.ts'
import { ChainClock } from '#platform/server/clock.ts'
import { answering } from '#tests/http/db.ts'
import { buildHttp } from './http.ts'

/** Calls of operators: for all others, in whatever way they are called, as a path that is not there. */
const common = { access: 'operator', output: z.object({ done: z.boolean() }) } as const
const api = {
  overview: endpoint({
    ...common,
    path: '/tessera/test/overview',
    summary: 'Reads',
    input: z.object({}),
  }),
  hide: endpoint({
    ...common,
    path: '/tessera/test/hide',
    duty: 'review',
    summary: 'Writes',
    input: z.object({ word: z.string() }),
  }),
}
const handlers = bindApi(api, {
  overview: async () => ({ done: true }),
  hide: async () => ({ done: true }),
})

type Duty = 'read' | 'announce' | 'review'
/** Signed in as T1 by any token. */
async function serverOf(operators: readonly { address: string; duty: Duty }[], ready = true) {
  const clock = new ChainClock()
  if (ready) clock.see({ number: 1, id: 'a', parent: 'b', time: 1 }, 1)
  const app = {
    config: { rateLimit: 0, operators },
    deployment: { network: 'nile', chainId: '0x1' },
    clock,
    db: answering({ address: 'T1' }),
    log: pino({ level: 'silent' }),
  } as unknown as App
  const http = await buildHttp(app, handlers, null)
  return async (path: string, more: { token?: string; type?: string; body?: string } = {}) => {
    const { token = 'a', type = 'application/x-www-form-urlencoded', body = 'word=a' } = more
    const headers = { 'content-type': type, token }
    return http.inject({ method: 'POST', url: `/tessera/test/${path}`, headers, payload: body })
  }
}

const others = [
  ['nobody', { token: '' }],
  ['a member', { token: 'a' }],
] as const
const bodies = [
  {},
  { body: '' },
  { type: 'text/xml', body: '<a/>' },
  { body: 'a'.repeat(70_000) },
  { body: 'word=%' },
]

test.each(others)('%s gets what an unknown path answers', async (_, who) => {
  for (const ready of [true, false]) {
    const call = await serverOf([{ address: 'T2', duty: 'review' }], ready)
    for (const body of bodies) {
      const nowhere = await call('nowhere', { ...who, ...body })
      for (const path of ['overview', 'hide']) {
        const reply = await call(path, { ...who, ...body })
        expect([reply.statusCode, reply.body]).toEqual([404, nowhere.body])
      }
      expect(nowhere.statusCode).toBe(404)
    }
  }
})

test.each(['GET', 'PUT', 'DELETE', 'OPTIONS', 'HEAD'] as const)(
  '%s has no methods to name',
  async (method) => {
    const clock = new ChainClock()
    const app = {
      config: { rateLimit: 0, operators: [] },
      deployment: { network: 'nile', chainId: '0x1' },
      clock,
      db: answering({ address: 'T1' }),
      log: pino({ level: 'silent' }),
    } as unknown as App
    const http = await buildHttp(app, handlers, null)
    const [there, nowhere] = [
      await http.inject({ method, url: '/tessera/test/hide' }),
      await http.inject({ method, url: '/tessera/test/nowhere' }),
    ]
    expect([there.statusCode, there.body]).toEqual([404, nowhere.body])
    expect(there.headers).not.toHaveProperty('allow')
  },
)

test('an operator reads; a duty is needed to write; both wait until the server is ready', async () => {
  const reading = await serverOf([{ address: 'T1', duty: 'announce' }])
  expect((await reading('overview')).json()).toMatchObject({ code: 'OK', data: { done: true } })
  const refused = await reading('hide')
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'NOT_YOUR_DUTY'])
  const reviewing = await serverOf([
    { address: 'T1', duty: 'read' },
    { address: 'T1', duty: 'review' },
  ])
  expect((await reviewing('hide')).json()).toMatchObject({ code: 'OK' })
  expect((await reviewing('hide', { type: 'text/xml' })).statusCode).toBe(415)
  const early = await serverOf([{ address: 'T1', duty: 'review' }], false)
  expect((await early('overview')).json()).toMatchObject({ code: 'NOT_READY' })
})
