import { type Stack, serverOn, startStack } from '#tests/journeys/stack.ts'
import { bindings } from '#tools/seed/neighbours.ts'
import { addressToHex20 } from '#platform/std/address.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dumpChainTables } from '#platform/server/indexer/reindex.ts'

import { countersHold, mirrors, nowOf, offersNow, salesNow, tables } from './testing/mirror.ts'

/**
 * A few users trade: by a script that reaches every end of a listing, a sale and an offer, then at random. After every
 * step each card, sale and offer in the tables is compared with the contracts.
 */
const names = ['alice', 'bob', 'carol'] as const
type Name = (typeof names)[number]
const day = 86_400
const ask = 90_000_000n
/** Some hundred transactions, each of a block of its own. */
const slow = { timeout: 300_000 }

let stack: Stack
let trx: string
let usdt: string
let market: string

const db = () => tables(stack)
const hex = (name: string) => stack.world.hex(name)

async function send(who: Name, contract: string, call: string, args: unknown[], sun = 0n) {
  const { reason } = await stack.world.send(who, contract, call, args, sun)
  await stack.server.indexer.catchUp()
  return reason
}

async function pass(seconds: number): Promise<void> {
  await stack.world.net.travel(seconds)
  await stack.world.net.mine()
  await stack.server.indexer.catchUp()
}

beforeAll(async () => {
  stack = await startStack({ solidLag: 60 })
  trx = `0x${'0'.repeat(40)}`
  usdt = hex('Usdt')
  market = hex('CardMarket')
  for (const [user, inviter] of bindings.slice(0, 3)) {
    await stack.world.send(user, 'Team', 'bindParent', [hex(inviter)])
    await stack.world.send('deployer', 'Usdt', 'transfer', [hex(user), ask * 1_000n])
    await stack.world.send(user, 'Usdt', 'approve', [market, ask * 1_000n])
  }
}, 300_000)
afterAll(() => stack?.close())

interface Step {
  readonly who: Name
  readonly what: keyof typeof steps
  readonly pick: number
}

const choose = <T>(from: readonly T[], pick: number): T | undefined => from[pick % from.length]
const addressOf = (name: Name) => hex(name).slice(2).toLowerCase()

