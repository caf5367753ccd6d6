import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addressToHex41, parseAddress } from '#platform/std/address.ts'
import { keccak256 } from './crypto.ts'
import { type Devnet, startDevnet } from './index.ts'
import {
  type Compiled,
  addressOf,
  client,
  compile,
  deploy,
  fromHex,
  infoOf,
  post,
  send,
} from './testing.ts'

const source = `// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

contract Child {
    uint256 public value;
    constructor(uint256 start) payable { value = start; }
    function read() external view returns (uint256) { return value; }
}

contract Probe {
    uint256 public value;
    uint256 public received;
    event Set(address indexed who, uint256 value, string text);
    error Refused(address who, uint256 code);

    constructor(uint256 start) payable { value = start; }
    receive() external payable { received += msg.value; }
    function set(uint256 next) external payable { value = next; emit Set(msg.sender, next, "hi"); }
    function refuse(uint256 code) external view returns (uint256) { revert Refused(msg.sender, code); }
    function need(bool yes) external pure returns (bool) { require(yes, "not so"); return yes; }
    function divide(uint256 a, uint256 b) external pure returns (uint256) { return a / b; }
    function waste() external { while (true) { value += 1; } }
    function setThenFail(uint256 next) external { value = next; emit Set(msg.sender, next, ""); revert("no"); }
    function make() external returns (address child) { child = address(new Child(7)); }
    function make2(bytes32 salt) external returns (address child) { child = address(new Child{salt: salt}(8)); }
    function initHash() external pure returns (bytes32) {
        return keccak256(abi.encodePacked(type(Child).creationCode, uint256(8)));
    }
    function pay(address payable to, uint256 sun) external { to.transfer(sun); }
    function now_() external view returns (uint256, uint256, uint256) { return (block.timestamp, block.number, block.chainid); }
    function transientSum(uint256 a) external returns (uint256 r) { assembly { tstore(0, a) r := add(tload(0), 1) } }
    function copy(bytes calldata data) external pure returns (bytes memory) { return data; }
    function tryPay() external returns (bool ok) { (ok, ) = address(this).call{value: 1}(""); }
}`

let net: Devnet
let contracts: Readonly<Record<string, Compiled>>
let probe: string
beforeAll(async () => {
  contracts = compile(source)
  net = await startDevnet()
  const made = await deploy(client(net, 'deployer'), contracts['Probe'] as Compiled, {
    parameters: [5],
    callValue: 1_000,
  })
  probe = made.address
})
afterAll(() => net.close())

const instance = (name = 'alice') =>
  client(net, name).contract(contracts['Probe']?.abi as never, probe) as unknown as Record<
    string,
    (...args: unknown[]) => {
      call(options?: object): Promise<unknown>
      send(options?: object): Promise<string>
    }
  >
const uint = (value: number | bigint) => [{ type: 'uint256', value: value.toString() }]

const constant = (selector: string, parameter = '', more: object = {}) =>
  post<{
    result: { result?: boolean; code?: string; message?: string }
    constant_result?: string[]
    energy_used?: number
    energy_required?: number
  }>(net, '/wallet/triggerconstantcontract', {
    owner_address: addressToHex41(parseAddress(addressOf(net, 'alice'))),
    contract_address: probe,
    function_selector: selector,
    parameter,
    ...more,
  })
const word = (value: number) => value.toString(16).padStart(64, '0')

