import { type RawData, transactionOf, txIdOf } from '#platform/chain/rawData.ts'
import { addressToHex20, addressToHex41, parseAddress } from '#platform/std/address.ts'
import { Client } from '#tests/journeys/client.ts'
import { type Stack, startStack } from '#tests/journeys/stack.ts'
import { encodeFunctionData, parseAbi } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { adminApi, type MultisigView, type RoleView } from '../api.ts'
import { rawFee, shareKeys, signatureOf } from '../testing/sharedKeys.ts'
import type { AdminTables } from '../tables.ts'
import { countedOf } from '../web/signatures.ts'

/** A role's account is shared by keys: their signatures are collected for one transaction, which nothing here can change. */
let stack: Stack
let alice: Client
let judy: Client
let owner: string

beforeAll(async () => {
  stack = await startStack({ solidLag: 60 })
  alice = new Client(stack, 'alice')
  judy = new Client(stack, 'judy')
  await Promise.all([alice.signIn(), judy.signIn()])
  owner = await shareKeys(stack, 'deployer', [
    { threshold: 2, keys: ['alice', 'judy'] },
    { threshold: 1, keys: ['alice'] },
  ])
})
afterAll(() => stack?.close())

const abi = parseAbi(['function setFee(uint256 rate)', 'function getData()'])
const day = 86_400_000n

const callOf = (rate: bigint): string =>
  encodeFunctionData({ abi, functionName: 'setFee', args: [rate] }).slice(2)

const rawOf = (rate: bigint, more: Partial<RawData> = {}) => rawFee(stack, owner, rate, more)
const sign = async (client: Client, raw: string, by = client) =>
  client.post(adminApi.multisigSign.path, { raw, signature: await signatureOf(by, raw) })
const waiting = async (): Promise<MultisigView[]> =>
  (await judy.post(adminApi.multisig.path)).data.list

test('the console states whose keys sign for a role', async () => {
  const { roles } = (await judy.post(adminApi.overview.path)).data
  const role: RoleView = roles.find(({ what }: RoleView) => what === 'withdrawalFee')
  const keys = [alice, judy].map(({ address }) => ({ address, weight: 1 }))
  expect(role).toMatchObject({ holder: owner, permission: { id: 2, threshold: 2 } })
  expect(role.permission!.keys).toEqual(keys)
})

