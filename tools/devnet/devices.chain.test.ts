import { afterEach, describe, expect, test } from 'vitest'
import { type Devnet, type DevnetOptions, startDevnet } from './index.ts'
import { addressOf, client, gifts, infoOf, post, start } from './testing.ts'

let net: Devnet
afterEach(() => net.close())
const open = async (options: DevnetOptions = {}): Promise<void> => {
  net = await startDevnet(options)
}

const { bob, give } = gifts(() => net)

describe('snapshots', () => {
  test('bring back balances, blocks, waiting transactions and the clock', async () => {
    await open()
    await give(1)
    const before = net.status()
    const id = await net.snapshot()
    await give(10)
    await net.travel(86_400)
    await give(100)
    expect(await bob()).toBe(start + 111)
    await net.revert(id)
    expect(net.status()).toEqual(before)
    expect(await bob()).toBe(start + 1)
    // It may be gone back to again, and the chain continues from it.
    await give(1000)
    expect(await bob()).toBe(start + 1001)
    await net.revert(id)
    expect(net.status()).toEqual(before)
  })

  test('later ones are gone after a revert, unknown ones never were', async () => {
    await open()
    const first = await net.snapshot()
    const second = await net.snapshot()
    await net.revert(first)
    await expect(net.revert(second)).rejects.toThrow(`There is no snapshot ${second}.`)
    await expect(net.revert(99)).rejects.toThrow('There is no snapshot 99.')
  })

  test('a snapshot of a replaced block cannot be gone back to', async () => {
    await open()
    await give(1)
    const id = await net.snapshot()
    await net.reorg(1, { force: true })
    await expect(net.revert(id)).rejects.toThrow('no longer in the chain')
  })
})

describe('time', () => {
  test('a jump shows in the next blocks and stays', async () => {
    await open({ solidLag: 3 })
    const { head } = net.status()
    await net.travel(31 * 86_400)
    const after = net.status()
    expect(after.head.number).toBe(head.number + 4)
    expect(after.solid).toBe(head.number + 1)
    const solid = await client(net, 'alice').trx.getConfirmedCurrentBlock()
    const jumped = solid.block_header.raw_data.timestamp - head.timestamp
    expect(jumped).toBeGreaterThanOrEqual(31 * 86_400_000)
    expect(jumped).toBeLessThan(31 * 86_400_000 + 60_000)
    await net.mine()
    expect(net.status().head.timestamp).toBeGreaterThan(after.head.timestamp)
  })

  test('free bandwidth is back after a day', async () => {
    await open()
    const tronWeb = client(net, 'alice')
    await give(1)
    const left = await tronWeb.trx.getBandwidth(addressOf(net, 'alice'))
    expect(left).toBeLessThan(600)
    await net.travel(86_400)
    expect(await tronWeb.trx.getBandwidth(addressOf(net, 'alice'))).toBe(600)
  })
})

describe('the time of the next block', () => {
  test('is set as requested, and time continues from there', async () => {
    await open()
    const next = Math.floor(net.status().head.timestamp / 1000) + 1_000_000
    await net.nextTimestamp(next)
    await give(1)
    expect(net.status().head.timestamp).toBe(next * 1000)
    await give(2)
    const after = net.status().head.timestamp - next * 1000
    expect(after).toBeGreaterThan(0)
    expect(after).toBeLessThan(60_000)
  })

  test('cannot be before the head', async () => {
    await open()
    const { timestamp } = net.status().head
    await expect(net.nextTimestamp(timestamp / 1000 - 1)).rejects.toThrow('must be later')
    const answer = await post(net, '/devnet/nexttimestamp', { timestamp: 1 })
    expect(answer['Error']).toContain('must be later')
  })
})

