import { Client } from '#tests/journeys/client.ts'
import { type Stack, startStack } from '#tests/journeys/stack.ts'
import { features } from '#apps/server/features.ts'
import type { Access, Endpoint } from '#platform/std/endpoint.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { buildHttp } from '#platform/server/http/http.ts'
import { fieldsOf } from './forms.ts'
import { keepSessions } from './sessions.ts'

/** The one door: what every endpoint refuses, and how. Generated from the declarations. */
let stack: Stack
let newcomer: Client
let nobody: Client
let restoreSessions: () => Promise<unknown>

const endpoints: readonly Endpoint[] = features.flatMap((feature) =>
  feature.endpoints.map(({ endpoint }) => endpoint),
)
const named = endpoints.map((endpoint) => [endpoint.path, endpoint] as const)

beforeAll(async () => {
  stack = await startStack({ web: true })
  nobody = new Client(stack, 'mallory')
  newcomer = new Client(stack, 'heidi')
  await newcomer.signIn()
  restoreSessions = await keepSessions(stack.server.app.db)
})
afterAll(() => stack?.close())

interface Raw {
  status: number
  headers: Headers
  text: string
}

async function raw(path: string, init: RequestInit = {}): Promise<Raw> {
  const reply = await fetch(stack.server.url + path, { method: 'POST', ...init })
  return { status: reply.status, headers: reply.headers, text: await reply.text() }
}

const form = 'application/x-www-form-urlencoded'

describe('who may call', () => {
  const withAccess = (access: Access) => named.filter(([, one]) => one.access === access)
  beforeEach(() => restoreSessions())

  test.each(withAccess('public'))('anyone: %s', async (path) => {
    expect((await nobody.post(path)).status).not.toBe(401)
  })

  test.each(withAccess('session'))('the signed in: %s', async (path) => {
    const refused = { status: 401, code: 'NOT_SIGNED_IN', data: null }
    expect(await nobody.post(path)).toMatchObject(refused)
    expect([401, 403]).not.toContain((await newcomer.post(path)).status)
  })

  test.each(withAccess('active'))('the active: %s', async (path) => {
    const unknown = { status: 401, code: 'NOT_SIGNED_IN', msg: '請先以錢包登入', data: null }
    expect(await nobody.post(path, {}, 'zh-TW')).toMatchObject(unknown)
    const refused = { status: 403, code: 'NOT_ACTIVE', msg: 'Please active first', data: null }
    expect(await newcomer.post(path)).toMatchObject(refused)
  })
})

describe('what is for operators is not there for others', () => {
  const hidden = endpoints.filter(({ access }) => access === 'operator')
  const unknown = '/tessera/admin/nothing'
  beforeEach(() => restoreSessions())

  test('there is some', () => expect(hidden.length).toBeGreaterThan(0))

  test.each(
    hidden.flatMap(({ path }) => [
      [path, { method: 'POST', headers: { 'content-type': form }, body: 'a=b' }] as const,
      [path, { method: 'POST', headers: { 'content-type': 'text/xml' }, body: '<a/>' }] as const,
      [
        path,
        { method: 'POST', headers: { 'content-type': form }, body: 'a'.repeat(70_000) },
      ] as const,
      [path, { method: 'GET' }] as const,
      [path, { method: 'OPTIONS' }] as const,
    ]),
  )('%s, as %j, answers as an unknown path', async (path, init) => {
    for (const token of ['', newcomer.token]) {
      const asked = { ...init, headers: { ...('headers' in init ? init.headers : {}), token } }
      const [there, nowhere] = [await raw(path, asked), await raw(unknown, asked)]
      expect(there.text).toBe(nowhere.text)
      expect(there.status).toBe(nowhere.status)
      expect(there.status).toBe(404)
    }
  })
})