describe('a deployment', () => {
  test('is at the address that its transaction gives it, with its value and ABI', async () => {
    const tronWeb = client(net, 'deployer')
    const { address, id, info } = await deploy(tronWeb, contracts['Probe'] as Compiled, {
      parameters: [6],
      callValue: 55,
    })
    const owner = tronWeb.defaultAddress.hex || ''
    expect(address).toBe(`41${keccak256(Buffer.from(id + owner, 'hex')).toString('hex', 12)}`)
    expect(info).toMatchObject({ contract_address: address, receipt: { result: 'SUCCESS' } })
    const kept = (await tronWeb.trx.getContract(address)) as unknown as Record<string, unknown>
    expect(kept).toMatchObject({
      contract_address: address,
      origin_address: owner,
      name: 'Test',
      consume_user_resource_percent: 100,
      origin_energy_limit: 10_000_000,
    })
    const account = await tronWeb.trx.getAccount(address)
    expect(account).toMatchObject({ type: 'Contract', balance: 55 })
    const known = await tronWeb.contract().at(address)
    expect(await known['value']?.().call()).toBe(6n)
    // Code deposit: 200 energy for each byte of what runs.
    const { runtimecode } = (await tronWeb.trx.getContractInfo(address)) as { runtimecode: string }
    const energy = Number(info.receipt?.['energy_usage_total'])
    expect(energy).toBeGreaterThan(100 * runtimecode.length + 20_000)
    expect(info.receipt).toMatchObject({ energy_fee: energy * 100 })
    expect(info.contractResult).toEqual([runtimecode])
  })

  test('a plain transfer runs nothing of it, a call does', async () => {
    const tronWeb = client(net, 'alice')
    const made = await tronWeb.transactionBuilder.sendTrx(probe, 5)
    expect(await tronWeb.trx.sendRawTransaction(await tronWeb.trx.sign(made))).toMatchObject({
      result: true,
    })
    expect(await instance()['received']?.().call()).toBe(0n)
    const paid = await send(tronWeb, probe, '', [], { callValue: 5, input: '' })
    expect(paid.receipt).toMatchObject({ result: 'SUCCESS' })
    expect(await instance()['received']?.().call()).toBe(5n)
  })
})

describe('a call', () => {
  test('writes, logs and burns its energy', async () => {
    const before = await client(net, 'bob').trx.getBalance(addressOf(net, 'bob'))
    const info = await send(client(net, 'bob'), probe, 'set(uint256)', uint(9), { callValue: 3 })
    expect(await instance()['value']?.().call()).toBe(9n)
    const topic = keccak256(Buffer.from('Set(address,uint256,string)')).toString('hex')
    expect(info.log).toHaveLength(1)
    expect(info.log?.[0]).toMatchObject({
      address: probe.slice(2),
      topics: [topic, expect.any(String)],
    })
    const energy = Number(info.receipt?.['energy_usage_total'])
    const after = await client(net, 'bob').trx.getBalance(addressOf(net, 'bob'))
    expect(info.fee).toBe(energy * 100)
    expect(before - after).toBe(energy * 100 + 3)
  })

  test('through a contract object, waited for', async () => {
    const id = await instance('carol')['set']?.(11).send({ feeLimit: 100_000_000 })
    expect(await infoOf(client(net, 'carol'), id ?? '')).toMatchObject({
      receipt: { result: 'SUCCESS' },
    })
    expect(await instance()['value']?.().call()).toBe(11n)
  })

  test('built by the node has the bytes that the client expects', async () => {
    const tronWeb = client(net, 'carol')
    const { transaction } = await tronWeb.transactionBuilder.triggerSmartContract(
      probe,
      'set(uint256)',
      { feeLimit: 100_000_000, callValue: 1 },
      uint(12) as never,
    )
    const answer = await tronWeb.trx.sendRawTransaction(await tronWeb.trx.sign(transaction))
    expect(answer).toMatchObject({ result: true })
  })

  test('with transient storage, with copied memory', async () => {
    expect((await constant('transientSum(uint256)', word(41))).constant_result).toEqual([word(42)])
    const data = `${word(32)}${word(3)}${'010203'.padEnd(64, '0')}`
    expect((await constant('copy(bytes)', data)).constant_result).toEqual([data])
  })

  test('sees the head of the chain', async () => {
    const { head } = net.status()
    expect(await instance()['now_']?.().call()).toEqual([
      BigInt(Math.floor(head.timestamp / 1000)),
      BigInt(head.number),
      BigInt(net.chainId),
    ])
  })
})

