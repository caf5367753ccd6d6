import { startWorld, type World } from '#apps/deploy/testing.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world?.close())

const hash = (digit: string): string => `0x${digit.repeat(64)}`
const zero = hash('0')
const anchor = (who: string, number: bigint, of: string) =>
  world.send(who, 'Anchor', 'anchor', [number, of])

/** The most that an anchor may cost: a new slot, and a write for the last one. */
const goal = 30_000

test('the operator anchors, at 30,000 energy at most; the first costs a new slot more', async () => {
  const first = await anchor('deployer', 4n, hash('a'))
  const second = await anchor('deployer', 9n, hash('b'))
  expect([first.reason, second.reason]).toEqual(['', ''])
  expect(first.energy).toBeLessThanOrEqual(goal + 15_000)
  expect(second.energy).toBeLessThanOrEqual(goal)
  expect(await world.read('Anchor', 'hashesFrom', [3n, 8n])).toEqual([
    zero,
    hash('a'),
    zero,
    zero,
    zero,
    zero,
    hash('b'),
    zero,
  ])
  const [number, last, time] = await world.read<[bigint, string, bigint]>('Anchor', 'head')
  const now = Math.floor(world.net.status().head.timestamp / 1_000)
  expect([number, last, Number(time)]).toEqual([9n, hash('b'), now])
  expect(await world.energyOfRead('Anchor', 'hashesFrom', [1n, 500n])).toBeLessThan(500_000)
})

test('others, numbers that do not rise and no hash are refused in words that a wallet shows', async () => {
  expect((await anchor('alice', 10n, hash('c'))).reason).toBe('Only the keeper can do this')
  expect((await anchor('deployer', 9n, hash('c'))).reason).toBe('Row number out of range')
  expect((await anchor('deployer', 8n, hash('c'))).reason).toBe('Row number out of range')
  expect((await anchor('deployer', 2n ** 64n, hash('c'))).reason).toBe('Row number out of range')
  expect((await anchor('deployer', 10n, zero)).reason).toBe('Row hash is missing')
  expect((await world.read<[bigint, string]>('Anchor', 'head')).slice(0, 2)).toEqual([
    9n,
    hash('b'),
  ])
})
