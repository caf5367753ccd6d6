import { deployed } from '#apps/deploy/deployed.ts'
import { Client } from '#tests/journeys/client.ts'
import { must } from '#tests/journeys/must.ts'
import { prepareThings } from '#tests/journeys/preparedThings.ts'
import { type Stack, startStack } from '#tests/journeys/stack.ts'
import { tesAbi } from '#platform/contracts/abi.ts'
import { type Address, addressFromHex, zeroAddress } from '#platform/std/address.ts'
import type { ContractCall } from '#platform/std/order.ts'
import type { Exit } from '#platform/web/exits.ts'
import type { WebFeature } from '#platform/web/feature.ts'
import { flowFor, provideFlows } from '#platform/web/flow/registry.ts'
import { caller, provideRuntimeConfig } from '#platform/web/runtime.ts'
import type { BaseConfig } from '#platform/web/services.ts'
import { provideFeatures } from '#platform/web/shell/composed.ts'
import { encodeCall, signatureOf } from '#platform/web/tron/calldata.ts'
import { readContract } from '#platform/web/tron/contract.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { compileApart } from '../../../scripts/compile-contracts.ts'
import { type Exits, readExits } from './read.ts'

/** One account with something of everything: its exits against sums of the contracts' own words, then each is sent. */
const manifests = import.meta.glob<Record<string, WebFeature>>('../../*/manifest.web.ts', {
  eager: true,
})

let stack: Stack
let alice: Client
let config: BaseConfig
let account: Address

beforeAll(async () => {
  stack = await startStack({ neighbours: true })
  alice = new Client(stack, 'alice')
  await alice.signIn()
  await prepareThings(stack, alice)
  await stack.server.indexer.catchUp()
  account = alice.address as Address
  config = (await alice.post('/deposit/project/baseConfig')).data
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  const features = Object.values(manifests).flatMap((module) => Object.values<WebFeature>(module))
  provideFeatures(features)
  provideFlows(features)
  provideRuntimeConfig({
    apiBase: stack.server.url,
    nodeBase: `${stack.server.url}/tron`,
    nodePublic: stack.world.net.url,
  })
  caller.token = alice.token
}, 600_000)
afterAll(() => stack?.close())

const read = (): Promise<Exits> => readExits(account, config, true)

/** Base units by coin, of rows whose id begins so; now or later. */
function sumOf({ list }: Exits, begins: RegExp): Record<string, bigint> {
  const sums: Record<string, bigint> = {}
  for (const { id, back } of list) {
    if (!begins.test(id)) continue
    for (const { coin, amount } of back) sums[coin] = (sums[coin] ?? 0n) + amount
  }
  return sums
}

const add = (sums: Record<string, bigint>, coin: string, amount: bigint): void => {
  if (amount > 0n) sums[coin] = (sums[coin] ?? 0n) + amount
}
const ask = <T>(contract: string, name: string, args: readonly unknown[] = []): Promise<T> =>
  stack.world.read<T>(contract, name, args)
const mine = (hex: string): boolean => addressFromHex(hex) === account

