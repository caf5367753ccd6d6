import { randomUUID } from 'node:crypto'

import { Client } from '#apps/journeys/client.ts'
import { type Stack, startStack } from '#apps/journeys/stack.ts'
import type { ContractCall } from '#platform/std/order.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { NftTables } from '../tables.ts'

/** Where the story ends against a limit: nothing left to buy, to pay with, to promise or to claim. */
let stack: Stack
let alice: Client
let bob: Client

const day = 86_400
const buyBefore = '/deposit/aon/buyProductFirstPayBefore'
const canBuy = '/deposit/aon/productIfCanBuy'
const clickPath = '/deposit/mucnft-pledge/click'

beforeAll(async () => {
  stack = await startStack({ neighbours: true })
  alice = new Client(stack, 'alice')
  bob = new Client(stack, 'bob')
  await alice.signIn()
  await bob.signIn()
})
afterAll(() => stack?.close())

const before = (client: Client, path: string, form: Record<string, string>, language?: string) =>
  client.post(path, { requestId: randomUUID(), ...form }, language)

async function send(client: Client, call: ContractCall): Promise<string> {
  const txHash = await client.send(call)
  await stack.server.indexer.catchUp()
  return txHash
}

describe('buying', () => {
  /** Sends away all but so many sun. */
  async function leave(client: Client, rest: bigint): Promise<void> {
    const balance = BigInt(await client.wallet.trx.getUnconfirmedBalance(client.address))
    const to = stack.world.net.accounts[0]!.address
    await client.wallet.trx.sendTransaction(to, Number(balance - rest))
  }

  test('without the TRX: how many are missing, in both languages; nothing is ordered', async () => {
    const dave = new Client(stack, 'dave')
    await dave.signIn()
    await leave(dave, 50_000_000n)
    const price = await stack.world.read<bigint>('Cards', 'getUToCoin', [50_000_000n])
    const balance = BigInt(await dave.wallet.trx.getUnconfirmedBalance(dave.address))
    const missing = price - balance
    const fraction = String(missing % 1_000_000n).padStart(6, '0')
    const inTrx = `${missing / 1_000_000n}.${fraction}`.replace(/\.?0+$/, '')
    const { data } = await dave.post(canBuy, { level: '1' })
    expect(data).toMatchObject({ can: false, reason: 'BALANCE' })
    expect(data).toMatchObject({
      message: 'TRX balance insufficient',
      remedy: `Add at least ${inTrx} TRX to your wallet`,
    })
    expect((await dave.post(canBuy, { level: '1' }, 'zh-TW')).data).toMatchObject({
      message: 'TRX 餘額不足',
      remedy: `請至少再存入 ${inTrx} TRX`,
    })
    expect(await before(dave, buyBefore, { level: '1' })).toMatchObject({
      status: 409,
      code: 'BALANCE',
      msg: 'TRX balance insufficient',
      data: null,
    })
    expect((await before(dave, buyBefore, { level: '1' }, 'zh-TW')).msg).toBe('TRX 餘額不足')
    const { data: open } = await dave.post('/deposit/aon/buyRecordOfNoPay')
    expect(open).toEqual({ total: 0, list: [] })
  })

  test('of a level that is sold out is refused to everybody, and the page says so', async () => {
    const db = stack.server.app.db.withTables<NftTables>()
    const level5 = () => db.updateTable('nftLevelStats').where('level', '=', 5)
    const { supply, minted } = await supplyOf(5)
    await level5().set({ minted: supply }).execute()
    const refused = await before(alice, buyBefore, { level: '5' })
    expect(refused).toMatchObject({
      status: 409,
      code: 'SOLD_OUT',
      field: 'level',
      msg: 'This level is sold out',
    })
    expect((await before(alice, buyBefore, { level: '5' }, 'zh-TW')).msg).toBe('此等級已售罄')
    const stranger = new Client(stack, 'mallory')
    const { data } = await stranger.post(canBuy, { level: '5' })
    expect(data).toMatchObject({
      can: false,
      reason: 'SOLD_OUT',
      message: 'This level is sold out',
    })
    const page = await stranger.post('/deposit/aon/productPage', { pageNum: '5', pageSize: '1' })
    expect(page.data.list).toMatchObject([{ level: 5, state: 'soldOut', remainSupply: 0 }])
    await level5().set({ minted }).execute()
    expect((await alice.post(canBuy, { level: '5' })).data.can).toBe(true)
  })

  async function supplyOf(level: number): Promise<{ supply: number; minted: number }> {
    const { data } = await alice.post('/deposit/aon/productLevelInfo')
    const { supply, remainSupply } = data.levels[level - 1]
    return { supply, minted: supply - remainSupply }
  }

  test('an order not paid is found again with its call, until it is paid', async () => {
    const { data: ticket } = await before(bob, buyBefore, { level: '2' })
    const open = async () => (await bob.post('/deposit/aon/buyRecordOfNoPay')).data
    expect(await open()).toMatchObject({
      total: 1,
      list: [
        {
          orderId: ticket.orderId,
          kind: 'nft.buy',
          state: 'created',
          subject: { level: '2' },
          call: ticket.call,
        },
      ],
    })
    expect((await alice.post('/deposit/aon/buyRecordOfNoPay')).data.total).toBe(0)
    const txHash = await send(bob, ticket.call)
    expect(await open()).toEqual({ total: 0, list: [] })
    const { data } = await bob.post('/tessera/home/activity')
    expect(data.list[0]).toMatchObject({ orderId: ticket.orderId, state: 'done', txHash })
  })
})

