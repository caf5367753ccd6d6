import { readFileSync } from 'node:fs'
import { TronWeb } from 'tronweb'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type World, startWorld } from '#apps/deploy/testing.ts'
import {
  type Action,
  energyGoals,
  energySnapshot,
  exactActions,
  measureEnergy,
} from '../../../scripts/energy.ts'
import { cardTokenUri } from '../art.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const days = 86_400n
const glass = 3n
/** The first card of Glass: 5,000 of Clay and 2,000 of Marble come before. */
const card = 7_001n
/** 600 of power for 30 days at 20,600,000,000 a second. */
const reward = 600n * 20_600_000_000n * 30n * days

describe('a card’s life on a TRON node', () => {
  let price = 0n

  test('costs 500 USDT in TRX, rounded up', async () => {
    price = await world.read<bigint>('Cards', 'getUToCoin', [500_000_000n])
    // 500 / 0.300842 = 1662.001981106...
    expect(price).toBe(1_662_001_982n)
  })

  test('is not sold before its buyer is active', async () => {
    const { reason } = await world.send('alice', 'Cards', 'Buy', [glass], price)
    expect(reason).toBe('Please active first')
  })

  test('costs at most the amount sent; the rest comes back', async () => {
    await world.send('alice', 'Team', 'bindParent', [world.hex('deployer')])
    const short = await world.send('alice', 'Cards', 'Buy', [glass], price - 1n)
    expect(short.reason).toBe('TRX sent is below the price')
    const more = await world.send('alice', 'Cards', 'Buy', [glass], price + 1_000_000n)
    expect(more.reason).toBe('')

    const owner = await world.read<string>('Cards', 'ownerOf', [card])
    expect(owner.toLowerCase()).toBe(world.hex('alice').toLowerCase())
    const fee = (price * 5n) / 100n
    expect(await world.read('Cards', 'levelProceeds', [glass])).toBe(price - fee)
    expect(await world.read('FeeSplitter', 'creditOf', [world.hex('deployer')])).toBe(fee / 10n)
    expect((await world.send('alice', 'Cards', 'Buy', [9n], price)).reason).toBe('No such level')
  })

  test('shows its picture, the same bytes as the screens draw', async () => {
    const uri = await world.read<string>('Cards', 'tokenURI', [card])
    expect(uri).toBe(cardTokenUri(Number(card), 3, 'Glass', 600))
    expect(uri.length).toBeLessThanOrEqual(8_192)
  })

  test('is staked in place, and stays', async () => {
    expect((await world.send('bob', 'Cards', 'pledge', [card, 30n * days])).reason).toBe(
      'Please active first',
    )
    expect((await world.send('alice', 'Cards', 'pledge', [card, 31n * days])).reason).toBe(
      'No such term',
    )
    expect((await world.send('alice', 'Cards', 'pledge', [card, 30n * days])).reason).toBe('')
    expect((await world.send('alice', 'Cards', 'pledge', [card, 30n * days])).reason).toBe(
      'Card already staked',
    )
    const [balance, promised, free] = await world.read<bigint[]>('Cards', 'reserve')
    expect([balance, promised, free]).toEqual([
      50_000_000n * 10n ** 18n,
      reward,
      50_000_000n * 10n ** 18n - reward,
    ])
    const move = [world.hex('alice'), world.hex('bob'), card]
    expect((await world.send('alice', 'Cards', 'transferFrom', move)).reason).toBe(
      'A staked card cannot be transferred',
    )
  })

  test('earns over its term, is unlocked after it, and pays everything', async () => {
    await world.net.travel(10 * 86_400)
    expect((await world.send('alice', 'Cards', 'unlock', [card])).reason).toBe(
      'Unlock time not reached',
    )
    expect((await world.send('alice', 'Cards', 'claim', [[card]])).reason).toBe('')
    const first = await world.read<bigint>('Tes', 'balanceOf', [world.hex('alice')])
    expect(first).toBeGreaterThanOrEqual(reward / 3n)
    expect(first).toBeLessThan(reward / 2n)

    await world.net.travel(25 * 86_400)
    expect((await world.send('alice', 'Cards', 'unlock', [card])).reason).toBe('')
    expect(await world.read('Cards', 'owedOf', [world.hex('alice')])).toBe(reward - first)
    expect((await world.send('alice', 'Cards', 'claim', [[]])).reason).toBe('')
    expect(await world.read('Tes', 'balanceOf', [world.hex('alice')])).toBe(reward)
    expect((await world.read<bigint[]>('Cards', 'reserve'))[1]).toBe(0n)
  })

  test('can be exited at any time; the unpaid reward goes back to the reserve', async () => {
    await world.send('alice', 'Cards', 'pledge', [card, 180n * days])
    await world.net.travel(86_400)
    expect((await world.send('bob', 'Cards', 'exit', [card])).reason).toBe('Not your card')
    expect((await world.send('alice', 'Cards', 'exit', [card])).reason).toBe('')
    expect((await world.read<bigint[]>('Cards', 'reserve'))[1]).toBe(0n)
    const move = [world.hex('alice'), world.hex('bob'), card]
    expect((await world.send('alice', 'Cards', 'transferFrom', move)).reason).toBe('')
    const bobs = await world.read('Cards', 'ownerOfPage', [world.hex('bob'), 0n, 10_000n])
    expect(bobs).toEqual([card])
  })

  test('is staked with others in one call, which wallets find by its name', async () => {
    const { address } = world.deployment.contracts['Cards']!
    const { privateKey } = world.net.accounts.find(({ name }) => name === 'alice')!
    const wallet = new TronWeb({ fullHost: world.net.url, privateKey })
    const byName = await wallet.contract().at(address)
    for (let more = 0; more < 2; more += 1) {
      expect((await world.send('alice', 'Cards', 'Buy', [glass], price)).reason).toBe('')
    }
    await byName['pledgeMany']!([7_002, 7_003], Number(30n * days)).send()
    expect((await world.read<bigint[]>('Cards', 'reserve'))[1]).toBe(2n * reward)
    expect(await world.read('Cards', 'totalPledged')).toBe(2n)
    const again = await world.send('alice', 'Cards', 'pledgeMany', [[7_002n], 30n * days])
    expect(again.reason).toBe('Card already staked')
  })
})

// A thousand of them are compared in CardArtTwin.t.sol, which takes a second there.
test('the pictures of every level are the same bytes on chain', async () => {
  const firstIds = [1, 5_001, 7_001, 7_801, 8_051]
  const names = ['Clay', 'Marble', 'Glass', 'Silver', 'Gold']
  for (const [i, name] of names.entries()) {
    for (const step of [0, 1, 17, 49]) {
      const id = firstIds[i]! + step
      const onChain = await world.read('CardArt', 'tokenUri', [BigInt(id), BigInt(i + 1), name, 7n])
      expect(onChain, `${name} #${id}`).toBe(cardTokenUri(id, i + 1, name, 7))
    }
  }
})

test('no action costs more energy than its goal, nor another amount than is written down', async () => {
  const measured = await measureEnergy()
  const over = (Object.keys(energyGoals) as Action[]).filter(
    (action) => measured[action] > energyGoals[action],
  )
  expect(over.map((action) => `${action}: ${measured[action]}`)).toEqual([])
  // `npm run contracts -- --energy` writes it again.
  const exact = Object.fromEntries(exactActions.map((action) => [action, measured[action]]))
  expect(exact).toEqual(JSON.parse(readFileSync(energySnapshot, 'utf8')))
})