test('for others there is no such call', async () => {
  const frank = new Client(stack, 'frank')
  await frank.signIn()
  const raw = await rawOf(25n)
  expect(await sign(frank, raw)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  expect(await frank.post(adminApi.multisig.path)).toMatchObject({ status: 404 })
})

test('signatures are collected, the account’s threshold is the node’s to judge, and the call is done', async () => {
  const raw = await rawOf(25n)
  const id = txIdOf(raw)
  expect(await sign(alice, raw)).toMatchObject({ code: 'OK', data: { id } })
  // The answer may be lost: the same once more is the same signature.
  expect(await sign(alice, raw)).toMatchObject({ code: 'OK', data: { id } })
  const [one] = await waiting()
  const view = { id, raw, owner, proposedBy: alice.address, block: null }
  expect(one).toMatchObject({ ...view, permission: { threshold: 2 } })
  expect(one!.signatures.map(({ signer }) => signer)).toEqual([alice.address])

  const send = async () => {
    const [{ signatures }] = (await waiting()) as [MultisigView]
    const transaction = { ...transactionOf(raw), signature: signatures.map((s) => s.signature) }
    return judy.wallet.trx.sendRawTransaction(transaction as never)
  }
  // One of two is not enough for the chain.
  expect((await send()).result).not.toBe(true)
  expect(await sign(judy, raw)).toMatchObject({ code: 'OK', data: { id } })
  expect((await send()).result).toBe(true)
  await stack.server.indexer.catchUp()
  const terms = await stack.world.read<readonly unknown[]>('StagedWithdrawal', 'getData')
  expect(terms).toContain(25n)
  const [done] = await waiting()
  expect(done).toMatchObject({ id, block: expect.any(Number), isDone: true })
  expect(done!.signatures).toHaveLength(2)
})

test('what is not one call of a role by a permission of several keys is refused, and nothing is kept', async () => {
  const before = await waiting()
  const raw = await rawOf(30n)
  const wrong = { status: 400, code: 'NO_ROLE_CALL', field: 'raw' }
  for (const [what, more] of [
    ['the owner’s own keys', { permissionId: 0n }],
    ['another account', { owner: addressToHex41(parseAddress(alice.address)) }],
    ['another contract', { contract: `41${stack.world.hex('Tes').slice(2)}`.toLowerCase() }],
    ['more behind its arguments', { data: `${callOf(30n)}00` }],
    ['an argument cut off', { data: callOf(30n).slice(0, -2) }],
    ['TRX beside it', { callValue: 1n }],
    ['another function', { data: encodeFunctionData({ abi, functionName: 'getData' }).slice(2) }],
    ['a higher fee', { feeLimit: 1_000_000_001n }],
    ['a transfer', { kind: 'TransferContract', data: '', callValue: 1n }],
  ] as const) {
    expect({ what, ...(await sign(alice, await rawOf(30n, more))) }).toMatchObject({
      what,
      ...wrong,
    })
  }
  const unsigned = [
    `${raw}520161`,
    await rawOf(30n, { owner: addressToHex41(parseAddress(owner)).slice(2) }),
    await rawOf(30n, { owner: '41' }),
    await rawOf(30n, { permissionId: 2n ** 32n + 2n }),
  ]
  for (const one of unsigned) {
    const form = { raw: one, signature: '0'.repeat(130) }
    expect(await alice.post(adminApi.multisigSign.path, form)).toMatchObject(wrong)
  }
  const late = { status: 409, code: 'LIFETIME', field: 'raw' }
  const now = BigInt((await stack.server.app.node.head()).time) * 1_000n
  expect(await sign(alice, await rawOf(30n, { expiration: now }))).toMatchObject(late)
  expect(await sign(alice, await rawOf(30n, { expiration: now + 2n * day }))).toMatchObject(late)
  expect(await sign(alice, raw, judy)).toMatchObject({ code: 'WRONG_SIGNER', field: 'signature' })
  const ofAlice = await rawOf(30n, { permissionId: 3n })
  expect(await sign(judy, ofAlice)).toMatchObject({ status: 403, code: 'NO_PERMISSION' })
  expect(await waiting()).toEqual(before)
})

test('of two who sign the same call at once, both signatures are kept', async () => {
  const raw = await rawOf(35n)
  const both = await Promise.all([sign(alice, raw), sign(judy, raw)])
  expect(both.map(({ code }) => code)).toEqual(['OK', 'OK'])
  const one = (await waiting()).find(({ id }) => id === txIdOf(raw))!
  expect(one.signatures.map(({ signer }) => signer)).toEqual(
    [alice.address, judy.address].toSorted(),
  )
})

/** Puts twenty calls of a proposer into the table, where they have so many seconds left. */
async function fill(proposedBy: string, left: number): Promise<void> {
  const { db, clock } = stack.server.app
  const now = clock.now()
  const hex = addressToHex20(parseAddress(proposedBy))
  const row = { raw: await rawOf(1n), owner: parseAddress(owner), time: now + 1 }
  await db
    .withTables<AdminTables>()
    .insertInto('adminMultisigCalls')
    .values(
      Array.from({ length: 20 }, (_, n) => ({
        ...row,
        id: `${left > 0 ? 'f' : 'eeee'}${n + 10}${hex}`.padEnd(64, '0'),
        proposedBy: parseAddress(proposedBy),
        expires: now + left,
      })),
    )
    .execute()
}
const empty = (proposedBy: string) =>
  stack.server.app.db
    .withTables<AdminTables>()
    .deleteFrom('adminMultisigCalls')
    .where('proposedBy', '=', parseAddress(proposedBy))
    .execute()

test.each([1_000, -1])(
  'one key proposes twenty calls at most, also where they end in %i s; other keys go on',
  async (left) => {
    const raw = await rawOf(40n)
    expect((await sign(judy, raw)).code).toBe('OK')
    await fill(alice.address, left)
    const many = { status: 409, code: 'MANY_WAITING', field: 'raw' }
    expect(await sign(alice, await rawOf(41n))).toMatchObject(many)
    expect((await sign(alice, raw)).code).toBe('OK')
    expect((await sign(judy, await rawOf(42n))).code).toBe('OK')
    await empty(alice.address)
  },
)

test('calls that wait stand before those that ended, however many; a day later those are gone', async () => {
  const raw = await rawOf(43n)
  expect((await sign(judy, raw)).code).toBe('OK')
  await empty(judy.address)
  expect((await sign(judy, raw)).code).toBe('OK')
  for (const name of ['bob', 'carol', 'dave', 'erin', 'frank']) {
    await fill(new Client(stack, name).address, -1)
  }
  const all = await waiting()
  expect(all).toHaveLength(100)
  expect(all[0]!.id).toBe(txIdOf(raw))
  const own = stack.server.app.db.withTables<AdminTables>()
  const past = stack.server.app.clock.now() - 86_401
  await own
    .updateTable('adminMultisigCalls')
    .set({ expires: past })
    .where('id', 'like', 'eeee%')
    .execute()
  expect((await sign(alice, raw)).code).toBe('OK')
  const left = await own
    .selectFrom('adminMultisigCalls')
    .select('id')
    .where('id', 'like', 'eeee%')
    .execute()
  expect(left).toEqual([])
})

const send = (raw: string, signatures: MultisigView['signatures']) =>
  judy.wallet.trx.sendRawTransaction({
    ...transactionOf(raw),
    signature: signatures.map(({ signature }) => signature),
  } as never)

test('what the contract refuses is in a block, and not done', async () => {
  const raw = await rawOf(101n)
  for (const one of [alice, judy]) expect((await sign(one, raw)).code).toBe('OK')
  const find = async () => (await waiting()).find(({ id }) => id === txIdOf(raw))!
  expect((await send(raw, (await find()).signatures)).result).toBe(true)
  await stack.server.indexer.catchUp()
  expect(await find()).toMatchObject({ block: expect.any(Number), isDone: false })
})

test('where the account takes a key away between two signatures, those of the keys that it has are enough', async () => {
  const raw = await rawOf(50n)
  const id = txIdOf(raw)
  expect((await sign(alice, raw)).code).toBe('OK')
  await shareKeys(stack, 'deployer', [{ threshold: 2, keys: ['judy', 'bob'] }])
  expect(await sign(alice, await rawOf(51n))).toMatchObject({ code: 'NO_PERMISSION' })
  expect((await sign(judy, raw)).code).toBe('OK')
  const one = (await waiting()).find((call) => call.id === id)!
  expect(one.signatures).toHaveLength(2)
  expect(countedOf(one.permission!, one.signatures).map(({ signer }) => signer)).toEqual([
    judy.address,
  ])
  await shareKeys(stack, 'deployer', [{ threshold: 1, keys: ['judy', 'bob'] }])
  const now = (await waiting()).find((call) => call.id === id)!
  // The chain refuses a call with a signature that does not count.
  expect((await send(raw, now.signatures)).result).not.toBe(true)
  expect((await send(raw, countedOf(now.permission!, now.signatures))).result).toBe(true)
})

test('while the node is silent the calls are there without permissions', async () => {
  stack.world.net.fault({ match: 'wallet', kind: 'disconnect', times: 1_000 })
  const list = await waiting()
  stack.world.net.clearFaults()
  expect(list.length).toBeGreaterThan(1)
  expect(list.every(({ permission }) => permission === null)).toBe(true)
})
