import { randomUUID } from 'node:crypto'

import { Client } from '#tests/journeys/client.ts'
import { refused } from '#tests/journeys/refused.ts'
import { type Stack, startStack } from '#tests/journeys/stack.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

/**
 * Every call of the feature against the contract itself. Alice holds Marble #5001 and has Glass
 * #7001 staked for 30 days; Bob has Clay #1 staked for 7 days and holds Clay #2.
 */
let stack: Stack
let alice: Client
let bob: Client
let newcomer: Client

const day = 86_400
const cards = <T>(name: string, ...args: unknown[]) => stack.world.read<T>('Cards', name, args)

beforeAll(async () => {
  stack = await startStack({ neighbours: true })
  alice = new Client(stack, 'alice')
  bob = new Client(stack, 'bob')
  newcomer = new Client(stack, 'heidi')
  for (const client of [alice, bob, newcomer]) await client.signIn()
})
afterAll(() => stack?.close())

describe('levels and cards', () => {
  test('a level has the contract’s values, with the present price in TRX', async () => {
    const { data } = await alice.post('/deposit/aon/productLevelInfo')
    expect(data.levels).toHaveLength(Number(await cards<bigint>('levelCount')))
    for (const level of data.levels) {
      const [remain, name, time, price, next] = await cards<
        readonly [bigint, string, bigint, bigint, bigint]
      >('levelMap', BigInt(level.level))
      const sun = await cards<bigint>('getUToCoin', price)
      expect(level).toMatchObject({
        levelStr: name,
        remainSupply: Number(remain),
        pledgeTime: Number(time),
        price: String(price),
        priceTrx: String(sun),
        nextTokenId: Number(next),
        power: Number(await cards<bigint>('levelPower', BigInt(level.level))),
      })
    }
  })

  test('who owns a card, and until when it is staked, as on chain', async () => {
    for (const tokenId of [1, 2, 5001, 7001]) {
      const { data } = await alice.post('/swapnft/ido/nftDetail', { tokenId: String(tokenId) })
      const [, , level, isPledge, unlock] = await cards<
        readonly [bigint, string, bigint, boolean, bigint]
      >('tokenDetials', BigInt(tokenId))
      expect(data).toMatchObject({
        tokenId,
        level: Number(level),
        state: isPledge ? 'staked' : 'held',
        itemUnlockTime: isPledge ? Number(unlock) : null,
        standard: 'TRC-721',
        creatorFeeBps: 250,
        tokenURI: await cards<string>('tokenURI', BigInt(tokenId)),
      })
      // Seconds of a term belong to a level, the moment of a stake to a card.
      const start = isPledge
        ? (await cards<readonly bigint[]>('position', BigInt(tokenId)))[0]
        : null
      expect(data.stakedAt).toBe(start === null ? null : Number(start))
      expect(data).not.toHaveProperty('pledgeTime')
    }
  })

  test('a card’s records, newest first', async () => {
    const { data } = await alice.post('/swapnft/ido/nftDetailList', { tokenId: '7001' })
    expect(data.list.map(({ kind }: { kind: string }) => kind)).toEqual(['stake', 'mint'])
  })

  test('the market sorts, filters and finds by id', async () => {
    const ids = async (form: Record<string, string>) => {
      const { data } = await alice.post('/tessera/nft/cardPage', { pageSize: '100', ...form })
      return data.list.map(({ tokenId }: { tokenId: number }) => tokenId)
    }
    expect(await ids({ level: '3' })).toEqual(expect.arrayContaining([7001, 7002, 7003]))
    expect(await ids({ state: 'held', level: '1' })).not.toContain(1)
    expect(await ids({ tokenId: '5001' })).toEqual([5001])
    expect(await ids({ tokenId: '4999' })).toEqual([])
    const newest = await ids({ sort: 'newest' })
    expect(await ids({ sort: 'oldest' })).toEqual(newest.toReversed())
    // A card in an urn has no owner: of 29 cards put into urns one was drawn, and 12 never were in
    // any.
    expect(newest).toHaveLength(13)
    const inUrns = await ids({ state: 'inUrn', sort: 'newest' })
    expect(inUrns).toHaveLength(28)
    expect(newest.filter((id: number) => inUrns.includes(id))).toEqual([])
    const { data: drawable } = await alice.post('/swapnft/ido/nftDetail', {
      tokenId: String(inUrns[0]),
    })
    expect(drawable).toMatchObject({ state: 'inUrn', listing: null, sale: null })
    const sealedIn = async (tokenId: number) =>
      (await alice.post('/tessera/sales/sealedIn', { tokenId: String(tokenId) })).data.seriesId
    const { data: last } = await alice.post('/deposit/aon/productDetail', { seriesId: '4' })
    for (const { tokenId, left } of last.series.cards) {
      expect(await sealedIn(tokenId)).toBe(left ? 4 : null)
      expect(inUrns.includes(tokenId)).toBe(left)
    }
    // On sale for 1,050 USDT, the highest price; the one of the dearest level is not on sale.
    expect((await ids({ sort: 'expensive' }))[0]).toBe(7801)
    expect((await ids({ sort: 'cheap' })).at(-1)).toBe(8051)
  })

  test('the statistic is the count of what there is', async () => {
    const { data } = await alice.post('/deposit/project/nftStatistic')
    const staked = Number(await cards<bigint>('totalPledged'))
    // 12 cards of seven neighbours, and 29 in the urns of blind boxes.
    expect(data).toMatchObject({ supply: 8_100, minted: 41, staked, holders: 7 })
    const page = async (form: object) =>
      (await alice.post('/tessera/nft/cardPage', { pageSize: '100', ...form })).data.list
    const paid = [...(await page({})), ...(await page({ state: 'inUrn' }))].reduce(
      (sum: bigint, card: { boughtFor: string }) => sum + BigInt(card.boughtFor),
      0n,
    )
    expect(data.volume).toBe(String(paid))
  })
})

