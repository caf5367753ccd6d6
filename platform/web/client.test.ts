import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'

import { endpoint } from '../std/endpoint.ts'
import { callApi } from './client.ts'
import { caller, provideRuntimeConfig } from './runtime.ts'
import { toast, toastStore } from './toast.tsx'

const echo = endpoint({
  path: '/deposit/aon/echo',
  summary: '',
  input: z.object({ level: z.string(), note: z.optional(z.string()) }),
  output: z.object({ level: z.int() }),
})
const one = endpoint({
  method: 'GET',
  path: '/deposit/announcement/{id}',
  summary: '',
  input: z.object({ id: z.string(), page: z.optional(z.string()) }),
  output: z.object({}),
})

const replies = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()
const json = (status: number, body: unknown) => async () =>
  new Response(JSON.stringify(body), { status })

beforeEach(() => {
  vi.stubGlobal('fetch', replies)
  provideRuntimeConfig({ apiBase: '/base' })
  caller.token = null
  caller.locale = () => 'en'
  caller.onSignedOut = () => {}
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  replies.mockReset()
  toast.close()
})

test('a form, a token, and exactly one of the two languages', async () => {
  replies.mockImplementation(json(200, { code: 'OK', msg: '', data: { level: 2 } }))
  caller.token = 'abc'
  caller.locale = () => 'tc'
  expect(await callApi(echo, { level: '2', note: undefined })).toEqual({ level: 2 })
  const [url, init] = replies.mock.calls[0] ?? []
  expect(url).toBe('/base/deposit/aon/echo')
  expect(init?.method).toBe('POST')
  expect(init?.body).toEqual(new URLSearchParams({ level: '2' }))
  expect(init?.headers).toMatchObject({ token: 'abc', 'accept-language': 'zh-TW,zh' })
  caller.locale = () => 'en'
  await callApi(echo, { level: '2' })
  expect(replies.mock.calls[1]?.[1].headers).toMatchObject({ 'accept-language': 'en-US,en' })
})

test('a GET puts the id into the path and the rest into the query', async () => {
  replies.mockImplementation(json(200, { code: 'OK', msg: '', data: {} }))
  await callApi(one, { id: '7/8', page: '2' })
  expect(replies.mock.calls[0]?.[0]).toBe('/base/deposit/announcement/7%2F8?page=2')
  expect(replies.mock.calls[0]?.[1].body).toBeNull()
})

test('a refusal closes the toast, then rejects with its code, words and field', async () => {
  toast.show('something')
  const body = { code: 'INVALID', msg: 'level: integer', data: null, field: 'level' }
  replies.mockImplementation(json(422, body))
  await expect(callApi(echo, { level: 'x' })).rejects.toMatchObject({
    name: 'ApiFailure',
    code: 'INVALID',
    status: 422,
    message: 'level: integer',
    field: 'level',
    retry: false,
  })
  expect(toastStore.get()).toBeNull()
})

test('after the session has ended a failure leaves the toast about that', async () => {
  caller.token = 'abc'
  replies.mockImplementation(json(401, { code: 'NOT_SIGNED_IN', msg: 'x', data: null }))
  caller.onSignedOut = () => {
    if (caller.token === null) return
    caller.token = null
    toast.show('expired')
  }
  const reads = ['1', '2'].map((level) => callApi(echo, { level }))
  for (const read of reads) await expect(read).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' })
  expect(toastStore.get()?.text).toBe('expired')
  await expect(callApi(echo, { level: '3' })).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' })
  expect(toastStore.get()).toBeNull()
})

test('an expired session is reported once to the session', async () => {
  caller.onSignedOut = vi.fn()
  caller.token = 'abc'
  replies.mockImplementation(json(401, { code: 'NOT_SIGNED_IN', msg: 'Sign in', data: null }))
  await expect(callApi(echo, { level: '1' })).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' })
  expect(caller.onSignedOut).toHaveBeenCalledExactlyOnceWith('abc')
})

test.each([
  [200, { code: 'OK', msg: '', data: { level: 'two' } }],
  [200, 'no envelope'],
  [502, null],
])('a reply that is not ours (%i) is BAD_REPLY', async (status, body) => {
  replies.mockImplementation(json(status, body))
  await expect(callApi(echo, { level: '1' })).rejects.toMatchObject({ code: 'BAD_REPLY', status })
})

test('no connection is OFFLINE', async () => {
  replies.mockRejectedValue(new TypeError('fetch failed'))
  await expect(callApi(echo, { level: '1' })).rejects.toMatchObject({
    code: 'OFFLINE',
    retry: true,
  })
})

test('a browser without AbortSignal.any reads, and a read that is called off ends', async () => {
  vi.spyOn(AbortSignal, 'any').mockImplementation(() => {
    throw new TypeError('AbortSignal.any is not a function')
  })
  replies.mockImplementation(json(200, { code: 'OK', msg: '', data: { level: 2 } }))
  const reader = new AbortController()
  const { signal } = reader
  expect(await callApi(echo, { level: '2' }, { signal })).toEqual({ level: 2 })
  replies.mockImplementation(
    (_, init) =>
      new Promise((_, reject) => {
        const end = (): void => reject(init.signal?.reason as Error)
        if (init.signal?.aborted) end()
        else init.signal?.addEventListener('abort', end)
      }),
  )
  const late = callApi(echo, { level: '2' }, { signal })
  reader.abort(new Error('left'))
  await expect(late).rejects.toThrow('left')
  const before = callApi(echo, { level: '2' }, { signal: AbortSignal.abort() })
  await expect(before).rejects.toThrow('aborted')
  vi.restoreAllMocks()
})

test('an error of our own is never called OFFLINE', async () => {
  const broken = { ...echo, path: 7 as unknown as '/7' }
  await expect(callApi(broken, { level: '1' })).rejects.toThrow(TypeError)
  caller.locale = () => {
    throw new TypeError('ours')
  }
  await expect(callApi(echo, { level: '1' })).rejects.toThrow('ours')
})

test('10,000 ms without an answer is TIMEOUT, and closes the toast', async () => {
  const limits: number[] = []
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    limits.push(ms)
    return AbortSignal.abort(new DOMException('late', 'TimeoutError'))
  })
  replies.mockImplementation((_, init) => Promise.reject(init.signal?.reason as Error))
  toast.show('something')
  await expect(callApi(echo, { level: '1' })).rejects.toMatchObject({
    code: 'TIMEOUT',
    retry: true,
  })
  expect(limits).toEqual([10_000])
  expect(toastStore.get()).toBeNull()
  vi.restoreAllMocks()
})
