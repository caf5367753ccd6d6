import { seed } from '#platform/std/testing/campaign.ts'
import { type Hex, encodeAbiParameters, keccak256, numberToHex, toHex } from 'viem'
import { describe, expect, test } from 'vitest'
import { drawAll, drawFrom, secretBefore, wordAt, wordOf } from './draw.ts'

/** Of the contract in BoxDrawTwin.t.sol, which has the same number. */
const contract = '0x7FA9385bE102ac3EAc297483Dd6233D62b3e1496'
const twin = '0x3ce060b535e9127b569bf98a22d6d7527b0952ae064d045e9cae219f412e9e45'

test('a thousand draws are those of the contract', () => {
  let urn: bigint[] = []
  let all: Hex = numberToHex(0, { size: 32 })
  for (let i = 0; i < 1_000; i += 1) {
    if (i % 100 === 0)
      urn = Array.from({ length: 100 }, (_, card) => 1_000_003n * BigInt(card) + 1n)
    const secret = numberToHex(i + 1, { size: 20 })
    const word = wordOf({
      secret,
      seed: numberToHex(i * i, { size: 32 }),
      blockHash: keccak256(encodeAbiParameters([{ type: 'uint256' }], [BigInt(i)])),
      requestId: (7n << 32n) | BigInt(i),
      contract,
    })
    const types = [{ type: 'bytes32' }, { type: 'bytes20' }, { type: 'uint256' }] as const
    const tokenId = drawFrom(urn, wordAt(word, i % 20))
    all = keccak256(encodeAbiParameters(types, [all, secretBefore(secret), tokenId]))
  }
  expect(all).toBe(twin)
})

test('a secret’s hash is cut to 20 bytes', () => {
  // keccak256 of 20 zero bytes begins so.
  expect(secretBefore(numberToHex(0, { size: 20 }))).toBe(
    keccak256(numberToHex(0, { size: 20 })).slice(0, 42),
  )
})

test('opening all is opening one by one', () => {
  const word = keccak256(toHex('one by one'))
  const [together, apart] = [range(50), range(50)]
  const cards = drawAll(together, word, 20)
  const alone = Array.from({ length: 20 }, (_, place) => drawFrom(apart, wordAt(word, place)))
  expect(cards).toEqual(alone)
  expect(together).toEqual(apart)
  expect([...cards, ...together].toSorted((a, b) => a - b)).toEqual(range(50))
})

test('an urn gives each card once and then no more', () => {
  const urn = range(7)
  const cards = drawAll(urn, keccak256('0x07'), 7)
  expect(cards.toSorted((a, b) => a - b)).toEqual(range(7))
  expect(() => drawFrom(urn, keccak256('0x07'))).toThrow('the urn is empty')
})

/**
 * An urn of 100 cards, 10 of them dear; 20 boxes are opened, 5,000 times: 100,000 draws. How many dear ones come is
 * hypergeometric; where each comes is even.
 */
describe(`100,000 draws, SEED=${seed}`, () => {
  const [cards, dear, opened, rounds] = [100, 10, 20, 5_000]
  const found = Array.from({ length: dear + 1 }, () => 0)
  const byCard = Array.from({ length: cards }, () => 0)
  const dearAtPlace = Array.from({ length: opened }, () => 0)
  for (let round = 0; round < rounds; round += 1) {
    const drawn = drawAll(range(cards), keccak256(toHex(`${seed}:${round}`)), opened)
    found[drawn.filter((card) => card < dear).length]! += 1
    for (const [place, card] of drawn.entries()) {
      byCard[card]! += 1
      if (card < dear) dearAtPlace[place]! += 1
    }
  }

  test('the number of dear cards is hypergeometric', () => {
    const chance = (k: number) =>
      (choose(dear, k) * choose(cards - dear, opened - k)) / choose(cards, opened)
    const chances = found.map((_, k) => chance(k))
    expect(chances.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 12)
    // 6 and more together: of each of these fewer than five are expected.
    const seen = [...found.slice(0, 6), found.slice(6).reduce((sum, one) => sum + one, 0)]
    const due = [...chances.slice(0, 6), chances.slice(6).reduce((sum, one) => sum + one, 0)]
    // 6 degrees of freedom, one chance in 10,000 to be above.
    expect(
      chiSquare(
        seen,
        due.map((one) => one * rounds),
      ),
    ).toBeLessThan(27.86)
  })

  test('each card comes as often as any other', () => {
    // 99 degrees of freedom, as rare; without replacement it is less still.
    const due = byCard.map(() => (rounds * opened) / cards)
    expect(chiSquare(byCard, due)).toBeLessThan(159.4)
  })

  test('a dear card is as likely in the last box as in the first', () => {
    // 19 degrees of freedom.
    const due = dearAtPlace.map(() => (rounds * dear) / cards)
    expect(chiSquare(dearAtPlace, due)).toBeLessThan(49)
  })
})

test('the chi-square test detects an urn whose cards are put back, and one that omits its last card', () => {
  const rounds = 2_000
  const found = Array.from({ length: 11 }, () => 0)
  const last = Array.from({ length: 10 }, () => 0)
  for (let round = 0; round < rounds; round += 1) {
    const word = keccak256(toHex(`faulty ${round}`))
    const places = Array.from({ length: 20 }, (_, i) => Number(BigInt(wordAt(word, i)) % 100n))
    found[places.filter((card) => card < 10).length]! += 1
    last[Number(BigInt(word) % 9n)]! += 1
  }
  const chance = (k: number) => (choose(10, k) * choose(90, 20 - k)) / choose(100, 20)
  const due = found.map((_, k) => chance(k) * rounds)
  expect(chiSquare(found.slice(0, 6), due.slice(0, 6))).toBeGreaterThan(27.86)
  expect(
    chiSquare(
      last,
      last.map(() => rounds / 10),
    ),
  ).toBeGreaterThan(159.4)
})

function range(count: number): number[] {
  return Array.from({ length: count }, (_, card) => card)
}

function choose(from: number, count: number): number {
  return range(count).reduce((product, i) => (product * (from - i)) / (i + 1), 1)
}

function chiSquare(seen: readonly number[], due: readonly number[]): number {
  return seen.reduce((sum, one, i) => sum + (one - due[i]!) ** 2 / due[i]!, 0)
}
