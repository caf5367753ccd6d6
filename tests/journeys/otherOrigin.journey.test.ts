import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'

import type { Server } from '#apps/server/server.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { browser, onStage, stack } from './onStage.ts'
import { Person } from './person.ts'
import { serverOn } from './stack.ts'

/** The app's pages at one origin, the API that they call at another, on one chain. */
let app: Server
let api: Server

onStage({})
beforeAll(async () => {
  const [appPort, apiPort] = [await freePort(), await freePort()]
  const places = {
    publicOrigin: `http://127.0.0.1:${appPort}`,
    apiBase: `http://127.0.0.1:${apiPort}`,
  }
  api = await serverOn(stack.world, false, undefined, { ...places, port: apiPort })
  app = await serverOn(stack.world, true, undefined, { ...places, port: appPort })
})
afterAll(async () => {
  await app?.close()
  await api?.close()
})

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

test('an account signs in, with every call at the API and none blocked', async () => {
  const calls: URL[] = []
  browser.on('context', (context) =>
    context.on('request', (request) => {
      const url = new URL(request.url())
      if (/^\/(deposit|swapnft|swappledge|swapwithdraw|member|tessera)\//.test(url.pathname)) {
        calls.push(url)
      }
    }),
  )
  const alice = await Person.at(browser, app.url, 'en')
  await alice.enter('alice')
  await alice.page.goto('/invitations')
  await alice.page
    .getByText(/My inviter|Set inviter/)
    .first()
    .waitFor()
  expect(calls.length).toBeGreaterThan(3)
  expect([...new Set(calls.map(({ origin }) => origin))]).toEqual([new URL(api.url).origin])
  expect(alice.problems).toEqual([])
  // The watch notes that these went elsewhere than to the page's origin, and nothing else.
  const noted = browser.takeProblems()
  expect(noted.filter((one) => !one.startsWith('request: '))).toEqual([])
  await alice.page.context().close()
})

test('the page may call the API and show its pictures, and nothing else', async () => {
  const page = await fetch(app.url)
  const policy = page.headers.get('content-security-policy') ?? ''
  const origin = new URL(api.url).origin
  const { apiBase, nodePublic } = (await (await fetch(`${app.url}/config.json`)).json()) as {
    readonly apiBase: string
    readonly nodePublic: string
  }
  expect(apiBase).toBe(origin)
  expect(policy).toContain(`connect-src 'self' ${origin} ${nodePublic};`)
  expect(policy).toContain(`img-src 'self' data: ${origin};`)
  expect(policy.split(origin)).toHaveLength(3)
})

test('the API is called by the pages of the app alone, and without credentials', async () => {
  const url = `${api.url}/deposit/aon/getTimestamp`
  const call = await fetch(url, {
    method: 'POST',
    headers: { origin: 'https://elsewhere.example' },
  })
  // Constant: a browser refuses the reply to any other page.
  expect(call.headers.get('access-control-allow-origin')).toBe(new URL(app.url).origin)
  expect(call.headers.has('access-control-allow-credentials')).toBe(false)
  const preflight = await fetch(url, {
    method: 'OPTIONS',
    headers: { origin: new URL(app.url).origin, 'access-control-request-method': 'POST' },
  })
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('access-control-allow-headers')).toBe('token')
  expect(preflight.headers.get('access-control-allow-methods')).toBe('GET, POST')
  const plain = await fetch(`${stack.server.url}/deposit/aon/getTimestamp`, { method: 'POST' })
  expect(plain.headers.has('access-control-allow-origin')).toBe(false)
  const refused = await fetch(`${stack.server.url}/deposit/aon/getTimestamp`, { method: 'OPTIONS' })
  expect(refused.status).toBe(405)
})
