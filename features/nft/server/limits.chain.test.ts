import { randomUUID } from 'node:crypto'

import { Client } from '#tests/journeys/client.ts'
import { type Stack, startStack } from '#tests/journeys/stack.ts'
import type { ContractCall } from '#platform/std/order.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

/** Where the story ends against a limit: nothing left to promise or to claim. */
let stack: Stack
let alice: Client
let bob: Client

const day = 86_400
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
    // Worth by the pool of TES and USDT, whose reserves the source names.
    const [{ value }] = data.sources
    const [one, other] = String(value).split(',').map(BigInt)
    const [usdt, tes] = one! < other! ? [one!, other!] : [other!, one!]
    expect(data.tesPriceE12).toBe(String((usdt * 10n ** 30n) / tes))
  })

  test('an account’s records are its own, newest first, with the reserved reward', async () => {
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
      subject: {},
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
  ])('%s names the missing value', async (_, form, field) => {
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

  test('an id that is named twice is requested once; an own held card pays nothing', async () => {
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
