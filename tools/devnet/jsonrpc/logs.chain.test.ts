import { TronWeb } from 'tronweb'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Devnet, startDevnet } from '../index.ts'
import { type Compiled, client, compile, deploy, send } from '../testing.ts'
import { type Reply, call as ask, evm, hex, word } from './testing.ts'

const source = `// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;
contract Bell {
    event Rung(address indexed who, uint256 indexed times);
    event Silent();
    function ring(uint256 times) external { emit Rung(msg.sender, times); emit Silent(); }
}`

let net: Devnet
let alice: TronWeb
let bells: string[]
let first: number

beforeAll(async () => {
  net = await startDevnet()
  alice = client(net, 'alice')
  const compiled = compile(source)['Bell'] as Compiled
  bells = [(await deploy(alice, compiled)).address, (await deploy(alice, compiled)).address]
  first = net.status().head.number + 1
  await ring(0, 1)
  await ring(1, 2)
  await ring(0, 3)
})
afterAll(() => net.close())

const ring = (bell: number, times: number): Promise<unknown> =>
  send(alice, bells[bell] ?? '', 'ring(uint256)', [{ type: 'uint256', value: times }])

interface Log {
  readonly address: string
  readonly topics: readonly string[]
  readonly blockNumber: string
  readonly logIndex: string
  readonly removed: boolean
}

const call = (method: string, ...params: unknown[]): Promise<Reply> => ask(net, method, ...params)
const logs = async (filter: object): Promise<Log[]> =>
  (await call('eth_getLogs', filter)).result as Log[]
const error = async (method: string, ...params: unknown[]): Promise<unknown> => {
  const { error: reply } = await call(method, ...params)
  return reply === undefined ? undefined : [reply.code, reply.message]
}

const bare = (address: string | undefined): string => `0x${(address ?? '').slice(2)}`
const topic = (value: number): string => `0x${word(value)}`
const rung = TronWeb.sha3('Rung(address,uint256)')
const silent = TronWeb.sha3('Silent()')
const all = (): object => ({ fromBlock: hex(first), toBlock: hex(first + 2) })
/** Which ringing each is of. */
const times = (found: readonly Log[]): number[] =>
  found.filter(({ topics }) => topics[0] === rung).map(({ topics }) => Number(topics[2]))

describe('eth_getLogs', () => {
  test('by range, contract and topics', async () => {
    expect(times(await logs(all()))).toEqual([1, 2, 3])
    expect(await logs(all())).toHaveLength(6)
    expect(times(await logs({ ...all(), address: bare(bells[0]) }))).toEqual([1, 3])
    expect(times(await logs({ ...all(), address: bells.map(bare) }))).toEqual([1, 2, 3])
    expect(await logs({ ...all(), topics: [silent] })).toHaveLength(3)
    expect(times(await logs({ ...all(), topics: [null, null, topic(2)] }))).toEqual([2])
    expect(times(await logs({ ...all(), topics: [rung, null, [topic(1), topic(3)]] }))).toEqual([
      1, 3,
    ])
    expect(await logs({ ...all(), topics: [[rung, silent]] })).toHaveLength(6)
    const who = `0x${evm(net, 'bob').slice(2).padStart(64, '0')}`
    expect(await logs({ ...all(), topics: [rung, who] })).toEqual([])
  })

  test('of one block, with the place of each in it', async () => {
    const block = await alice.trx.getBlockByNumber(first)
    const found = await logs({ blockHash: `0x${block.blockID}` })
    expect(found).toMatchObject([
      { logIndex: '0x0', blockNumber: hex(first), removed: false, topics: [rung, {}, topic(1)] },
      { logIndex: '0x1', topics: [silent] },
    ])
  })

  test('from the newest block on without a range', async () => {
    await ring(0, 4)
    expect(times(await logs({}))).toEqual([4])
    expect(times(await logs({ fromBlock: hex(first) }))).toEqual([1, 2, 3, 4])
  })

  test('refuses what is too wide, too long or wrong', async () => {
    const cases: readonly (readonly [object, string])[] = [
      [{ fromBlock: '0x5', toBlock: '0x4' }, 'please verify: fromBlock <= toBlock'],
      [{ fromBlock: 'pending' }, 'TAG pending not supported'],
      [{ fromBlock: 'x' }, 'invalid block number'],
      [
        { blockHash: topic(1), fromBlock: '0x1' },
        'cannot specify both BlockHash and FromBlock/ToBlock, choose one or the other',
      ],
      [{ blockHash: topic(1) }, 'invalid blockHash'],
      [{ topics: [null, null, null, null, null] }, 'topics size should be <= 4'],
      [{ topics: [7] }, 'invalid topic(s)'],
      [{ topics: ['0x12'] }, 'invalid topic(s): invalid topic: 0x12'],
      [{ topics: [Array.from({ length: 1001 }, () => rung)] }, 'exceed max topics: 1000'],
      [{ address: '0x12' }, 'invalid address: invalid address hash value'],
      [
        { address: [bare(bells[0]), '0x12'] },
        'invalid address at index 1: [invalid address hash value]',
      ],
      [
        { address: Array.from({ length: 1001 }, () => bare(bells[0])) },
        'exceed max addresses: 1000',
      ],
      [{ address: 7 }, 'invalid addresses in query'],
    ]
    for (const [filter, message] of cases) {
      expect(await error('eth_getLogs', filter)).toEqual([-32602, message])
    }
  })
})

