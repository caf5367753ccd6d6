import { startDevnet } from '#tools/devnet/index.ts'
import { addressFromHex, parseAddress } from '#platform/std/address.ts'
import { compile } from '#tools/devnet/testing.ts'
import { TronWeb } from 'tronweb'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { provideRuntimeConfig } from '../runtime.ts'
import { openDemo } from '../wallet/demo.ts'
import { prepare } from './build.ts'
import { node } from './node.ts'
import { decodeRawData, transactionOf } from '#platform/chain/rawData.ts'
import { chargedBytes } from '#platform/chain/transaction.ts'

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
async function prepared(call: ReturnType<typeof callOf>, asked = call, owner = someone()) {
  const built = await node.build(call, owner)
  const { refBlockBytes } = decodeRawData(built.rawHex)
  return prepare(built, asked, owner, await node.reference(refBlockBytes))
}

async function send(callValue: string) {
  const call = callOf(callValue)
  const tx = await prepared(call)
  const wallet = await openDemo(someone())
  const signed = await wallet.signTransaction(transactionOf(tx.rawHex))
  const answer = await node.broadcast(tx.rawHex, signed.signature[0] ?? '')
  return { tx, answer, signature: signed.signature[0] ?? '' }
}

test("the node's bytes are what was requested, and its own identifier stands", async () => {
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
  expect(receipt).toMatchObject({ ok: true, message: null })
  expect(await node.isSolid(tx.txID)).toBe(true)
  expect(await node.balance(someone())).toBe(before - 5n - (receipt?.fee ?? 0n))
  expect(tx.expiration - (await node.solidTime())).toBeGreaterThan(500_000)
})

test('sent twice it is one transaction', async () => {
  const { tx, signature } = await send('5')
  expect(await node.broadcast(tx.rawHex, signature)).toMatchObject({ accepted: true })
})

test('a signature by another account is refused for good', async () => {
  const call = callOf('5')
  const tx = await prepared(call)
  const wallet = await openDemo(parseAddress(net.accounts[2]?.address ?? ''))
  const signed = await wallet.signTransaction(transactionOf(tx.rawHex))
  const answer = await node.broadcast(tx.rawHex, signed.signature[0] ?? '')
  expect(answer).toMatchObject({ accepted: false, retry: false })
})

test("a refusal is shown in the contract's own words, before and after sending", async () => {
  expect(await node.simulate(callOf('7'), someone())).toMatchObject({
    ok: false,
    message: 'no sevens',
  })
  const { tx } = await send('7')
  expect(await node.receipt(tx.txID)).toMatchObject({ ok: false, message: 'no sevens' })
})

test('a transfer of TRX costs as much as was shown before: nothing, or the account it makes', async () => {
  const fresh = addressFromHex('7a'.repeat(20))
  // With all its free bandwidth.
  const owner = parseAddress(net.accounts[3]?.address ?? '')
  const known = parseAddress(net.accounts[2]?.address ?? '')
  for (const [to, makesAccount, fee] of [
    [known, false, 0n],
    [fresh, true, 1_100_000n],
    [fresh, false, 0n],
  ] as const) {
    expect(await node.transferFee(owner, to)).toEqual({ fee, makesAccount })
    const call = { contract: to, selector: '', args: [], callValue: '5', feeLimit: '0' }
    const tx = await prepared(call, call, owner)
    for (const [word, asked] of [
      ['callValue', { ...call, callValue: '6' }],
      ['contract', { ...call, contract: owner }],
      ['kind', callOf('5')],
    ] as const) {
      await expect(prepared(call, asked, owner)).rejects.toThrow(word)
    }
    const wallet = await openDemo(owner)
    const before = await node.balance(to)
    const { signature } = await wallet.signTransaction(transactionOf(tx.rawHex))
    const answer = await node.broadcast(tx.rawHex, signature[0] ?? '')
    expect(answer).toMatchObject({ accepted: true })
    expect(await node.receipt(tx.txID)).toMatchObject({ ok: true, fee })
    expect((await node.balance(to)) - before).toBe(5n)
  }
})

test('without free bandwidth a transfer is paid by its bytes, and never more than was shown', async () => {
  const to = parseAddress(net.accounts[2]?.address ?? '')
  const call = { contract: to, selector: '', args: [], callValue: '5', feeLimit: '0' }
  const fees: bigint[] = []
  for (let i = 0; i < 4; i++) {
    const { fee } = await node.transferFee(someone(), to)
    const tx = await prepared({ ...call, callValue: String(i + 10) })
    const wallet = await openDemo(someone())
    const { signature } = await wallet.signTransaction(transactionOf(tx.rawHex))
    await node.broadcast(tx.rawHex, signature[0] ?? '')
    const paid = (await node.receipt(tx.txID))?.fee ?? -1n
    expect(paid).toBeLessThanOrEqual(fee)
    fees.push(paid)
  }
  expect(fees.at(-1)).toBeGreaterThan(200_000n)
})

test('an unknown transaction has no receipt', async () => {
  expect(await node.receipt('00'.repeat(32))).toBeNull()
  expect(await node.prices()).toEqual({ energy: 100n, bandwidth: 1_000n })
})

test('what a call will burn is known before it is signed, to the sun', async () => {
  const burnt = new Set<boolean>()
  for (let i = 0; i < 4; i += 1) {
    const { energy } = await node.simulate(callOf('5'), someone())
    const [prices, left] = [await node.prices(), await node.resources(someone())]
    const { tx } = await send('5')
    const bytes = BigInt(chargedBytes(tx.rawHex))
    const burns = bytes > left.bandwidth
    burnt.add(burns)
    const fee = energy * prices.energy + (burns ? bytes * prices.bandwidth : 0n)
    expect((await node.receipt(tx.txID))?.fee).toBe(fee)
  }
  expect(burnt).toContain(true)
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
