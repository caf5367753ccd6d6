/** The names that developers know, called by the clients that they know. */
import { TronWeb } from 'tronweb'
import {
  type Hex,
  createTestClient,
  createWalletClient,
  defineChain,
  getAddress,
  http,
  publicActions,
} from 'viem'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Devnet, type DevnetOptions, startDevnet } from '../index.ts'
import { call, error, evm, result, word } from '../jsonrpc/testing.ts'
import {
  type Compiled,
  addressOf,
  client,
  compile,
  deploy,
  infoOf,
  post,
  start,
} from '../testing.ts'

const source = `// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;
contract Box {
    uint256 public value;
    address public last;
    function put(uint256 next) external payable {
        (bool done,) = address(0x636F6e736F6c652e6c6f67).staticcall(
            abi.encodeWithSignature("log(string,uint256)", "put %d", next));
        value = next;
        last = done ? msg.sender : address(0);
    }
    function shout() external view returns (bool) {
        (bool done,) = address(0x636F6e736F6c652e6c6f67).staticcall(
            abi.encodeWithSignature("log(string)", "shouted"));
        return done;
    }
}`
const box = compile(source)['Box'] as Compiled
const stranger = `0x${'5c'.repeat(20)}` as const

let net: Devnet
const lines: string[] = []
async function open(options: DevnetOptions = {}): Promise<void> {
  net = await startDevnet({ logger: (line) => lines.push(line), ...options })
}
beforeEach(async () => {
  lines.length = 0
  await open()
})
afterEach(() => net.close())

const chain = () =>
  defineChain({
    id: net.chainId,
    name: 'devnet',
    nativeCurrency: { name: 'TRX', symbol: 'TRX', decimals: 6 },
    rpcUrls: { default: { http: [`${net.url}/jsonrpc`] } },
  })
const tester = (mode: 'anvil' | 'hardhat') =>
  createTestClient({ chain: chain(), mode, transport: http() }).extend(publicActions)

const deployed = async (): Promise<Hex> => {
  const { address } = await deploy(client(net, 'alice'), box)
  return `0x${address.slice(2)}`
}
const tre = async (method: string, params: unknown[]): Promise<unknown> =>
  (await post(net, '/tre', { jsonrpc: '2.0', id: 1, method, params }))['result']

