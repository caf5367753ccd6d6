import { Client } from '#tests/journeys/client.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { boxReads } from './boxReads.ts'
import { TestBoxes, boxPrice, day, done } from './testing/boxes.ts'
import { mirrors } from './testing/mirror.ts'
import { box, ids, dearest2 as dearest, penalty2 as penalty, price, seed } from './testing/sums.ts'

/** One story, block by block. */
let boxes: TestBoxes
let alice: Client
let bob: Client

beforeAll(async () => {
  boxes = await TestBoxes.start()
  alice = new Client(boxes.stack, 'alice')
  bob = new Client(boxes.stack, 'bob')
  for (const client of [alice, bob]) await client.signIn()
}, 300_000)
afterAll(() => boxes?.stack.close())

const all = { offset: 0, limit: 100 }
const page = async (state?: Parameters<typeof boxReads.page>[1]['state'], slice = all) => {
  const { total, list } = await boxReads.page(boxes.callOf('alice'), { ...slice, state })
  return { total, ids: list.map(({ productId }) => productId) }
}
const bought = async (
  who: string,
  asked: Partial<Parameters<typeof boxReads.purchases>[1]> = {},
) => {
  const { total, list } = await boxReads.purchases(boxes.callOf(who), {
    ...all,
    state: undefined,
    productId: undefined,
    ...asked,
  })
  return { total, boxes: list.map(({ id, state }) => [id, state] as const) }
}
const rewards = async (client: Client, form: Readonly<Record<string, string>> = {}) =>
  (await client.post('/deposit/aon/profitePage', { kind: 'box', ...form })).data
const detail = (series: number) => boxReads.detail(boxes.callOf('alice'), series)
const mine = async (client: Client) => (await client.post('/tessera/blindbox/mine')).data
const bondPage = async (seriesId: string, pageNum = '1') => {
  const pageSize = pageNum === '1' ? '20' : '1'
  return (await alice.post('/tessera/blindbox/bondPage', { seriesId, pageNum, pageSize })).data
}
const accountPage = async (client: Client, form: Readonly<Record<string, string>> = {}) =>
  (await client.post('/tessera/blindbox/accountPage', form)).data
const sealedIn = async (tokenId: number) =>
  (await alice.post('/tessera/sales/sealedIn', { tokenId: String(tokenId) })).data.seriesId
const drawOf = async (drawId: number) =>
  (await alice.post('/tessera/blindbox/draw', { drawId: String(drawId) })).data

test('before the first series there is nothing', async () => {
  expect(await page()).toEqual({ total: 0, ids: [] })
  expect(await page('ended')).toEqual({ total: 0, ids: [] })
  expect(await bought('alice')).toEqual({ total: 0, boxes: [] })
  await expect(detail(1)).rejects.toMatchObject({ message: 'NO_SUCH_SERIES' })
  const none = await alice.post('/tessera/blindbox/drawPage', { seriesId: '1' })
  expect(none).toMatchObject({ status: 404, code: 'NO_SUCH_SERIES', field: 'seriesId' })
  const draw = await alice.post('/tessera/blindbox/draw', { drawId: String(box(1, 1)) })
  expect(draw).toMatchObject({ status: 404, code: 'NO_SUCH_DRAW', field: 'drawId' })
  const noBond = await alice.post('/tessera/blindbox/bondPage', { seriesId: '1' })
  expect(noBond).toMatchObject({ status: 404, code: 'NO_SUCH_SERIES', field: 'seriesId' })
  expect(await accountPage(alice)).toEqual({ total: 0, list: [] })
  expect(await mine(alice)).toEqual({
    counts: {
      all: 0,
      reserved: 0,
      sealed: 0,
      opening: 0,
      opened: 0,
      refunded: 0,
      givenBack: 0,
      released: 0,
    },
    limit: { daily: null, spent: '0', later: null },
    credit: '0',
    sealed: [],
  })
})

