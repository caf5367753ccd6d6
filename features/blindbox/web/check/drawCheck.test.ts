import { seed } from '#platform/std/testing/campaign.ts'
import * as fc from 'fast-check'
import { keccak256, slice, toHex } from 'viem'
import { describe, expect, test } from 'vitest'

import type { DrawDetail } from '../../shapes.ts'
import { isRight, type StepName } from './checkStep.ts'
import { checkDraw } from './drawCheck.ts'
import type { Evidence } from './evidence.ts'
import { drawWorld, type Plan } from './testing/draw.ts'

const plans: fc.Arbitrary<Plan> = fc
  .record({
    salt: fc.nat(1_000_000),
    spare: fc.integer({ min: 2, max: 12 }),
    boxes: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 5 }),
    posting: fc.nat(),
  })
  .map(({ salt, spare, boxes, posting }) => ({
    salt,
    boxes,
    cards: boxes.reduce((sum, count) => sum + count, spare),
    beforePosting: posting % boxes.length,
  }))

type World = { reply: DrawDetail; chain: Evidence }
/** A hex value with one digit changed. */
const otherHex = <T extends string>(hex: T): T =>
  `${hex.slice(0, -1)}${hex.endsWith('0') ? '1' : '0'}` as T
const stated = (change: (stated: DrawDetail) => Partial<DrawDetail>) => (world: World) => ({
  ...world,
  reply: { ...world.reply, ...change(world.reply) },
})
const returned =
  <K extends 'created' | 'posted' | 'requested' | 'settled'>(
    of: K,
    change: (event: NonNullable<Evidence[K]>) => Partial<NonNullable<Evidence[K]>>,
  ) =>
  (world: World) => ({
    ...world,
    chain: { ...world.chain, [of]: { ...world.chain[of]!, ...change(world.chain[of]!) } },
  })
const plus = (text: string): string => String(BigInt(text) + 1n)
const anyone = 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb'

/** One changed value of each kind: in the server's reply, or in the node's. */
const tampered: Record<string, [StepName, (world: World) => World]> = {
  'the reply’s contract': ['request', stated(() => ({ contract: anyone }))],
  'the reply’s holder': ['request', stated(() => ({ holder: anyone }))],
  'the reply’s boxes': [
    'request',
    stated(({ boxIds }) => ({ boxIds: boxIds.map((id) => id + 1) })),
  ],
  'one box fewer in the reply': ['request', stated(({ boxIds }) => ({ boxIds: boxIds.slice(1) }))],
  'the reply’s amount': ['request', stated(({ amount }) => ({ amount: plus(amount) }))],
  'the reply’s penalty': ['request', stated(({ penalty }) => ({ penalty: plus(penalty) }))],
  'the reply’s seed': ['request', stated((one) => ({ seed: otherHex(one.seed) }))],
  'the reply’s block': ['request', stated((one) => ({ blockNumber: one.blockNumber + 1 }))],
  'the reply’s hash of the secret': [
    'secret',
    stated(({ secretHash }) => ({ secretHash: otherHex(secretHash) })),
  ],
  'the reply’s secret': ['secret', stated(({ secret }) => ({ secret: otherHex(secret!) }))],
  'the reply’s block hash': ['block', stated((one) => ({ blockHash: otherHex(one.blockHash!) }))],
  'a card of the reply’s urn': [
    'urn',
    stated(({ urn }) => ({
      urn: urn.map((card, i) => (i === 1 ? { ...card, tokenId: 9e6 } : card)),
    })),
  ],
  'the order of the reply’s urn': [
    'urn',
    stated(({ urn }) => ({ urn: [urn[1]!, urn[0]!, ...urn.slice(2)] })),
  ],
  'a card less in the reply’s urn': ['urn', stated(({ urn }) => ({ urn: urn.slice(0, -1) }))],
  'the reply’s cards': [
    'cards',
    stated(({ cards }) => ({
      cards: cards.map((card) => ({ ...card, tokenId: card.tokenId + 1 })),
    })),
  ],
  'a card too many in the reply': [
    'cards',
    stated(({ cards }) => ({ cards: [...cards, { tokenId: 9e6, level: 1 }] })),
  ],
  'the reply’s fee': ['cards', stated(({ fee }) => ({ fee: plus(fee!) }))],
  'the node’s seed': ['request', returned('requested', (one) => ({ seed: otherHex(one.seed) }))],
  'the node’s boxes': [
    'request',
    returned('requested', ({ boxIds }) => ({ boxIds: boxIds.slice(1) })),
  ],
  'the block in the node’s reply': [
    'request',
    returned('requested', ({ block }) => ({ block: block + 1 })),
  ],
  'the node’s penalty': [
    'request',
    returned('created', ({ penalty }) => ({ penalty: penalty + 1n })),
  ],
  'the node’s tip': ['secret', returned('posted', ({ tip }) => ({ tip: otherHex(tip) }))],
  'secrets posted after the request': [
    'secret',
    returned('posted', ({ block }) => ({ block: block + 6 })),
  ],
  'secrets that begin at another request': [
    'secret',
    returned('posted', (one) => ({ firstRequest: one.firstRequest - 1n })),
  ],
  'the node’s secret': ['secret', returned('settled', (one) => ({ secret: otherHex(one.secret) }))],
  'the hash that was drawn with': [
    'block',
    returned('settled', (one) => ({ blockHash: otherHex(one.blockHash) })),
  ],
  'the block that the node shows': [
    'block',
    ({ reply: stated, chain }) => ({
      reply: stated,
      chain: { ...chain, blockAfter: otherHex(chain.blockAfter!) },
    }),
  ],
  'the urn as it was sealed': [
    'urn',
    returned('created', ({ tokenIds }) => ({ tokenIds: [...tokenIds, 9_000_000n] })),
  ],
  'the transferred cards': [
    'cards',
    returned('settled', ({ tokenIds }) => ({ tokenIds: tokenIds.map((id) => id + 1n) })),
  ],
  'who got the cards': ['cards', returned('settled', ({ secret }) => ({ holder: secret }))],
  'the fee that was taken': ['cards', returned('settled', ({ fee }) => ({ fee: fee + 1n }))],
  'a series that the node does not know': [
    'urn',
    ({ reply: stated, chain }) => ({ reply: stated, chain: { ...chain, created: null } }),
  ],
  'a request that the node does not know': [
    'request',
    ({ reply: stated, chain }) => ({ reply: stated, chain: { ...chain, requested: null } }),
  ],
  'a draw that no transaction is named of': [
    'cards',
    ({ reply: stated, chain }) => ({
      reply: { ...stated, settledTxHash: null },
      chain: { ...chain, settled: null },
    }),
  ],
  'secrets that the node does not know': [
    'secret',
    ({ reply: stated, chain }) => ({ reply: stated, chain: { ...chain, posted: null } }),
  ],
}
const kinds = Object.keys(tampered)