describe('staking is refused', () => {
  test('of no card, however it is left out', async () => {
    const [en, tc] = ['Select an NFT first', '請先選擇 NFT']
    const wanted = { status: 422, code: 'SELECT_FIRST', field: 'tokenIds', en, tc }
    const path = '/deposit/mucnft-pledge/pledgePayBefore'
    await refused(alice, path, { time: String(30 * day) }, wanted)
    await refused(alice, path, { tokenIds: '', time: String(30 * day) }, wanted)
  })

  const before = '/swapnft/ido/openPledgeBefore'
  const time = String(30 * day)

  test.each([
    [
      'without a card',
      { time },
      {
        status: 422,
        code: 'SELECT_FIRST',
        field: 'tokenId',
        en: 'Select an NFT first',
        tc: '請先選擇 NFT',
      },
    ],
    [
      'with a card already staked',
      { tokenId: '7001', time },
      {
        status: 409,
        code: 'ALREADY_STAKED',
        field: 'tokenId',
        en: 'A card already staked cannot be added again',
        tc: '已質押的卡片不可重複加入',
      },
    ],
    [
      'with another’s card',
      { tokenId: '2', time },
      {
        status: 403,
        code: 'NOT_YOUR_CARD',
        field: 'tokenId',
        en: 'This card belongs to another address',
        tc: '此卡片屬於其他地址',
      },
    ],
    [
      'with a card nobody bought',
      { tokenId: '4999', time },
      {
        status: 404,
        code: 'NO_SUCH_CARD',
        field: 'tokenId',
        en: 'There is no such card',
        tc: '沒有此卡片',
      },
    ],
    [
      'for a term that is not offered',
      { tokenId: '5001', time: '31' },
      {
        status: 422,
        code: 'NO_SUCH_TERM',
        field: 'time',
        en: 'no such staking term',
        tc: '沒有此質押期限',
      },
    ],
  ])('%s', async (_, form, wanted) => {
    await refused(alice, before, form as unknown as Record<string, string>, wanted)
  })

  test('by an address that is not active', async () => {
    const wanted = { status: 403, code: 'NOT_ACTIVE', en: 'Please active first', tc: '請先啟用' }
    await refused(newcomer, before, { tokenId: '2', time }, wanted)
  })
})

describe('removing a stake', () => {
  const before = '/swapnft/ido/closePledgeBefore'

  test('is refused before its time, with the time', async () => {
    const { data } = await alice.post('/swapnft/ido/nftDetail', { tokenId: '7001' })
    const unlock = new Date(data.itemUnlockTime * 1000).toISOString().slice(0, 10)
    await refused(
      alice,
      before,
      { tokenId: '7001' },
      {
        status: 409,
        code: 'BEFORE_UNLOCK_TIME',
        field: 'tokenId',
        en: new RegExp(`^Unlock time not reached: ${unlock}`),
        tc: new RegExp(`^尚未到解鎖時間：${unlock}`),
      },
    )
  })

  test.each([
    [
      'another’s',
      '1',
      'NOT_YOUR_CARD',
      'This card belongs to another address',
      '此卡片屬於其他地址',
    ],
    ['a card that is not staked', '5001', 'NOT_STAKED', 'This card is not staked', '此卡片未質押'],
  ])('is refused for %s', async (_, tokenId, code, en, tc) => {
    const status = code === 'NOT_YOUR_CARD' ? 403 : 409
    await refused(alice, before, { tokenId }, { status, code, field: 'tokenId', en, tc })
  })

  test('exiting early requires only the card', async () => {
    const answer = await alice.post('/tessera/nft/exitBefore', {
      requestId: randomUUID(),
      tokenId: '7001',
    })
    expect(answer).toMatchObject({
      status: 200,
      data: { call: { selector: 'exit(uint256)', args: ['7001'] } },
    })
  })
})

