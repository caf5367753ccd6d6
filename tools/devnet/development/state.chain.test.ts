/** What is set directly stays: after a restart, from the journal alone, in another network. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TronWeb } from 'tronweb'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { stateDigest } from '../digest.ts'
import { replayed } from '../fuzz/replay.ts'
import { type Devnet, type DevnetOptions, startDevnet } from '../index.ts'
import { supplyOf } from '../kinds/testing/supply.ts'
import { openFolder } from '../store/open.ts'
import { type Compiled, addressOf, client, compile, deploy, post, send, start } from '../testing.ts'

const source = `// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;
contract Counter { uint256 public count; function up() external { count++; } }`
const counter = compile(source)['Counter'] as Compiled
const stranger = `41${'5c'.repeat(20)}`

let folder: string
const opened: Devnet[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'devnet-edits-'))
})
afterEach(async () => {
  await Promise.all(opened.splice(0).map((net) => net.close()))
  rmSync(folder, { recursive: true, force: true })
})
async function open(options: DevnetOptions = {}): Promise<Devnet> {
  const net = await startDevnet(options)
  opened.push(net)
  return net
}

const countOf = async (net: Devnet, contract: string): Promise<unknown> => {
  const { constant_result: [word] = [] } = await post<{ constant_result?: string[] }>(
    net,
    '/wallet/triggerconstantcontract',
    { owner_address: stranger, contract_address: contract, function_selector: 'count()' },
  )
  return Number(`0x${word}`)
}

/** What a folder's blocks must give, executed again, and where all its sun is. */
async function examine(): Promise<void> {
  const left = await openFolder(folder)
  try {
    const again = await replayed(left)
    expect(stateDigest(again.state)).toBe(stateDigest(left.state))
    const { balances, staked, burned, allowances, minted, granted } = supplyOf(left.state)
    const genesis = 12n * 1_000_000_000_000n + 5_000_000_000_000_000n
    expect(balances + staked + burned + allowances).toBe(genesis + minted + granted)
  } finally {
    await left.close()
  }
}

test('a restart replays it, from the journal alone and from the blocks', async () => {
  const first = await open({ dataDir: folder })
  const alice = client(first, 'alice')
  const { address } = await deploy(alice, counter)
  await first.setStorage(address, 0n, 41n)
  await send(alice, address, 'up()')
  await first.setBalance(addressOf(first, 'bob'), 7)
  await first.setBalance(stranger, 10n ** 15n)
  await first.setCode(stranger, '0x6001')
  const digest = await first.digest()
  await first.close()
  rmSync(join(folder, 'state.bin'))
  const second = await open({ dataDir: folder })
  expect(await second.digest()).toBe(digest)
  expect(await countOf(second, address)).toBe(42)
  expect(await client(second, 'alice').trx.getBalance(addressOf(second, 'bob'))).toBe(7)
  await second.close()
  await examine()
})

test('a snapshot takes it back, and so does a reorganisation', async () => {
  const net = await open()
  const tronWeb = client(net, 'alice')
  const bob = addressOf(net, 'bob')
  const id = await net.snapshot()
  await net.setBalance(bob, 1)
  expect(await tronWeb.trx.getBalance(bob)).toBe(1)
  await net.revert(id)
  expect(await tronWeb.trx.getBalance(bob)).toBe(start)
  await net.setBalance(bob, 2)
  await net.reorg(1, { force: true })
  expect(await tronWeb.trx.getBalance(bob)).toBe(start)
})

test('what waits is executed on top of it', async () => {
  const net = await open({ blockTime: 'manual' })
  const alice = client(net, 'alice')
  await alice.trx.sendTransaction(addressOf(net, 'bob'), 5)
  await net.setBalance(addressOf(net, 'bob'), 100)
  expect(net.status().pending).toBe(1)
  expect(await alice.trx.getUnconfirmedBalance(addressOf(net, 'bob'))).toBe(105)
  await net.mine()
  expect(net.status().pending).toBe(0)
  expect(await alice.trx.getBalance(addressOf(net, 'bob'))).toBe(105)
})

