import { startDevnet } from '#tools/devnet/index.ts'
import { parseAddress } from '#platform/std/address.ts'
import { compile } from '#tools/devnet/testing.ts'
import { TronWeb } from 'tronweb'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { provideRuntimeConfig } from '../runtime.ts'
import { openDemo } from '../wallet/demo.ts'
import { prepare } from './build.ts'
import { node } from './node.ts'
import { decodeRawData, transactionOf } from './rawData.ts'

let net: Awaited<ReturnType<typeof startDevnet>>
let contract = parseAddress('TMVQGm1qAQYVdetCeGRRkTWYYrLXuHK2HC')
const someone = () => parseAddress(net.accounts[1]?.address ?? '')

const source = `
  pragma solidity ^0.8.30;
  contract Box {
    uint256 public kept;
    function put(uint256 value) external payable {
      require(msg.value != 7, "no sevens");
      kept = value;
    }
  }`

beforeAll(async () => {
  net = await startDevnet({ blockTime: 'instant', solidLag: 0 })
  const maker = net.accounts[0]
  if (maker === undefined) throw new Error('no accounts')
  const tronWeb = new TronWeb({ fullHost: net.url, privateKey: maker.privateKey })
  const made = await tronWeb.transactionBuilder.createSmartContract(
    {
      abi: [],
      bytecode: compile(source)['Box']?.bytecode ?? '',
      name: 'Box',
      feeLimit: 1_000_000_000,
    },
    maker.address,
  )
  await tronWeb.trx.sendRawTransaction(await tronWeb.trx.sign(made))
  contract = parseAddress(TronWeb.address.fromHex(made.contract_address))
  const demo = {
    accounts: net.accounts.map((each) => ({ ...each, address: parseAddress(each.address) })),
    travel: true,
  }
  provideRuntimeConfig({ nodeBase: net.url, demo })
})
afterAll(() => net.close())

const callOf = (callValue: string) => ({
  contract,
  selector: 'put(uint256)',
  args: ['42'],
  callValue,
  feeLimit: '10000000',
})

/** As the engine has it: built by the node, and compared with the block it refers to. */
async function prepared(call: ReturnType<typeof callOf>, asked = call) {
  const built = await node.build(call, someone())
  const { refBlockBytes } = decodeRawData(built.rawHex)
  return prepare(built, asked, someone(), await node.reference(refBlockBytes))
}

async function send(callValue: string) {
  const call = callOf(callValue)
  const tx = await prepared(call)
  const wallet = await openDemo(someone())
  const signed = await wallet.signTransaction(transactionOf(tx.rawHex))
  const answer = await node.broadcast(tx.rawHex, signed.signature[0] ?? '')
  return { tx, answer, signature: signed.signature[0] ?? '' }
}

test("the node's bytes are what was asked for, and its own identifier stands", async () => {
  const call = callOf('5')
  const tx = await prepared(call)
  expect(tx.txID).toMatch(/^[0-9a-f]{64}$/)
  const other = { ...call, callValue: '6' }
  await expect(prepared(call, other)).rejects.toThrow('callValue')
})

test('extended to 10 minutes, signed and sent, it is in a block and solid', async () => {
  const before = await node.balance(someone())
  const { tx, answer } = await send('5')
  expect(answer).toMatchObject({ accepted: true })
  const receipt = await node.receipt(tx.txID)
  expect(receipt).toMatchObject({ ok: true, words: null })
  expect(await node.isSolid(tx.txID)).toBe(true)
  expect(await node.balance(someone())).toBe(before - 5n - (receipt?.fee ?? 0n))
  expect(tx.expiration - (await node.solidTime())).toBeGreaterThan(500_000)
})

test('sent twice it is one transaction', async () => {
  const { tx, signature } = await send('5')
  expect(await node.broadcast(tx.rawHex, signature)).toMatchObject({ accepted: true })
})

test('a signature by somebody else is refused for good', async () => {
  const call = callOf('5')
  const tx = await prepared(call)
  const wallet = await openDemo(parseAddress(net.accounts[2]?.address ?? ''))
  const signed = await wallet.signTransaction(transactionOf(tx.rawHex))
  const answer = await node.broadcast(tx.rawHex, signed.signature[0] ?? '')
  expect(answer).toMatchObject({ accepted: false, retry: false })
})

test("a refusal is told in the contract's own words, before and after sending", async () => {
  expect(await node.simulate(callOf('7'), someone())).toMatchObject({
    ok: false,
    words: 'no sevens',
  })
  const { tx } = await send('7')
  expect(await node.receipt(tx.txID)).toMatchObject({ ok: false, words: 'no sevens' })
})

test('an unknown transaction has no receipt', async () => {
  expect(await node.receipt('00'.repeat(32))).toBeNull()
  expect(await node.energyPrice()).toBeGreaterThan(0n)
})

test('which chain it is, and the block that a transaction refers to however far back', async () => {
  expect(await node.chainId()).toBe(`0x${net.status().chainId.toString(16)}`)
  await net.mine(3)
  const { head } = net.status()
  const bytes = (head.number - 2).toString(16).padStart(4, '0')
  const reference = await node.reference(bytes)
  expect(reference).toMatchObject({ number: head.number - 2, now: head.timestamp })
  expect(reference.id).toMatch(/^[0-9a-f]{64}$/)
})