describe(`draws made up and tampered with, SEED=${seed}`, () => {
  test('an honest draw is right in every step', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const { reply: stated, chain } = drawWorld(plan)
        expect(checkDraw(stated, chain).filter(({ verdict }) => verdict !== 'right')).toEqual([])
      }),
      { seed, numRuns: 200 },
    )
  })

  test('a thousand tampered values: each is caught in its own step, and named', () => {
    const seen = new Set<string>()
    fc.assert(
      fc.property(plans, fc.constantFrom(...kinds), (plan, kind) => {
        const [name, tamper] = tampered[kind]!
        const world = tamper(drawWorld(plan))
        const steps = checkDraw(world.reply, world.chain)
        const step = steps.find((one) => one.name === name)!
        expect([kind, isRight(steps), step.verdict]).toEqual([kind, false, 'wrong'])
        expect(step.values.some(({ differs }) => differs !== null)).toBe(true)
        seen.add(kind)
      }),
      { seed, numRuns: 1_000 },
    )
    expect(seen.size).toBe(kinds.length)
  })

  test('an earlier draw that is left out moves the urn', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const { reply: stated, chain } = drawWorld({
          ...plan,
          boxes: [...plan.boxes, 1],
          cards: plan.cards + 1,
        })
        const steps = checkDraw(stated, { ...chain, earlier: chain.earlier.slice(1) })
        expect(steps.find(({ name }) => name === 'urn')!.verdict).toBe('wrong')
      }),
      { seed, numRuns: 100 },
    )
  })

  test('before the settlement nothing is wrong, and known values are compared with the chain', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const { reply: stated, chain } = drawWorld(plan)
        const waiting: DrawDetail = {
          ...stated,
          state: 'waiting',
          cards: [],
          secret: null,
          blockHash: null,
          fee: null,
          settledTxHash: null,
        }
        const early = { ...chain, settled: null, drawn: false, blockAfter: null }
        expect(checkDraw(waiting, early).map(({ verdict }) => verdict)).toEqual([
          'right',
          'open',
          'open',
          'open',
          'open',
          'open',
        ])
        const other = { ...waiting, secretHash: otherHex(waiting.secretHash) }
        expect(checkDraw(other, early)[1]!.verdict).toBe('wrong')
      }),
      { seed, numRuns: 100 },
    )
  })

  test('with an external source of words, the secret is that of its word', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const { reply: stated, chain } = drawWorld(plan)
        const word = keccak256(toHex(plan.salt))
        const secret = slice(keccak256(word), 0, 20)
        const settled = { ...chain.settled!, secret }
        // Another value, posted or returned beside it, has no effect.
        const other = { ...stated, secret, secretHash: otherHex(stated.secretHash) }
        const verdictOf = (on: Partial<Evidence>, reply = other) =>
          checkDraw(reply, { ...chain, posted: null, settled, returned: { word }, ...on })
            .filter(({ name }) => name === 'returned')
            .map(({ verdict }) => verdict)
        expect(verdictOf({})).toEqual(['right'])
        expect(verdictOf({ returned: { word: otherHex(word) } })).toEqual(['wrong'])
        expect(verdictOf({ returned: { word: null } })).toEqual(['wrong'])
        expect(verdictOf({}, { ...other, secret: otherHex(secret) })).toEqual(['wrong'])
        expect(verdictOf({ settled: null })).toEqual(['open'])
        expect(verdictOf({ settled: null, returned: { word: null } })).toEqual(['open'])
      }),
      { seed, numRuns: 100 },
    )
  })
})