describe('a failing call', () => {
  test('reverts with its reason, keeps what is left of the energy and writes nothing', async () => {
    const info = await send(client(net, 'dave'), probe, 'setThenFail(uint256)', uint(99))
    expect(info).toMatchObject({
      result: 'FAILED',
      resMessage: Buffer.from('REVERT opcode executed').toString('hex'),
      receipt: { result: 'REVERT' },
    })
    expect(info).not.toHaveProperty('log')
    expect(info.contractResult?.[0]).toMatch(/^08c379a0/)
    expect(Number(info.receipt?.['energy_usage_total'])).toBeLessThan(50_000)
    expect(await instance()['value']?.().call()).not.toBe(99n)
    const tronWeb = client(net, 'dave')
    expect(await tronWeb.trx.getTransaction(info.id ?? '')).toMatchObject({
      ret: [{ contractRet: 'REVERT' }],
    })
  })

  test('out of energy loses the whole limit', async () => {
    const info = await send(client(net, 'dave'), probe, 'waste()', [], { feeLimit: 50_000_000 })
    expect(info).toMatchObject({
      result: 'FAILED',
      receipt: { result: 'OUT_OF_ENERGY', energy_usage_total: 500_000, energy_fee: 50_000_000 },
      contractResult: [''],
    })
  })

  test('sending value to oneself fails the frame; the outer call does not continue', async () => {
    const info = await send(client(net, 'dave'), probe, 'tryPay()')
    expect(info.receipt).toMatchObject({ result: 'TRANSFER_FAILED' })
    expect(Number(info.receipt?.['energy_usage_total'])).toBeLessThan(20_000)
  })

  test('a limit above 15,000 TRX, more value than there is, no contract', async () => {
    const tronWeb = client(net, 'dave')
    await expect(
      send(tronWeb, probe, 'set(uint256)', uint(1), { feeLimit: 15_000_000_001 }),
    ).rejects.toThrow('feeLimit')
    await expect(
      send(tronWeb, probe, 'set(uint256)', uint(1), { callValue: 2e12 }),
    ).rejects.toThrow('CONTRACT_VALIDATE_ERROR')
    await expect(send(tronWeb, addressOf(net, 'bob'), 'set(uint256)', uint(1))).rejects.toThrow(
      'No contract or not a smart contract',
    )
  })
})

describe('a constant call', () => {
  test('gives a custom error with its arguments', async () => {
    const answer = await constant('refuse(uint256)', word(7))
    expect(answer.result.result).toBe(true)
    expect(fromHex(answer.result.message)).toBe('REVERT opcode executed')
    const selector = keccak256(Buffer.from('Refused(address,uint256)')).toString('hex', 0, 4)
    const alice = (client(net, 'alice').defaultAddress.hex || '').slice(2)
    expect(answer.constant_result).toEqual([`${selector}${alice.padStart(64, '0')}${word(7)}`])
  })

  test('gives reasons and panics', async () => {
    expect((await constant('need(bool)', word(0))).constant_result?.[0]).toMatch(/^08c379a0/)
    const panic = await constant('divide(uint256,uint256)', word(1) + word(0))
    expect(panic.constant_result).toEqual([`4e487b71${word(0x12)}`])
    expect((await constant('divide(uint256,uint256)', word(9) + word(2))).constant_result).toEqual([
      word(4),
    ])
  })

  test('that never ends is an exception; one to nowhere is invalid', async () => {
    const endless = await constant('waste()')
    expect(endless.result.code).toBe('OTHER_ERROR')
    expect(fromHex(endless.result.message)).toContain('Program$OutOfEnergyException')
    const nowhere = await constant('x()', '', {
      contract_address: addressToHex41(parseAddress(addressOf(net, 'bob'))),
    })
    expect(nowhere.result.code).toBe('CONTRACT_VALIDATE_ERROR')
    expect(fromHex(nowhere.result.message)).toBe('Smart contract is not exist.')
  })

  test('changes nothing, whatever it does', async () => {
    const before = net.status()
    await constant('set(uint256)', word(77))
    expect(await instance()['value']?.().call()).not.toBe(77n)
    expect(net.status()).toEqual(before)
  })

  test('of creation code tries a deployment', async () => {
    const data = `${contracts['Child']?.bytecode}${word(3)}`
    const answer = await post<{ constant_result: string[]; energy_used: number }>(
      net,
      '/wallet/triggerconstantcontract',
      { owner_address: addressOf(net, 'alice'), data, visible: true },
    )
    expect(answer.constant_result[0]?.length).toBeGreaterThan(100)
    expect(answer.energy_used).toBeGreaterThan(20_000)
  })

  test('gives an estimate that suffices and is less than 10,000 too much', async () => {
    const used = (await constant('set(uint256)', word(1234))).energy_used ?? 0
    const tronWeb = client(net, 'alice')
    const { energy_required: required } = await tronWeb.transactionBuilder.estimateEnergy(
      probe,
      'set(uint256)',
      {},
      uint(1234) as never,
    )
    expect(required).toBeGreaterThanOrEqual(used)
    expect(required - used).toBeLessThanOrEqual(10_000)
    const info = await send(tronWeb, probe, 'set(uint256)', uint(1234), {
      feeLimit: required * 100,
    })
    expect(info.receipt).toMatchObject({ result: 'SUCCESS', energy_usage_total: used })
  })

  test('calls and sends at once do not disturb each other', async () => {
    const names = ['bob', 'carol', 'dave', 'erin', 'frank', 'grace', 'heidi', 'ivan']
    const results = await Promise.all(
      names.flatMap((name, i) => [
        send(client(net, name), probe, 'set(uint256)', uint(1000 + i)),
        constant('divide(uint256,uint256)', word(100 + i) + word(1)),
      ]),
    )
    for (const [i] of names.entries()) {
      expect(results[2 * i]).toMatchObject({ receipt: { result: 'SUCCESS' } })
      expect(results[2 * i + 1]).toMatchObject({ constant_result: [word(100 + i)] })
    }
  })
})