test('what comes back is what the contracts state of the account, position by position', async () => {
  const exits = await read()
  expect(exits.unread).toEqual([])
  expect(exits.alone).toBe(false)
  const tes = stack.world.deployment.contracts['Tes']!.address

  const [principals, rewards]: Record<string, bigint>[] = [{}, {}]
  for (let id = await ask<bigint>('TermStaking', 'count'); id > 0n; id -= 1n) {
    type Position = readonly [string, string, ...bigint[]]
    const position = await ask<Position>('TermStaking', 'positionOf', [id])
    const [owner, coin, amount = 0n, , , reward = 0n, paid = 0n] = position
    if (!mine(owner)) continue
    add(principals!, addressFromHex(coin), amount)
    add(rewards!, tes, reward - paid)
  }
  expect(Object.keys(principals!).length).toBeGreaterThan(0)
  expect(sumOf(exits, /^staking \d/)).toEqual(principals)
  expect(sumOf(exits, /^staking re/)).toEqual(rewards)

  const cards: Record<string, bigint> = {}
  add(cards, tes, await ask<bigint>('Cards', 'owedOf', [stack.world.hex('alice')]))
  const ids = await ask<readonly bigint[]>('Cards', 'ownerOfPage', [stack.world.hex('alice')])
  let staked = 0
  for (const id of ids) {
    const [, end = 0n, reward = 0n, paid = 0n] = await ask<readonly bigint[]>('Cards', 'position', [
      id,
    ])
    add(cards, tes, reward - paid)
    if (end > 0n) staked += 1
  }
  expect(staked).toBeGreaterThan(1)
  expect(exits.list.filter(({ id }) => /^cards \d/.test(id))).toHaveLength(staked)
  expect(sumOf(exits, /^cards re/)).toEqual(cards)

  const escrow: Record<string, bigint> = {}
  for (let number = 1n; number <= 60n; number += 1n) {
    type Offer = readonly [string, bigint, bigint, string, bigint, bigint]
    const [maker, , , coin, amount] = await ask<Offer>('CardMarket', 'offerOf', [number])
    if (mine(maker)) add(escrow, addressFromHex(coin), amount)
  }
  expect(Object.keys(escrow).length).toBeGreaterThan(0)
  expect(sumOf(exits, /^offer /)).toEqual(escrow)

  const [pools] = await ask<readonly (readonly string[])[]>('LpStaking', 'pools')
  const liquidity: Record<string, bigint> = {}
  for (const pool of pools ?? []) {
    const args = [pool, stack.world.hex('alice')]
    const [amount = 0n] = await ask<readonly bigint[]>('LpStaking', 'positionOf', args)
    add(liquidity, addressFromHex(pool), amount)
  }
  expect(sumOf(exits, /^lp T/)).toEqual(liquidity)

  const purchases: Record<string, bigint> = {}
  for (let id = await ask<bigint>('LpPurchases', 'count'); id > 0n; id -= 1n) {
    type Purchase = readonly [string, string, bigint, bigint, bigint, bigint, boolean]
    const [buyer, , , reward, , , issued] = await ask<Purchase>('LpPurchases', 'purchaseOf', [id])
    if (mine(buyer) && !issued) add(purchases, tes, reward)
  }
  expect(sumOf(exits, /^lp purchase/)).toEqual(purchases)

  const boxes: Record<string, bigint> = {}
  for (let series = await ask<bigint>('BlindBoxes', 'seriesCount'); series > 0n; series -= 1n) {
    for (let number = 1n; number <= 100n; number += 1n) {
      type Box = readonly [bigint, string, bigint, bigint, bigint, bigint]
      const box = await ask<Box>('BlindBoxes', 'boxOf', [(series << 32n) + number])
      const [state, holder, , paid] = box
      if ((state === 1n || state === 2n) && mine(holder)) add(boxes, zeroAddress, paid)
    }
  }
  expect(Object.keys(boxes)).toEqual([zeroAddress])
  expect(sumOf(exits, /^box(es)? \d/)).toEqual(boxes)

  const allotted = await ask<readonly bigint[]>('StagedWithdrawal', 'stagesOf', [
    stack.world.hex('alice'),
  ])
  const [, amounts] = allotted as unknown as readonly (readonly bigint[])[]
  const withdrawn = await ask<bigint>('StagedWithdrawal', 'userWithdrawAmount', [
    stack.world.hex('alice'),
  ])
  const all = (amounts ?? []).reduce((sum, one) => sum + one, 0n) - withdrawn
  const [available = 0n] = (
    await ask<readonly bigint[]>('StagedWithdrawal', 'allotmentOf', [stack.world.hex('alice')])
  ).slice(2)
  const [times] = allotted as unknown as readonly (readonly bigint[])[]
  const { timestamp } = stack.world.net.status().head
  const waiting = (amounts ?? []).filter((_, i) => Number(times?.[i]) * 1_000 > timestamp)
  let fee = 0n
  for (const one of [available, ...waiting]) {
    fee += await ask<bigint>('StagedWithdrawal', 'feeOf', [one])
  }
  const back = Object.values(sumOf(exits, /^allotment/)).reduce((sum, one) => sum + one, 0n)
  expect(back).toBe(all - fee)

  const credit = await ask<bigint>('FeeSplitter', 'creditOf', [stack.world.hex('alice')])
  expect(sumOf(exits, /^fees/)).toEqual(credit > 0n ? { [zeroAddress]: credit } : {})
})

