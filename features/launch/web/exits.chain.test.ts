import { startWorld, type World } from '#apps/deploy/testing.ts'
import { must } from '#tests/journeys/must.ts'
import { type Address, addressFromHex, addressToHex20, zeroAddress } from '#platform/std/address.ts'
import { tesAbi } from '#platform/contracts/abi.ts'
import type { Exit, ExitChain } from '#platform/web/exits.ts'
import { provideRuntimeConfig } from '#platform/web/runtime.ts'
import { readContract } from '#platform/web/tron/contract.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { tokenArgs, tokenForm } from '../testing/forms.ts'
import { type MadeSale, salesOn } from '../testing/made.ts'
import { launchExits } from './exits.ts'

/** No server runs at all: what alice has in presales of every state, by the node alone, and each call sent. */
let world: World
let alice: Address
let sales: ReturnType<typeof salesOn>
let joined: MadeSale
let failed: MadeSale
let inside: MadeSale
let listed: MadeSale
let own: MadeSale
let closed: Address

const day = 86_400
const trx = 1_000_000n

beforeAll(async () => {
  world = await startWorld()
  provideRuntimeConfig({
    apiBase: 'http://127.0.0.1:9',
    nodeBase: 'http://127.0.0.1:9/tron',
    nodePublic: world.net.url,
  })
  alice = addressFromHex(world.hex('alice').slice(2))
  for (const who of ['alice', 'bob', 'carol', 'dave', 'erin', 'grace']) {
    await must(world, who, 'Team', 'bindParent', [world.hex('deployer')])
  }
  sales = salesOn(world)
  const form = { ...tokenForm(world.hex('alice')), name: 'Closed', symbol: 'CLO' }
  const fee = await world.read<bigint>('TokenFactory', 'creationFee')
  await must(world, 'alice', 'TokenFactory', 'createToken', tokenArgs(form), fee)
  closed = addressOf(await world.read<`0x${string}`>('TokenFactory', 'pairAt', [0n]))
  joined = await sales.make('bob', { maxTotalNum: '1000', softCapRate: '3000' })
  failed = await sales.make('bob')
  inside = await sales.make('bob')
  listed = await sales.make('bob')
  own = await sales.make('alice')
  await world.net.travel(60)
  await sales.mint(joined, 'alice', 1n)
  for (const sale of [failed, inside, listed]) await sales.sellOut(sale, 'bob')
  await sales.sellOut(own, 'alice')
  await sales.on(failed, 'carol', 'leave')
  // A leave has moved its end by a day.
  await world.net.travel(2 * day)
  await sales.on(inside, 'alice', 'buyInside', [1n], 2_000n * trx)
  await sales.sellCurve(listed, sales.buyersOf('bob'))
  await sales.sellCurve(own, sales.buyersOf('alice'))
  for (const sale of [listed, own]) await sales.on(sale, 'dave', 'list')
  await world.net.travel(day)
  await world.net.mine()
}, 300_000)
afterAll(() => world?.close())

const addressOf = (hex: `0x${string}`): Address => addressFromHex(hex.slice(2))
const at = ({ sale }: MadeSale): Address => addressOf(sale)

const chain = (known: Partial<ExitChain> = {}): ExitChain => ({
  account: alice,
  head: { number: 0, time: 0 },
  address: (name) => (world.deployment.contracts[name]?.address as Address | undefined) ?? null,
  contract: (name, abi) => {
    const found = world.deployment.contracts[name]?.address as Address | undefined
    return found === undefined ? null : { address: found, abi }
  },
  read: readContract,
  symbol: () => null,
  keys: () => [],
  alone: true,
  ...known,
})

const read = (known?: Partial<ExitChain>): Promise<readonly Exit[]> =>
  launchExits.read(chain(known))

/** Amounts of all rows by their ids, of coins other than liquidity. */
const amounts = (list: readonly Exit[]) =>
  Object.fromEntries(list.map(({ id, back }) => [id, back[0]?.amount]))

/** A share of `quick` buys a fortieth of what is beside the reserve. */
const share = (10n ** 27n - 10n ** 26n) / 40n