test('a series shows its urn, its price and what binds the operator', async () => {
  const cards = await boxes.cards([1, 2, 1, 1, 2, 1])
  await done(boxes.create(cards, { penalty: dearest }))
  await done(boxes.create(await boxes.cards([1, 1, 1]), { penalty: dearest, firstShare: 3_000n }))
  await done(boxes.create(await boxes.cards([1]), { penalty: dearest, start: 5 * day }))
  expect(await boxes.read<bigint>('priceOf', 1n)).toBe(price)
  const start = (await boxes.read<readonly bigint[]>('offerOf', 1n))[1]!
  expect(await detail(1)).toEqual({
    kind: 'box',
    productId: 1,
    name: 'Harbour',
    state: 'onSale',
    price: String(boxPrice),
    priceTrx: String(price),
    supply: 6,
    remainSupply: 6,
    start: Number(start),
    end: Number(start) + 3 * day,
    twoPayments: null,
    fundAddress: boxes.address('deployer'),
    urn: [
      { level: 1, levelStr: 'Clay', size: 4, left: 4, price: '50000000' },
      { level: 2, levelStr: 'Marble', size: 2, left: 2, price: '200000000' },
    ],
    // (4 x 50 + 2 x 200) / 6
    expected: '100000000',
    series: {
      contract: boxes.address('BlindBoxes'),
      operator: boxes.address('deployer'),
      penalty: String(dearest),
      bond: '0',
      held: '0',
      covered: 0,
      standing: false,
      closed: false,
      deadline: 20,
      reserved: 0,
      sealed: 0,
      opening: 0,
      opened: 0,
      cards: [
        { tokenId: 1, level: 1, left: true },
        { tokenId: 2, level: 1, left: true },
        { tokenId: 3, level: 1, left: true },
        { tokenId: 4, level: 1, left: true },
        { tokenId: 5001, level: 2, left: true },
        { tokenId: 5002, level: 2, left: true },
      ],
    },
  })
  await done(boxes.post(1))
  await done(boxes.send('bob', 'addBond', [1n], 9n * penalty))
  // 9 penalties hold 4 boxes, at two each.
  const facts = (await detail(1)).series
  expect(facts).toMatchObject({ standing: true, bond: String(9n * penalty), covered: 4 })
  expect((await detail(2)).twoPayments).toEqual({ firstShare: 3_000, completeTime: 3_600 })
  expect(await page()).toEqual({ total: 3, ids: [3, 2, 1] })
  expect(await page('preparing')).toEqual({ total: 1, ids: [3] })
  expect(await page('onSale')).toEqual({ total: 2, ids: [2, 1] })
  expect(await page('soldOut')).toEqual({ total: 0, ids: [] })
  expect(await page(undefined, { offset: 1, limit: 1 })).toEqual({ total: 3, ids: [2] })
  expect(await page('onSale', { offset: 1, limit: 5 })).toEqual({ total: 2, ids: [1] })
  await mirrors(boxes)
})

test('boxes are bought, reserved, completed, released and returned', async () => {
  await done(boxes.send('alice', 'buy', [1n, 3n], 3n * price))
  await done(boxes.send('bob', 'buy', [1n, 1n], price))
  // 30 % of 199,440,238, rounded down.
  const first = 59_832_071n
  await done(boxes.send('alice', 'reserve', [2n, 3n], 3n * first))
  expect((await page('soldOut')).ids).toEqual([2])
  await done(boxes.send('alice', 'complete', [ids(box(2, 2))], price - first))
  await done(boxes.send('alice', 'release', [BigInt(box(2, 1))]))
  await done(boxes.send('alice', 'giveBack', [ids(box(1, 2))]))
  expect(await bought('alice')).toEqual({
    total: 6,
    boxes: [
      [box(2, 2), 'sealed'],
      [box(1, 3), 'sealed'],
      [box(1, 1), 'sealed'],
      [box(2, 3), 'reserved'],
      [box(2, 1), 'released'],
      [box(1, 2), 'givenBack'],
    ],
  })
  expect(await bought('alice', { offset: 3, limit: 2 })).toEqual({
    total: 6,
    boxes: [
      [box(2, 3), 'reserved'],
      [box(2, 1), 'released'],
    ],
  })
  expect((await bought('alice', { offset: 6 })).boxes).toEqual([])
  expect(await bought('alice', { productId: 1 })).toEqual({
    total: 3,
    boxes: [
      [box(1, 3), 'sealed'],
      [box(1, 1), 'sealed'],
      [box(1, 2), 'givenBack'],
    ],
  })
  expect(await bought('alice', { productId: 1, state: 'sealed' })).toEqual({
    total: 2,
    boxes: [
      [box(1, 3), 'sealed'],
      [box(1, 1), 'sealed'],
    ],
  })
  expect(await bought('alice', { state: 'bought' })).toEqual({ total: 0, boxes: [] })
  const { list } = await boxReads.purchases(boxes.callOf('alice'), {
    ...all,
    state: 'reserved',
    productId: undefined,
  })
  const expiry = (await boxes.read<readonly bigint[]>('boxOf', BigInt(box(2, 3))))[4]!
  expect(list).toEqual([
    {
      kind: 'box',
      id: box(2, 3),
      productId: 2,
      state: 'reserved',
      price: String(price),
      paid: String(first),
      penalty: null,
      closed: false,
      time: Number(expiry) - 3_600,
      expiry: Number(expiry),
      requestId: null,
      refundBlock: null,
      tokenId: null,
      level: null,
      txHash: expect.stringMatching(/^[0-9a-f]{64}$/),
      final: true,
    },
  ])
  const { counts, sealed } = await mine(alice)
  expect(counts).toMatchObject({ all: 6, reserved: 1, sealed: 3, givenBack: 1, released: 1 })
  expect(sealed).toEqual([
    { seriesId: 1, closed: false, boxIds: [box(1, 1), box(1, 3)] },
    { seriesId: 2, closed: false, boxIds: [box(2, 2)] },
  ])
  await mirrors(boxes)
})

