import { TronWeb } from 'tronweb'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Devnet, startDevnet } from '../index.ts'
import { type Compiled, addressOf, client, compile, deploy, send } from '../testing.ts'

const source = `// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;
contract Box {
    uint256 public value;
    event Put(address indexed who, uint256 value);
    error Odd(uint256 value);
    constructor(uint256 start) { value = start; }
    function put(uint256 next) external { value = next; emit Put(msg.sender, next); }
    function fail() external pure { revert("not today"); }
    function odd() external pure { revert Odd(9); }
}`

let net: Devnet
let alice: TronWeb
let box: string
let puts: { id: string; block: number }
const compiled = compile(source)['Box'] as Compiled

beforeAll(async () => {
  net = await startDevnet({ solidLag: 2 })
  alice = client(net, 'alice')
  const made = await deploy(alice, compiled, { parameters: [4] })
  box = `0x${made.address.slice(2)}`
  const info = await send(alice, made.address, 'put(uint256)', [{ type: 'uint256', value: 7 }])
  puts = { id: `0x${info.id}`, block: info.blockNumber ?? 0 }
  await net.mine(3)
})
afterAll(() => net.close())

const raw = async (body: unknown): Promise<unknown> => {
  const answer = await fetch(`${net.url}/jsonrpc`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  expect(answer.status).toBe(200)
  const text = await answer.text()
  return text === '' ? '' : JSON.parse(text)
}

interface Reply {
  readonly result?: unknown
  readonly error?: { code: number; message: string; data?: unknown }
}

const call = async (method: string, ...params: unknown[]): Promise<Reply> =>
  (await raw({ jsonrpc: '2.0', id: 1, method, params })) as Reply
const result = async (method: string, ...params: unknown[]): Promise<unknown> =>
  (await call(method, ...params)).result
const error = async (method: string, ...params: unknown[]): Promise<unknown> => {
  const { error: told } = await call(method, ...params)
  return told === undefined ? undefined : [told.code, told.message, told.data]
}

const evm = (name: string): string => `0x${TronWeb.address.toHex(addressOf(net, name)).slice(2)}`
const word = (value: number): string => value.toString(16).padStart(64, '0')
const hex = (value: number): string => `0x${value.toString(16)}`
const selector = (text: string): string => TronWeb.sha3(text).slice(0, 10)
const zeros = (bytes: number): string => `0x${'00'.repeat(bytes)}`

describe('the protocol', () => {
  test('one, many, and those without an id', async () => {
    expect(await raw({ jsonrpc: '2.0', id: 'a', method: 'eth_hashrate', params: [] })).toEqual({
      jsonrpc: '2.0',
      id: 'a',
      result: '0x0',
    })
    expect(
      await raw([
        { jsonrpc: '2.0', id: 1, method: 'net_peerCount' },
        { jsonrpc: '2.0', method: 'net_peerCount' },
        { jsonrpc: '2.0', id: 2, method: 'nothing', params: [] },
      ]),
    ).toEqual([
      { jsonrpc: '2.0', id: 1, result: '0x0' },
      { jsonrpc: '2.0', id: 2, error: { code: -32601, message: 'method not found' } },
    ])
    expect(await raw({ jsonrpc: '2.0', method: 'net_peerCount' })).toBe('')
  })

  test('what is no request', async () => {
    const parse = { code: -32700, message: 'Parse json error' }
    expect(await raw('nonsense')).toEqual({ jsonrpc: '2.0', id: null, error: parse })
    expect(await raw('')).toEqual({ jsonrpc: '2.0', id: null, error: parse })
    expect(await raw('7')).toMatchObject({ error: { code: -32600 } })
    expect(await raw(Array.from({ length: 101 }, () => ({})))).toMatchObject({
      error: { code: -32005, message: 'Batch size 101 exceeds the limit of 100' },
    })
  })

  test('too few and too many parameters', async () => {
    const wrong = [-32602, 'method parameters invalid', undefined]
    expect(await error('eth_getBalance', evm('bob'))).toEqual(wrong)
    expect(await error('eth_blockNumber', 1)).toEqual(wrong)
    expect(await error('constructor')).toEqual([-32601, 'method not found', undefined])
  })
})

describe('the chain', () => {
  test('names itself', async () => {
    expect(await result('eth_chainId')).toBe(hex(net.chainId))
    expect(await result('net_version')).toBe(hex(net.chainId))
    expect(await result('web3_clientVersion')).toMatch(/^TRON\/v4\.8\.2\//)
    expect(await result('eth_protocolVersion')).toBe('0x20')
    expect(await result('eth_gasPrice')).toBe('0x64')
    expect(await result('eth_syncing')).toBe(false)
    expect(await result('net_listening')).toBe(false)
    expect(await result('eth_accounts')).toEqual([])
    expect(await result('eth_blockNumber')).toBe(hex(net.status().head.number))
    expect(await result('eth_getWork')).toEqual([`0x${net.status().head.id}`, null, null])
    expect(await result('eth_getUncleCountByBlockNumber', 'latest')).toBe('0x0')
    expect(await result('eth_coinbase')).toMatch(/^0x[0-9a-f]{40}$/)
  })

  test('hashes', async () => {
    expect(await result('web3_sha3', '0x68656c6c6f')).toBe(
      '0x1c8aff950685c2ed4bc3174f3472287b56d9517b9c948127319a09a7a36deac8',
    )
    expect(await error('web3_sha3', '0xzz')).toEqual([-32602, 'invalid input value', '{}'])
  })

  test.each([
    'eth_submitWork',
    'eth_sendRawTransaction',
    'eth_sendTransaction',
    'eth_sign',
    'eth_signTransaction',
    'parity_nextNonce',
    'eth_getTransactionCount',
    'eth_getCompilers',
    'eth_compileSolidity',
    'eth_submitHashrate',
  ])('%s is not there', async (method) => {
    const counts: Readonly<Record<string, number>> = {
      eth_submitWork: 3,
      eth_sign: 2,
      eth_getTransactionCount: 2,
      eth_submitHashrate: 2,
      eth_getCompilers: 0,
    }
    const params = Array.from({ length: counts[method] ?? 1 }, () => '0x')
    expect(await error(method, ...params)).toEqual([
      -32601,
      `the method ${method} does not exist/is not available`,
      '{}',
    ])
  })
})

describe('blocks and transactions', () => {
  test('a block in all of its fields', async () => {
    const block = await result('eth_getBlockByNumber', hex(puts.block), false)
    const header = (await alice.trx.getBlockByNumber(puts.block)).block_header.raw_data
    expect(block).toEqual({
      baseFeePerGas: '0x0',
      difficulty: '0x0',
      extraData: '0x',
      gasLimit: hex(1_000_000_000),
      gasUsed: expect.stringMatching(/^0x[1-9a-f]/),
      hash: expect.stringMatching(new RegExp(`^0x${puts.block.toString(16).padStart(16, '0')}`)),
      logsBloom: zeros(256),
      miner: `0x${header.witness_address.slice(2)}`,
      mixHash: zeros(32),
      nonce: zeros(8),
      number: hex(puts.block),
      parentHash: `0x${header.parentHash}`,
      receiptsRoot: zeros(32),
      sha3Uncles: zeros(32),
      size: expect.stringMatching(/^0x[1-9a-f]/),
      stateRoot: '0x',
      timestamp: hex(Math.floor(header.timestamp / 1000)),
      totalDifficulty: '0x0',
      transactions: [puts.id],
      transactionsRoot: `0x${header.txTrieRoot}`,
      uncles: [],
    })
    const { hash } = block as { hash: string }
    expect(await result('eth_getBlockByHash', hash, false)).toEqual(block)
    expect(await result('eth_getBlockTransactionCountByHash', hash)).toBe('0x1')
    expect(await result('eth_getBlockTransactionCountByNumber', hex(puts.block))).toBe('0x1')
    const full = await result('eth_getBlockByHash', hash, true)
    expect(full).toMatchObject({ transactions: [{ hash: puts.id }] })
  })

  test('a transaction, by its id and by its place', async () => {
    const found = await result('eth_getTransactionByHash', puts.id)
    const signed = await alice.trx.getTransaction(puts.id.slice(2))
    const [signature = ''] = signed.signature
    expect(found).toMatchObject({
      blockNumber: hex(puts.block),
      from: evm('alice'),
      gasPrice: '0x64',
      hash: puts.id,
      input: `${selector('put(uint256)')}${word(7)}`,
      nonce: zeros(8),
      r: `0x${signature.slice(0, 64).toLowerCase()}`,
      s: `0x${signature.slice(64, 128).toLowerCase()}`,
      to: box,
      transactionIndex: '0x0',
      type: '0x0',
      v: expect.stringMatching(/^0x1[bc]$/),
      value: '0x0',
    })
    const { blockHash } = found as { blockHash: string }
    expect(await result('eth_getTransactionByBlockHashAndIndex', blockHash, '0x0')).toEqual(found)
    expect(await result('eth_getTransactionByBlockNumberAndIndex', hex(puts.block), '0x0')).toEqual(
      found,
    )
    expect(await result('eth_getTransactionByBlockHashAndIndex', blockHash, '0x1')).toBeNull()
    expect(await error('eth_getTransactionByBlockHashAndIndex', blockHash, 'zz')).toEqual([
      -32602,
      'invalid index value',
      '{}',
    ])
  })

  test('a receipt with its logs, alone and among those of its block', async () => {
    const receipt = await result('eth_getTransactionReceipt', puts.id)
    expect(receipt).toMatchObject({
      blockNumber: hex(puts.block),
      contractAddress: null,
      effectiveGasPrice: '0x64',
      from: evm('alice'),
      logs: [
        {
          address: box,
          data: `0x${word(7)}`,
          logIndex: '0x0',
          removed: false,
          topics: [
            TronWeb.sha3('Put(address,uint256)'),
            `0x${evm('alice').slice(2).padStart(64, '0')}`,
          ],
          transactionHash: puts.id,
        },
      ],
      status: '0x1',
      to: box,
      transactionIndex: '0x0',
      type: '0x0',
    })
    const { gasUsed, cumulativeGasUsed } = receipt as Record<string, string>
    expect(cumulativeGasUsed).toBe(gasUsed)
    expect(await result('eth_getBlockReceipts', hex(puts.block))).toEqual([receipt])
    expect(await result('eth_getBlockReceipts', '0x0')).toBeNull()
  })

  test('what is not there is null', async () => {
    const nothing = `0x${'00'.repeat(31)}01`
    expect(await result('eth_getTransactionByHash', nothing)).toBeNull()
    expect(await result('eth_getTransactionReceipt', nothing)).toBeNull()
    expect(await result('eth_getBlockByHash', nothing, false)).toBeNull()
    expect(await result('eth_getBlockByNumber', '0xffffff', false)).toBeNull()
    expect(await error('eth_getTransactionByHash', '0x12')).toEqual([
      -32602,
      'invalid hash value',
      '{}',
    ])
  })

  test('blocks by tag', async () => {
    const { head } = net.status()
    const numberOf = async (tag: string): Promise<unknown> =>
      ((await result('eth_getBlockByNumber', tag, false)) as { number: string }).number
    expect(await numberOf('latest')).toBe(hex(head.number))
    expect(await numberOf('finalized')).toBe(hex(head.number - 2))
    expect(await numberOf('earliest')).toBe('0x0')
    for (const tag of ['pending', 'safe']) {
      expect(await error('eth_getBlockByNumber', tag, false)).toEqual([
        -32602,
        `TAG ${tag} not supported`,
        '{}',
      ])
    }
    expect(await error('eth_getBlockByNumber', 'soon', false)).toEqual([
      -32602,
      'invalid block number',
      '{}',
    ])
  })
})

describe('state', () => {
  test('balance, code and storage as they are now', async () => {
    expect(await result('eth_getBalance', evm('bob'), 'latest')).toBe(hex(1_000_000_000_000))
    expect(await result('eth_getBalance', `0x41${evm('bob').slice(2)}`, 'latest')).toBe(
      hex(1_000_000_000_000),
    )
    expect(await result('eth_getBalance', addressOf(net, 'bob'), 'latest')).toBe(
      hex(1_000_000_000_000),
    )
    expect(await result('eth_getCode', box, 'latest')).toMatch(/^0x60[0-9a-f]{50}/)
    expect(await result('eth_getCode', evm('bob'), 'latest')).toBe('0x')
    expect(await result('eth_getStorageAt', box, '0x0', 'latest')).toBe(`0x${word(7)}`)
    expect(await result('eth_getStorageAt', box, '0x1', 'latest')).toBe(zeros(32))
  })

  test('not as it was, and not of nonsense', async () => {
    const bob = evm('bob')
    expect(await error('eth_getBalance', bob, 'earliest')).toEqual([
      -32602,
      'TAG [earliest | pending | finalized | safe] not supported',
      '{}',
    ])
    expect(await error('eth_getCode', bob, '0x1')).toEqual([
      -32602,
      'QUANTITY not supported, just support TAG as latest',
      '{}',
    ])
    expect(await error('eth_getStorageAt', bob, '0x0', 'x')).toEqual([
      -32602,
      'invalid block number',
      '{}',
    ])
    expect(await error('eth_getStorageAt', bob, '0xzz', 'latest')).toEqual([
      -32602,
      'invalid storage key value',
      '{}',
    ])
    expect(await error('eth_getBalance', '0x12', 'latest')).toEqual([
      -32602,
      'invalid address hash value',
      '{}',
    ])
  })
})

describe('calls', () => {
  const read = (): object => ({ to: box, data: selector('value()') })

  test('give what the contract returns', async () => {
    expect(await result('eth_call', read(), 'latest')).toBe(`0x${word(7)}`)
    const { data: input, ...rest } = read() as { data: string }
    expect(await result('eth_call', { ...rest, input, data: '0x' }, 'latest')).toBe(`0x${word(7)}`)
    expect(await result('eth_call', read(), { blockNumber: '0x1' })).toBe(`0x${word(7)}`)
  })

  test('that revert tell why, and give the bytes', async () => {
    const told = await call('eth_call', { to: box, data: selector('fail()') }, 'latest')
    expect(told.error?.code).toBe(-32000)
    expect(told.error?.message).toBe('REVERT opcode executed: not today')
    expect(told.error?.data).toMatch(/^0x08c379a0/)
    expect(await error('eth_call', { to: box, data: selector('odd()') }, 'latest')).toEqual([
      -32000,
      'REVERT opcode executed',
      `${selector('Odd(uint256)')}${word(9)}`,
    ])
  })

  test('that cannot be made', async () => {
    const nowhere = { to: evm('bob'), data: '0x' }
    expect(await error('eth_call', nowhere, 'latest')).toEqual([
      -32600,
      'Smart contract is not exist.',
      '{}',
    ])
    expect(await error('eth_call', read(), 7)).toEqual([-32600, 'invalid json request', '{}'])
    expect(await error('eth_call', read(), {})).toEqual([-32600, 'invalid json request', '{}'])
    expect(await error('eth_call', read(), { blockNumber: '0xffffff' })).toEqual([
      -32000,
      'header not found',
      '{}',
    ])
    expect(await error('eth_call', read(), { blockHash: zeros(32) })).toEqual([
      -32000,
      'header for hash not found',
      '{}',
    ])
    expect(await error('eth_call', { to: box, value: 'x' }, 'latest')).toEqual([
      -32602,
      'invalid param value: invalid hex number',
      '{}',
    ])
  })

  test('are estimated: a transfer takes no energy, a call what suffices', async () => {
    const transfer = { from: evm('alice'), to: evm('bob'), value: '0x1' }
    expect(await result('eth_estimateGas', transfer)).toBe('0x0')
    const put = { from: evm('alice'), to: box, data: `${selector('put(uint256)')}${word(8)}` }
    const estimated = Number(await result('eth_estimateGas', put))
    const info = await send(alice, `41${box.slice(2)}`, 'put(uint256)', [
      { type: 'uint256', value: 7 },
    ])
    const used = Number(info.receipt?.['energy_usage_total'])
    expect(estimated).toBeGreaterThanOrEqual(used)
    expect(estimated).toBeLessThan(used + 10_000)
    const create = { from: evm('alice'), data: `0x${compiled.bytecode}${word(1)}` }
    expect(Number(await result('eth_estimateGas', create))).toBeGreaterThan(30_000)
    expect(await error('eth_estimateGas', { from: evm('alice') })).toEqual([
      -32600,
      'invalid json request',
      '{}',
    ])
    expect(await error('eth_estimateGas', { to: evm('bob') })).toEqual([
      -32600,
      'invalid json request: invalid value',
      '{}',
    ])
  })
})

describe('buildTransaction', () => {
  const built = async (args: object): Promise<Record<string, unknown>> =>
    ((await result('buildTransaction', args)) as { transaction: Record<string, unknown> })
      .transaction

  test('a transfer, a call and a deployment that can be signed and sent', async () => {
    const from = evm('alice')
    const transactions = [
      await built({ from, to: evm('bob'), value: '0x5' }),
      await built({ from, to: box, data: `${selector('put(uint256)')}${word(7)}`, gas: '0x30d40' }),
      await built({
        from,
        data: `0x${compiled.bytecode}${word(2)}`,
        gas: '0xf4240',
        abi: JSON.stringify(compiled.abi),
        name: 'Box',
        consumeUserResourcePercent: 100,
        originEnergyLimit: 10_000_000,
      }),
    ]
    for (const transaction of transactions) {
      const signed = await alice.trx.sign(transaction as never)
      expect(await alice.trx.sendRawTransaction(signed as never)).toMatchObject({ result: true })
    }
    expect(transactions[1]).toMatchObject({ raw_data: { fee_limit: 200_000 * 100 } })
  })

  test('is checked as if it were sent', async () => {
    const from = evm('alice')
    expect(await error('buildTransaction', { from, to: from, value: '0x1' })).toEqual([
      -32600,
      'Cannot transfer TRX to yourself.',
      '{}',
    ])
    expect(await error('buildTransaction', { from })).toEqual([
      -32600,
      'invalid json request',
      '{}',
    ])
    expect(await error('buildTransaction', { from: 'x', to: from })).toEqual([
      -32600,
      'invalid json request',
      '{}',
    ])
    const unlike = { from, to: box, data: '0x01', input: '0x02' }
    expect(await error('buildTransaction', unlike)).toEqual([
      -32602,
      expect.stringContaining('both "data" and "input" are set and not equal'),
      '{}',
    ])
  })
})
