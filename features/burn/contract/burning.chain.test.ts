import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type World, startWorld } from '#apps/deploy/testing.ts'
import { burnGoals, measureBurns } from '../testing/energy.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world?.close())

test('each step of burn mining costs no more than it may', async () => {
  const untouched = await world.net.snapshot()
  onTestFinished(() => world.net.revert(untouched))
  const measured = await measureBurns(world)
  const over = Object.entries(burnGoals).flatMap(([action, goal]) => {
    const energy = measured[action as keyof typeof burnGoals]
    return energy > goal ? [`${action}: ${energy}`] : []
  })
  expect(over).toEqual([])
})