test('the newest presales are found by the factory alone, each row by the sale’s own word', async () => {
  const list = await read()
  const { [`sale tap ${at(own)}`]: tap, ...rest } = amounts(list)
  expect(rest).toEqual({
    [`token ${closed}`]: 10n ** 27n - 10n ** 26n,
    [`sale leave ${at(joined)}`]: 1_000n * trx,
    [`sale refund ${at(failed)}`]: 2_000n * trx,
    // 1,500 × (1 + 1 ÷ 20)
    [`sale sellInside ${at(inside)}`]: 1_575n * trx,
    // A quarter at the listing, the rest in three parts.
    [`sale claim ${at(listed)}`]: (2n * share) / 4n,
    [`sale claimInside ${at(listed)}`]: 2n * share,
    [`sale later ${at(listed)}`]: 2n * share - (2n * share) / 4n,
  })
  expect(tap).toBeGreaterThan(0n)
  expect(list.filter(({ later }) => later !== null).map(({ id }) => id)).toEqual([
    `sale later ${at(listed)}`,
  ])
  // Liquidity comes beside the tokens.
  expect(list.find(({ id }) => id.startsWith('sale claim T'))?.back).toHaveLength(2)
  const titles = list.map(({ title }) => title((text) => text.tc))
  expect(titles.every((title) => title.length > 0)).toBe(true)
})

test('with what the browser kept of the server’s word the same is read, and nothing else', async () => {
  const kept: Partial<ExitChain> = {
    alone: false,
    keys: (kind) => (kind === 'sale' ? [at(failed), 'not an address'] : []),
  }
  expect(amounts(await read(kept))).toEqual({ [`sale refund ${at(failed)}`]: 2_000n * trx })
  expect(await read({ contract: () => null })).toEqual([])
})

test('a presale that nobody listed for seven days gives shares of both kinds back', async () => {
  await world.net.travel(38 * day)
  await world.net.mine()
  const found = amounts(await read())
  expect(found).toMatchObject({
    [`sale refund ${at(inside)}`]: 2_000n * trx,
    [`sale sellInside ${at(inside)}`]: 1_575n * trx,
  })
})

test('each call brings what its row has', async () => {
  const left = new Set<string>()
  for (let round = 0; round < 20; round += 1) {
    const next = (await read()).find(({ id, later }) => later === null && !left.has(id))
    if (next === undefined) break
    left.add(next.id)
    await leave(next)
  }
  // A presale that is refunded late, two refunds, a sale back, two claims, the creator's part, an opened token.
  expect([...left].map((id) => id.split(' ').slice(0, -1).join(' ')).toSorted()).toEqual([
    'sale claim',
    'sale claimInside',
    'sale refund',
    'sale refund',
    'sale refund',
    'sale sellInside',
    'sale tap',
    'token',
  ])
}, 60_000)

const heldOf = (coin: Address): Promise<bigint> =>
  coin === zeroAddress
    ? world.balance('alice')
    : readContract({ address: coin, abi: tesAbi, functionName: 'balanceOf', args: [alice] })

/** What comes is what the row had; the creator's part grows from second to second, and energy is burnt. */
async function leave({ id, back, calls }: Exit): Promise<void> {
  const before = await Promise.all(back.map(({ coin }) => heldOf(coin)))
  for (const { contract, method, args } of calls) {
    const name = id.startsWith('token') ? 'LaunchToken' : 'Sale'
    world.adopt(name, `0x${addressToHex20(contract as Address)}`)
    await must(world, 'alice', name, method.slice(0, method.indexOf('(')), args.map(BigInt))
  }
  for (const [i, { coin, amount }] of back.entries()) {
    const brought = (await heldOf(coin)) - before[i]!
    // Of TRX the energy is gone.
    const least = coin === zeroAddress ? (amount * 9n) / 10n : amount
    const most = id.startsWith('sale tap') ? 2n * amount : amount
    expect(brought >= least && brought <= most, `${id}: ${brought} of ${amount}`).toBe(true)
  }
}
