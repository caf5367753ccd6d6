import { priceNow } from '#features/exchange/public.server.ts'
import { addressFromHex, addressToHex20, parseAddress } from '#platform/std/address.ts'
import { seed, sized } from '#platform/std/testing/campaign.ts'
import { Client } from '#tests/journeys/client.ts'
import { must } from '#tests/journeys/must.ts'
import { type Stack, startStack } from '#tests/journeys/stack.ts'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { ApprovalView } from '../api.ts'
import { MuteCoin } from '../testing/muteCoin.ts'

/**
 * The page equals `allowance` at its block, whatever several accounts approve, revoke and move: an independent reader
 * asks every contract for every spender, and works out what could be taken.
 */
let stack: Stack
let mute: MuteCoin

const owners = ['alice', 'bob'] as const
/** Ours, and accounts of a stranger's dapp. */
const spenders = ['TermStaking', 'CardMarket', 'grace', 'heidi'] as const
const coins = ['Usdt', 'Tes', 'MuteCoin'] as const
type Coin = (typeof coins)[number]
type Owner = (typeof owners)[number]
const clients = new Map<Owner, Client>()

beforeAll(async () => {
  stack = await startStack({ neighbours: true })
  mute = await MuteCoin.on(stack)
  for (const name of owners) {
    const { world } = stack
    await must(world, 'deployer', 'Usdt', 'transfer', [world.hex(name), 1_000_000_000n])
    await mute.send(name, 'mint', [world.hex(name), 5_000n])
    // What the neighbours’ seed left approved is part of it.
    const client = new Client(stack, name)
    await client.signIn()
    clients.set(name, client)
  }
}, 300_000)
afterAll(() => stack?.close())

const hexOf = (name: Coin | 'Cards'): `0x${string}` =>
  name === 'MuteCoin' ? mute.hex : stack.world.hex(name)
const send = (who: Owner, coin: Coin, functionName: string, args: readonly unknown[]) =>
  coin === 'MuteCoin'
    ? mute.send(who, functionName, args)
    : must(stack.world, who, coin, functionName, args)
const ask = (coin: Coin, functionName: string, args: readonly unknown[]): Promise<bigint> =>
  coin === 'MuteCoin'
    ? mute.read<bigint>(functionName, args)
    : stack.world.read<bigint>(coin, functionName, args)

const values = [0n, 1n, 4_999n, 300_000_000n, 10n ** 21n, 2n ** 256n - 1n]
const move = fc.record({
  owner: fc.constantFrom(...owners),
  spender: fc.constantFrom(...spenders),
  coin: fc.constantFrom(...coins, 'Cards' as const),
  value: fc.constantFrom(...values),
  gives: fc.boolean(),
})
type Move = typeof move extends fc.Arbitrary<infer T> ? T : never

async function make({ owner, spender, coin, value, gives }: Move): Promise<void> {
  const { world } = stack
  const to = world.hex(spender)
  if (coin === 'Cards') {
    return must(world, owner, 'Cards', 'setApprovalForAll', [to, value % 2n === 1n])
  }
  if (gives && coin !== 'MuteCoin') {
    const held = await ask(coin, 'balanceOf', [world.hex(owner)])
    return send(owner, coin, 'transfer', [world.hex('carol'), held / 3n])
  }
  // USDT takes a new amount from 0 alone.
  await send(owner, coin, 'approve', [to, 0n])
  await send(owner, coin, 'approve', [to, value])
}

const least = (a: bigint, b: bigint): bigint => (a < b ? a : b)

/** By contract and spender: what is allowed and what could be taken, by the contracts alone. */
async function model(owner: Owner): Promise<Map<string, readonly [string | null, string]>> {
  const { world } = stack
  const found = new Map<string, readonly [string | null, string]>()
  for (const spender of spenders) {
    const [of, to] = [world.hex(owner), world.hex(spender)]
    for (const coin of coins) {
      const allowed = await ask(coin, 'allowance', [of, to])
      const held = await ask(coin, 'balanceOf', [of])
      const key = `${addressFromHex(hexOf(coin))} ${addressFromHex(to)}`
      if (allowed > 0n) found.set(key, [String(allowed), String(least(allowed, held))])
    }
    const cards = await world.read<bigint>('Cards', 'balanceOf', [of])
    const key = `${addressFromHex(hexOf('Cards'))} ${addressFromHex(to)}`
    const all = await world.read<boolean>('Cards', 'isApprovedForAll', [of, to])
    if (all) found.set(key, [null, String(cards)])
  }
  return found
}

/** Base units of USDT: each coin once, at the price that is shown. */
async function worthOf(owner: Owner, takers: readonly string[]): Promise<bigint> {
  const { world } = stack
  let sum = 0n
  for (const coin of ['Usdt', 'Tes'] as const) {
    let allowed = 0n
    for (const taker of takers) {
      const hex = `0x${addressToHex20(parseAddress(taker))}`
      allowed += await ask(coin, 'allowance', [world.hex(owner), hex])
    }
    const held = await ask(coin, 'balanceOf', [world.hex(owner)])
    const price = await priceNow(stack.server.app, addressFromHex(world.hex(coin)))
    const scale = 10n ** BigInt((price?.decimals ?? 0) + 12)
    sum += (least(allowed, held) * (price?.priceE12 ?? 0n)) / scale
  }
  return sum
}

async function compare(owner: Owner): Promise<void> {
  await stack.server.indexer.catchUp()
  const client = clients.get(owner)!
  const { data } = await client.post('/tessera/approvals/standing')
  const { block, list, worth } = data as { block: number; list: ApprovalView[]; worth: string }
  const shown = new Map(
    list.map((one) => [`${one.contract} ${one.spender}`, [one.allowance, one.atRisk] as const]),
  )
  const there = new Set<string>(spenders.map((name) => addressFromHex(stack.world.hex(name))))
  const ofThese = [...shown].filter(([key]) => there.has(key.split(' ')[1]!))
  expect(new Map(ofThese)).toEqual(await model(owner))
  const { block_header: head } = await client.wallet.trx.getCurrentBlock()
  expect(block).toBe(head.raw_data.number)
  const takers = new Set([...there, ...list.map(({ spender }) => spender)])
  expect(BigInt(worth)).toBe(await worthOf(owner, [...takers]))
  const worths = list.map((one) => BigInt(one.worth ?? 0))
  expect(worths).toEqual(worths.toSorted((a, b) => (a < b ? 1 : a > b ? -1 : 0)))
}

test(`the page equals allowance at its block (seed ${seed})`, async () => {
  const moves = fc.sample(move, { seed, numRuns: sized(24, 240) })
  let compared = 0
  for (const [i, one] of moves.entries()) {
    await make(one)
    if (i % 4 !== 3) continue
    for (const owner of owners) await compare(owner)
    compared += 1
  }
  expect(compared).toBe(moves.length / 4)
})