test('it is what the account’s portfolio counts as staked and claimable', async () => {
  const exits = await read()
  const { list } = (await alice.post('/tessera/home/portfolio')).data
  const held = (what: string): bigint =>
    (list as { what: string; amount: string }[])
      .filter((one) => one.what === what)
      .reduce((sum, { amount }) => sum + BigInt(amount), 0n)
  const now = { ...exits, list: exits.list.filter(({ later }) => later === null) }
  const all = (begins: RegExp): bigint =>
    Object.values(sumOf(now, begins)).reduce((sum, one) => sum + one, 0n)
  expect(all(/^staking \d/)).toBe(held('termStakes'))
  // What is earned grows between the two readings.
  expect(all(/^lp T/)).toBe(held('lpStakes'))
  expect(all(/^market credit/)).toBe(held('marketCredits'))
  expect(all(/^bonus/)).toBe(held('bonus'))
  expect(all(/^allotment/)).toBe(held('allotment'))
})

test('a coin that a stranger locks for an account adds nothing to its sum, whatever its pool', async () => {
  const { world } = stack
  const worth = ({ list }: Exits): bigint => list.reduce((sum, one) => sum + (one.worth ?? 0n), 0n)
  const known = ({ list }: Exits) => list.filter(({ worth: one }) => one !== null).length
  const before = await read()
  const coins = deployed(
    world,
    compileApart([['platform/contracts/FickleToken.t.sol', 'FickleToken']]),
  )
  await coins.deploy('FickleToken')
  const [fake, usdt, router] = [coins.hex('FickleToken'), world.hex('Usdt'), world.hex('Router')]
  await must(world, 'deployer', 'PairFactory', 'createPair', [fake, usdt])
  for (const spender of [router, world.hex('LockA')]) {
    await coins.send('deployer', 'FickleToken', 'approve', [spender, 10n ** 24n])
  }
  await must(world, 'deployer', 'Usdt', 'approve', [router, 1_000_000n])
  // A dollar makes the price of ten thousand coins.
  const pool = [fake, usdt, 10n ** 18n, 1_000_000n, 0n, 0n, world.hex('deployer'), 2n ** 40n]
  await must(world, 'deployer', 'Router', 'addLiquidity', pool)
  const lock = [10n ** 22n, fake, 1n, world.hex('alice')]
  await must(world, 'deployer', 'LockA', 'lockFor', lock)
  await stack.server.indexer.catchUp()
  const after = await read()
  const coin = addressFromHex(fake.slice(2))
  const [row] = after.list.filter(({ back }) => back.some((one) => one.coin === coin))
  expect(row?.worth).toBeNull()
  // The address stands beside the symbol, which a stranger chose.
  expect(after.coins.get(coin)?.symbol).toContain(coin.slice(-4))
  expect(known(after)).toBe(known(before))
  // Rewards grow meanwhile; ten thousand dollars would be seen.
  expect(worth(after) - worth(before)).toBeLessThan(1_000_000n)
})