describe.each(['anvil', 'hardhat'] as const)("viem's test client as %s", (mode) => {
  test('sets balance, code and storage', async () => {
    const viem = tester(mode)
    await viem.setBalance({ address: stranger, value: 123n })
    expect(await viem.getBalance({ address: stranger })).toBe(123n)
    const address = await deployed()
    const slot = `0x${word(0)}` as const
    await viem.setStorageAt({ address, index: 0, value: `0x${word(77)}` })
    expect(await viem.getStorageAt({ address, slot })).toBe(`0x${word(77)}`)
    const value = await viem.readContract({ address, abi: box.abi as never, functionName: 'value' })
    expect(value).toBe(77n)
    const bytecode = await viem.getCode({ address })
    await viem.setCode({ address: stranger, bytecode: bytecode ?? '0x' })
    expect(
      await viem.readContract({ address: stranger, abi: box.abi as never, functionName: 'value' }),
    ).toBe(0n)
    await viem.setCode({ address: stranger, bytecode: '0x' })
    expect(await viem.getCode({ address: stranger })).toBeUndefined()
    expect(await viem.getBalance({ address: stranger })).toBe(123n)
  })

  test('has no nonce to set', async () => {
    await expect(tester(mode).setNonce({ address: stranger, nonce: 3 })).rejects.toThrow(/no nonce/)
  })

  test('sends as an account without its key, until that ends', async () => {
    const viem = tester(mode)
    const address = await deployed()
    await viem.setBalance({ address: stranger, value: 1_000_000_000n })
    await viem.impersonateAccount({ address: stranger })
    const wallet = createWalletClient({ account: stranger, chain: chain(), transport: http() })
    expect(await wallet.getAddresses()).toEqual([getAddress(stranger)])
    const write = {
      address,
      abi: box.abi as never,
      functionName: 'put',
      args: [5n],
      value: 7n,
    } as const
    const hash = await wallet.writeContract(write as never)
    const receipt = await viem.waitForTransactionReceipt({ hash })
    expect(receipt).toMatchObject({ status: 'success', from: stranger, to: address })
    expect(await viem.readContract({ address, abi: box.abi as never, functionName: 'last' })).toBe(
      getAddress(stranger),
    )
    expect(await viem.getBalance({ address })).toBe(7n)
    await wallet.sendTransaction({ to: evm(net, 'bob') as Hex, value: 9n })
    const made = await wallet.deployContract({
      abi: box.abi as never,
      bytecode: `0x${box.bytecode}`,
    })
    const { contractAddress } = await viem.waitForTransactionReceipt({ hash: made })
    expect(await viem.getCode({ address: contractAddress ?? '0x' })).toMatch(/^0x60/)
    expect(await viem.getBalance({ address: evm(net, 'bob') as Hex })).toBe(BigInt(start) + 9n)
    await viem.stopImpersonatingAccount({ address: stranger })
    expect(await wallet.getAddresses()).toEqual([])
    await expect(wallet.writeContract(write as never)).rejects.toThrow(/not available/)
  })

  test('mines, moves time and takes back', async () => {
    const viem = tester(mode)
    const before = await viem.getBlock()
    await viem.mine({ blocks: 3, interval: 60 })
    const after = await viem.getBlock()
    expect(after.number).toBe(before.number + 3n)
    expect(after.timestamp - before.timestamp).toBeGreaterThanOrEqual(120n)
    const id = await viem.snapshot()
    await viem.increaseTime({ seconds: 3600 })
    expect((await viem.getBlock()).number).toBe(after.number)
    await viem.mine({ blocks: 1 })
    const later = await viem.getBlock()
    expect(later.timestamp - after.timestamp).toBeGreaterThanOrEqual(3600n)
    const next = later.timestamp + 1000n
    await viem.setNextBlockTimestamp({ timestamp: next })
    await viem.setBalance({ address: stranger, value: 1n })
    await viem.mine({ blocks: 1 })
    expect((await viem.getBlock()).timestamp).toBe(next)
    await viem.revert({ id })
    expect((await viem.getBlock()).hash).toBe(after.hash)
    expect(await viem.getBalance({ address: stranger })).toBe(0n)
  })

  test('stops and starts blocks, and drops what waits', async () => {
    const viem = tester(mode)
    expect(await viem.getAutomine()).toBe(true)
    await viem.setAutomine(false)
    expect(await viem.getAutomine()).toBe(false)
    await viem.impersonateAccount({ address: evm(net, 'alice') as Hex })
    const wallet = createWalletClient({
      account: evm(net, 'alice') as Hex,
      chain: chain(),
      transport: http(),
    })
    const to = evm(net, 'bob') as Hex
    const first = await wallet.sendTransaction({ to, value: 1n })
    await wallet.sendTransaction({ to, value: 2n })
    expect(net.status().pending).toBe(2)
    await viem.dropTransaction({ hash: first })
    expect(net.status().pending).toBe(1)
    await viem.setAutomine(true)
    expect(net.status().pending).toBe(0)
    expect(await viem.getBalance({ address: to })).toBe(BigInt(start) + 2n)
    await viem.setIntervalMining({ interval: 1 })
    expect(net.status().blockTime).toBeGreaterThan(0)
    await viem.setIntervalMining({ interval: 0 })
    expect(net.status().blockTime).toBe('manual')
  })

  test('begins again', async () => {
    const viem = tester(mode)
    const first = net.status().head
    await viem.setBalance({ address: stranger, value: 5n })
    await net.travel(1000)
    await viem.reset()
    expect(net.status()).toMatchObject({ head: first, travelled: 0 })
    expect(await viem.getBalance({ address: stranger })).toBe(0n)
  })
})

describe("TronBox's own names, under /tre", () => {
  test('set balance, code and storage', async () => {
    const address = TronWeb.address.fromHex(`41${'5c'.repeat(20)}`)
    expect(await tre('tre_setAccountBalance', [address, '0x3e8'])).toBe(true)
    expect(await client(net, 'alice').trx.getBalance(address)).toBe(1000)
    expect(await tre('tre_setAccountCode', [address, '0xbaddad42'])).toBe(true)
    expect(await result(net, 'eth_getCode', stranger, 'latest')).toBe('0xbaddad42')
    const slot = `0x${word(5)}`
    expect(await tre('tre_setAccountStorageAt', [address, slot, '0xbaddad42'])).toBe(true)
    const kept = await result(net, 'eth_getStorageAt', stranger, '0x5', 'latest')
    expect(kept).toBe(`0x${'baddad42'.padStart(64, '0')}`)
  })

  test('mine, and set how often', async () => {
    const { number } = net.status().head
    expect(await tre('tre_mine', [{ blocks: 5 }])).toBe(true)
    expect(net.status().head.number).toBe(number + 5)
    expect(await tre('tre_blockTime', [3])).toBe(true)
    expect(net.status().blockTime).toBe(3000)
    expect(await tre('tre_blockTime', [0])).toBe(true)
    expect(net.status().blockTime).toBe('instant')
  })

  test('take transactions of an unlocked account without a signature', async () => {
    const [alice, bob] = [addressOf(net, 'alice'), addressOf(net, 'bob')]
    const tronWeb = new TronWeb({ fullHost: net.url })
    const made = await tronWeb.transactionBuilder.sendTrx(bob, 5, alice)
    const unsigned = { ...made, signature: [] }
    expect(await tronWeb.trx.sendRawTransaction(unsigned)).toMatchObject({ code: 'SIGERROR' })
    expect(await tre('tre_unlockedAccounts', [[alice]])).toBe(true)
    expect(await tronWeb.trx.sendRawTransaction(unsigned)).toMatchObject({ result: true })
    expect(await infoOf(tronWeb, made.txID)).toHaveProperty('id', made.txID)
    expect(await tronWeb.trx.getBalance(bob)).toBe(start + 5)
  })
})

