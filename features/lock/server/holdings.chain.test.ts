import { must } from '#tests/journeys/must.ts'
import { type Stack, startStack } from '#tests/journeys/stack.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { day, type Lockers, lockers, usdt } from './testing/lockers.ts'

/** What the portfolio counts of locks. */
let stack: Stack
let all: Lockers

beforeAll(async () => {
  stack = await startStack({ solidLag: 60 })
  all = await lockers(stack)
}, 300_000)
afterAll(() => stack?.close())

const held = async () =>
  ((await all.alice.post('/tessera/home/portfolio')).data.list as Record<string, string>[]).filter(
    ({ what }) => what === 'locks',
  )

test('own locks count by coin until they are unlocked; those of strangers and unpriced coins do not', async () => {
  expect(await held()).toEqual([])
  const { world } = stack
  const [lockA, alice, coin] = [world.hex('LockA'), world.hex('alice'), world.hex('Usdt')]
  for (const who of ['alice', 'bob']) {
    await must(world, who, 'Usdt', 'approve', [lockA, usdt(100n)])
  }
  await must(world, 'alice', 'LockA', 'lock', [usdt(7n), coin, 1n])
  await must(world, 'alice', 'LockA', 'lock', [usdt(5n), coin, 9n])
  await must(world, 'bob', 'LockA', 'lockFor', [usdt(50n), coin, 9n, alice])
  await stack.server.indexer.catchUp()
  const [only, ...others] = await held()
  expect(others).toEqual([])
  const worth = String(usdt(12n))
  expect(only).toMatchObject({ part: 'staked', symbol: 'USDT', amount: worth, worth })

  await all.pass(day + 1)
  const { list } = await all.ask(all.alice, 'lockPage', { owner: all.alice.address })
  const first = list.find(({ amount }: { amount: string }) => amount === String(usdt(7n)))
  await all.act(all.alice, 'unlock', { createTime: String(first.createTime) })
  expect(await held()).toMatchObject([{ amount: String(usdt(5n)) }])
})