test('what a row’s button signs is the call that the row shows', async () => {
  const contracts = Object.fromEntries(
    Object.entries(stack.world.deployment.contracts).map(([name, { address }]) => [name, address]),
  )
  const { list } = await read()
  const rows = list.filter(({ later, steps }) => later === null && steps.length > 0)
  expect(rows.length).toBeGreaterThan(8)
  for (const { id, steps, calls } of rows) {
    const signed = await Promise.all(
      steps.map(async ({ kind, subject }, call) => {
        const { contract, method, args } = (await flowFor(kind)).signs
        // What an order chooses, the subject leaves open.
        const fixed = args(subject, contracts, account).map(
          (arg, i) => arg ?? calls[call]!.args[i]!,
        )
        return [
          typeof contract === 'string' ? contract : contract(subject),
          encodeCall(signatureOf(typeof method === 'string' ? method : method(subject)), fixed),
        ]
      }),
    )
    const shown = calls.map(({ contract, method, args }) => [
      contract,
      encodeCall(signatureOf(method), args),
    ])
    expect({ id, calls: shown }).toEqual({ id, calls: signed })
  }
})

test('without the server the browser’s last word and the node show the same', async () => {
  const shown = ({ list }: Exits): string[] => list.map(({ id }) => id).toSorted()
  const before = shown(await read())
  provideRuntimeConfig({
    apiBase: 'http://127.0.0.1:9',
    nodeBase: 'http://127.0.0.1:9/tron',
    nodePublic: stack.world.net.url,
  })
  const alone = await read()
  expect(alone.alone).toBe(true)
  expect(alone.unread).toEqual([])
  expect(shown(alone)).toEqual(before)
})

test('each call leaves, with every price outdated and nothing asked of the server', async () => {
  await stack.world.net.travel(40 * 86_400)
  await stack.world.net.mine()
  const left = new Set<string>()
  // Liquidity that leaves a stake or a lock is a position once more; of mining there is more in each second.
  const keyOf = ({ id, back }: Exit): string =>
    lasting.test(id) ? id : `${id} ${back.map(({ amount }) => amount).join()}`
  for (let round = 0; round < 200; round += 1) {
    const { list } = await read()
    const next = list.find((one) => one.later === null && !left.has(keyOf(one)))
    if (next === undefined) break
    left.add(keyOf(next))
    await leave(next)
  }
  const { list, unread } = await read()
  expect(unread).toEqual([])
  const due = list.filter((one) => one.later === null && !left.has(keyOf(one)))
  expect(due.map(({ id }) => id)).toEqual([])
  expect(left.size).toBeGreaterThan(8)
}, 300_000)

/** What an account has of a coin: base units, by the coin or the node itself. */
const heldOf = async (coin: Address): Promise<bigint> =>
  coin === zeroAddress
    ? BigInt(await alice.wallet.trx.getUnconfirmedBalance(account))
    : readContract({ address: coin, abi: tesAbi, functionName: 'balanceOf', args: [account] })

/** Rewards that go on after 40 days. */
const lasting = /^(sale tap|burn (node )?rewards)/
/** Rewards that grow from one second to the next: at least what was read. */
const growing = /^(cards re|lp re|staking re|lp T|sale tap|burn (node )?rewards)/

/** Sends the calls, and holds what they bring against what the row has. */
async function leave({ id, back, calls }: Exit): Promise<void> {
  const before = await Promise.all(back.map(({ coin }) => heldOf(coin)))
  let spent = 0n
  for (const { contract, method, args } of calls) {
    const call: ContractCall = {
      contract: stack.world.deployment.contracts[contract]?.address ?? contract,
      selector: signatureOf(method),
      args: [...args],
      callValue: '0',
      feeLimit: '1000000000',
    }
    const txID = await alice.send(call)
    const done = await alice.wallet.trx.getUnconfirmedTransactionInfo(txID)
    expect(done.receipt.result, `${id}: ${method} ${done.contractResult.join()}`).toBe('SUCCESS')
    spent += BigInt(done.fee ?? 0)
  }
  for (const [i, { coin, amount }] of back.entries()) {
    const brought = (await heldOf(coin)) - before[i]! + (coin === zeroAddress ? spent : 0n)
    const grown = growing.test(id) && brought > amount
    expect(grown ? amount : brought, `${id} ${coin}`).toBe(amount)
  }
}