async function cardsOf(who: Name) {
  const all = await db().selectFrom('nftCards').selectAll().orderBy('tokenId').execute()
  return all.filter(({ owner }) => addressToHex20(owner) === addressOf(who))
}
async function cardOf(who: Name, pick: number): Promise<bigint> {
  return BigInt(choose(await cardsOf(who), pick)?.tokenId ?? 1)
}
/** Each tries; a call that the contract refuses changes nothing, and is no fault. */
const steps = {
  async mint(who: Name, pick: number) {
    const level = BigInt(1 + (pick % 2))
    return send(who, 'Cards', 'Buy', [level], 10_000_000_000n)
  },
  async list(who: Name, pick: number) {
    await stack.world.net.travel(3)
    const life = choose([60, day, 20 * day, 300 * day], pick)!
    const price = ask + BigInt(pick % 7) * 1_000_003n
    const args = [
      await cardOf(who, pick),
      pick % 2 === 0 ? trx : usdt,
      price,
      BigInt(nowOf(stack) + life),
    ]
    return send(who, 'CardMarket', 'listForSale', args)
  },
  async takeDown(who: Name, pick: number) {
    return send(who, 'CardMarket', 'takeDown', [await cardOf(who, pick)])
  },
  takeDownAll: (who: Name) => send(who, 'CardMarket', 'takeDownAll', []),
  async buy(who: Name, pick: number) {
    const listed = await db()
      .selectFrom('nftListings')
      .selectAll()
      .where('state', '=', 'open')
      .orderBy('seq')
      .execute()
    const one = choose(listed, pick)
    if (one === undefined) return 'nothing listed'
    const args = [BigInt(one.tokenId), BigInt(one.number), one.price]
    const inTrx = `0x${addressToHex20(one.coin)}` === trx
    return send(who, 'CardMarket', 'buy', args, inTrx ? one.price : 0n)
  },
  async approve(who: Name, pick: number) {
    const to = choose([market, market, trx, hex('carol')], pick)
    return send(who, 'Cards', 'approve', [to, await cardOf(who, pick >> 2)])
  },
  approveAll: (who: Name, pick: number) =>
    send(who, 'Cards', 'setApprovalForAll', [market, pick % 3 !== 0]),
  async give(who: Name, pick: number) {
    const to = hex(choose(names, pick)!)
    return send(who, 'Cards', 'transferFrom', [hex(who), to, await cardOf(who, pick)])
  },
  async stake(who: Name, pick: number) {
    return send(who, 'Cards', 'pledge', [await cardOf(who, pick), BigInt(7 * day)])
  },
  async exit(who: Name, pick: number) {
    return send(who, 'Cards', 'exit', [await cardOf(who, pick)])
  },
  async unlock(who: Name, pick: number) {
    return send(who, 'Cards', 'unlock', [await cardOf(who, pick)])
  },
  async offer(who: Name, pick: number) {
    const amount = ask + BigInt(pick % 5)
    const [coin, sun] = pick % 2 === 0 ? [trx, amount] : [usdt, 0n]
    const expiry = BigInt(nowOf(stack) + choose([90, day, 30 * day], pick)!)
    if (pick % 3 === 0) {
      return send(
        who,
        'CardMarket',
        'offerOnLevel',
        [BigInt(1 + (pick % 2)), coin, amount, expiry],
        sun,
      )
    }
    const all = await db().selectFrom('nftCards').select('tokenId').orderBy('seq').execute()
    const card = BigInt(choose(all, pick)?.tokenId ?? 1)
    return send(who, 'CardMarket', 'offerOnCard', [card, coin, amount, expiry], sun)
  },
  async accept(who: Name, pick: number) {
    const offers = (await offersNow(stack)).filter(({ state }) => state === 'open')
    const cards = await cardsOf(who)
    const fits = offers.flatMap(({ number, tokenId, level }) =>
      cards
        .filter((card) => (tokenId === null ? card.level === level : card.tokenId === tokenId))
        .map((card) => [BigInt(number), BigInt(card.tokenId), 0n] as const),
    )
    const one = choose(fits, pick)
    return one === undefined ? 'nothing offered' : send(who, 'CardMarket', 'accept', [...one])
  },
  async cancelOffer(who: Name, pick: number) {
    const one = choose(await offersNow(stack), pick)
    return one === undefined ? '-' : send(who, 'CardMarket', 'cancelOffer', [BigInt(one.number)])
  },
  async settle(who: Name, pick: number) {
    const one = choose(await salesNow(stack), pick)
    if (one === undefined) return 'no sale'
    return send(who, 'CardMarket', 'settle', [BigInt(one.tokenId), BigInt(one.number)])
  },
  async cancelSale(who: Name, pick: number) {
    const one = choose(await salesNow(stack), pick)
    if (one === undefined) return 'no sale'
    return send(who, 'CardMarket', 'cancelSale', [BigInt(one.tokenId), BigInt(one.number)])
  },
  async wait(_: Name, pick: number) {
    await pass(choose([1, 59, 100, day, 8 * day], pick)!)
    return ''
  },
}

/** The rows of an index built again from the whole chain. */
async function fresh() {
  const other = await serverOn(stack.world)
  try {
    return await dumpChainTables(other.app.db)
  } finally {
    await other.close()
  }
}

const stateOf = async (tokenId: number) => {
  const all = await db()
    .selectFrom('nftListings')
    .select('state')
    .where('tokenId', '=', tokenId)
    .orderBy('number')
    .execute()
  return all.map(({ state }) => state)
}
const kindsOf = async (tokenId: number) => {
  const all = await db()
    .selectFrom('nftCardEvents')
    .select('kind')
    .where('tokenId', '=', tokenId)
    .orderBy('seq')
    .execute()
  return all.map(({ kind }) => kind)
}

