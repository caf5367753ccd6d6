import { afterEach, describe, expect, test } from 'vitest'
import { type Devnet, type DevnetOptions, startDevnet } from './index.ts'
import { addressOf, client, gifts, infoOf, post, start } from './testing.ts'

let net: Devnet
afterEach(() => net.close())
const open = async (options: DevnetOptions = {}): Promise<void> => {
  net = await startDevnet(options)
}

const { bob, give } = gifts(() => net)

describe('faults on request', () => {
  const now = () => fetch(`${net.url}/wallet/getnowblock`)

  test('a status, a number of times', async () => {
    await open()
    net.fault({ match: '/wallet/getnowblock', kind: 'status', status: 429, times: 2 })
    expect((await now()).status).toBe(429)
    const second = await now()
    expect(await second.json()).toEqual({
      Error: 'class java.lang.IllegalAccessException : lack of computing resources',
    })
    expect((await now()).status).toBe(200)
  })

  test('broken JSON, a closed connection, only where it matches', async () => {
    await open()
    net.fault({ match: '/getnow.lock$/', kind: 'wrongJson' })
    expect((await fetch(`${net.url}/wallet/getblock`)).status).toBe(200)
    await expect((await now()).json()).rejects.toThrow('JSON')
    net.fault({ match: 'getnowblock', kind: 'disconnect' })
    await expect(now()).rejects.toThrow('fetch failed')
    expect((await now()).status).toBe(200)
  })

  test('a delay holds the answer back and nothing else', async () => {
    await open()
    // Longer than the test may take: it ends with the network.
    net.fault({ match: 'getnowblock', kind: 'delay', ms: 600_000 })
    const ends: string[] = []
    const slow = now().then(
      () => ends.push('answered'),
      () => ends.push('dropped'),
    )
    await expect.poll(() => net.faults()).toEqual([])
    expect((await fetch(`${net.url}/wallet/getblock`)).status).toBe(200)
    expect(ends).toEqual([])
    net.fault({ match: 'getnowblock', kind: 'delay', ms: 1 })
    expect((await now()).status).toBe(200)
    await net.close()
    await slow
    expect(ends).toEqual(['dropped'])
  })

  test('a broadcast that is accepted and never lands', async () => {
    await open()
    net.fault({ match: 'broadcast', kind: 'swallow' })
    const id = await give(5)
    await net.mine()
    expect(await infoOf(client(net, 'alice'), id)).toEqual({})
    expect(await bob()).toBe(start)
    net.fault({ match: 'broadcast', kind: 'swallow' })
    net.clearFaults()
    await give(6)
    expect(await bob()).toBe(start + 6)
  })
})

describe('answers that are not true', () => {
  test('a solid head further behind, until it is cleared', async () => {
    await open()
    await net.mine(5)
    net.fault({ match: '/walletsolidity', kind: 'lag', blocks: 4, times: 'always' })
    const solid = async () => {
      const { block_header: header } = await post<{
        block_header: { raw_data: { number: number } }
      }>(net, '/walletsolidity/getnowblock')
      return header.raw_data.number
    }
    expect([await solid(), await solid()]).toEqual([2, 2])
    expect(net.status().solid).toBe(6)
    expect(net.faults()).toEqual([
      { match: '/walletsolidity', kind: 'lag', blocks: 4, times: 'always' },
    ])
    // Never below the first block, which is the least that clients can read.
    net.fault({ match: '/walletsolidity', kind: 'lag', blocks: 99 })
    expect(await solid()).toBe(1)
    net.clearFaults()
    expect(await solid()).toBe(6)
  })

  test('a solid head is where it was again after a request that failed', async () => {
    await open()
    await net.mine(5)
    net.fault({ match: '/walletsolidity', kind: 'lag', blocks: 4 })
    const answer = await post(net, '/walletsolidity/getblockbynum', { num: 'x' })
    expect(answer).toHaveProperty('Error')
    expect(net.status().solid).toBe(6)
  })

  test('a state that lags shows what was', async () => {
    await open()
    await give(5)
    net.fault({ match: '/walletsolidity/getaccount', kind: 'lag' })
    const address = addressOf(net, 'bob')
    const ask = { address, visible: true }
    const lagging = await post(net, '/walletsolidity/getaccount', ask)
    expect(lagging['balance']).toBe(start)
    expect(await post(net, '/walletsolidity/getaccount', ask)).toHaveProperty('balance', start + 5)
  })

  test('another block id, balance or result, as often as configured', async () => {
    await open()
    const id = await give(5)
    const { head } = net.status()
    net.fault({ match: 'getnowblock', kind: 'wrongAnswer', field: 'blockID' })
    const wrong = await post(net, '/wallet/getnowblock')
    expect(wrong['blockID']).not.toBe(head.id)
    expect(wrong['blockID']).toMatch(/^[0-9a-f]{64}$/)
    expect(await post(net, '/wallet/getnowblock')).toHaveProperty('blockID', head.id)
    net.fault({ match: 'getaccount', kind: 'wrongAnswer', field: 'balance', value: 7 })
    const address = addressOf(net, 'bob')
    expect(await post(net, '/wallet/getaccount', { address, visible: true })).toMatchObject({
      balance: 7,
      address,
    })
    net.fault({
      match: 'gettransactioninfobyid',
      kind: 'wrongAnswer',
      field: 'net_usage',
      value: 3,
    })
    const reply = await post(net, '/wallet/gettransactioninfobyid', { value: id })
    expect(reply).toMatchObject({ id, receipt: { net_usage: 3 } })
    expect(net.faults()).toEqual([])
  })
})
