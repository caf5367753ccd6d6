import { TronWeb } from 'tronweb'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Devnet, startDevnet } from '../index.ts'
import { addressOf, client, deploy, send } from '../testing.ts'
import { box as compiled, error, evm, hex, raw, result, selector, word, zeros } from './testing.ts'

let net: Devnet
let alice: TronWeb
let box: string
let puts: { id: string; block: number }

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

describe('the protocol', () => {
  test('one, many, and those without an id', async () => {
    expect(await raw(net, { jsonrpc: '2.0', id: 'a', method: 'eth_hashrate', params: [] })).toEqual(
      {
        jsonrpc: '2.0',
        id: 'a',
        result: '0x0',
      },
    )
    expect(
      await raw(net, [
        { jsonrpc: '2.0', id: 1, method: 'net_peerCount' },
        { jsonrpc: '2.0', method: 'net_peerCount' },
        { jsonrpc: '2.0', id: 2, method: 'nothing', params: [] },
      ]),
    ).toEqual([
      { jsonrpc: '2.0', id: 1, result: '0x0' },
      { jsonrpc: '2.0', id: 2, error: { code: -32601, message: 'method not found' } },
    ])
    expect(await raw(net, { jsonrpc: '2.0', method: 'net_peerCount' })).toBe('')
    expect(await raw(net, { jsonrpc: '2.0', id: null, method: 'net_peerCount' })).toBe('')
    expect(await raw(net, { jsonrpc: '2.0', method: 'nothing' })).toEqual({
      jsonrpc: '2.0',
      id: null,
      error: { code: -32601, message: 'method not found' },
    })
  })

  test('a field that a full node does not know, without the id', async () => {
    const unmapped = {
      jsonrpc: '2.0',
      id: 'null',
      error: { code: -32700, message: 'JSON parse error' },
    }
    const asked = (id: number, field: object) => ({
      jsonrpc: '2.0',
      id,
      method: 'eth_getLogs',
      params: [{ fromBlock: '0x1', toBlock: '0x1', ...field }],
    })
    expect(await raw(net, asked(1, { limit: 5 }))).toEqual(unmapped)
    expect(await raw(net, [asked(1, { limit: 5 }), asked(2, {})])).toEqual([
      unmapped,
      { jsonrpc: '2.0', id: 2, result: [] },
    ])
  })

  test('what is no request', async () => {
    const parse = { code: -32700, message: 'Parse json error' }
    expect(await raw(net, 'nonsense')).toEqual({ jsonrpc: '2.0', id: null, error: parse })
    expect(await raw(net, '')).toEqual({ jsonrpc: '2.0', id: null, error: parse })
    expect(await raw(net, '7')).toMatchObject({ error: { code: -32600 } })
    expect(
      await raw(
        net,
        Array.from({ length: 101 }, () => ({})),
      ),
    ).toMatchObject({
      error: { code: -32005, message: 'Batch size 101 exceeds the limit of 100' },
    })
  })

  test('too few and too many parameters', async () => {
    const wrong = [-32602, 'method parameters invalid', undefined]
    expect(await error(net, 'eth_getBalance', evm(net, 'bob'))).toEqual(wrong)
    expect(await error(net, 'eth_blockNumber', 1)).toEqual(wrong)
    expect(await error(net, 'constructor')).toEqual([-32601, 'method not found', undefined])
  })
})

