import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { type Devnet, startDevnet } from '#tools/devnet/index.ts'
import type { Failure } from '#platform/std/failure.ts'
import { type Address, addressFromHex } from '#platform/std/address.ts'
import { TronWeb } from 'tronweb'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { TronNode } from './node.ts'

const unavailable = expect.objectContaining({
  kind: expect.objectContaining({ code: 'NODE_UNAVAILABLE', status: 503, retry: true }),
})

describe('with the embedded network', () => {
  let net: Devnet
  let node: TronNode
  beforeAll(async () => {
    net = await startDevnet({ solidLag: 2 })
    node = new TronNode(net.url)
  })
  beforeEach(() => net.clearFaults())
  afterAll(() => net?.close())

  test('heads, blocks and the chain’s id are TronWeb’s', async () => {
    await net.mine(5)
    const tronWeb = new TronWeb({ fullHost: net.url })
    const block = await tronWeb.trx.getCurrentBlock()
    const head = await node.head()
    expect(head).toEqual({
      number: block.block_header.raw_data.number,
      id: block.blockID,
      parent: block.block_header.raw_data.parentHash,
      time: Math.floor(block.block_header.raw_data.timestamp / 1000),
    })
    const solid = await node.solid()
    expect(solid.number).toBe(head.number - 2)
    expect(await node.solidAt(solid.number)).toEqual(solid)
    expect(await node.solidAt(solid.number + 1)).toBeNull()
    const blocks = await node.blocks(1, head.number + 3)
    const heights = Array.from({ length: head.number }, (_, i) => i + 1)
    expect(blocks.map((one) => one.head.number)).toEqual(heights)
    expect(blocks.at(-1)?.head).toEqual(head)
    expect(await node.blockAt(99)).toBeNull()
    expect(await node.chainId()).toBe(`0x${net.chainId.toString(16)}`)
  })

  test('a transfer of TRX calls no contract and names its recipient; unknown things are null', async () => {
    const [from, to] = net.accounts
    const tronWeb = new TronWeb({ fullHost: net.url, privateKey: from!.privateKey })
    const { txid } = await tronWeb.trx.sendTrx(to!.address, 1)
    const call = {
      hash: txid,
      owner: from!.address,
      contract: null,
      data: '',
      callValue: 0n,
      result: 'SUCCESS',
      transfer: { to: to!.address, amount: 1n },
    }
    expect(await node.transaction(txid)).toEqual(call)
    const { number } = await node.head()
    expect((await node.blocks(number, number))[0]?.calls).toEqual([call])
    expect((await node.receipts(number)).map(({ hash }) => hash)).toEqual([txid])
    expect(await node.receipt(txid)).toMatchObject({ hash: txid, block: number, logs: [] })
    expect(await node.receipts(1)).toEqual([])
    expect(await node.transaction('0'.repeat(64))).toBeNull()
    expect(await node.receipt('0'.repeat(64))).toBeNull()
    expect(await node.energyPrice()).toBeGreaterThan(0n)
    // A receipt is solid two blocks later.
    expect(await node.receipt(txid, 'solid')).toBeNull()
    await net.mine(2)
    expect(await node.receipt(txid, 'solid')).toEqual(await node.receipt(txid))
  })

  test('an account is there once something was sent to it; its first transfer costs 1.1 TRX more', async () => {
    const [someone] = net.accounts
    expect(await node.account(someone!.address as Address)).toMatchObject({
      exists: true,
      isContract: false,
    })
    const fresh = addressFromHex('77'.repeat(20))
    expect(await node.account(fresh)).toEqual({
      exists: false,
      isContract: false,
      balance: 0n,
      staked: 0n,
    })
    expect(await node.newAccountPrice()).toBe(1_100_000n)
  })

  test.each(['status', 'wrongJson', 'disconnect'] as const)(
    'an answer spoilt by %s is NODE_UNAVAILABLE; the next one is right',
    async (kind) => {
      net.fault({ match: 'getblock', kind })
      await expect(node.head()).rejects.toEqual(unavailable)
      expect((await node.head()).number).toBeGreaterThan(0)
    },
  )
})

