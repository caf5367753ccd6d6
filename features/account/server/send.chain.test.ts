import { Client } from '#tests/journeys/client.ts'
import { type Stack, startStack } from '#tests/journeys/stack.ts'
import { addressFromHex, addressToHex20, parseAddress } from '#platform/std/address.ts'
import type { OrderTicket } from '#platform/std/order.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

/** Sending coins: what is refused, what arrives, and how the node's receipt alone settles an order. */
let stack: Stack
let alice: Client
let bob: string

const solidLag = 3
const before = '/tessera/account/sendBefore'
const after = '/tessera/account/sendAfter'
const trx = 1_000_000n

beforeAll(async () => {
  stack = await startStack({ solidLag })
  const { world, server } = stack
  await world.send('deployer', 'Usdt', 'transfer', [world.hex('alice'), 50_000_000n])
  await server.indexer.catchUp()
  alice = new Client(stack, 'alice')
  await alice.signIn()
  bob = world.net.accounts.find(({ name }) => name === 'bob')!.address
}, 300_000)
beforeEach(() => stack.world.net.clearFaults())
afterAll(() => stack?.close())

type Form = Readonly<Record<string, string>>

const ask = (form: Form) =>
  alice.post(before, { requestId: randomUUID(), coin: 'USDT', to: bob, ...form })

async function order(form: Form): Promise<OrderTicket> {
  const { data, ...answer } = await ask(form)
  expect(answer).toMatchObject({ status: 200, code: 'OK' })
  return data as OrderTicket
}

const coinsOf = (name: string) =>
  stack.world.read<bigint>('Usdt', 'balanceOf', [stack.world.hex(name)])
const trxOf = (address: string) => alice.wallet.trx.getBalance(address)

const submit = async ({ orderId }: OrderTicket, txHash: string) =>
  (await alice.post(after, { orderId, txHash })).data as { state: string; reason: string | null }
const stateOf = async (ticket: OrderTicket, txHash: string) => (await submit(ticket, txHash)).state

/** As lists have it: to the one who asks, without a hash. */
const listed = async ({ orderId }: OrderTicket) => {
  const { data } = await alice.post('/tessera/home/activity', { pageSize: '100' })
  return data.list.find((one: { orderId: string }) => one.orderId === orderId)?.state as string
}

/** The checksum decides the end of an address, so that the beginning is tried: some hex digits further down. */
function likeBob(): string {
  const hex = addressToHex20(parseAddress(bob))
  const middle = hex.slice(0, 8) + 'f'.repeat(32)
  return addressFromHex(middle)
}

async function mine(blocks = solidLag): Promise<void> {
  await stack.world.net.mine(blocks)
  await stack.server.indexer.catchUp()
}

describe('what is refused', () => {
  test.each([
    ['a coin that is not known', { coin: 'ABC', amount: '1' }, 404, 'NO_SUCH_COIN', 'coin'],
    ['a pool that is none', { coin: 'LP', amount: '1' }, 404, 'NO_SUCH_COIN', 'coin'],
    ['an address that is none', { to: 'T1', amount: '1' }, 422, 'INVALID', 'to'],
    ['no amount', {}, 422, 'ENTER_AMOUNT', 'amount'],
    ['nothing', { amount: '0' }, 422, 'AMOUNT_ZERO', 'amount'],
    ['more than there is', { amount: '50000001' }, 409, 'ABOVE_BALANCE', 'amount'],
    [
      'more TRX than there is',
      { coin: 'TRX', amount: '9'.repeat(18) },
      409,
      'ABOVE_BALANCE',
      'amount',
    ],
  ])('%s', async (_, form, status, code, field) => {
    expect(await ask(form)).toMatchObject({ status, code, field })
  })

  test('nobody, the signer, the coin’s own contract and ours', async () => {
    const { deployment } = stack.world
    const codes = async (to: string, coin = 'USDT') => (await ask({ to, coin, amount: '1' })).code
    const none = { requestId: randomUUID(), coin: 'USDT', amount: '1' }
    expect((await alice.post(before, none)).code).toBe('ADDRESS_REQUIRED')
    expect(await codes(alice.address)).toBe('SENT_TO_SELF')
    expect(await codes(addressFromHex('00'.repeat(20)))).toBe('SENT_TO_NOBODY')
    expect(await codes(deployment.contracts['Usdt']!.address)).toBe('SENT_TO_OURS')
    expect(await codes(deployment.contracts['Cards']!.address)).toBe('SENT_TO_OURS')
    expect(await codes(deployment.contracts['Cards']!.address, 'TRX')).toBe('SENT_TO_OURS')
  })

  test('TRX that leave nothing for the account they make', async () => {
    const to = addressFromHex('78'.repeat(20))
    const amount = String(BigInt(await trxOf(alice.address)) - 1_099_999n)
    const answer = await ask({ coin: 'TRX', to, amount })
    expect(answer).toMatchObject({ status: 409, code: 'LEAVE_FOR_FEE', field: 'amount' })
    expect(answer.msg).toContain('1.1 TRX')
    expect((await ask({ coin: 'TRX', to: bob, amount })).code).toBe('OK')
  })
})

