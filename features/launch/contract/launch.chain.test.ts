import { type World, startWorld } from '#apps/deploy/testing.ts'
import { TronWeb } from 'tronweb'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { type LaunchAction, launchGoals, measureLaunch } from '../testing/energy.ts'

let world: World
let measured: Record<LaunchAction, number>
let repaid: bigint

beforeAll(async () => {
  world = await startWorld()
  measured = await measureLaunch(world)
  // A floor of a fifth; of the rest 70 % went into the pool.
  const [tap = 0n] = await world.read<readonly bigint[]>('Sale', 'tap')
  repaid = (400n * 100_000_000n * 8n * 3n) / 100n - tap
  if (process.env['SHOW']) console.log(measured)
})
afterAll(() => world?.close())

describe('on the embedded network', () => {
  test.each(Object.entries(launchGoals))('%s costs at most %i', (action, goal) => {
    expect(measured[action as LaunchAction]).toBeLessThanOrEqual(goal)
  })

  test('token and sale are of the factory, and its templates are not', async () => {
    const isMade = (hex: string) => world.read<boolean>('TokenFactory', 'isMade', [hex])
    const token = (await world.read<string>('Sale', 'token')).toLowerCase()
    expect(token).toBe(world.hex('LaunchToken'))
    expect(await isMade(token)).toBe(true)
    expect(await isMade(world.hex('Sale'))).toBe(true)
    expect(await isMade(await world.read('TokenFactory', 'tokenTemplate'))).toBe(false)
    expect(await isMade(await world.read('TokenFactory', 'saleTemplate'))).toBe(false)
  })

  test('what the sale has is what it owes', async () => {
    const parts = await world.read<readonly bigint[]>('Sale', 'money')
    const { trx } = new TronWeb({ fullHost: world.net.url })
    const held = await trx.getUnconfirmedBalance(`41${world.hex('Sale').slice(2)}`)
    expect(BigInt(held)).toBe(parts.reduce((sum, part) => sum + part, 0n))
    expect(held).toBeGreaterThan(0)
  })

  /** At 100 sun for a unit of energy; the creator pays. */
  test('the lister is repaid what it burnt, to a hundredth', () => {
    const burnt = measured.list * 100
    expect(Math.abs(Number(repaid) - burnt)).toBeLessThan(burnt / 100)
  })
})