test('one that waits without a signature survives a restart', async () => {
  const first = await open({ dataDir: folder, blockTime: 'manual' })
  first.impersonate(addressOf(first, 'alice'))
  const tronWeb = new TronWeb({ fullHost: first.url })
  const made = await tronWeb.transactionBuilder.sendTrx(
    addressOf(first, 'bob'),
    5,
    addressOf(first, 'alice'),
  )
  expect(await tronWeb.trx.sendRawTransaction({ ...made, signature: [] })).toMatchObject({
    result: true,
  })
  await first.close()
  const second = await open({ dataDir: folder, blockTime: 'manual' })
  expect(second.status().pending).toBe(1)
  await second.mine()
  expect(await client(second, 'alice').trx.getBalance(addressOf(second, 'bob'))).toBe(start + 5)
  // The account itself is locked again.
  const other = await new TronWeb({ fullHost: second.url }).transactionBuilder.sendTrx(
    addressOf(second, 'bob'),
    6,
    addressOf(second, 'alice'),
  )
  const answer = await new TronWeb({ fullHost: second.url }).trx.sendRawTransaction({
    ...other,
    signature: [],
  })
  expect(answer).toMatchObject({ code: 'SIGERROR' })
  await second.close()
  await examine()
})

test('a dumped state goes on in another network, kept in a folder', async () => {
  const first = await open({ accounts: 3 })
  const alice = client(first, 'alice')
  const { address } = await deploy(alice, counter)
  await send(alice, address, 'up()')
  const stake = await alice.transactionBuilder.freezeBalanceV2(50_000_000, 'ENERGY')
  await alice.trx.sendRawTransaction(await alice.trx.sign(stake))
  await first.travel(86_400)
  await first.setBalance(stranger, 77)
  const state = await first.dumpState()
  const time = first.status().head.timestamp

  const second = await open({ dataDir: folder })
  await client(second, 'judy').trx.sendTransaction(addressOf(second, 'bob'), 9)
  await second.loadState(state)
  expect(second.status().head.timestamp).toBeGreaterThanOrEqual(time)
  expect(await countOf(second, address)).toBe(1)
  await send(client(second, 'alice'), address, 'up()')
  expect(await countOf(second, address)).toBe(2)
  const tronWeb = client(second, 'alice')
  expect(await tronWeb.trx.getBalance(stranger)).toBe(77)
  expect(await tronWeb.trx.getBalance(addressOf(second, 'judy'))).toBe(0)
  expect(await tronWeb.trx.getAccount(addressOf(second, 'alice'))).toMatchObject({
    frozenV2: expect.arrayContaining([{ type: 'ENERGY', amount: 50_000_000 }]) as unknown,
  })
  const digest = await second.digest()
  await second.close()
  rmSync(join(folder, 'state.bin'))
  const third = await open({ dataDir: folder })
  expect(await third.digest()).toBe(digest)
  await third.close()
  await examine()
})

test('a dump of what was loaded is the same state', async () => {
  const first = await open()
  await first.setBalance(stranger, 77)
  const second = await open()
  await second.loadState(await first.dumpState())
  const third = await open()
  await third.loadState(await second.dumpState())
  for (const net of [second, third]) {
    expect(await client(net, 'alice').trx.getBalance(stranger)).toBe(77)
    expect(await client(net, 'alice').trx.getBalance(addressOf(net, 'bob'))).toBe(start)
  }
})

test('rewards of a dump are those of its blocks, at another height too', async () => {
  const rewardOf = async (net: Devnet): Promise<unknown> => {
    const { witnesses } = await post<{ witnesses: { address: string }[] }>(
      net,
      '/wallet/listwitnesses',
    )
    const address = witnesses[0]?.address
    return (await post(net, '/wallet/getReward', { address }))['reward']
  }
  const first = await open()
  await first.mine(30)
  const state = await first.dumpState()
  const second = await open()
  await second.loadState(state)
  // The state is loaded by a block.
  await first.mine(1)
  const reward = await rewardOf(first)
  expect(reward).toBeGreaterThan(0)
  expect(await rewardOf(second)).toBe(reward)
})
