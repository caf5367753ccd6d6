import { randomUUID } from 'node:crypto'

import type { OrderTicket } from '#platform/std/order.ts'
import { dumpTables } from '#platform/server/database/testing/dump.ts'
import { utils } from 'tronweb'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { Client } from './client.ts'
import { type Stack, startStack } from './stack.ts'

/** A signed transaction on its way to the node, changed: refused with its own code, and nothing is moved. */
let stack: Stack
let alice: Client
let ticket: OrderTicket

beforeAll(async () => {
  stack = await startStack({ neighbours: true })
  alice = new Client(stack, 'alice')
  await alice.signIn()
  ticket = await order()
})
afterAll(() => stack?.close())

// As a wallet hands it over: plain JSON.
// oxlint-disable-next-line typescript/no-explicit-any
type Signed = any

const buy = '/deposit/aon/buyProductFirstPay'

async function order(): Promise<OrderTicket> {
  const { data } = await alice.post(`${buy}Before`, { requestId: randomUUID(), level: '1' })
  return data as OrderTicket
}

/** The order's transaction, signed by alice. */
async function signed({ call }: OrderTicket): Promise<Signed> {
  const transaction = await alice.build(call)
  return structuredClone(await alice.wallet.trx.sign(transaction, undefined, false, false))
}

/** Id and bytes again, so that the transaction is consistent except for its signature. */
function consistent(changed: Signed): Signed {
  const bytes = utils.transaction.txJsonToPb(changed)
  const txID = utils.transaction.txPbToTxID(bytes).replace(/^0x/, '')
  return { ...changed, txID, raw_data_hex: utils.transaction.txPbToRawDataHex(bytes).toLowerCase() }
}

async function broadcast(transaction: Signed): Promise<{ code?: string; result?: boolean }> {
  const reply = await fetch(`${stack.server.url}/tron/wallet/broadcasttransaction`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(transaction),
  })
  return (await reply.json()) as { code?: string; result?: boolean }
}

/** Everything that a landed transaction would have changed. */
async function standing() {
  await stack.server.indexer.catchUp()
  return {
    tables: await dumpTables(stack.server.app.db),
    head: stack.world.net.status().head,
    balances: [await stack.world.balance('alice'), await stack.world.balance('mallory')],
  }
}

async function refused(transaction: Signed, code: string): Promise<void> {
  const before = await standing()
  const answer = await broadcast(transaction)
  expect(answer).toMatchObject({ code })
  expect(answer.result).not.toBe(true)
  expect(await standing()).toEqual(before)
}

const value = (one: Signed) => one.raw_data.contract[0].parameter.value
const hex = (name: string) => `41${stack.world.hex(name).slice(2)}`

const changes: [field: string, change: (one: Signed) => void][] = [
  ['the owner', (one) => void (value(one).owner_address = hex('mallory'))],
  ['the contract', (one) => void (value(one).contract_address = hex('Team'))],
  ['the calldata', (one) => void (value(one).data = value(one).data.replace(/1$/, '2'))],
  ['the method', (one) => void (value(one).data = `00000000${value(one).data.slice(8)}`)],
  ['the value, upwards', (one) => void (value(one).call_value += 1)],
  ['the value, to nothing', (one) => void (value(one).call_value = 0)],
  ['the fee limit', (one) => void (one.raw_data.fee_limit += 1)],
  ['the expiration', (one) => void (one.raw_data.expiration += 1_000)],
  ['the timestamp', (one) => void (one.raw_data.timestamp += 1)],
  ['the block it refers to', (one) => void (one.raw_data.ref_block_bytes = '0001')],
  ['that block’s hash', (one) => void (one.raw_data.ref_block_hash = 'ab'.repeat(8))],
  ['a note in it', (one) => void (one.raw_data.data = '68656c6c6f')],
]

describe('changed after it was signed', () => {
  test.each(changes)('%s', async (_, change) => {
    const changed = await signed(ticket)
    change(changed)
    const whole = consistent(changed)
    expect(whole.txID).not.toBe(changed.txID)
    await refused(whole, 'SIGERROR')
  })

  test.each(changes)('%s, under the id that was signed', async (_, change) => {
    const changed = await signed(ticket)
    change(changed)
    await refused(changed, 'SIGERROR')
  })
})

describe('with another signature', () => {
  test('by another key', async () => {
    const { privateKey } = stack.world.net.accounts.find(({ name }) => name === 'mallory')!
    const { signature: _, ...one } = await signed(ticket)
    const key = utils.code.hexStr2byteArray(privateKey)
    await refused(utils.crypto.signTransaction(key, one), 'SIGERROR')
  })

  test.each([
    ['none', () => []],
    ['an empty one', () => ['']],
    ['half of one', ([one = '']: string[]) => [one.slice(0, 64)]],
    ['one twice', ([one = '']: string[]) => [one, one]],
    ['one of zeros', () => ['00'.repeat(65)]],
    ['one of another transaction', () => ['ab'.repeat(65)]],
    [
      'one with a digit changed',
      ([one = '']: string[]) => [`${one[0] === '1' ? '2' : '1'}${one.slice(1)}`],
    ],
  ])('%s', async (_, change) => {
    const one = await signed(ticket)
    await refused({ ...one, signature: change(one.signature) }, 'SIGERROR')
  })
})

describe('signed, and yet not for here or now', () => {
  const signAnew = async (change: (one: Signed) => void): Promise<Signed> => {
    const { signature: _, ...one } = await signed(ticket)
    change(one)
    return alice.wallet.trx.sign(consistent(one), undefined, false, false)
  }

  test('for another chain: it refers to a block that this one never had', async () => {
    const foreign = (one: Signed) => void (one.raw_data.ref_block_hash = 'ab'.repeat(8))
    await refused(await signAnew(foreign), 'TAPOS_ERROR')
  })

  test('expired', async () => {
    const late = (one: Signed) => void (one.raw_data.expiration = 1_700_000_000_000)
    await refused(await signAnew(late), 'TRANSACTION_EXPIRATION_ERROR')
  })

  test('for more than the address has', async () => {
    const all = await stack.world.balance('alice')
    const more = (one: Signed) => void (value(one).call_value = Number(all) + 1)
    await refused(await signAnew(more), 'CONTRACT_VALIDATE_ERROR')
  })

  test('sent again after it landed: it counts once', async () => {
    const one = await signed(ticket)
    expect(await broadcast(one)).toMatchObject({ result: true })
    await refused(one, 'DUP_TRANSACTION_ERROR')
    const form = { orderId: ticket.orderId, txHash: one.txID }
    const { data } = await alice.post(`${buy}After`, form)
    expect(data).toMatchObject({ state: 'done' })
    const mints = await stack.server.app.db
      .selectFrom('chainTransactions')
      .select('hash')
      .where('hash', '=', one.txID)
      .execute()
    expect(mints).toHaveLength(1)
  })
})

test('what is no transaction at all is refused in the node’s own words, and the node continues', async () => {
  for (const body of ['', '{', '[]', 'null', '"x"', '{"raw_data":{}}', '['.repeat(5_000)]) {
    const before = await standing()
    const reply = await fetch(`${stack.server.url}/tron/wallet/broadcasttransaction`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    expect(reply.status).toBeLessThan(500)
    expect((await reply.text()).includes('"result":true')).toBe(false)
    expect(await standing()).toEqual(before)
  }
})
