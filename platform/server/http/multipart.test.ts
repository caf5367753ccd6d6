import { endpoint } from '#platform/std/endpoint.ts'
import { fileField } from '#platform/std/fields.ts'
import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'

import type { App } from '#platform/server/app.ts'
import { bindApi } from '#platform/server/bind.ts'
import { ChainClock } from '#platform/server/clock.ts'
import { buildHttp } from './http.ts'
import { answering } from '#tests/http/db.ts'

/** A call that takes a file of at most a hundred bytes, twice a minute. */
const api = {
  weigh: endpoint({
    path: '/tessera/test/weigh',
    summary: 'Counts the bytes of a file',
    access: 'session',
    filesOf: 100,
    limit: { name: 'weigh', perMinute: 2 },
    input: z.object({ file: fileField(100) }),
    output: z.object({ bytes: z.int(), sum: z.int() }),
  }),
}
const handlers = bindApi(api, {
  weigh: async ({ file }) => ({
    bytes: file.length,
    sum: file.reduce((sum, byte) => sum + byte, 0),
  }),
})

/** Signed in by any token but an empty one, as the same address. */
function appWith(network: string, rateLimit = 600): App {
  const clock = new ChainClock()
  clock.see({ number: 1, id: 'a', parent: 'b', time: 1 }, 1)
  const log = { info() {}, error() {}, child: () => log }
  const config = { rateLimit }
  return {
    config,
    deployment: { network },
    clock,
    db: answering({ address: 'TOne' }),
    log,
  } as unknown as App
}

interface Answer {
  readonly code: string
  readonly msg: string
  readonly field?: string
  readonly data: unknown
}

async function server(network = 'local', rateLimit?: number) {
  const http = await buildHttp(appWith(network, rateLimit), handlers, null)
  return async (body: FormData | string | Buffer, headers: Record<string, string> = {}) => {
    const sent = new Response(body instanceof FormData ? body : new Uint8Array(Buffer.from(body)))
    const type = sent.headers.get('content-type')
    const reply = await http.inject({
      method: 'POST',
      url: '/tessera/test/weigh',
      headers: { token: 'mine', ...(type === null ? {} : { 'content-type': type }), ...headers },
      payload: Buffer.from(await sent.arrayBuffer()),
    })
    return { status: reply.statusCode, ...reply.json<Answer>() }
  }
}

const withFile = (bytes: number[] | number, name = 'file'): FormData => {
  const content = typeof bytes === 'number' ? new Uint8Array(bytes) : Uint8Array.from(bytes)
  const form = new FormData()
  form.set(name, new Blob([content], { type: 'text/html' }), '../../x.html')
  return form
}

test('a file comes as its bytes, whatever they are called', async () => {
  const send = await server()
  expect((await send(withFile([0, 255, 13, 10]))).data).toEqual({ bytes: 4, sum: 278 })
  expect((await send(withFile(100))).data).toEqual({ bytes: 100, sum: 0 })
})

test.each<[string, () => FormData, string]>([
  ['none', () => new FormData(), 'file: this field is required'],
  ['an empty one', () => withFile(0), 'file: choose a file that is not empty and not too large'],
  ['one too large', () => withFile(101), 'file: choose a file that is not empty and not too large'],
  ['one of another name', () => withFile(3, '__proto__'), 'file: this field is required'],
  [
    'a text',
    () => {
      const form = new FormData()
      form.set('file', 'no file')
      return form
    },
    'file: choose a file that is not empty and not too large',
  ],
])('%s is refused in words', async (_, form, msg) => {
  const send = await server()
  expect(await send(form())).toMatchObject({ status: 422, code: 'INVALID', field: 'file', msg })
})

test('two files of one name are none', async () => {
  const send = await server()
  const form = withFile(1)
  form.append('file', new Blob([new Uint8Array(1)]))
  expect(await send(form)).toMatchObject({ status: 422, code: 'INVALID', field: 'file' })
})

test('eight parts are read, and nine refused before any field is built', async () => {
  const send = await server()
  const form = withFile(3)
  for (let n = 1; n < 8; n++) form.append(`other${n}`, 'x')
  expect(await send(form)).toMatchObject({ status: 200, data: { bytes: 3 } })
  form.append('other8', 'x')
  const read = vi.spyOn(Response.prototype, 'formData')
  expect(await send(form)).toMatchObject({ status: 422, code: 'INVALID', field: 'body' })
  expect(read).not.toHaveBeenCalled()
  read.mockRestore()
})

test('no byte of an undeclared field is taken', async () => {
  const send = await server()
  const form = withFile([1, 2])
  for (const name of ['a', 'b', 'c']) form.append(name, new Blob([new Uint8Array(9)]))
  const taken = vi.spyOn(Blob.prototype, 'arrayBuffer')
  expect((await send(form)).data).toEqual({ bytes: 2, sum: 3 })
  expect(taken).toHaveBeenCalledOnce()
  taken.mockRestore()
})

const multipart = { 'content-type': 'multipart/form-data; boundary=x' }

test.each([
  ['no boundary', '--x\r\n\r\na\r\n--x--', { 'content-type': 'multipart/form-data' }],
  ['another boundary', '--y\r\n\r\na\r\n--y--\r\n', multipart],
  ['nothing', '', multipart],
  ['no end', '--x\r\ncontent-disposition: form-data; name="file"\r\n\r\na', multipart],
  ['a part without a name', '--x\r\n\r\na\r\n--x--\r\n', multipart],
  ['boundaries alone', '--x\r\n'.repeat(500), multipart],
  ['bytes of no form', '\u0000\ud800ÿ'.repeat(50), multipart],
])('a body with %s cannot be read', async (_, body, headers) => {
  const send = await server()
  const answer = await send(body, headers)
  expect(answer).toMatchObject({ status: 422, code: 'INVALID', data: null })
  expect(['body', 'file']).toContain(answer.field)
})

test('other bodies are refused by name, and a large one before it is read', async () => {
  const send = await server()
  const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' }
  const msg = 'Send the request as multipart/form-data'
  expect(await send('file=a', urlencoded)).toMatchObject({ status: 415, code: 'UNSUPPORTED', msg })
  expect(await send(withFile(8_000))).toMatchObject({ status: 413, code: 'TOO_LARGE' })
})

test('nothing is read from a caller without permission', async () => {
  const send = await server()
  const nobody = { token: '' }
  expect((await send(withFile(8_000), nobody)).code).toBe('NOT_SIGNED_IN')
  expect((await send('{', { ...nobody, 'content-type': 'text/plain' })).code).toBe('NOT_SIGNED_IN')
})

test('twice a minute is not three times', async () => {
  const send = await server('nile')
  const codes: string[] = []
  for (let n = 0; n < 3; n++) codes.push((await send(withFile(1))).code)
  expect(codes).toEqual(['OK', 'OK', 'RATE_LIMITED'])
})

test('a place that is refused every time is still counted', async () => {
  const send = await server('nile', 3)
  const codes: string[] = []
  for (let n = 0; n < 4; n++) codes.push((await send(withFile(8_000), { token: '' })).code)
  const refused = 'NOT_SIGNED_IN'
  expect(codes).toEqual([refused, refused, refused, 'RATE_LIMITED'])
})