describe('staking', () => {
  test('the terms on offer are the contract’s, in seconds and days', async () => {
    const [times, rates] = await stack.world.read<readonly [bigint[], bigint[]]>('Cards', 'terms')
    const { data } = await alice.post('/deposit/mucnft-pledge/getDepositTypes')
    expect(data.terms).toEqual(
      times.map((time, i) => ({
        time: Number(time),
        days: Number(time) / day,
        rate: String(rates[i]),
      })),
    )
  })

  test('one’s records are one’s own, newest first, with what was reserved', async () => {
    const { data } = await alice.post('/deposit/mucnft-pledge/pledgeRecord')
    const [start, end, reward] = await stack.world.read<readonly bigint[]>('Cards', 'position', [
      7001n,
    ])
    expect(data).toMatchObject({
      total: 1,
      list: [
        {
          tokenId: 7001,
          level: 3,
          levelStr: 'Glass',
          state: 'earning',
          start: Number(start),
          itemUnlockTime: Number(end),
          endedAt: null,
          reward: String(reward),
          paid: '0',
          final: true,
        },
      ],
    })
  })
})

describe('claiming', () => {
  test('both halves under one path: an order of all that earns, then its hash, then the payment', async () => {
    await stack.world.net.travel(day)
    await stack.world.net.mine()
    await stack.server.indexer.catchUp()
    const requestId = randomUUID()
    const { data: ticket } = await alice.post(clickPath, { requestId })
    expect(ticket.call).toMatchObject({
      selector: 'claim(uint256[])',
      args: ['["7001"]'],
      callValue: '0',
    })
    const txHash = await send(alice, ticket.call)
    const { data: order } = await alice.post(clickPath, { orderId: ticket.orderId, txHash })
    expect(order).toMatchObject({
      kind: 'nft.claim',
      state: 'done',
      txHash,
      subject: { tokenIds: 'all' },
    })
    const paid = await stack.world.read<bigint>('Tes', 'balanceOf', [stack.world.hex('alice')])
    const [, , , paidOfStake] = await stack.world.read<readonly bigint[]>('Cards', 'position', [
      7001n,
    ])
    expect(paid).toBe(paidOfStake)
    const { data } = await alice.post('/deposit/mucnft-pledge/part')
    expect(data.mine.claimed).toBe(String(paid))
    const { data: balance } = await alice.post('/deposit/aon/balanceInfoByUnit', { unit: 'TES' })
    expect(balance.balance).toBe(String(paid))
    // The same attempt again is the same order, though little has been earned since.
    expect((await alice.post(clickPath, { requestId })).data).toEqual(ticket)
  })

  test.each([
    ['neither half', {}, 'requestId'],
    ['an order without its hash', { orderId: randomUUID() }, 'txHash'],
    ['a hash without its order', { txHash: 'ab'.repeat(32) }, 'requestId'],
  ])('%s names what is missing', async (_, form, field) => {
    expect(await alice.post(clickPath, form as unknown as Record<string, string>)).toMatchObject({
      status: 422,
      code: 'INVALID',
      field,
      msg: `${field}: this field is required`,
    })
    const chinese = await alice.post(clickPath, form as unknown as Record<string, string>, 'zh-TW')
    expect(chinese.msg).toBe(`${field}：此欄位為必填`)
  })

  test('for another’s card, or one that is not there, is refused', async () => {
    for (const tokenIds of ['1', '7001,1', '4999']) {
      const refused = await before(alice, clickPath, { tokenIds })
      expect(refused).toMatchObject({ status: 403, code: 'NOT_YOUR_CARD', field: 'tokenIds' })
      expect(refused.msg).toBe('This card belongs to another address')
    }
  })

  test('an id named twice is asked for once; a held card of one’s own pays nothing', async () => {
    const { data } = await before(bob, clickPath, { tokenIds: '1,1,2' })
    expect(data.call.args).toEqual(['["1","2"]'])
    const nothing = await before(bob, clickPath, { tokenIds: '2' })
    expect(nothing).toMatchObject({
      status: 409,
      code: 'NOTHING_TO_CLAIM',
      msg: 'There is nothing to claim yet',
    })
    expect((await before(bob, clickPath, { tokenIds: '2' }, 'zh-TW')).msg).toBe(
      '目前沒有可領取的獎勵',
    )
  })
})