describe('the reward', () => {
  const claimable = async (client: Client) =>
    BigInt((await client.post('/deposit/mucnft-pledge/part')).data.mine.claimable)

  test('a claim of nothing is refused', async () => {
    const path = '/deposit/mucnft-pledge/click'
    const carol = new Client(stack, 'judy')
    await carol.signIn()
    const wanted = {
      status: 409,
      code: 'NOTHING_TO_CLAIM',
      en: 'There is nothing to claim yet',
      tc: '目前沒有可領取的獎勵',
    }
    await refused(carol, path, {}, wanted)
  })

  test('grows by power × rate × seconds, as an independent sum has it and the contract pays', async () => {
    const [times, rates] = await cards<readonly [bigint[], bigint[]]>('terms')
    const rate = rates[times.indexOf(BigInt(30 * day))]!
    const power = await cards<bigint>('levelPower', 3n)
    const [start] = await cards<readonly bigint[]>('position', 7001n)
    for (const step of [1, 3_600, 5 * day, 10 * day]) {
      await stack.world.net.travel(step)
      await stack.world.net.mine()
      await stack.server.indexer.catchUp()
      const elapsed = BigInt(stack.server.app.clock.head.time) - start!
      const earned = power * rate * elapsed
      expect(await cards<bigint>('pending', 7001n)).toBe(earned)
      const shown = await claimable(alice)
      // The clock carries on between blocks: at most a second of reward more.
      expect(shown - earned).toBeLessThanOrEqual(power * rate)
      expect(shown).toBeGreaterThanOrEqual(earned)
    }
  })

  test('is paid to the last unit over the term and nothing after it; the totals match', async () => {
    const [, , reward] = await cards<readonly bigint[]>('position', 7001n)
    await stack.world.send('alice', 'Cards', 'claim', [[7001n]])
    const [, , , first] = await cards<readonly bigint[]>('position', 7001n)
    await stack.world.net.travel(40 * day)
    await stack.server.indexer.catchUp()
    await stack.world.send('alice', 'Cards', 'unlock', [7001n])
    await stack.world.send('alice', 'Cards', 'claim', [[]])
    await stack.server.indexer.catchUp()
    expect(await stack.world.read<bigint>('Tes', 'balanceOf', [stack.world.hex('alice')])).toBe(
      reward,
    )
    expect(await claimable(alice)).toBe(0n)
    const { data } = await alice.post('/deposit/mucnft-pledge/part')
    const [balance, promised, free] = await cards<readonly bigint[]>('reserve')
    expect(data).toMatchObject({
      totalReward: String(reward),
      // The first claim is 40 days old.
      paidLast30Days: String(reward! - first!),
      reserve: { balance: String(balance), promised: String(promised), free: String(free) },
      mine: { claimed: String(reward), owed: '0', pledged: 0 },
    })
    const records = await alice.post('/deposit/mucnft-pledge/pledgeRecord')
    expect(records.data.list[0]).toMatchObject({
      tokenId: 7001,
      reward: String(reward),
      paid: String(reward),
    })
  })

  test('an early exit gives up the unpaid reward, which is free for others again', async () => {
    const [, promised] = await cards<readonly bigint[]>('reserve')
    await stack.world.send('bob', 'Cards', 'exit', [1n])
    await stack.server.indexer.catchUp()
    const [, after] = await cards<readonly bigint[]>('reserve')
    expect(after).toBeLessThan(promised!)
    const { data } = await bob.post('/deposit/mucnft-pledge/part')
    expect(data.mine).toMatchObject({ claimable: '0', claimed: '0', pledged: 0 })
    expect((await bob.post('/swapnft/aon/ownCardPage')).data.counts).toMatchObject({
      held: 2,
      mining: 0,
    })
  })
})