describe('what arrives', () => {
  test('USDT: packed in its block, done once that is solid, and then for good', async () => {
    const had = await coinsOf('bob')
    const ticket = await order({ amount: '20000000' })
    expect(ticket.call).toMatchObject({ selector: 'transfer(address,uint256)' })
    expect(ticket.call.args).toEqual([bob, '20000000'])
    const txHash = await alice.send(ticket.call)
    expect(await stateOf(ticket, txHash)).toBe('packed')
    expect(await listed(ticket)).toBe('packed')
    const seen = await alice.post('/tessera/home/transaction', { txHash })
    expect(seen.data).toMatchObject({ state: 'packed', method: 'transfer', contractName: 'Usdt' })
    await mine()
    expect(await listed(ticket)).toBe('done')
    expect((await coinsOf('bob')) - had).toBe(20_000_000n)
    // Kept: no node need have it any more.
    stack.world.net.fault({ match: 'gettransaction', kind: 'disconnect', times: 20 })
    expect(await listed(ticket)).toBe('done')
    expect(await stateOf(ticket, txHash)).toBe('done')
  })

  test('TRX, to an address that is new on TRON: its account costs 1.1 TRX beside them', async () => {
    const to = addressFromHex('79'.repeat(20))
    const about = async () => (await alice.post('/tessera/account/recipient', { to })).data
    expect(await about()).toMatchObject({ times: 0, newAccountFee: '1100000', isContract: false })
    const had = BigInt(await trxOf(alice.address))
    const ticket = await order({ coin: 'TRX', to, amount: String(5n * trx) })
    expect(ticket.call).toEqual({
      contract: to,
      selector: '',
      args: [],
      callValue: '5000000',
      feeLimit: '0',
    })
    const txHash = await alice.send(ticket.call)
    expect(await stateOf(ticket, txHash)).toBe('packed')
    await mine()
    expect(await stateOf(ticket, txHash)).toBe('done')
    expect(await trxOf(to)).toBe(5_000_000)
    const { data } = await alice.post('/tessera/home/transaction', { txHash })
    expect(data).toMatchObject({
      state: 'done',
      contract: to,
      callValue: '5000000',
      fee: '1100000',
    })
    expect(had - BigInt(await trxOf(alice.address))).toBe(6_100_000n)
    expect(await about()).toMatchObject({ times: 1, newAccountFee: '0', similar: null })
  })

  test('the coin of a pool, by the pool’s address; the pool itself gets none', async () => {
    const hex = await stack.world.read<string>('PairFactory', 'allPairs', [0n])
    const pool = addressFromHex(hex)
    const form = { coin: 'LP', pool, amount: '1' }
    expect(await ask(form)).toMatchObject({ code: 'ABOVE_BALANCE', field: 'amount' })
    expect(await ask({ ...form, to: pool })).toMatchObject({ code: 'SENT_TO_OURS', field: 'to' })
    expect((await ask({ ...form, pool: bob })).code).toBe('NO_SUCH_COIN')
  })

  test('an address like one that was sent to is named; contracts are', async () => {
    const usdt = stack.world.deployment.contracts['Usdt']!.address
    const about = async (to: string) =>
      (await alice.post('/tessera/account/recipient', { to })).data
    expect(await about(usdt)).toMatchObject({ isContract: true, name: 'Usdt' })
    expect(await about(bob)).toMatchObject({ times: 1, similar: null, name: null })
    expect((await about(alice.address)).times).toBe(0)
    expect(await about(likeBob())).toMatchObject({ times: 0, similar: bob })
  })
})

