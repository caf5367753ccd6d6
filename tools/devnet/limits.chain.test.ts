/** What is out of range is refused, and changes nothing. */
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Devnet, type DevnetOptions, startDevnet } from './index.ts'
import { addressToHex20, parseAddress } from '#platform/std/address.ts'
import { call } from './jsonrpc/testing.ts'
import { addressOf, client, start } from './testing.ts'

describe('options', () => {
  test.each([
    [{ accounts: -1 }, 'accounts must be a whole number from 0 to 1000.'],
    [{ accounts: 1e9 }, 'accounts must be'],
    [{ solidLag: 1.5 }, 'solidLag must be'],
    [{ heartbeat: Number.NaN }, 'heartbeat must be'],
    [{ energyWeight: -1 }, 'energyWeight must be'],
    [{ cpuLimitMs: '80' }, 'cpuLimitMs must be'],
    [{ port: 70_000 }, 'port must be'],
    [{ blockTime: 0 }, 'blockTime must be'],
    [{ blockTime: 'never' }, 'blockTime must be instant, manual or milliseconds'],
  ])('%o', async (options, why) => {
    await expect(startDevnet(options as DevnetOptions)).rejects.toThrow(why)
  })
})

describe('a network', () => {
  let net: Devnet
  beforeEach(async () => {
    net = await startDevnet()
  })
  afterEach(() => net.close())

  const refused = async (path: string, body: string): Promise<string> => {
    const answer = await fetch(`${net.url}/devnet/${path}`, { method: 'POST', body })
    expect(answer.status).toBe(400)
    return ((await answer.json()) as { Error: string }).Error
  }

  test('has no time after the year 9999', async () => {
    const before = net.status()
    await expect(net.nextTimestamp(1e30)).rejects.toThrow('the year 9999')
    await expect(net.nextTimestamp(Number.NaN)).rejects.toThrow('A block time is a number')
    await expect(net.travel(1e30)).rejects.toThrow('seconds must be from 0 to')
    await expect(net.travel(Number.NaN)).rejects.toThrow('seconds must be from 0 to')
    await expect(net.travel(-1)).rejects.toThrow('seconds must be from 0 to')
    expect(await refused('travel', '{"seconds":1e30}')).toContain('seconds must be from 0 to')
    for (const method of ['evm_setNextBlockTimestamp', 'evm_mine']) {
      expect(await call(net, method, 1e30)).toHaveProperty('error.code', -32602)
    }
    expect(net.status()).toEqual(before)
    await net.nextTimestamp(Date.UTC(9999, 0, 1) / 1000)
    await net.mine()
    const { timestamp } = net.status().head
    await expect(net.travel(366 * 86_400)).rejects.toThrow('the year 9999')
    expect(await call(net, 'evm_increaseTime', 366 * 86_400)).toHaveProperty('error.code', -32602)
    expect(net.status().head.timestamp).toBe(timestamp)
  })

  test('takes no interval of another form', async () => {
    await expect(net.setBlockTime(-5)).rejects.toThrow('blockTime must be')
    await expect(net.setBlockTime('never' as 'manual')).rejects.toThrow('blockTime must be')
    expect(net.status().blockTime).toBe('instant')
  })

  test.each([
    ['without its tables', { timestamp: 1, number: 1, genesis: { $n: '1' } }],
    ['without its time', { tables: { accounts: {} }, number: 1, genesis: { $n: '1' } }],
    ['of another form', 'tron-devnet state 1'],
  ])('loads no state %s', async (_what, part) => {
    const state = typeof part === 'string' ? part : { format: 'tron-devnet state 1', ...part }
    const text = `0x${gzipSync(JSON.stringify(state)).toString('hex')}`
    const before = await net.digest()
    await expect(net.loadState(text)).rejects.toThrow('This is not a state')
    expect(await net.digest()).toBe(before)
  })

  test('answers a control call that is not JSON with 400', async () => {
    expect(await refused('mine', '[')).toContain('JSON')
    expect(await refused('mine', '"x"')).toContain('JSONObject')
  })

  test('gives to an address of any form', async () => {
    const address = addressOf(net, 'bob')
    const hex = addressToHex20(parseAddress(address))
    for (const form of [address, `41${hex}`, `0x${hex}`]) await net.faucet(form, 1)
    expect(await client(net, 'bob').trx.getBalance(address)).toBe(start + 3)
    expect(await refused('faucet', '{"address":"T123","amount":1}')).toContain('an address')
  })
})
