import { type RequestListener, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterEach, expect, test } from 'vitest'

import { TronNode } from './node.ts'
import { NodeRequests } from './nodeRequests.ts'

/** Nodes that redirect, send without end, or fail; and the API key. */
const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

async function serving(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** A node with such replies, and the number of requests to it. */
async function node(status: number, text: string) {
  const asked = { times: 0 }
  const url = await serving((_, response) => {
    asked.times += 1
    response.writeHead(status).end(text)
  })
  return { url, asked }
}

test('does not follow a redirect', async () => {
  const inner = await node(200, 'an internal page')
  const url = await serving((_, response) =>
    response.writeHead(302, { location: `${inner.url}/secret` }).end(),
  )
  await expect(new NodeRequests(url).post('wallet/getnowblock', '{}')).rejects.toThrow('fetch')
  await expect(new TronNode(url).pass('wallet/getnowblock', '{}')).rejects.toMatchObject({
    kind: { code: 'NODE_UNAVAILABLE' },
  })
  expect(inner.asked.times).toBe(0)
})

test.each([
  ['wallet/getaccount', 16],
  ['wallet/gettransactioninfobyblocknum', 64],
])('%s: stops reading after %d MB', async (path, most) => {
  const piece = Buffer.alloc(1024 * 1024, 32)
  let sent = 0
  let hungUp = (): void => {}
  const gone = new Promise<void>((resolve) => (hungUp = resolve))
  const url = await serving((_, response) => {
    response.on('close', hungUp)
    const go = (): void => {
      while (!response.destroyed && response.write(piece)) sent += 1
    }
    response.on('drain', () => {
      sent += 1
      go()
    })
    go()
  })
  const limit = `more than ${most * 1024 * 1024} bytes`
  await expect(new NodeRequests(url).post(path, '{}')).rejects.toThrow(limit)
  await gone
  // What is in buffers of the system on both sides.
  expect(sent).toBeLessThan(most + 32)
})

test.each([
  ['overloaded', 503],
  ['refusing a key that is used up', 403],
  ['refusing so many', 429],
])('uses the next node where the first is %s, and stays with it', async (_, status) => {
  const [bad, good] = [await node(status, ''), await node(200, 'well')]
  const requests = new NodeRequests(`${bad.url}/, ${good.url}`)
  expect(await requests.post('a', '{}')).toEqual({ status: 200, text: 'well' })
  expect(await requests.post('a', '{}')).toEqual({ status: 200, text: 'well' })
  expect([bad.asked.times, good.asked.times]).toEqual([1, 2])
  expect(requests.url).toBe(good.url)
  expect(requests.traffic).toEqual({ answered: 2, failed: 1, changes: 1, inUse: 1 })
})

test('skips a node that is gone or silent; fails where all are', async () => {
  const silent = await serving(() => {})
  const gone = await node(200, '')
  closing.pop()!()
  const good = await node(200, 'well')
  const options = { timeoutMs: 60 }
  const three = new NodeRequests([silent, gone.url, good.url].join(','), options)
  expect((await three.post('a', '{}')).text).toBe('well')
  await expect(new NodeRequests(`${silent},${gone.url}`, options).post('a', '{}')).rejects.toThrow(
    'fetch failed',
  )
  // It stays with the third.
  good.asked.times = 0
  expect((await three.post('a', '{}')).text).toBe('well')
  expect(good.asked.times).toBe(1)
})

test('a node’s refusal of a request is the answer, and no other node is requested', async () => {
  const [first, second] = [await node(405, 'no'), await node(200, 'well')]
  const requests = new NodeRequests(`${first.url},${second.url}`)
  expect(await requests.post('a', '{}')).toEqual({ status: 405, text: 'no' })
  expect(second.asked.times).toBe(0)
})

test('the key is sent only to TronGrid’s hosts', async () => {
  const sent: [string, string | null][] = []
  const ask = (async (url: string, { headers }: { headers: Record<string, string> }) => {
    sent.push([new URL(url).host, new Headers(headers).get('tron-pro-api-key')])
    return new Response('', { status: 500 })
  }) as unknown as typeof fetch
  const urls =
    'https://nile.trongrid.io,https://api.trongrid.io,https://trongrid.io.evil.example,https://eviltrongrid.io,http://10.0.0.1:8090'
  await new NodeRequests(urls, { ask, apiKey: 'k' }).post('a', '{}')
  expect(sent).toEqual([
    ['nile.trongrid.io', 'k'],
    ['api.trongrid.io', 'k'],
    ['trongrid.io.evil.example', null],
    ['eviltrongrid.io', null],
    ['10.0.0.1:8090', null],
  ])
})