describe('filters', () => {
  const add = async (method: string, ...params: unknown[]): Promise<string> =>
    (await call(method, ...params)).result as string
  const changes = async (id: string): Promise<unknown[]> =>
    (await call('eth_getFilterChanges', id)).result as unknown[]

  test('return each block once', async () => {
    const id = await add('eth_newBlockFilter')
    expect(await changes(id)).toEqual([])
    await net.mine(2)
    const reply = await changes(id)
    expect(reply).toHaveLength(2)
    expect(reply.at(-1)).toBe(`0x${net.status().head.id}`)
    expect(await changes(id)).toEqual([])
    expect(await error('eth_getFilterLogs', id)).toEqual([-32000, 'filter not found'])
  })

  test('return each log once, and all of them on request', async () => {
    const id = await add('eth_newFilter', { fromBlock: hex(first), address: bare(bells[1]) })
    expect(await changes(id)).toEqual([])
    await ring(1, 5)
    await ring(0, 6)
    expect(times((await changes(id)) as Log[])).toEqual([5])
    expect(await changes(id)).toEqual([])
    const kept = (await call('eth_getFilterLogs', id)).result as Log[]
    expect(times(kept)).toEqual([2, 5])
    expect((await call('eth_uninstallFilter', id)).result).toBe(true)
    for (const method of ['eth_getFilterChanges', 'eth_getFilterLogs', 'eth_uninstallFilter']) {
      expect(await error(method, id)).toEqual([-32000, 'filter not found'])
    }
  })

  test('take back the logs of a block that was replaced', async () => {
    const lagging = await startDevnet({ solidLag: 5 })
    const before = net
    net = lagging
    try {
      const bob = client(lagging, 'bob')
      const { address } = await deploy(bob, compile(source)['Bell'] as Compiled)
      const id = await add('eth_newFilter', { address: bare(address) })
      await send(bob, address, 'ring(uint256)', [{ type: 'uint256', value: 9 }])
      expect((await changes(id)) as Log[]).toMatchObject([{ removed: false }, { removed: false }])
      await lagging.reorg(1, { transactions: 'drop' })
      const reply = (await changes(id)) as Log[]
      expect(reply).toMatchObject([{ removed: true }, { removed: true }])
      expect(times(reply)).toEqual([9])
    } finally {
      net = before
      await lagging.close()
    }
  })

  test('refuse a range that ends with what is final', async () => {
    expect(await error('eth_newFilter', { toBlock: 'finalized' })).toEqual([
      -32602,
      'invalid block range params',
    ])
  })
})

// Last, since it makes the chain long.
test('a range is 5,000 blocks at most, for a saved filter too', async () => {
  const { result: id } = await call('eth_newFilter', { fromBlock: '0x0' })
  const { head } = net.status()
  await net.mine(5001 - head.number)
  const wide = [-32602, 'exceed max block range: 5000']
  expect(await error('eth_getLogs', { fromBlock: '0x0' })).toEqual(wide)
  expect(await error('eth_getFilterLogs', id)).toEqual(wide)
  expect(times(await logs({ fromBlock: '0x1' }))).toContain(3)
})
