import { Client } from '#tests/journeys/client.ts'
import { type Stack, startStack } from '#tests/journeys/stack.ts'
import { bindings } from '#tools/seed/neighbours.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { NftTables } from '../tables.ts'

/**
 * A few holders buy, stake, wait, claim, unlock, exit and send at random. After every step all their replies of the API
 * are compared with a model that knows only power × rate × seconds, to the last base unit, and the counters with a
 * recount of the rows.
 */
const day = 86_400
const names = ['alice', 'bob', 'carol'] as const
type Name = (typeof names)[number]

/** As the deployment has them, in plain numbers: levels 1 to 3 are Clay, Marble and Glass. */
const powers = new Map<number, bigint>()
const terms: { time: number; rate: bigint }[] = []

interface Stake {
  readonly perSecond: bigint
  readonly start: number
  readonly end: number
  paid: bigint
}
interface ModelCard {
  readonly tokenId: number
  readonly level: number
  readonly price: bigint
  owner: Name
  stake: Stake | null
}
const model = {
  cards: [] as ModelCard[],
  owed: { alice: 0n, bob: 0n, carol: 0n },
  claimed: { alice: 0n, bob: 0n, carol: 0n },
  pledges: { alice: 0, bob: 0, carol: 0 },
  payments: [] as { time: number; amount: bigint }[],
}

const earned = ({ perSecond, start, end }: Stake, now: number): bigint =>
  perSecond * BigInt(Math.min(now, end) - start)
const unpaid = (stake: Stake, now: number): bigint => earned(stake, now) - stake.paid
const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((a, b) => a + b, 0n)
const cardsOf = (name: Name) => model.cards.filter((card) => card.owner === name)
const stakesOf = (name: Name) => cardsOf(name).flatMap(({ stake }) => stake ?? [])

let stack: Stack
const clients = new Map<Name, Client>()

beforeAll(async () => {
  stack = await startStack({ solidLag: 30 })
  for (const [user, inviter] of bindings.slice(0, 3)) {
    await stack.world.send(user, 'Team', 'bindParent', [stack.world.hex(inviter)])
  }
  for (const name of names) {
    clients.set(name, new Client(stack, name))
    await clients.get(name)!.signIn()
  }
  for (const level of [1, 2, 3]) {
    powers.set(level, await stack.world.read<bigint>('Cards', 'levelPower', [BigInt(level)]))
  }
  const [times, rates] = await stack.world.read<readonly [bigint[], bigint[]]>('Cards', 'terms')
  terms.push(...times.map((time, i) => ({ time: Number(time), rate: rates[i]! })))
})
afterAll(() => stack?.close())

/** Sends, and gives back the time of the block it came into. */
async function send(who: Name, call: string, args: readonly unknown[], sun = 0n) {
  const { reason } = await stack.world.send(who, 'Cards', call, args, sun)
  await stack.server.indexer.catchUp()
  return { reason, time: stack.server.app.clock.head.time }
}

interface Step {
  readonly who: Name
  readonly what: 'buy' | 'stake' | 'wait' | 'claim' | 'unlock' | 'exit' | 'gift'
  /** Chooses a level, a card, a term, a time or a receiver. */
  readonly pick: number
}
const seen = new Map<string, number>()

