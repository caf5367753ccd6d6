import { randomUUID } from 'node:crypto'

import { startWorld } from '#apps/deploy/testing.ts'
import { type Server, startServer } from '#apps/server/server.ts'
import { deploymentOf } from '#platform/chain/deployment.ts'
import type { OrderTicket } from '#platform/std/order.ts'
import { TronWeb } from 'tronweb'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

/** The main job through the calls and an unmodified TronWeb: contract, event, table, reply. */
let world: Awaited<ReturnType<typeof startWorld>>
let server: Server
let token = ''

const day = 86_400
const person = () => world.net.accounts.find((one) => one.name === 'heidi')!
const root = () => world.net.accounts[0]!
const wallet = () => new TronWeb({ fullHost: world.net.url, privateKey: person().privateKey })

beforeAll(async () => {
  world = await startWorld()
  server = await startServer({
    config: {
      host: '127.0.0.1',
      port: 0,
      tronUrl: world.net.url,
      dataDir: null,
      databaseUrl: null,
      deploymentFile: '',
      logLevel: 'silent',
      nativeSymbol: 'TRX',
      links: [],
      demo: [],
    },
    deployment: deploymentOf(world.deployment),
    webFolder: null,
  })
})
afterAll(async () => {
  await server.close()
  await world.close()
})

interface Answer {
  status: number
  code: string
  msg: string
  field?: string
  // oxlint-disable-next-line typescript/no-explicit-any
  data: any
}

async function post(path: string, form: Record<string, string> = {}, language = 'en-US,en') {
  const answer = await fetch(server.url + path, {
    method: 'POST',
    headers: { 'accept-language': language, token },
    body: new URLSearchParams(form),
  })
  return { status: answer.status, ...((await answer.json()) as object) } as Answer
}

async function send(call: OrderTicket['call']): Promise<string> {
  const types = /\((.*)\)/.exec(call.selector)![1]!.split(',').filter(Boolean)
  const tronWeb = wallet()
  const { transaction } = await tronWeb.transactionBuilder.triggerSmartContract(
    call.contract,
    call.selector,
    { callValue: Number(call.callValue), feeLimit: Number(call.feeLimit) },
    types.map((type, i) => ({
      type,
      value: type.endsWith('[]') ? JSON.parse(call.args[i]!) : call.args[i]!,
    })),
    person().address,
  )
  const signed = await tronWeb.trx.sign(transaction)
  await tronWeb.trx.sendRawTransaction(signed)
  await server.indexer.catchUp()
  return signed.txID
}

async function run(before: string, after: string, form: Record<string, string>): Promise<string> {
  const ticket = await post(before, { requestId: randomUUID(), ...form })
  expect(ticket).toMatchObject({ status: 200, code: 'OK' })
  const txHash = await send(ticket.data.call)
  const order = await post(after, { orderId: ticket.data.orderId, txHash })
  expect(order.data).toMatchObject({ state: 'done', txHash })
  return txHash
}

describe('the main job', () => {
  test('signs in; a nonce serves once', async () => {
    const { data } = await post('/deposit/project/getChainSignNonce', { address: person().address })
    const signature = wallet().trx.signMessageV2(data.message)
    const form = { address: person().address, nonce: data.nonce, signature }
    const entered = await post('/deposit/bttk/enter', form)
    expect(entered).toMatchObject({ status: 200, data: { activated: false } })
    expect(await post('/deposit/bttk/enter', form)).toMatchObject({
      status: 401,
      code: 'NONCE_UNKNOWN',
    })
    token = entered.data.token
  })

  test('is told to activate first, in both languages', async () => {
    const buy = '/deposit/aon/buyProductFirstPayBefore'
    const form = { requestId: randomUUID(), level: '3' }
    const refused = { status: 403, code: 'NOT_ACTIVE', data: null }
    expect(await post(buy, form)).toMatchObject({ ...refused, msg: 'Please active first' })
    expect(await post(buy, form, 'zh-TW,zh')).toMatchObject({ ...refused, msg: '請先啟用' })
  })

  test('activates by binding an inviter', async () => {
    const txHash = await send({
      contract: world.deployment.contracts['Team']!.address,
      selector: 'bindParent(address)',
      args: [root().address],
      callValue: '0',
      feeLimit: '100000000',
    })
    const bound = await post('/deposit/bttk/bindUpMemberDecentralized', { txHash })
    expect(bound.data).toMatchObject({ state: 'done', activated: true, parent: root().address })
  })

  test('buys a Glass card, and finds it among the own ones', async () => {
    await run('/deposit/aon/buyProductFirstPayBefore', '/deposit/aon/buyProductFirstPayAfter', {
      level: '3',
    })
    const mine = await post('/swapnft/aon/ownCardPage')
    // Clay 5000 and Marble 2000 come before: the first Glass card is 7001.
    expect(mine.data).toMatchObject({ total: 1, list: [{ tokenId: 7001, state: 'held' }] })
    const owner = await world.read<string>('Cards', 'ownerOf', [7001n])
    expect(owner.toLowerCase()).toBe(world.hex('heidi').toLowerCase())
  })

  test('stakes it for 30 days; removing is refused before the time, then done; the reward is paid', async () => {
    await run('/swapnft/ido/openPledgeBefore', '/swapnft/ido/openPledgeAfter', {
      tokenId: '7001',
      time: String(30 * day),
    })
    const early = await post('/swapnft/ido/closePledgeBefore', {
      requestId: randomUUID(),
      tokenId: '7001',
    })
    expect(early).toMatchObject({ status: 409, code: 'BEFORE_UNLOCK_TIME' })
    await world.net.travel(31 * day)
    await server.indexer.catchUp()
    await run('/swapnft/ido/closePledgeBefore', '/swapnft/ido/closePledgeAfter', {
      tokenId: '7001',
    })
    const { data } = await post('/deposit/mucnft-pledge/part')
    expect(BigInt(data.mine.claimable)).toBeGreaterThan(0n)
    const ticket = await post('/deposit/mucnft-pledge/click', { requestId: randomUUID() })
    const txHash = await send(ticket.data.call)
    const claimed = await post('/deposit/mucnft-pledge/click', {
      orderId: ticket.data.orderId,
      txHash,
    })
    expect(claimed.data.state).toBe('done')
    const balance = await post('/deposit/aon/balanceInfoByUnit', { unit: 'TES' })
    expect(balance.data.balance).toBe(data.mine.claimable)
  })

  test('a bad field is named with its limit, in both languages', async () => {
    const form = { pageSize: '101' }
    expect(await post('/swapnft/aon/ownCardPage', form)).toMatchObject({
      status: 422,
      code: 'INVALID',
      field: 'pageSize',
      msg: 'pageSize: enter a whole number from 1 to 100',
    })
    expect(await post('/swapnft/aon/ownCardPage', form, 'zh-TW,zh')).toMatchObject({
      msg: 'pageSize：請輸入 1 至 100 的整數',
    })
  })
})