describe('accounts, as TronBox lists them', () => {
  const page = async (path: string): Promise<string> =>
    (await fetch(`${net.url}/admin/${path}`)).text()

  test('with balances and keys', async () => {
    const text = await page('accounts')
    const [first] = net.accounts
    expect(text).toContain(`(0) ${first?.address} (1000000 TRX)`)
    expect(text).toContain(`(0) ${first?.privateKey}`)
    expect(await page('accounts?format=hex')).toContain(
      `(0) ${TronWeb.address.toHex(first?.address ?? '')} (`,
    )
  })

  test('more of them, funded', async () => {
    const text = await page('temporary-accounts-generation?accounts=3&defaultBalance=25')
    expect(text.match(/\(25 TRX\)/g)).toHaveLength(3)
    const { privateKeys, more } = JSON.parse(await page('accounts-json')) as {
      privateKeys: string[]
      more: { privateKeys: string[] }[]
    }
    expect(privateKeys).toHaveLength(12)
    expect(more.map((each) => each.privateKeys.length)).toEqual([3])
    const key = more[0]?.privateKeys[2] ?? ''
    const tronWeb = new TronWeb({ fullHost: net.url, privateKey: key })
    expect(await tronWeb.trx.getBalance(String(tronWeb.defaultAddress.base58))).toBe(25_000_000)
    await tronWeb.trx.sendTransaction(addressOf(net, 'bob'), 1)
    expect(await tronWeb.trx.getBalance(addressOf(net, 'bob'))).toBe(start + 1)
  })
})

describe('console.log', () => {
  test('of calls and of transactions is printed, each once', async () => {
    const address = await deployed()
    const alice = client(net, 'alice')
    const contract = alice.contract(
      box.abi as never,
      alice.address.fromHex(`41${address.slice(2)}`),
    )
    await contract['methods']['put']?.(5).send()
    expect(lines).toEqual(['console.log: put 5'])
    expect(await contract['methods']['shout']?.().call()).toBe(true)
    expect(lines).toEqual(['console.log: put 5', 'console.log: shouted'])
    await result(net, 'eth_estimateGas', {
      to: address,
      data: '0x'.concat(TronWeb.sha3('shout()', false).slice(0, 8)),
    })
    expect(lines).toHaveLength(2)
  })
})

test('pages of other sites may not call them', async () => {
  const body = JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'anvil_setBalance',
    params: [stranger, '0x1'],
  })
  const headers = { origin: 'https://elsewhere.example' }
  const answer = await fetch(`${net.url}/jsonrpc`, { method: 'POST', body, headers })
  expect(await answer.json()).toMatchObject({ error: { code: -32601 } })
  expect(await result(net, 'eth_getBalance', stranger, 'latest')).toBe('0x0')
})

test.each([
  ['anvil_setBalance', ['0x12', '0x1'], 'address must be an address, in base58 or hex.'],
  ['anvil_setBalance', [stranger, '-1'], 'balance must be a whole number.'],
  [
    'anvil_setBalance',
    [stranger, `0x${'f'.repeat(16)}`],
    'A balance is from 0 to 9223372036854775807 sun.',
  ],
  ['anvil_setCode', [stranger, '0x1'], 'code must be bytes in hex.'],
  ['anvil_loadState', ['0x00'], 'This is not a state that a network of this version has dumped.'],
  [
    'anvil_reset',
    [{ forking: { jsonRpcUrl: 'http://x' } }],
    'This network cannot fork another one.',
  ],
  ['evm_setAutomine', [], 'enabled must be true or false.'],
  ['tre_unlockedAccounts', [['nobody']], 'address must be an address, in base58 or hex.'],
])('%s %j is refused and changes nothing', async (method, params, message) => {
  const before = await net.digest()
  expect((await error(net, method, ...params)) as unknown[]).toEqual([-32602, message, '{}'])
  expect(await net.digest()).toBe(before)
  expect(await call(net, 'evm_revert', '0x99')).toMatchObject({ result: false })
})