/** Does a step on chain and in the model. One that finds nothing to do is passed over. */
async function take({ who, what, pick }: Step): Promise<void> {
  const choose = <T>(from: readonly T[]): T | undefined => from[pick % from.length]
  const held = choose(cardsOf(who).filter(({ stake }) => stake === null))
  const staked = choose(cardsOf(who).filter(({ stake }) => stake !== null))
  const note = (outcome: string) => seen.set(outcome, (seen.get(outcome) ?? 0) + 1)
  const steps: Record<Step['what'], () => Promise<void>> = {
    async buy() {
      const level = 1 + (pick % 3)
      const [, , , usdt, next] = await stack.world.read<
        readonly [bigint, string, bigint, bigint, bigint]
      >('Cards', 'levelMap', [BigInt(level)])
      const price = await stack.world.read<bigint>('Cards', 'getUToCoin', [usdt])
      // More than the price: change comes back, and counts as nothing paid.
      const { reason } = await send(who, 'Buy', [BigInt(level)], price + BigInt(pick))
      expect(reason).toBe('')
      model.cards.push({ tokenId: Number(next), level, price, owner: who, stake: null })
      note('bought')
    },
    async stake() {
      if (held === undefined) return
      const { time: length, rate } = choose(terms)!
      const { reason, time } = await send(who, 'pledge', [BigInt(held.tokenId), BigInt(length)])
      expect(reason).toBe('')
      const perSecond = powers.get(held.level)! * rate
      held.stake = { perSecond, start: time, end: time + length, paid: 0n }
      model.pledges[who]++
      note('staked')
    },
    async wait() {
      await stack.world.net.travel(choose([1, 59, 3_600, day, 7 * day, 31 * day])!)
      await stack.world.net.mine()
      await stack.server.indexer.catchUp()
    },
    async claim() {
      // All, a single one, or only what ended stakes left.
      const mine = cardsOf(who).filter(({ stake }) => stake !== null)
      const ids = choose([mine, mine.slice(0, 1), []])!
      const { reason, time } = await send(who, 'claim', [ids.map(({ tokenId }) => BigInt(tokenId))])
      const amount = sum(ids.map(({ stake }) => unpaid(stake!, time))) + model.owed[who]
      expect(reason).toBe(amount === 0n ? 'Nothing to claim' : '')
      if (amount === 0n) return void note('nothing')
      for (const { stake } of ids) stake!.paid = earned(stake!, time)
      model.owed[who] = 0n
      model.claimed[who] += amount
      model.payments.push({ time, amount })
      note('claimed')
    },
    async unlock() {
      if (staked === undefined) return
      const { stake } = staked
      const { reason, time } = await send(who, 'unlock', [BigInt(staked.tokenId)])
      const early = time < stake!.end
      expect(reason).toBe(early ? 'Unlock time not reached' : '')
      if (early) return void note('too early')
      model.owed[who] += unpaid(stake!, time)
      staked.stake = null
      note('unlocked')
    },
    async exit() {
      if (staked === undefined) return
      expect(await send(who, 'exit', [BigInt(staked.tokenId)])).toMatchObject({ reason: '' })
      staked.stake = null
      note('left')
    },
    async gift() {
      if (held === undefined) return
      const to = choose(names)!
      const args = [stack.world.hex(who), stack.world.hex(to), BigInt(held.tokenId)]
      expect(await send(who, 'transferFrom', args)).toMatchObject({ reason: '' })
      held.owner = to
      note('given')
    },
  }
  await steps[what]()
}

/** Requests all replies in the same second, so that the shown values can be computed. */
async function atOneSecond<T>(ask: () => Promise<T>): Promise<{ now: number; answer: T }> {
  const now = stack.server.app.clock.now()
  const answer = await ask()
  return stack.server.app.clock.now() === now ? { now, answer } : atOneSecond(ask)
}

async function checkHolder(name: Name): Promise<void> {
  const client = clients.get(name)!
  const { now, answer } = await atOneSecond(async () => ({
    part: (await client.post('/deposit/mucnft-pledge/part')).data,
    own: (await client.post('/swapnft/aon/ownCardPage', { pageSize: '100' })).data,
    records: (await client.post('/deposit/mucnft-pledge/pledgeRecord', { pageSize: '100' })).data,
  }))
  const { part, own, records } = answer
  const mine = cardsOf(name)
  const running = stakesOf(name)
  const powerOf = (cards: readonly ModelCard[]) =>
    Number(sum(cards.map(({ level }) => powers.get(level)!)))
  const later = running.map(({ end }) => end).filter((end) => end > now)
  expect(part.mine).toEqual({
    pledged: running.length,
    power: powerOf(mine.filter(({ stake }) => stake !== null)),
    claimable: String(sum(running.map((stake) => unpaid(stake, now))) + model.owed[name]),
    owed: String(model.owed[name]),
    claimed: String(model.claimed[name]),
    nextUnlockTime: later.length === 0 ? null : Math.min(...later),
  })
  expect(own).toMatchObject({
    total: mine.length,
    counts: {
      all: mine.length,
      held: mine.length - running.length,
      mining: later.length,
      pledging: running.length - later.length,
    },
    power: powerOf(mine),
    miningPower: powerOf(mine.filter(({ stake }) => stake !== null && stake.end > now)),
  })
  expect(records.total).toBe(model.pledges[name])
  const open = records.list.filter(({ endedAt }: { endedAt: number | null }) => endedAt === null)
  expect(open).toHaveLength(running.length)
  expect(sum(open.map(({ paid }: { paid: string }) => BigInt(paid)))).toBe(
    sum(running.map(({ paid }) => paid)),
  )
}

async function checkTotals(): Promise<void> {
  const { now, answer: part } = await atOneSecond(
    async () => (await clients.get('alice')!.post('/deposit/mucnft-pledge/part')).data,
  )
  const running = names.flatMap(stakesOf)
  const rest = ({ perSecond, start, end, paid }: Stake) => perSecond * BigInt(end - start) - paid
  const recent = model.payments.filter(({ time }) => time > now - 30 * day)
  expect(part).toMatchObject({
    totalPledged: running.length,
    totalReward: String(sum(model.payments.map(({ amount }) => amount))),
    paidLast30Days: String(sum(recent.map(({ amount }) => amount))),
  })
  const promised = sum(running.map(rest)) + sum(Object.values(model.owed))
  expect(part.reserve.promised).toBe(String(promised))
  expect(BigInt(part.reserve.balance)).toBe(promised + BigInt(part.reserve.free))

  const { data } = await clients.get('alice')!.post('/deposit/project/nftStatistic')
  expect(data).toMatchObject({
    minted: model.cards.length,
    staked: running.length,
    holders: new Set(model.cards.map(({ owner }) => owner)).size,
    volume: String(sum(model.cards.map(({ price }) => price))),
  })
}