describe('with a node that talks nonsense', () => {
  let answer: unknown
  let server: Server
  let node: TronNode
  let url: string
  beforeAll(async () => {
    server = createServer((_, response) => {
      // Undefined: silence.
      if (answer !== undefined) response.end(JSON.stringify(answer))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    node = new TronNode(`${url}/`)
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  const hash = 'a'.repeat(64)
  const block = (number: number) => ({
    blockID: number.toString(16).padStart(16, '0') + 'a'.repeat(48),
    block_header: { raw_data: { number, parentHash: hash, timestamp: 1000 } },
  })

  test.each([
    ['null', null],
    ['a list', []],
    ['an empty object', {}],
    ['an error in a good reply', { ...block(1), Error: 'class IllegalState : no' }],
    ['an id that is none', { ...block(1), blockID: 'x' }],
    ['a negative height', block(-1)],
    ['a height that is not the one in its id', { ...block(1), blockID: block(2).blockID }],
  ])('head: %s', async (_, input) => {
    answer = input
    await expect(node.head()).rejects.toEqual(unavailable)
  })

  test('blocks: a gap, and one too many', async () => {
    answer = { block: [block(5), block(7)] }
    await expect(node.blocks(5, 7)).rejects.toEqual(unavailable)
    answer = { block: [block(5), block(6)] }
    await expect(node.blocks(5, 5)).rejects.toEqual(unavailable)
    answer = { block: [block(6), block(5)] }
    expect((await node.blocks(5, 6)).map(({ head }) => head.number)).toEqual([5, 6])
  })

  test('a transaction that names no owner belongs to nobody', async () => {
    const call = { raw_data: { contract: [{ parameter: { value: {} } }] }, txID: hash }
    answer = call
    expect((await node.transaction(hash))?.owner).toBe('T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb')
    answer = { ...call, txID: 7 }
    await expect(node.transaction(hash)).rejects.toEqual(unavailable)
  })

  test('a transaction, a receipt, receipts of something else', async () => {
    const other = 'b'.repeat(64)
    answer = { raw_data: { contract: [{ parameter: { value: {} } }] }, txID: other }
    await expect(node.transaction(hash)).rejects.toEqual(unavailable)
    answer = { id: other, blockNumber: 5 }
    await expect(node.receipt(hash)).rejects.toEqual(unavailable)
    expect((await node.receipt(other))?.block).toBe(5)
    answer = [{ id: other, blockNumber: 5, blockTimeStamp: 9_000 }]
    expect((await node.receipts(5))[0]?.time).toBe(9)
    await expect(node.receipts(6)).rejects.toEqual(unavailable)
  })

  const log = { address: '41' + '0'.repeat(40), topics: [hash], data: 'AB' }
  const withLog = (one: unknown) => [{ id: hash, blockNumber: 5, log: [log, one] }]

  test.each([
    ['null', null],
    ['a list', []],
    ['without an address', { topics: [], data: '' }],
    ['an address too short', { ...log, address: '0'.repeat(38) }],
    ['an address of another chain', { ...log, address: 'a0' + '0'.repeat(40) }],
    ['topics that are none', { ...log, topics: null }],
    ['topics that are no list', { ...log, topics: { 0: hash } }],
    ['a topic too long', { ...log, topics: [hash, `${hash}0`] }],
    ['a topic that is a number', { ...log, topics: [7] }],
    ['data that are none', { ...log, data: null }],
    ['half a byte', { ...log, data: 'abc' }],
    ['data that are no digits', { ...log, data: 'xy' }],
  ])('a log in another form: %s', async (_, input) => {
    answer = withLog(input)
    await expect(node.receipts(5)).rejects.toEqual(unavailable)
  })

  test('a log may lack what is empty, and its address the byte of the chain', async () => {
    const address = 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb'
    answer = withLog({ address: '0'.repeat(40), more: 1 })
    expect((await node.receipts(5))[0]?.logs).toEqual([
      { address, topics: [hash], data: 'AB' },
      { address, topics: [], data: '' },
    ])
  })

  test('a reading that the node is too busy for is no refusal', async () => {
    const abi = [
      { type: 'function', name: 'root', inputs: [], outputs: [], stateMutability: 'view' },
    ] as const
    const address = 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb' as never
    const read = () => node.readContract({ abi, address, functionName: 'root', args: [] })
    for (const code of ['SERVER_BUSY', 'OTHER_ERROR']) {
      answer = { result: { code, message: '62757379' } }
      await expect(read()).rejects.toEqual(unavailable)
    }
    answer = { result: { code: 'SERVER_BUSY' } }
    await expect(node.simulate({ abi, contract: address, data: '' })).rejects.toEqual(unavailable)
    answer = { result: { result: true, message: '6e6f' }, constant_result: [''] }
    await expect(read()).rejects.toThrow('root refused: no')
  })

  test('a call that was neither run nor refused', async () => {
    const read = { abi: [], contract: 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb' as never, data: '' }
    answer = { result: {} }
    await expect(node.simulate(read)).rejects.toEqual(unavailable)
    answer = { result: { code: 'CONTRACT_VALIDATE_ERROR', message: '6e6f' } }
    expect(await node.simulate(read)).toEqual({ reason: 'no', reverted: false })
    answer = { result: { result: true }, constant_result: ['01'], energy_used: 9 }
    expect(await node.simulate(read)).toEqual({ output: '01', energy: 9, logs: [] })
  })

  test('no price of energy is no answer', async () => {
    answer = { chainParameter: [{ key: 'getTransactionFee', value: 1000 }] }
    await expect(node.energyPrice()).rejects.toEqual(unavailable)
  })

  test('silence ends with the time limit, and with closing', async () => {
    answer = undefined
    await expect(new TronNode(url, 20).head()).rejects.toEqual(unavailable)
    const closing = new TronNode(url)
    const asked = closing.head().catch((error: unknown) => error as Failure)
    closing.close()
    expect(await asked).toEqual(unavailable)
    await expect(closing.head()).rejects.toEqual(unavailable)
  })
})