describe('blocks by hand', () => {
  test('transactions wait, are seen, and go into one block', async () => {
    await open({ blockTime: 'manual' })
    const before = net.status().head.number
    const ids = [await give(1), await give(2, 'carol'), await give(3, 'dave')]
    expect(net.status()).toMatchObject({ pending: 3, head: { number: before } })
    expect(await infoOf(client(net, 'alice'), ids[0] ?? '')).toEqual({})
    const waiting = await post(net, '/wallet/gettransactionfrompending', { value: ids[0] })
    expect(waiting).toHaveProperty('txID', ids[0])
    const unconfirmed = await client(net, 'alice').trx.getUnconfirmedBalance(addressOf(net, 'bob'))
    expect(unconfirmed).toBe(start + 6)
    await net.mine()
    expect(net.status()).toMatchObject({ pending: 0, head: { number: before + 1 } })
    const block = await client(net, 'alice').trx.getCurrentBlock()
    expect(block.transactions?.map((each) => each.txID)).toEqual(ids)
    expect(await bob()).toBe(start + 6)
  })

  test('what waits too long is dropped', async () => {
    await open({ blockTime: 'manual' })
    const id = await give(1)
    await net.mine()
    const late = await give(2)
    await net.travel(61)
    expect(net.status().pending).toBe(0)
    expect(await infoOf(client(net, 'alice'), id)).toHaveProperty('blockNumber')
    expect(await infoOf(client(net, 'alice'), late)).toEqual({})
    expect(await bob()).toBe(start + 1)
  })

  test('one cannot spend twice what waits', async () => {
    await open({ blockTime: 'manual' })
    await give(900_000_000_000)
    await expect(give(200_000_000_000)).rejects.toThrow('CONTRACT_VALIDATE_ERROR')
  })
})

describe('timed blocks', () => {
  test('come by themselves, empty ones too', async () => {
    await open({ blockTime: 5 })
    const id = await give(5)
    const tronWeb = client(net, 'alice')
    await expect.poll(() => infoOf(tronWeb, id)).toHaveProperty('blockNumber')
    const { number } = net.status().head
    await expect.poll(() => net.status().head.number).toBeGreaterThan(number + 2)
    expect(await bob()).toBe(start + 5)
  })

  test('a heartbeat makes empty blocks between instant ones', async () => {
    await open({ heartbeat: 5 })
    const { number } = net.status().head
    await expect.poll(() => net.status().head.number).toBeGreaterThan(number + 2)
  })
})

describe('the solid head', () => {
  test('is behind by the configured amount, in everything read from it', async () => {
    await open({ solidLag: 2 })
    const tronWeb = client(net, 'alice')
    const id = await give(7)
    const confirmed = () => tronWeb.trx.getBalance(addressOf(net, 'bob'))
    const info = () => tronWeb.trx.getTransactionInfo(id)
    expect(await tronWeb.trx.getUnconfirmedBalance(addressOf(net, 'bob'))).toBe(start + 7)
    expect(await confirmed()).toBe(start)
    expect(await info()).toEqual({})
    await net.mine(2)
    expect(await confirmed()).toBe(start + 7)
    expect(await info()).toHaveProperty('id', id)
    // Reading the past has not changed the present.
    expect(await tronWeb.trx.getUnconfirmedBalance(addressOf(net, 'bob'))).toBe(start + 7)
  })
})