test('a box that was not drawn in time is refunded, with a penalty to the pool', async () => {
  await done(boxes.send('alice', 'open', [ids(box(1, 3), box(1, 1)), seed]))
  const refundBlock = boxes.stack.world.net.status().head.number + 21
  const opening = await boxReads.purchases(boxes.callOf('alice'), {
    ...all,
    state: 'opening',
    productId: 1,
  })
  const asked = { requestId: box(1, 1), refundBlock, tokenId: null }
  expect(opening.list).toMatchObject([asked, asked])
  expect((await bought('alice')).boxes.slice(0, 4)).toEqual([
    [box(2, 2), 'sealed'],
    [box(2, 3), 'reserved'],
    [box(1, 3), 'opening'],
    [box(1, 1), 'opening'],
  ])
  await boxes.mine(20)
  await done(boxes.refund(box(1, 1), 'bob'))
  expect((await mine(alice)).counts).toMatchObject({ refunded: 2, opening: 0, all: 6 })
  const { list: refunded } = await boxReads.purchases(boxes.callOf('alice'), {
    ...all,
    state: 'refunded',
    productId: undefined,
  })
  const back = { state: 'refunded', paid: String(price), penalty: String(price) }
  expect(refunded).toMatchObject([
    { id: box(1, 3), ...back },
    { id: box(1, 1), ...back },
  ])
  const paid = { kind: 'penalty', coin: 'TRX', amount: String(price), seriesId: 1, tokenId: null }
  const both = [3, 1].map((number) => ({ ...paid, number }))
  const second = { pageNum: '2', pageSize: '1' }
  const sum = { total: 2, coin: 'TRX', sum: String(2n * price) }
  expect(await rewards(alice)).toMatchObject({ ...sum, list: both })
  expect(await rewards(alice, second)).toMatchObject({ ...sum, list: [both[1]] })
  expect((await detail(1)).series).toMatchObject({ standing: false, opening: 0, opened: 0 })
  // Two penalties for each of two boxes: to the holder their cost, to the pool the rest.
  const slashed = {
    number: 2,
    kind: 'slashed',
    amount: String(4n * penalty),
    bond: String(5n * penalty),
    from: null,
    requestId: box(1, 1),
  }
  const added = {
    number: 1,
    kind: 'added',
    amount: String(9n * penalty),
    bond: String(9n * penalty),
    from: boxes.address('bob'),
    requestId: null,
  }
  expect(await bondPage('1')).toMatchObject({ total: 2, list: [slashed, added] })
  expect(await bondPage('1', '2')).toMatchObject({ total: 2, list: [added] })
  expect(await bondPage('1', '3')).toEqual({ total: 2, list: [] })
  expect(await bondPage('2')).toEqual({ total: 0, list: [] })
  await done(boxes.post(1))
  await mirrors(boxes)
})

test('a drawn box shows its card', async () => {
  await done(boxes.send('bob', 'open', [ids(box(1, 4)), seed]))
  await boxes.mine()
  await done(boxes.settle(box(1, 2)))
  const [card] = (await drawOf(box(1, 2))).cards
  const { list } = await boxReads.purchases(boxes.callOf('bob'), {
    ...all,
    state: 'opened',
    productId: undefined,
  })
  expect(list).toMatchObject([{ id: box(1, 4), penalty: null, refundBlock: null, ...card }])
  const { settledTxHash: txHash } = await drawOf(box(1, 2))
  const drawn = { kind: 'draw', coin: null, amount: null, seriesId: 1, number: 4, ...card, txHash }
  expect(await rewards(bob)).toMatchObject({ total: 1, list: [drawn], coin: 'TRX', sum: '0' })
  const facts = await detail(1)
  expect(facts.series!.cards.filter(({ left }) => !left)).toEqual([{ ...card, left: false }])
  // A card's series is shown until the card leaves it.
  expect(await sealedIn(card.tokenId)).toBeNull()
  for (const { tokenId, left } of facts.series!.cards) {
    expect(await sealedIn(tokenId)).toBe(left ? 1 : null)
  }
  // 600 USDT were in it.
  const worth = card.level === 1 ? 50_000_000 : 200_000_000
  expect(facts.expected).toBe(String((600_000_000 - worth) / 5))
  await mirrors(boxes)
})

