import { TronWeb } from 'tronweb'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Devnet, startDevnet } from '../index.ts'
import { client, deploy, send } from '../testing.ts'
import { box as compiled, call, error, evm, result, selector, word, zeros } from './testing.ts'

let net: Devnet
let alice: TronWeb
let box: string

beforeAll(async () => {
  net = await startDevnet()
  alice = client(net, 'alice')
  const made = await deploy(alice, compiled, { parameters: [7] })
  box = `0x${made.address.slice(2)}`
})
afterAll(() => net.close())

describe('calls', () => {
  const read = (): object => ({ to: box, data: selector('value()') })

  test('give what the contract returns', async () => {
    expect(await result(net, 'eth_call', read(), 'latest')).toBe(`0x${word(7)}`)
    const { data: input, ...rest } = read() as { data: string }
    expect(await result(net, 'eth_call', { ...rest, input, data: '0x' }, 'latest')).toBe(
      `0x${word(7)}`,
    )
    expect(await result(net, 'eth_call', read(), { blockNumber: '0x1' })).toBe(`0x${word(7)}`)
  })

  test('that revert return the reason and the bytes', async () => {
    const reply = await call(net, 'eth_call', { to: box, data: selector('fail()') }, 'latest')
    expect(reply.error?.code).toBe(-32000)
    expect(reply.error?.message).toBe('REVERT opcode executed: not today')
    expect(reply.error?.data).toMatch(/^0x08c379a0/)
    expect(await error(net, 'eth_call', { to: box, data: selector('odd()') }, 'latest')).toEqual([
      -32000,
      'REVERT opcode executed',
      `${selector('Odd(uint256)')}${word(9)}`,
    ])
  })

  test('that cannot be made', async () => {
    const nowhere = { to: evm(net, 'bob'), data: '0x' }
    expect(await error(net, 'eth_call', nowhere, 'latest')).toEqual([
      -32600,
      'Smart contract is not exist.',
      '{}',
    ])
    expect(await error(net, 'eth_call', read(), 7)).toEqual([-32600, 'invalid json request', '{}'])
    expect(await error(net, 'eth_call', read(), {})).toEqual([-32600, 'invalid json request', '{}'])
    expect(await error(net, 'eth_call', read(), { blockNumber: '0xffffff' })).toEqual([
      -32000,
      'header not found',
      '{}',
    ])
    expect(await error(net, 'eth_call', read(), { blockHash: zeros(32) })).toEqual([
      -32000,
      'header for hash not found',
      '{}',
    ])
    expect(await error(net, 'eth_call', { to: box, value: 'x' }, 'latest')).toEqual([
      -32602,
      'invalid param value: invalid hex number',
      '{}',
    ])
  })

  test('are estimated: a transfer takes no energy, a call what suffices', async () => {
    const transfer = { from: evm(net, 'alice'), to: evm(net, 'bob'), value: '0x1' }
    expect(await result(net, 'eth_estimateGas', transfer)).toBe('0x0')
    const put = { from: evm(net, 'alice'), to: box, data: `${selector('put(uint256)')}${word(8)}` }
    const estimated = Number(await result(net, 'eth_estimateGas', put))
    const info = await send(alice, `41${box.slice(2)}`, 'put(uint256)', [
      { type: 'uint256', value: 7 },
    ])
    const used = Number(info.receipt?.['energy_usage_total'])
    expect(estimated).toBeGreaterThanOrEqual(used)
    expect(estimated).toBeLessThan(used + 10_000)
    const create = { from: evm(net, 'alice'), data: `0x${compiled.bytecode}${word(1)}` }
    expect(Number(await result(net, 'eth_estimateGas', create))).toBeGreaterThan(30_000)
    expect(await error(net, 'eth_estimateGas', { from: evm(net, 'alice') })).toEqual([
      -32600,
      'invalid json request',
      '{}',
    ])
    expect(await error(net, 'eth_estimateGas', { to: evm(net, 'bob') })).toEqual([
      -32600,
      'invalid json request: invalid value',
      '{}',
    ])
  })
})

describe('buildTransaction', () => {
  const built = async (args: object): Promise<Record<string, unknown>> =>
    ((await result(net, 'buildTransaction', args)) as { transaction: Record<string, unknown> })
      .transaction

  test('a transfer, a call and a deployment that can be signed and sent', async () => {
    const from = evm(net, 'alice')
    const transactions = [
      await built({ from, to: evm(net, 'bob'), value: '0x5' }),
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
    const from = evm(net, 'alice')
    expect(await error(net, 'buildTransaction', { from, to: from, value: '0x1' })).toEqual([
      -32600,
      'Cannot transfer TRX to yourself.',
      '{}',
    ])
    expect(await error(net, 'buildTransaction', { from })).toEqual([
      -32600,
      'invalid json request',
      '{}',
    ])
    expect(await error(net, 'buildTransaction', { from: 'x', to: from })).toEqual([
      -32600,
      'invalid json request',
      '{}',
    ])
    const unlike = { from, to: box, data: '0x01', input: '0x02' }
    expect(await error(net, 'buildTransaction', unlike)).toEqual([
      -32602,
      expect.stringContaining('both "data" and "input" are set and not equal'),
      '{}',
    ])
  })
})
