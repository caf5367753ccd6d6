import { type RawData, transactionOf, txIdOf } from '#platform/chain/rawData.ts'
import { addressToHex41, parseAddress } from '#platform/std/address.ts'
import { Client } from '#tests/journeys/client.ts'
import { type Stack, startStack } from '#tests/journeys/stack.ts'
import { encodeFunctionData, parseAbi } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { adminApi, type MultisigView, type RoleView } from '../api.ts'
import { rawFee, shareKeys, signatureOf } from '../testing/sharedKeys.ts'
import type { AdminTables } from '../tables.ts'

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

const abi = parseAbi(['function getData()'])
const day = 86_400_000n
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
  expect(done).toMatchObject({ id, block: expect.any(Number) })
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
    ['another function', { data: encodeFunctionData({ abi, functionName: 'getData' }).slice(2) }],
    ['a higher fee', { feeLimit: 1_000_000_001n }],
    ['a transfer', { kind: 'TransferContract', data: '', callValue: 1n }],
  ] as const) {
    expect({ what, ...(await sign(alice, await rawOf(30n, more))) }).toMatchObject({
      what,
      ...wrong,
    })
  }
  const longer = { raw: `${raw}520161`, signature: '0'.repeat(130) }
  expect(await alice.post(adminApi.multisigSign.path, longer)).toMatchObject(wrong)
  const late = { status: 409, code: 'LIFETIME', field: 'raw' }
  const now = BigInt((await stack.server.app.node.head()).time) * 1_000n
  expect(await sign(alice, await rawOf(30n, { expiration: now }))).toMatchObject(late)
  expect(await sign(alice, await rawOf(30n, { expiration: now + 2n * day }))).toMatchObject(late)
  expect(await sign(alice, raw, judy)).toMatchObject({ code: 'WRONG_SIGNER', field: 'signature' })
  const ofAlice = await rawOf(30n, { permissionId: 3n })
  expect(await sign(judy, ofAlice)).toMatchObject({ status: 403, code: 'NO_PERMISSION' })
  expect(await waiting()).toEqual(before)
})

test('of one account twenty wait at most; one that is there is still signed', async () => {
  const raw = await rawOf(40n)
  expect((await sign(alice, raw)).code).toBe('OK')
  const { db, clock } = stack.server.app
  const now = clock.now()
  const row = { raw, owner: parseAddress(owner), proposedBy: parseAddress(owner), time: now }
  await db
    .withTables<AdminTables>()
    .insertInto('adminMultisigCalls')
    .values(
      Array.from({ length: 18 }, (_, n) => ({
        ...row,
        id: String(n).padStart(64, 'f'),
        expires: now + 1_000,
      })),
    )
    .execute()
  // With the one that was done, twenty.
  const many = { status: 409, code: 'MANY_WAITING', field: 'raw' }
  expect(await sign(alice, await rawOf(41n))).toMatchObject(many)
  expect((await sign(judy, raw)).code).toBe('OK')
})

test('while the node is silent the calls are there without permissions', async () => {
  stack.world.net.fault({ match: 'wallet', kind: 'disconnect', times: 1_000 })
  const list = await waiting()
  stack.world.net.clearFaults()
  expect(list.length).toBeGreaterThan(1)
  expect(list.every(({ permission }) => permission === null)).toBe(true)
})
