import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { type Address, addressFromHex, parseAddress } from '#platform/std/address.ts'
import { startDevnet } from '#tools/devnet/index.ts'
import { compile } from '#tools/devnet/testing.ts'
import { TronWeb } from 'tronweb'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { provideRuntimeConfig } from '../runtime.ts'
import { NodeFailure } from './ask.ts'
import { askMade, NoPublicNode } from './made.ts'

/** A maker and its product; a planted copy of the product that vouches for itself; makers that answer anything. */
const source = `
  pragma solidity ^0.8.30;
  contract Sale {
    function isMade(address) external pure returns (bool) { return true; }
  }
  contract Maker {
    mapping(address => bool) public isMade;
    Sale public last;
    function make() external { last = new Sale(); isMade[address(last)] = true; }
  }
  contract Answers {
    bytes private answer;
    constructor(bytes memory answer_) { answer = answer_; }
    fallback(bytes calldata) external returns (bytes memory) {
      require(answer.length > 0, "nothing");
      return answer;
    }
  }`

let net: Awaited<ReturnType<typeof startDevnet>>
let tronWeb: TronWeb
let maker: Address
let made: Address
let evil: Address
/** Our server, in evil hands: it answers of any node what it likes. */
let server: Server
let vouched = 0

async function deploy(name: string, parameters: unknown[] = []): Promise<Address> {
  const { abi, bytecode } = compile(source)[name]!
  const owner = net.accounts[0]!.address
  const options = { abi, bytecode, name, feeLimit: 1_000_000_000, parameters }
  const built = await tronWeb.transactionBuilder.createSmartContract(options as never, owner)
  await tronWeb.trx.sendRawTransaction(await tronWeb.trx.sign(built))
  return addressFromHex(built.contract_address)
}

beforeAll(async () => {
  net = await startDevnet({ blockTime: 'instant', solidLag: 0 })
  tronWeb = new TronWeb({ fullHost: net.url, privateKey: net.accounts[0]!.privateKey })
  maker = await deploy('Maker')
  evil = await deploy('Sale')
  const call = await tronWeb.transactionBuilder.triggerSmartContract(
    maker,
    'make()',
    {},
    [],
    net.accounts[0]!.address,
  )
  await tronWeb.trx.sendRawTransaction(await tronWeb.trx.sign(call.transaction))
  const { constant_result } = await tronWeb.transactionBuilder.triggerConstantContract(
    maker,
    'last()',
    {},
    [],
  )
  made = addressFromHex(constant_result[0]!.slice(24))
  server = createServer((_, response) => {
    vouched += 1
    response.end(
      JSON.stringify({ result: { result: true }, constant_result: ['1'.padStart(64, '0')] }),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
beforeEach(() => {
  net.clearFaults()
  const nodeBase = `http://127.0.0.1:${(server.address() as AddressInfo).port}/tron`
  provideRuntimeConfig({ nodeBase, nodePublic: net.url })
})
afterAll(async () => {
  server?.close()
  await net?.close()
})

test('the node confirms what the maker made, at its block and of its chain; nobody asks our server', async () => {
  const head = await tronWeb.trx.getCurrentBlock()
  expect(await askMade(maker, made)).toEqual({
    isMade: true,
    block: head.block_header.raw_data.number,
    chainId: `0x${net.chainId.toString(16).padStart(8, '0')}`,
  })
  expect(vouched).toBe(0)
})

test('a planted copy that vouches for itself was not made, whatever our server states', async () => {
  expect((await askMade(maker, evil)).isMade).toBe(false)
  expect((await askMade(maker, maker)).isMade).toBe(false)
  expect(vouched).toBe(0)
})

test.each([
  ['2', `0x${'2'.padStart(64, '0')}`],
  ['all bits', `0x${'f'.repeat(64)}`],
  ['one byte', '0x01'],
  ['true and more', `0x${'1'.padStart(64, '0')}${'0'.repeat(64)}`],
  ['a text', `0x${'20'.padStart(64, '0')}${'4'.padStart(64, '0')}${'74727565'.padEnd(64, '0')}`],
  ['a refusal', '0x'],
])('a maker that answers %s made nothing', async (_, answer) => {
  expect((await askMade(await deploy('Answers', [answer]), made)).isMade).toBe(false)
})

test('no contract, and an account, made nothing', async () => {
  const account = parseAddress(net.accounts[1]!.address)
  for (const nobody of [account, addressFromHex('77'.repeat(20))]) {
    expect((await askMade(nobody, made)).isMade).toBe(false)
  }
})

test.each(['status', 'wrongJson', 'disconnect'] as const)(
  'a node that fails by %s has confirmed nothing, and may be asked again',
  async (kind) => {
    for (const match of ['triggerconstantcontract', 'getblock']) {
      net.fault({ match, kind })
      await expect(askMade(maker, made)).rejects.toThrow(NodeFailure)
      net.clearFaults()
    }
    expect((await askMade(maker, made)).isMade).toBe(true)
  },
)

test('without a public node nobody is asked', async () => {
  provideRuntimeConfig({ nodeBase: net.url })
  await expect(askMade(maker, made)).rejects.toThrow(NoPublicNode)
})