describe('contracts made by contracts', () => {
  const lastWord = (hex: string | undefined): string => (hex ?? '').slice(-40)

  test('CREATE: from the transaction, known as a contract', async () => {
    const info = await send(client(net, 'alice'), probe, 'make()')
    const child = lastWord(info.contractResult?.[0])
    const expected = keccak256(Buffer.from(`${info.id}${'0'.repeat(16)}`, 'hex'))
    expect(child).toBe(expected.toString('hex', 12))
    const kept = await post(net, '/wallet/getcontract', { value: `41${child}` })
    expect(kept).toMatchObject({ contract_address: `41${child}`, origin_address: probe })
    const read = await constant('read()', '', { contract_address: `41${child}` })
    expect(read.constant_result).toEqual([word(7)])
    expect(info.internal_transactions).toMatchObject([
      {
        caller_address: probe,
        transferTo_address: `41${child}`,
        note: Buffer.from('create').toString('hex'),
      },
    ])
  })

  test('CREATE2: with 41 in front, and only once', async () => {
    const salt = 'ab'.repeat(32)
    const hash = (await constant('initHash()')).constant_result?.[0] ?? ''
    const tronWeb = client(net, 'alice')
    const parameters = [{ type: 'bytes32', value: `0x${salt}` }]
    const info = await send(tronWeb, probe, 'make2(bytes32)', parameters)
    const expected = keccak256(Buffer.from(`${probe}${salt}${hash}`, 'hex')).toString('hex', 12)
    expect(lastWord(info.contractResult?.[0])).toBe(expected)
    const again = await send(tronWeb, probe, 'make2(bytes32)', parameters, {
      feeLimit: 100_000_000,
    })
    expect(again).toHaveProperty('result', 'FAILED')
  })

  test('value to a new address makes an account', async () => {
    const target = `41${'5a'.repeat(20)}`
    const tronWeb = client(net, 'alice')
    const parameters = [
      { type: 'address', value: target },
      { type: 'uint256', value: '10' },
    ]
    const first = await send(tronWeb, probe, 'pay(address,uint256)', parameters)
    const second = await send(tronWeb, probe, 'pay(address,uint256)', parameters)
    expect(await tronWeb.trx.getBalance(target)).toBe(20)
    expect(
      Number(first.receipt?.['energy_usage_total']) -
        Number(second.receipt?.['energy_usage_total']),
    ).toBe(25_000)
    expect(first.internal_transactions).toMatchObject([
      { callValueInfo: [{ callValue: 10 }], transferTo_address: target },
    ])
  })
})

describe('events', () => {
  test('of a contract by name, newest first, and of a transaction', async () => {
    const tronWeb = client(net, 'alice')
    const info = await send(tronWeb, probe, 'set(uint256)', uint(4321))
    const page = await tronWeb.event.getEventsByContractAddress(probe, {
      eventName: 'Set',
      limit: 2,
    })
    expect(page.data).toHaveLength(2)
    expect(page.meta).toHaveProperty('fingerprint')
    expect(page.data?.[0]).toMatchObject({
      event_name: 'Set',
      event: 'Set(address indexed who, uint256 value, string text)',
      transaction_id: info.id,
      result: {
        value: '4321',
        text: 'hi',
        who: `0x${(tronWeb.defaultAddress.hex || '').slice(2)}`,
      },
    })
    const mine = await tronWeb.event.getEventsByTransactionID(info.id ?? '')
    expect(mine.data).toEqual([page.data?.[0]])
    const behind = await fetch(`${net.url}/v1/transactions/${info.id}/events?fingerprint=1`)
    expect(await behind.json()).toMatchObject({ data: [] })
    const none = await tronWeb.event.getEventsByContractAddress(probe, { eventName: 'Nothing' })
    expect(none.data).toEqual([])
  })
})