/** Every counter as it is kept, and as the rows count up to. */
async function counters() {
  const db = stack.server.app.db.withTables<NftTables>()
  const cards = await db.selectFrom('nftCards').selectAll().orderBy('seq').execute()
  const pledges = await db.selectFrom('nftPledges').selectAll().execute()
  const claims = await db.selectFrom('nftClaims').selectAll().execute()
  const events = await db.selectFrom('nftCardEvents').selectAll().execute()
  const holders = await db
    .selectFrom('nftHolders')
    .select(['owner', 'cards', 'pledges', 'claimed'])
    .orderBy('owner')
    .execute()
  const levels = await db
    .selectFrom('nftLevelStats')
    .select(['level', 'minted', 'staked', 'volume'])
    .orderBy('level')
    .execute()
  const totals = await db
    .selectFrom('nftTotals')
    .select(['id', 'minted', 'holders', 'rewardPaid'])
    .execute()
  const kept = {
    holders,
    levels,
    totals,
    events: cards.map(({ events: count }) => count),
    numbers: pledges.map(({ owner, seq }) => `${owner} ${seq}`).toSorted(),
  }
  const counted = {
    holders: holders.map(({ owner }) => ({
      owner,
      cards: cards.filter((card) => card.owner === owner).length,
      pledges: pledges.filter((pledge) => pledge.owner === owner).length,
      claimed: sum(claims.filter((one) => one.owner === owner).map(({ amount }) => amount)),
    })),
    levels: levels.map(({ level }) => {
      const ours = cards.filter((card) => card.level === level)
      const staked = ours.filter(({ unlockTime }) => unlockTime !== null).length
      const volume = sum(ours.map(({ boughtFor }) => boughtFor))
      return { level, minted: ours.length, staked, volume }
    }),
    totals: totals.map(({ id }) => ({
      id,
      minted: cards.length,
      holders: new Set(cards.map(({ owner }) => owner)).size,
      rewardPaid: sum(claims.map(({ amount }) => amount)),
    })),
    events: cards.map(({ tokenId }) => events.filter((one) => one.tokenId === tokenId).length),
    // Numbered from 1 without a gap.
    numbers: holders
      .flatMap(({ owner, pledges: count }) =>
        Array.from({ length: count }, (_, i) => `${owner} ${i + 1}`),
      )
      .toSorted(),
  }
  return { kept, counted, cards: cards.length }
}

const what = fc.constantFrom<Step['what']>(
  'buy',
  'stake',
  'stake',
  'wait',
  'wait',
  'claim',
  'unlock',
  'exit',
  'gift',
)
const step = fc.record({ who: fc.constantFrom(...names), what, pick: fc.nat(1_000) })

/** One of each outcome, so that none is left to chance. */
const certain: readonly Step[] = [
  { who: 'alice', what: 'claim', pick: 0 },
  { who: 'alice', what: 'buy', pick: 2 },
  { who: 'alice', what: 'buy', pick: 3 },
  { who: 'alice', what: 'stake', pick: 0 },
  { who: 'alice', what: 'unlock', pick: 0 },
  { who: 'alice', what: 'wait', pick: 3 },
  { who: 'alice', what: 'claim', pick: 0 },
  { who: 'alice', what: 'wait', pick: 4 },
  { who: 'alice', what: 'unlock', pick: 0 },
  { who: 'alice', what: 'claim', pick: 2 },
  { who: 'alice', what: 'stake', pick: 1 },
  { who: 'alice', what: 'exit', pick: 0 },
  { who: 'alice', what: 'gift', pick: 1 },
]

test('shown amounts are due amounts, after every step', async () => {
  const story = fc.array(step, { minLength: 30, maxLength: 30 })
  await fc.assert(
    fc.asyncProperty(story, async (steps) => {
      for (const one of [...certain, ...steps]) {
        await take(one)
        for (const name of names) await checkHolder(name)
        await checkTotals()
      }
    }),
    // The chain goes on: a second story could not begin where the first did.
    { numRuns: 1, endOnFailure: true },
  )
  const { kept, counted } = await counters()
  expect(kept).toEqual(counted)
  const outcomes = [
    'bought',
    'staked',
    'claimed',
    'nothing',
    'too early',
    'unlocked',
    'left',
    'given',
  ]
  expect([...seen.keys()].toSorted()).toEqual(outcomes.toSorted())
})

test('a reorganisation takes the counters back with the rows', async () => {
  const before = await counters()
  for (const pick of [1, 2]) await take({ who: 'bob', what: 'buy', pick })
  expect((await counters()).cards).toBe(before.cards + 2)
  await stack.world.net.reorg(2, { transactions: 'drop' })
  await stack.world.net.mine(3)
  await stack.server.indexer.catchUp()
  expect(await counters()).toEqual(before)
})
