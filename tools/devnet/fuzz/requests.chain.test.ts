import { isFull, seed, sized } from '#platform/std/testing/campaign.ts'
import { connect } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { names } from '../development/names.ts'
import { pathsOf } from '../http/routes.ts'
import { type Devnet, startDevnet } from '../index.ts'
import { type Compiled, addressOf, client, compile, deploy, send } from '../testing.ts'
import { Client } from './client.ts'
import { type Known, requestTo } from './requests.ts'

/**
 * Whatever is sent, the node answers, never with a failure of its own, and nothing changes. A failing
 * case prints its seed; SEED runs it again, FUZZ_REQUESTS sets how many are sent.
 */
const requests = Number(process.env['FUZZ_REQUESTS'] ?? sized(1_000, 5_000))
const together = 20

let net: Devnet
let http: Client
let known: Known
beforeAll(async () => {
  net = await startDevnet({ solidLag: 2 })
  http = new Client(net.url)
  const alice = client(net, 'alice')
  const source = `// SPDX-License-Identifier: MIT
    pragma solidity 0.8.30;
    contract Box { uint256 public v; event Put(address who, uint256 v);
      function put(uint256 x) external payable { v = x; emit Put(msg.sender, x); } }`
  const { address, id } = await deploy(alice, compile(source)['Box'] as Compiled)
  const info = await send(alice, address, 'put(uint256)', [{ type: 'uint256', value: 7 }])
  await net.mine(5)
  const { head } = net.status()
  const bob = alice.address.toHex(addressOf(net, 'bob'))
  known = [address, `0x${address.slice(2)}`, id, info.id ?? '', head.id, `0x${head.id}`, bob]
})
afterAll(async () => {
  http.close()
  await net.close()
})

test(`${requests} requests of all kinds change nothing and are all answered (seed ${seed})`, async () => {
  const paths = pathsOf({}).concat(
    '/',
    '/wallet',
    '/wallet/nothing',
    '/v1/x',
    '/wallet/getnowblock/',
  )
  const before = await net.digest()
  let sent = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(requestTo(paths, known), {
        minLength: 1,
        maxLength: 2 * together - 1,
        size: 'max',
      }),
      async (all) => {
        for (const one of all) {
          const { status, text } = await http.send(one)
          expect(status, `${one.method} ${one.path}: ${text}`).toBeLessThan(500)
          sent += 1
        }
        expect(await net.digest()).toBe(before)
      },
    ),
    { numRuns: Math.ceil(requests / together), seed },
  )
  // On the average the lists are half as long as they may be; of few lists it may be less.
  expect(sent).toBeGreaterThan(requests * (isFull ? 0.8 : 0.5))
}, 3_600_000)

test('control calls answer to nonsense too', async () => {
  // Those that make blocks would make as many as a random number.
  const functions = Object.keys(names).filter((name) => !name.startsWith('mine'))
  const called = ['travel', 'revert', 'reorg', 'faucet', ...functions]
  const paths = pathsOf(Object.fromEntries(called.map((name) => [name, noCall])))
    .concat('/devnet/nexttimestamp', '/devnet/clearfaults', '/devnet/status', '/devnet/nothing')
    .filter((path) => path.startsWith('/devnet/'))
  await fc.assert(
    fc.asyncProperty(requestTo(paths, []), async (one) => {
      const { status, text } = await http.send(one)
      expect(status, `${one.method} ${one.path}: ${text}`).toBeLessThan(500)
    }),
    { numRuns: 300, seed },
  )
  expect(net.status().head.number).toBeGreaterThan(0)
})
const noCall = (): never => {
  throw new Error('only its name counts')
}

test('bytes that are no HTTP end their connection and nothing else', async () => {
  const bytes = fc.uint8Array({ minLength: 1, maxLength: 200 })
  await fc.assert(
    fc.asyncProperty(bytes, async (junk) => {
      await new Promise<void>((resolve) => {
        const socket = connect(net.port, '127.0.0.1', () => socket.end(junk))
        socket.on('error', () => {})
        socket.on('close', () => resolve())
        socket.resume()
      })
    }),
    { numRuns: 200, seed },
  )
  const { status } = await http.send({
    path: '/wallet/getnowblock',
    method: 'POST',
    contentType: '',
    body: '{}',
  })
  expect(status).toBe(200)
})