/** The card is the only one of its owner, so that every pick is it. */
test('a listing ends in each of its ways, and is sold in each of its ways', slow, async () => {
  const done = async (step: Promise<string>) => {
    expect(await step).toBe('')
    await mirrors(stack)
  }
  await done(steps.mint('alice', 0))
  await done(steps.approve('alice', 0))
  // pick 2: for TRX, for 20 days.
  await done(steps.list('alice', 2))
  await done(steps.list('alice', 2))
  await done(steps.takeDown('alice', 0))
  await done(steps.list('alice', 0))
  await pass(70)
  await mirrors(stack)
  // Taken down once more after it has expired: it stays expired.
  await done(steps.takeDown('alice', 0))
  await done(steps.list('alice', 2))
  await done(steps.takeDownAll('alice'))
  await done(steps.list('alice', 2))
  await done(steps.stake('alice', 0))
  await done(steps.list('alice', 2))
  await done(steps.approve('alice', 2))
  await done(steps.approveAll('alice', 1))
  await done(steps.buy('bob', 0))
  expect(await steps.settle('bob', 0)).toBe('Unlock time not reached')
  await pass(8 * day)
  await mirrors(stack)
  await done(steps.settle('bob', 0))
  expect(await stateOf(1)).toEqual([
    'replaced',
    'takenDown',
    'expired',
    'takenDown',
    'staked',
    'frozen',
  ])
  expect(await kindsOf(1)).toEqual(['mint', 'stake', 'unstake', 'sale'])
  await done(steps.approveAll('bob', 1))
  await done(steps.list('bob', 3))
  await done(steps.give('bob', 2))
  expect((await stateOf(1)).at(-1)).toBe('moved')
  await done(steps.approve('carol', 0))
  await done(steps.list('carol', 3))
  await done(steps.buy('bob', 0))
  expect((await stateOf(1)).at(-1)).toBe('sold')
  await done(steps.offer('alice', 1))
  await done(steps.offer('carol', 6))
  await done(steps.accept('bob', 0))
  expect((await kindsOf(1)).slice(-3)).toEqual(['gift', 'sale', 'sale'])
  await done(steps.cancelOffer('carol', 1))
  await countersHold(stack)
})

test(
  'a frozen sale that the seller leaves, gives away and that is called off; an offer that expires',
  slow,
  async () => {
    const done = async (step: Promise<string>) => {
      expect(await step).toBe('')
      await mirrors(stack)
    }
    await done(steps.stake('alice', 0))
    await done(steps.list('alice', 2))
    await done(steps.buy('carol', 0))
    await done(steps.exit('alice', 0))
    expect((await salesNow(stack)).at(-1)).toMatchObject({ state: 'standing' })
    await done(steps.give('alice', 1))
    expect((await salesNow(stack)).at(-1)).toMatchObject({ state: 'broken', endedAt: null })
    await done(steps.cancelSale('bob', 1))
    expect((await salesNow(stack)).at(-1)).toMatchObject({ state: 'cancelled' })
    await done(steps.offer('carol', 0))
    await pass(100)
    expect((await offersNow(stack)).at(-1)).toMatchObject({ state: 'expired' })
    await mirrors(stack)
    await countersHold(stack)
    await done(steps.cancelOffer('bob', (await offersNow(stack)).length - 1))
    await countersHold(stack)
  },
)

test('after any actions the tables equal the contracts', slow, async () => {
  const step = fc.record({
    who: fc.constantFrom(...names),
    what: fc.constantFrom(
      ...(Object.keys(steps) as Step['what'][]),
      'list',
      'list',
      'buy',
      'accept',
    ),
    pick: fc.nat(1_000),
  })
  const history = fc.array(step as fc.Arbitrary<Step>, {
    minLength: 60,
    maxLength: 60,
    size: 'max',
  })
  await fc.assert(
    fc.asyncProperty(history, async (taken) => {
      for (const who of names) {
        await steps.mint(who, 1)
        await steps.approveAll(who, 1)
      }
      for (const { who, what, pick } of taken) {
        await steps[what](who, pick)
        await mirrors(stack)
      }
      await countersHold(stack)
    }),
    { numRuns: 1, endOnFailure: true },
  )
  const kept = await dumpChainTables(stack.server.app.db)
  expect(kept).toEqual(await fresh())
  await stack.world.net.reorg(15, { transactions: 'drop' })
  await stack.world.net.mine()
  await stack.server.indexer.catchUp()
  const after = await dumpChainTables(stack.server.app.db)
  expect(after).not.toEqual(kept)
  expect(after).toEqual(await fresh())
  await mirrors(stack)
  await countersHold(stack)
})