describe('a change of forks', () => {
  test('replaces blocks; their transactions wait again', async () => {
    await open({ blockTime: 'manual', solidLag: 10 })
    await net.mine(12)
    const ids = [await give(1), await give(2, 'carol')]
    await net.mine()
    const old = net.status().head
    expect(await client(net, 'alice').trx.getUnconfirmedBalance(addressOf(net, 'bob'))).toBe(
      start + 3,
    )
    await net.reorg(3)
    const { head, pending } = net.status()
    expect(head.number).toBe(old.number)
    expect(head.id).not.toBe(old.id)
    // They refer to a block that is still there no more: only what holds on this fork waits.
    expect(pending).toBe(0)
    expect(await infoOf(client(net, 'alice'), ids[0] ?? '')).toEqual({})
    expect(await client(net, 'alice').trx.getUnconfirmedBalance(addressOf(net, 'bob'))).toBe(start)
    const gone = await post(net, '/wallet/getblockbyid', { value: old.id })
    expect(gone).toEqual({})
  })

  test('transactions that refer to a block below the fork come back', async () => {
    await open({ blockTime: 'manual', solidLag: 10 })
    await net.mine(5)
    const id = await give(4)
    await net.mine()
    await net.reorg(1)
    expect(net.status().pending).toBe(1)
    expect(await infoOf(client(net, 'alice'), id)).toEqual({})
    await net.mine()
    expect(await infoOf(client(net, 'alice'), id)).toHaveProperty('blockNumber')
  })

  test('or vanish, when that is wanted', async () => {
    await open({ blockTime: 'manual', solidLag: 10 })
    await give(4)
    await net.mine()
    await net.reorg(1, { transactions: 'drop' })
    await net.mine()
    expect(net.status().pending).toBe(0)
    expect(await client(net, 'alice').trx.getUnconfirmedBalance(addressOf(net, 'bob'))).toBe(start)
  })

  test('with instant blocks they are in a block again at once', async () => {
    await open({ solidLag: 5 })
    const id = await give(4)
    const old = net.status().head
    await net.reorg(1)
    const info = await infoOf(client(net, 'alice'), id)
    expect(info.blockNumber).toBe(old.number + 1)
    expect(await client(net, 'alice').trx.getUnconfirmedBalance(addressOf(net, 'bob'))).toBe(
      start + 4,
    )
  })

  test('does not reach below the solid head, unless forced', async () => {
    await open({ solidLag: 2 })
    await net.mine(5)
    await expect(net.reorg(3)).rejects.toThrow('is solid')
    await net.reorg(2)
    await net.reorg(4, { force: true })
    await expect(net.reorg(100, { force: true })).rejects.toThrow('cannot be replaced')
  })
})

describe('what nothing has changed', () => {
  test('has the same digest: readings, snapshots, what is refused', async () => {
    await open({ blockTime: 'manual' })
    await give(5)
    const before = await net.digest()
    expect(before).toMatch(/^[0-9a-f]{64}$/)
    const id = await net.snapshot()
    await bob()
    await expect(give(10 ** 15)).rejects.toThrow('CONTRACT_VALIDATE_ERROR')
    expect(await net.digest()).toBe(before)
    await net.mine()
    expect(await net.digest()).not.toBe(before)
    await net.revert(id)
    expect(await net.digest()).toBe(before)
  })
})

describe('control calls over HTTP', () => {
  test('do what the library does', async () => {
    await open({ solidLag: 3 })
    const { accounts } = await post<{ accounts: unknown[] }>(net, '/devnet/accounts')
    expect(accounts).toEqual(net.accounts)
    const { head } = net.status()
    await post(net, '/devnet/mine', { blocks: 3 })
    expect(net.status().head.number).toBe(head.number + 3)
    const { id } = await post<{ id: number }>(net, '/devnet/snapshot')
    await post(net, '/devnet/faucet', { address: addressOf(net, 'bob'), amount: 9 })
    await post(net, '/devnet/travel', { seconds: 60 })
    expect(net.status().travelled).toBeCloseTo(60, 0)
    await post(net, '/devnet/reorg', { depth: 1 })
    expect(await post(net, '/devnet/revert', { id })).toEqual(await post(net, '/devnet/status'))
    expect(net.status()).toMatchObject({ travelled: 0, head: { number: head.number + 3 } })
    await post(net, '/devnet/fault', { match: 'getblock', kind: 'status' })
    expect((await fetch(`${net.url}/wallet/getblock`)).status).toBe(503)
  })

  test('state what is wrong with them', async () => {
    await open()
    const bad = async (name: string, body: object): Promise<string> => {
      const answer = await fetch(`${net.url}/devnet/${name}`, {
        method: 'POST',
        body: JSON.stringify(body),
      })
      expect(answer.status).toBe(400)
      return ((await answer.json()) as { Error: string }).Error
    }
    expect(await bad('mine', { blocks: 0 })).toContain('whole number')
    expect(await bad('travel', { seconds: -1 })).toContain('0 or more')
    expect(await bad('revert', { id: 5 })).toContain('no snapshot 5')
    expect(await bad('fault', { match: 'x', kind: 'fire' })).toContain('kind must be one of')
    expect(await bad('faucet', { address: 'T123', amount: 1 })).toContain('an address')
  })

  test('are not taken from pages of other sites', async () => {
    await open()
    const answer = await fetch(`${net.url}/devnet/mine`, {
      method: 'POST',
      headers: { origin: 'https://example.org' },
    })
    expect(answer.status).toBe(403)
  })
})
