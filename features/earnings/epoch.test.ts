import { createHash } from 'node:crypto'

import { addressFromHex } from '#platform/std/address.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { concat, encodeAbiParameters, type Hex, keccak256 } from 'viem'

import { type EpochData, epochInTurns, epochOf, type Leaf, readEpoch } from './epoch.ts'
import { bonusOf, platformPart } from './rules.ts'

const account = (n: number) => addressFromHex(n.toString(16).padStart(40, '0'))
const trx = account(0)
const place = { chainId: '0x1', distributor: account(7), upToBlock: 9 }
const data = (leaves: readonly Leaf[]): EpochData => ({ ...place, leaves })

/** As the contract hashes it. */
const leafOf = (index: number, one: number, amount: bigint): Hex => {
  const words = encodeAbiParameters(
    [{ type: 'uint256' }, { type: 'address' }, { type: 'address' }, { type: 'uint256' }],
    [BigInt(index), `0x${one.toString(16).padStart(40, '0')}`, `0x${'00'.repeat(20)}`, amount],
  )
  return keccak256(keccak256(words))
}
const pair = (a: Hex, b: Hex): Hex => keccak256(a < b ? concat([a, b]) : concat([b, a]))

test('one leaf is the root, and two are hashed, the lower first', () => {
  const one = { account: account(1), token: trx, amount: 5n }
  const two = { account: account(2), token: trx, amount: 6n }
  expect(epochOf(data([one])).root).toBe(leafOf(0, 1, 5n))
  expect(epochOf(data([one])).tree.proof(0)).toEqual([])
  const both = epochOf(data([two, one]))
  expect(both.leaves).toEqual([one, two])
  expect(both.root).toBe(pair(leafOf(0, 1, 5n), leafOf(1, 2, 6n)))
  expect(both.totals).toEqual([{ token: trx, amount: 11n }])
  expect(both.tree.proof(0)).toEqual([leafOf(1, 2, 6n)])
  expect(epochOf(data([])).root).toBe(`0x${'00'.repeat(32)}`)
})

test('every leaf is proven to the root, in any order of the leaves', () => {
  const amounts = fc.uniqueArray(fc.integer({ min: 1, max: 5_000 }), {
    minLength: 1,
    maxLength: 40,
  })
  fc.assert(
    fc.property(amounts, (numbers) => {
      const leaves = numbers.map((n) => ({
        account: account(n),
        token: trx,
        amount: BigInt(n),
      }))
      const epoch = epochOf(data(leaves))
      expect(epochOf(data(leaves.toReversed())).file).toBe(epoch.file)
      for (const [i, n] of numbers.toSorted((a, b) => a - b).entries()) {
        expect(epoch.tree.proof(i).reduce(pair, leafOf(i, n, BigInt(n)))).toBe(epoch.root)
      }
    }),
    { numRuns: 60 },
  )
})

test('other requests are served while a large epoch is computed, and its result is the same', async () => {
  const leaves = Array.from({ length: 1_500 }, (_, i) => ({
    account: account(i + 1),
    token: trx,
    amount: BigInt(i + 1),
  }))
  const work = { done: false }
  const computed = epochInTurns(data(leaves)).finally(() => (work.done = true))
  let turns = 0
  while (!work.done) {
    await new Promise((resolve) => setImmediate(resolve))
    turns += 1
  }
  // Its addresses, its leaves, their order, its nodes and its lines, each a hundred at a time.
  expect(turns).toBeGreaterThanOrEqual(59)
  const epoch = await computed
  expect(epoch).toEqual(epochOf(data(leaves.toReversed())))
  expect(epoch.leaves).toEqual(leaves)
  expect(epoch.dataHash).toBe(`0x${createHash('sha256').update(epoch.file).digest('hex')}`)
})

test('the data file is canonical, and read only as such', async () => {
  const leaf = { account: account(3), token: trx, amount: 5n }
  const nothing = { account: account(2), token: trx, amount: 0n }
  const other = { account: account(1), token: account(9), amount: 7n }
  const { file, dataHash, root } = epochOf(data([other, leaf, nothing]))
  expect(file).toBe(
    `{"format":"tessera-epoch-2","chainId":"0x1","distributor":"${account(7)}","upToBlock":9,` +
      `"root":"${root}","totals":[{"token":"${trx}","amount":"5"},{"token":"${account(9)}","amount":"7"}],` +
      `"leaves":[[0,"${account(3)}","${trx}","5"],[1,"${account(1)}","${account(9)}","7"]]}\n`,
  )
  expect(dataHash).toBe(`0x${createHash('sha256').update(file).digest('hex')}`)
  expect(await readEpoch(file)).toEqual(epochOf(data([leaf, other])))
  await expect(readEpoch(file.replace('[0,', '[1,'))).rejects.toThrow('not a canonical data file')
  await expect(readEpoch(file.replace('"7"}]', '"8"}]'))).rejects.toThrow(
    'not a canonical data file',
  )
  await expect(readEpoch(file.replace('{', '{ '))).rejects.toThrow('not a canonical data file')
})

test('a level adds its percentage, rounded down; with both shares never more than 20 % of a fee', () => {
  expect(bonusOf(1_000n, 0)).toBe(0n)
  expect(bonusOf(1_099n, 1)).toBe(10n)
  expect(bonusOf(1_000_007n, 5)).toBe(50_000n)
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 17n), fc.integer({ min: 0, max: 5 }), (fee, level) => {
      const [amount1, amount2] = [(fee * 10n) / 100n, (fee * 5n) / 100n]
      const rest = fee - amount1 - amount2
      const poolAmount = rest - (rest * 70n) / 100n
      const bonus = bonusOf(fee, level)
      expect(100n * (amount1 + amount2 + bonus)).toBeLessThanOrEqual(20n * fee)
      // It is paid out of the pool's own part of this fee.
      expect(bonus).toBeLessThanOrEqual(poolAmount)
      expect(platformPart({ fee, amount1, amount2, poolAmount })).toBe((rest * 70n) / 100n)
    }),
  )
})
