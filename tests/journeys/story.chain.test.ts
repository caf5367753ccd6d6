import { randomUUID } from 'node:crypto'

import type { OrderTicket } from '#platform/std/order.ts'
import { engines } from '#platform/server/database/testing/databases.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { Client } from './client.ts'
import { type Stack, startStack } from './stack.ts'

/** The main job through the calls and an unmodified TronWeb: contract, event, table, reply. */
let stack: Stack
let heidi: Client

const day = 86_400

describe.each(engines)('on %s', (on) => {
  beforeAll(async () => {
    stack = await startStack({ engine: on })
    heidi = new Client(stack, 'heidi')
  })
  afterAll(() => stack?.close())

  async function send(call: OrderTicket['call']): Promise<string> {
    const txHash = await heidi.send(call)
    await stack.server.indexer.catchUp()
    return txHash
  }

  async function run(before: string, after: string, form: Record<string, string>): Promise<string> {
    const ticket = await heidi.post(before, { requestId: randomUUID(), ...form })
    expect(ticket).toMatchObject({ status: 200, code: 'OK' })
    const txHash = await send(ticket.data.call)
    const order = await heidi.post(after, { orderId: ticket.data.orderId, txHash })
    expect(order.data).toMatchObject({ state: 'done', txHash })
    return txHash
  }

  describe('the main job', () => {
    test('signs in; a nonce serves once', async () => {
      const form = await heidi.signIn()
      expect(await heidi.post('/deposit/bttk/enter', form)).toMatchObject({
        status: 401,
        code: 'NONCE_UNKNOWN',
      })
      const member = await heidi.post('/deposit/aon/addressInfo', { address: heidi.address })
      expect(member).toMatchObject({ status: 200, data: { activated: false } })
    })

    test('is refused with “Please active first”, in both languages', async () => {
      const buy = '/deposit/aon/buyProductFirstPayBefore'
      const form = { requestId: randomUUID(), level: '3' }
      const refused = { status: 403, code: 'NOT_ACTIVE', data: null }
      expect(await heidi.post(buy, form)).toMatchObject({ ...refused, msg: 'Please active first' })
      expect(await heidi.post(buy, form, 'zh-TW,zh')).toMatchObject({ ...refused, msg: '請先啟用' })
    })

    test('activates by binding an inviter', async () => {
      const root = stack.world.net.accounts[0]!.address
      const txHash = await send({
        contract: stack.world.deployment.contracts['Team']!.address,
        selector: 'bindParent(address)',
        args: [root],
        callValue: '0',
        feeLimit: '100000000',
      })
      const bound = await heidi.post('/deposit/bttk/bindUpMemberDecentralized', { txHash })
      expect(bound.data).toMatchObject({ state: 'done', activated: true, parent: root })
    })

    test('buys a Glass card, and finds it among the own ones', async () => {
      await run('/deposit/aon/buyProductFirstPayBefore', '/deposit/aon/buyProductFirstPayAfter', {
        level: '3',
      })
      const mine = await heidi.post('/swapnft/aon/ownCardPage')
      // Clay 5000 and Marble 2000 come before: the first Glass card is 7001.
      expect(mine.data).toMatchObject({ total: 1, list: [{ tokenId: 7001, state: 'held' }] })
      const owner = await stack.world.read<string>('Cards', 'ownerOf', [7001n])
      expect(owner.toLowerCase()).toBe(stack.world.hex('heidi').toLowerCase())
    })

    test('stakes it for 30 days; removing is refused before the time, then done; the reward is paid', async () => {
      await run('/swapnft/ido/openPledgeBefore', '/swapnft/ido/openPledgeAfter', {
        tokenId: '7001',
        time: String(30 * day),
      })
      const early = await heidi.post('/swapnft/ido/closePledgeBefore', {
        requestId: randomUUID(),
        tokenId: '7001',
      })
      expect(early).toMatchObject({ status: 409, code: 'BEFORE_UNLOCK_TIME' })
      await stack.world.net.travel(31 * day)
      await stack.server.indexer.catchUp()
      await run('/swapnft/ido/closePledgeBefore', '/swapnft/ido/closePledgeAfter', {
        tokenId: '7001',
      })
      const { data } = await heidi.post('/deposit/mucnft-pledge/part')
      expect(BigInt(data.mine.claimable)).toBeGreaterThan(0n)
      const ticket = await heidi.post('/deposit/mucnft-pledge/click', { requestId: randomUUID() })
      const txHash = await send(ticket.data.call)
      const claimed = await heidi.post('/deposit/mucnft-pledge/click', {
        orderId: ticket.data.orderId,
        txHash,
      })
      expect(claimed.data.state).toBe('done')
      const balance = await heidi.post('/deposit/aon/balanceInfoByUnit', { unit: 'TES' })
      expect(balance.data.balance).toBe(data.mine.claimable)
    })

    test('a bad field is named with its limit, in both languages', async () => {
      const form = { pageSize: '101' }
      expect(await heidi.post('/swapnft/aon/ownCardPage', form)).toMatchObject({
        status: 422,
        code: 'INVALID',
        field: 'pageSize',
        msg: 'pageSize: enter a whole number from 1 to 100',
      })
      expect(await heidi.post('/swapnft/aon/ownCardPage', form, 'zh-TW,zh')).toMatchObject({
        msg: 'pageSize：請輸入 1 至 100 的整數',
      })
    })
  })
})
