import { afterAll, beforeAll, expect, test } from 'vitest'
import { type World, startWorld } from '#apps/deploy/testing.ts'
import { type StakingPlace, must, ownPlace, stakingGoals, walkStaking } from '../testing/energy.ts'

let world: World
let place: StakingPlace
beforeAll(async () => {
  world = await startWorld()
  place = await ownPlace(world)
})
afterAll(() => world.close())

test('each step of a stake costs no more than it may', async () => {
  const measured = await walkStaking(place)
  const over = Object.entries(stakingGoals).flatMap(([action, goal]) => {
    const energy = measured[action as keyof typeof stakingGoals]
    return energy > goal ? [`${action}: ${energy}`] : []
  })
  expect(over).toEqual([])
})

test("the reward of an LP purchase waits a day, and anyone's call pays it to the buyer", async () => {
  const pool = await world.read<string>('TwapOracle', 'tesPair')
  const zero = `0x${'0'.repeat(40)}`
  const never = 2n ** 256n - 1n
  await world.net.travel(1_800)
  await world.send('mallory', 'TwapOracle', 'poke')
  // 1,000 TRX are about 300 USDT, and a thousandth of it in TES at 0.05 are about 6.
  const args = [pool, zero, 1_000_000_000n, 1n, 5n * 10n ** 18n, never]
  const bought = await world.send('alice', 'LpPurchases', 'buy', args, 1_000_000_000n)
  expect(bought.reason).toBe('')
  const [buyer, pair, liquidity, reward, , , issued] = await world.read<readonly unknown[]>(
    'LpPurchases',
    'purchaseOf',
    [1n],
  )
  expect(String(buyer).toLowerCase()).toBe(world.hex('alice'))
  expect(pair).toBe(pool)
  expect(liquidity).toBeGreaterThan(0n)
  expect(reward).toBeGreaterThan(5n * 10n ** 18n)
  expect(reward).toBeLessThan(6_020_000_000_000_000_000n)
  expect(issued).toBe(false)

  expect((await world.send('mallory', 'LpPurchases', 'issue', [1n])).reason).toBe(
    'Reward waits for its time',
  )
  await world.net.travel(86_400)
  const before = await world.read<bigint>('Tes', 'balanceOf', [world.hex('alice')])
  await must(world.send('mallory', 'LpPurchases', 'issue', [1n]))
  const after = await world.read<bigint>('Tes', 'balanceOf', [world.hex('alice')])
  expect(after - before).toBe(reward)
  expect((await world.send('mallory', 'LpPurchases', 'issue', [1n])).reason).toBe(
    'Reward already issued',
  )
})