describe('what does not', () => {
  test('a transfer that the coin refuses has failed, and keeps the reason for good', async () => {
    const ticket = await order({ amount: '30000000' })
    await alice.send({ ...ticket.call, args: [bob, '29000000'] })
    const txHash = await alice.send(ticket.call)
    expect(await stateOf(ticket, txHash)).toBe('failed')
    await mine()
    const { state, reason } = await submit(ticket, txHash)
    expect([state, reason === null]).toEqual(['failed', false])
    expect(await listed(ticket)).toBe('failed')
  })

  test('another amount or recipient than ordered is refused as its hash', async () => {
    const ticket = await order({ coin: 'TRX', amount: '7' })
    const more = await alice.send({ ...ticket.call, callValue: '8' })
    const carol = stack.world.net.accounts.find(({ name }) => name === 'carol')!.address
    const other = await alice.send({ ...ticket.call, contract: carol })
    const codes = []
    for (const txHash of [more, other]) {
      codes.push((await alice.post(after, { orderId: ticket.orderId, txHash })).code)
    }
    expect(codes).toEqual(['OTHER_VALUE', 'OTHER_CALL'])
  })

  test('one that was never sent waits until no block can hold it any more', async () => {
    const ticket = await order({ coin: 'TRX', amount: '9' })
    const { txID } = await alice.wallet.trx.sign(await alice.build(ticket.call))
    expect(await stateOf(ticket, txID)).toBe('sent')
    await stack.world.net.travel(600)
    await mine()
    expect(await stateOf(ticket, txID)).toBe('sent')
    // The head is past it, the solid block is not.
    await stack.world.net.nextTimestamp(stack.server.app.clock.now() + 120)
    await mine(1)
    expect(await stateOf(ticket, txID)).toBe('sent')
    await mine()
    expect(await stateOf(ticket, txID)).toBe('expired')
    expect(await listed(ticket)).toBe('expired')
  })
})

test('a node that does not answer makes nothing expire; the receipt counts when it is back', async () => {
  const { net } = stack.world
  const ticket = await order({ coin: 'TRX', amount: '10' })
  const txHash = await alice.send(ticket.call)
  expect(await stateOf(ticket, txHash)).toBe('packed')
  net.fault({ match: 'gettransactioninfobyid', kind: 'disconnect', times: 100 })
  expect(await listed(ticket)).toBe('sent')
  await net.travel(3_600)
  await mine()
  expect(await listed(ticket)).toBe('sent')
  net.clearFaults()
  expect(await listed(ticket)).toBe('done')
})

test.each(['USDT', 'TRX'])(
  'a block of %s that is replaced before it is solid counts for nothing',
  async (coin) => {
    const { net } = stack.world
    const ticket = await order({ coin, amount: '11' })
    const signed = await alice.wallet.trx.sign(await alice.build(ticket.call))
    await alice.wallet.trx.sendRawTransaction(signed)
    expect(await stateOf(ticket, signed.txID)).toBe('packed')
    await net.reorg(1, { transactions: 'drop' })
    await stack.server.indexer.catchUp()
    expect(await stateOf(ticket, signed.txID)).toBe('sent')
    await alice.wallet.trx.sendRawTransaction(signed)
    expect(await stateOf(ticket, signed.txID)).toBe('packed')
    await mine()
    expect(await stateOf(ticket, signed.txID)).toBe('done')
  },
)
