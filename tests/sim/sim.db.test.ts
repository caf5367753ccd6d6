import { isFull, seed, sized } from '#platform/std/testing/campaign.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { run } from './history.ts'
import { plants } from './plants.ts'
import { Store } from './store.ts'
import { Tally } from './tally.ts'

let store: Store
beforeAll(async () => {
  store = await Store.open()
})
afterAll(() => store?.close())

/** Fixed ones, and a few of this commit. */
const fixed = Array.from({ length: sized(20, 180) }, (_, i) => i + 1)
const fresh = Array.from({ length: 20 }, (_, i) => seed + i)

/** What was wrong in them, and in how many there was what. */
async function histories(seeds: readonly number[]) {
  const wrong: string[] = []
  const tally = new Tally()
  for (const seed of seeds) {
    const result = await run(seed, store)
    const { violations } = result
    tally.add(result)
    wrong.push(...violations.map((one) => `npm run sim -- --seed ${seed}: ${one}`))
  }
  return { wrong, tally }
}

const patience = { timeout: 1_800_000 }

test(`${fixed.length} histories, and the chain's state in the end`, patience, async () => {
  const { wrong, tally } = await histories(fixed)
  expect(wrong).toEqual([])
  // Twenty are too few for every rare event.
  expect(isFull ? tally.unseen : []).toEqual([])
  // In at least this number of them an account was paid by an epoch.
  expect(tally.epochs.claimed).toBeGreaterThanOrEqual(fixed.length / 6)
})

test(`20 histories from seed ${seed} on`, patience, async () => {
  expect((await histories(fresh)).wrong).toEqual([])
})

test('a seed gives the same history again', async () => {
  const [first, other] = [await run(7, store), await run(8, store)]
  expect(await run(7, store)).toEqual(first)
  expect(other.hash).not.toBe(first.hash)
})

describe('a planted fault is found:', () => {
  /** Until one history finds it. */
  async function foundAfter(plant: (typeof plants)[string]): Promise<number> {
    for (let seed = 1; seed <= 100; seed++) {
      const { violations } = await run(seed, store, { plant })
      if (violations.length > 0) return seed
    }
    return Number.POSITIVE_INFINITY
  }

  // Half of them for each commit.
  const some = Object.entries(plants).filter((_, i) => isFull || (i + seed) % 2 === 0)
  test.each(some)('%s', { timeout: 240_000 }, async (_, plant) => {
    expect(await foundAfter(plant)).toBeLessThanOrEqual(100)
  })
})