describe('the chain', () => {
  test('names itself', async () => {
    expect(await result(net, 'eth_chainId')).toBe(hex(net.chainId))
    expect(await result(net, 'net_version')).toBe(hex(net.chainId))
    expect(await result(net, 'web3_clientVersion')).toMatch(/^TRON\/v4\.8\.2\//)
    expect(await result(net, 'eth_protocolVersion')).toBe('0x20')
    expect(await result(net, 'eth_gasPrice')).toBe('0x64')
    expect(await result(net, 'eth_syncing')).toBe(false)
    expect(await result(net, 'net_listening')).toBe(false)
    expect(await result(net, 'eth_accounts')).toEqual([])
    expect(await result(net, 'eth_blockNumber')).toBe(hex(net.status().head.number))
    expect(await result(net, 'eth_getWork')).toEqual([`0x${net.status().head.id}`, null, null])
    expect(await result(net, 'eth_getUncleCountByBlockNumber', 'latest')).toBe('0x0')
    expect(await result(net, 'eth_coinbase')).toMatch(/^0x[0-9a-f]{40}$/)
  })

  test('hashes', async () => {
    expect(await result(net, 'web3_sha3', '0x68656c6c6f')).toBe(
      '0x1c8aff950685c2ed4bc3174f3472287b56d9517b9c948127319a09a7a36deac8',
    )
    expect(await error(net, 'web3_sha3', '0xzz')).toEqual([-32602, 'invalid input value', '{}'])
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
    expect(await error(net, method, ...params)).toEqual([
      -32601,
      `the method ${method} does not exist/is not available`,
      '{}',
    ])
  })
})

describe('blocks and transactions', () => {
  test('a block in all of its fields', async () => {
    const block = await result(net, 'eth_getBlockByNumber', hex(puts.block), false)
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
    expect(await result(net, 'eth_getBlockByHash', hash, false)).toEqual(block)
    expect(await result(net, 'eth_getBlockTransactionCountByHash', hash)).toBe('0x1')
    expect(await result(net, 'eth_getBlockTransactionCountByNumber', hex(puts.block))).toBe('0x1')
    const full = await result(net, 'eth_getBlockByHash', hash, true)
    expect(full).toMatchObject({ transactions: [{ hash: puts.id }] })
  })

  test('a transaction, by its id and by its place', async () => {
    const found = await result(net, 'eth_getTransactionByHash', puts.id)
    const signed = await alice.trx.getTransaction(puts.id.slice(2))
    const [signature = ''] = signed.signature
    expect(found).toMatchObject({
      blockNumber: hex(puts.block),
      from: evm(net, 'alice'),
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
    expect(await result(net, 'eth_getTransactionByBlockHashAndIndex', blockHash, '0x0')).toEqual(
      found,
    )
    expect(
      await result(net, 'eth_getTransactionByBlockNumberAndIndex', hex(puts.block), '0x0'),
    ).toEqual(found)
    expect(await result(net, 'eth_getTransactionByBlockHashAndIndex', blockHash, '0x1')).toBeNull()
    expect(await error(net, 'eth_getTransactionByBlockHashAndIndex', blockHash, 'zz')).toEqual([
      -32602,
      'invalid index value',
      '{}',
    ])
  })

  test('a receipt with its logs, alone and among those of its block', async () => {
    const receipt = await result(net, 'eth_getTransactionReceipt', puts.id)
    expect(receipt).toMatchObject({
      blockNumber: hex(puts.block),
      contractAddress: null,
      effectiveGasPrice: '0x64',
      from: evm(net, 'alice'),
      logs: [
        {
          address: box,
          data: `0x${word(7)}`,
          logIndex: '0x0',
          removed: false,
          topics: [
            TronWeb.sha3('Put(address,uint256)'),
            `0x${evm(net, 'alice').slice(2).padStart(64, '0')}`,
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
    expect(await result(net, 'eth_getBlockReceipts', hex(puts.block))).toEqual([receipt])
    expect(await result(net, 'eth_getBlockReceipts', '0x0')).toBeNull()
  })

  test('what is not there is null', async () => {
    const nothing = `0x${'00'.repeat(31)}01`
    expect(await result(net, 'eth_getTransactionByHash', nothing)).toBeNull()
    expect(await result(net, 'eth_getTransactionReceipt', nothing)).toBeNull()
    expect(await result(net, 'eth_getBlockByHash', nothing, false)).toBeNull()
    expect(await result(net, 'eth_getBlockByNumber', '0xffffff', false)).toBeNull()
    expect(await error(net, 'eth_getTransactionByHash', '0x12')).toEqual([
      -32602,
      'invalid hash value',
      '{}',
    ])
  })

  test('blocks by tag', async () => {
    const { head } = net.status()
    const numberOf = async (tag: string): Promise<unknown> =>
      ((await result(net, 'eth_getBlockByNumber', tag, false)) as { number: string }).number
    expect(await numberOf('latest')).toBe(hex(head.number))
    expect(await numberOf('finalized')).toBe(hex(head.number - 2))
    expect(await numberOf('earliest')).toBe('0x0')
    for (const tag of ['pending', 'safe']) {
      expect(await error(net, 'eth_getBlockByNumber', tag, false)).toEqual([
        -32602,
        `TAG ${tag} not supported`,
        '{}',
      ])
    }
    expect(await error(net, 'eth_getBlockByNumber', 'soon', false)).toEqual([
      -32602,
      'invalid block number',
      '{}',
    ])
  })
})

describe('state', () => {
  test('balance, code and storage as they are now', async () => {
    expect(await result(net, 'eth_getBalance', evm(net, 'bob'), 'latest')).toBe(
      hex(1_000_000_000_000),
    )
    expect(await result(net, 'eth_getBalance', `0x41${evm(net, 'bob').slice(2)}`, 'latest')).toBe(
      hex(1_000_000_000_000),
    )
    expect(await result(net, 'eth_getBalance', addressOf(net, 'bob'), 'latest')).toBe(
      hex(1_000_000_000_000),
    )
    expect(await result(net, 'eth_getCode', box, 'latest')).toMatch(/^0x60[0-9a-f]{50}/)
    expect(await result(net, 'eth_getCode', evm(net, 'bob'), 'latest')).toBe('0x')
    expect(await result(net, 'eth_getStorageAt', box, '0x0', 'latest')).toBe(`0x${word(7)}`)
    expect(await result(net, 'eth_getStorageAt', box, '0x1', 'latest')).toBe(zeros(32))
  })

  test('not as it was, and not of nonsense', async () => {
    const bob = evm(net, 'bob')
    expect(await error(net, 'eth_getBalance', bob, 'earliest')).toEqual([
      -32602,
      'TAG [earliest | pending | finalized | safe] not supported',
      '{}',
    ])
    expect(await error(net, 'eth_getCode', bob, '0x1')).toEqual([
      -32602,
      'QUANTITY not supported, just support TAG as latest',
      '{}',
    ])
    expect(await error(net, 'eth_getStorageAt', bob, '0x0', 'x')).toEqual([
      -32602,
      'invalid block number',
      '{}',
    ])
    expect(await error(net, 'eth_getStorageAt', bob, '0xzz', 'latest')).toEqual([
      -32602,
      'invalid storage key value',
      '{}',
    ])
    expect(await error(net, 'eth_getBalance', '0x12', 'latest')).toEqual([
      -32602,
      'invalid address hash value',
      '{}',
    ])
  })
})