describe('what is sent', () => {
  test('JSON, XML and files are refused in words: only forms are read', async () => {
    for (const type of ['application/json', 'text/xml', 'multipart/form-data; boundary=x']) {
      const { status, text: body } = await raw('/deposit/aon/getTimestamp', {
        headers: { 'content-type': type },
        body: '{}',
      })
      expect(status).toBe(415)
      expect(JSON.parse(body)).toMatchObject({ code: 'UNSUPPORTED', data: null })
    }
  })

  test('a body above 64 KiB is refused, and nothing of it is read', async () => {
    const { status, text: body } = await raw('/deposit/aon/getTimestamp', {
      headers: { 'content-type': form },
      body: `a=${'x'.repeat(65 * 1024)}`,
    })
    expect(status).toBe(413)
    expect(JSON.parse(body)).toMatchObject({ code: 'TOO_LARGE', data: null })
  })

  test('a field at fault is named with its limit, in both languages', async () => {
    const fields = { pageNum: '0', pageSize: '20' }
    const path = '/deposit/aon/productPage'
    expect(await nobody.post(path, fields, 'en-US,en')).toMatchObject({
      status: 422,
      field: 'pageNum',
      msg: 'pageNum: enter a whole number from 1 to 1000000',
    })
    expect(await nobody.post(path, fields, 'zh-TW,zh;q=0.9')).toMatchObject({
      msg: 'pageNum：請輸入 1 至 1000000 的整數',
    })
    expect(await nobody.post('/swapnft/ido/nftDetail')).toMatchObject({
      field: 'tokenId',
      msg: 'tokenId: this field is required',
    })
  })
})

describe('the door itself', () => {
  test('an unknown call is refused in the envelope, an unknown page is the app’s not-found screen', async () => {
    const call = await raw('/deposit/aon/nothing')
    expect(call.status).toBe(404)
    expect(JSON.parse(call.text)).toMatchObject({ code: 'NOT_FOUND', data: null })
    const page = await raw('/nowhere', { method: 'GET' })
    expect(page.status).toBe(404)
    expect(page.text).toMatch(/<div id="app"[ >]/)
  })

  test('a file of a former build is not there, rather than a page in its place', async () => {
    for (const path of ['/assets/gone-abc.js', '/assets/gone', '/gone.css']) {
      const file = await raw(path, { method: 'GET' })
      expect(file.status).toBe(404)
      expect(JSON.parse(file.text)).toMatchObject({ code: 'NOT_FOUND', data: null })
      expect(file.headers.get('cache-control')).toBe('no-store')
    }
  })

  test.each([
    '/../package.json',
    '/..%2fpackage.json',
    '/assets/..%2f..%2fnode%2fserver.js',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/.data/deployment.json',
  ])('no path leads out of the web folder: %s', async (path) => {
    const { text: body } = await raw(path, { method: 'GET' })
    expect(body).not.toContain('"dependencies"')
    expect(body).not.toContain('root:')
    expect(body).not.toContain('deployBlock')
  })

  test('every reply carries the strict policy; nothing may be framed or sniffed', async () => {
    for (const path of ['/', '/docs', '/config.json', '/healthz']) {
      const { headers } = await raw(path, { method: 'GET' })
      const policy = headers.get('content-security-policy') ?? ''
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain("script-src 'self'")
      expect(policy).not.toContain('unsafe')
      expect(policy).toContain("frame-ancestors 'none'")
      expect(headers.get('x-content-type-options')).toBe('nosniff')
    }
  })

  test('built files are kept for ever, the page and replies are not', async () => {
    const page = await raw('/', { method: 'GET' })
    expect(page.headers.get('cache-control')).toBe('no-cache')
    const script = /\/assets\/[\w-]+\.js(?=\W)/.exec(page.text)?.[0] ?? 'no script'
    const file = await raw(script, { method: 'GET' })
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const reply = await raw('/deposit/aon/getTimestamp', { headers: { 'content-type': form } })
    expect(reply.headers.get('cache-control')).toBe('no-store')
  })

  test('of the node only what a page needs passes; time is not moved but by the local button', async () => {
    const json = { 'content-type': 'application/json' }
    const head = await raw('/tron/wallet/getnowblock', { headers: json, body: '{}' })
    expect(head.status).toBe(200)
    for (const path of ['devnet/reorg', 'wallet/createaccount', 'devnet/faucet', '../healthz']) {
      const answer = await raw(`/tron/${path}`, { headers: json, body: '{}' })
      expect(answer.status).toBe(path === '../healthz' ? 405 : 404)
    }
  })

  test('on a public network one address gets a limited number of calls a minute, and the time of the next', async () => {
    const { app } = stack.server
    const http = await buildHttp(
      {
        ...app,
        config: { ...app.config, rateLimit: 2 },
        deployment: { ...app.deployment, network: 'nile' },
      },
      features.flatMap((feature) => feature.endpoints),
      null,
    )
    const call = (language: string) =>
      http.inject({
        method: 'POST',
        url: '/deposit/aon/getTimestamp',
        headers: { 'accept-language': language },
      })
    expect((await call('en')).statusCode).toBe(200)
    expect((await call('en')).statusCode).toBe(200)
    const refused = await call('en')
    expect(refused.statusCode).toBe(429)
    expect(refused.json()).toMatchObject({ code: 'RATE_LIMITED', retry: true, data: null })
    expect(refused.headers['retry-after']).toBe(/(\d+) s$/.exec(refused.json().msg)?.[1])
    expect(refused.json().msg).toMatch(/^Too many requests. Try again in \d+ s$/)
    expect((await call('zh-TW')).json().msg).toMatch(/^請求過多，請於 \d+ 秒後再試$/)
    // However its path is written.
    for (const url of ['/%64eposit/aon/getTimestamp', 'http://here/deposit/aon/getTimestamp']) {
      const written = await http.inject({ method: 'POST', url })
      expect(written.statusCode).toBe(429)
      expect(written.headers['cache-control']).toBe('no-store')
    }
    await http.close()
  })

  test('health names versions and heights', async () => {
    const { status, text: body } = await raw('/healthz', { method: 'GET' })
    const health = JSON.parse(body)
    expect(status).toBe(200)
    expect(health).toMatchObject({ status: 'ready', reason: '' })
    expect(health.versions.database).toMatch(/^\d+/)
    expect(health.versions.deployment).toBe(stack.world.deployment.fingerprint)
    const head = stack.world.net.status().head.number
    expect(health).toMatchObject({ chainHead: head, indexHeight: head })
  })

  test('health is 503 and states why while the node is silent, and well again after', async () => {
    stack.world.net.fault({ match: 'wallet', kind: 'status', times: 1_000 })
    const health = () => raw('/healthz', { method: 'GET' })
    // The node's earlier reply is held for a second.
    await expect.poll(async () => (await health()).status, { timeout: 30_000 }).toBe(503)
    const { text: body } = await health()
    stack.world.net.clearFaults()
    expect(JSON.parse(body).reason).toContain('The TRON node does not answer.')
    expect((await health()).status).toBe(200)
  })

  test('a call that needs the node states that a retry helps while the node is silent', async () => {
    stack.world.net.fault({ match: 'triggerconstantcontract', kind: 'disconnect', times: 1_000 })
    const answer = await nobody.post('/deposit/aon/productPage')
    stack.world.net.clearFaults()
    expect(answer).toMatchObject({ status: 503, code: 'NODE_UNAVAILABLE', retry: true })
  })
})