test("the own limit is the contract's present one", async () => {
  // An hour into a day of UTC, so that it does not end meanwhile.
  await boxes.pass(day - (boxes.now % day) + 3_600)
  await done(boxes.send('alice', 'setDailyLimit', [1_000_000_000n]))
  await done(boxes.send('alice', 'buy', [1n, 1n], price))
  expect((await mine(alice)).limit).toEqual({
    daily: '1000000000',
    spent: String(price),
    later: null,
  })
  await done(boxes.send('alice', 'setDailyLimit', [0n]))
  const later = boxes.now + day
  expect((await mine(alice)).limit).toEqual({
    daily: '1000000000',
    spent: String(price),
    later: { daily: null, from: later },
  })
  // The rest of four penalties waits here for the contract that pays rewards, until anyone sends
  // it.
  const pool = boxes.address('RewardDistributor')
  const hexPool = boxes.stack.world.hex('RewardDistributor')
  const rest = 4n * penalty - 2n * price
  expect(await boxes.read<bigint>('creditOf', hexPool)).toBe(rest)
  await done(boxes.send('bob', 'withdraw', [hexPool]))
  expect(await boxes.read<bigint>('creditOf', hexPool)).toBe(0n)

  expect(await accountPage(alice)).toMatchObject({
    total: 2,
    list: [
      { number: 2, kind: 'limit', amount: '0', since: later },
      { number: 1, kind: 'limit', amount: '1000000000' },
    ],
  })
  const second = { pageNum: '2', pageSize: '1' }
  const [first] = (await accountPage(alice, second)).list
  // A lower one holds from its own block on.
  expect(first).toMatchObject({ number: 1, since: first.time })
  const moves = await boxes.tables
    .selectFrom('blindboxAccountMoves')
    .select(['seq', 'kind', 'amount'])
    .where('account', '=', pool)
    .orderBy('seq')
    .execute()
  expect(moves).toEqual([
    { seq: 1, kind: 'credited', amount: rest },
    { seq: 2, kind: 'withdrawn', amount: rest },
  ])
  await mirrors(boxes)
})

test('an ended sale; the operator draws the unsold cards', async () => {
  await boxes.pass(3 * day)
  expect(await page('ended')).toEqual({ total: 2, ids: [2, 1] })
  expect(await page('ended', { offset: 1, limit: 1 })).toEqual({ total: 2, ids: [1] })
  expect(await page('onSale')).toEqual({ total: 0, ids: [] })
  expect((await detail(1)).remainSupply).toBe(0)
  await done(boxes.send('deployer', 'takeBack', [1n, 1n]))
  const own = box(1, 6)
  expect(await bought('deployer')).toEqual({ total: 1, boxes: [[own, 'sealed']] })
  await done(boxes.send('deployer', 'open', [ids(own), seed]))
  await boxes.mine()
  await done(boxes.settle(box(1, 3)))
  expect(await drawOf(box(1, 3))).toMatchObject({ state: 'settled', amount: '0', fee: '0' })
  await boxes.pass(5 * day)
  expect(await page('ended')).toEqual({ total: 3, ids: [3, 2, 1] })
  expect(await page('ended', { offset: 1, limit: 1 })).toEqual({ total: 3, ids: [2] })
  await mirrors(boxes)
})

test('by the clock a sale can end before a block shows it', async () => {
  await done(boxes.create(await boxes.cards([1]), { penalty: dearest, length: 100 }))
  const { clock } = boxes.stack.server.app
  const now = clock.now.bind(clock)
  clock.now = () => now() + 200
  try {
    expect(await page('ended')).toEqual({ total: 4, ids: [4, 3, 2, 1] })
    expect(await page('ended', { offset: 0, limit: 2 })).toEqual({ total: 4, ids: [4, 3] })
    expect(await page('ended', { offset: 2, limit: 2 })).toEqual({ total: 4, ids: [2, 1] })
    expect(await page('onSale')).toEqual({ total: 0, ids: [] })
  } finally {
    clock.now = now
  }
  expect(await page('onSale')).toEqual({ total: 1, ids: [4] })
})