describe('documents', () => {
  test('the document names every endpoint, its fields, its reply and its refusals', async () => {
    const { text: body } = await raw('/openapi.json', { method: 'GET' })
    const document = JSON.parse(body)
    expect(document.openapi).toBe('3.1.0')
    expect(Object.keys(document.paths).toSorted()).toEqual(named.map(([path]) => path).toSorted())
    for (const [path, endpoint] of named) {
      const operation = document.paths[path][endpoint.method.toLowerCase()]
      expect(
        operation.responses[200].content['application/json'].schema.properties.data,
      ).toBeDefined()
      for (const { status, code } of endpoint.failures) {
        const { schema } = operation.responses[status].content['application/json']
        expect(schema.properties.code.enum).toContain(code)
      }
      const { content } = operation.requestBody ?? {}
      const body = content?.[form] ?? content?.['multipart/form-data']
      expect(body?.schema.type).toBe(endpoint.method === 'POST' ? 'object' : undefined)
      const query: { name: string }[] | undefined = operation.parameters
      expect(query?.map(({ name }) => name)).toEqual(
        endpoint.method === 'POST' ? undefined : Object.keys(fieldsOf(endpoint)),
      )
      expect(operation.security).toEqual(endpoint.access === 'public' ? undefined : [{ token: [] }])
    }
  })

  test('the page to read has no script and every endpoint, in both languages', async () => {
    const [en, tc] = await Promise.all(
      ['en-US', 'zh-TW'].map((language) =>
        raw('/docs', { method: 'GET', headers: { 'accept-language': language } }),
      ),
    )
    expect(en?.text).not.toContain('<script')
    for (const [path, { method }] of named) {
      expect(en?.text).toContain(`${method} ${path}`)
      expect(en?.text).toContain(`<a href="#${path}">`)
      expect(en?.text).toContain(`id="${path}"`)
    }
    expect(en?.text).not.toMatch(/<style| style=| on\w+=/)
    expect(en?.text).toContain('whole number from 1 to 100')
    expect(tc?.text).toContain('lang="zh-TW"')
    expect(tc?.text).toContain('請先啟用')
  })
})
