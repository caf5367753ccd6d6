import { randomUUID } from 'node:crypto'

import { runOrder } from '#tests/journeys/runOrder.ts'
import { must } from '#tests/journeys/must.ts'
import { Client } from '#tests/journeys/client.ts'
import { type Stack, startStack } from '#tests/journeys/stack.ts'
import type { MadeSale } from '#features/launch/testing/made.ts'
import { addressFromHex } from '#platform/std/address.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { logCommand } from '../../../scripts/logCommand.ts'
import { adminActions } from '../actions.ts'
import { adminApi, type RoleView } from '../api.ts'
import { listedSale } from '../testing/listedSale.ts'
import { changeForm } from '../testing/preparedLog.ts'

/** A listed sale is hidden and shown again, while its buyers claim; the log states it, and is verified. */
let stack: Stack
let listed: MadeSale
const people: Record<string, Client> = {}

beforeAll(async () => {
  stack = await startStack({ solidLag: 60 })
  listed = await listedSale(stack)
  for (const name of ['alice', 'carol', 'dave', 'frank', 'judy']) {
    people[name] = new Client(stack, name)
    await people[name].signIn()
  }
})
afterAll(() => stack?.close())

const token = () => addressFromHex(listed.token)
const act = async (action: 'hide' | 'unhide', more: Record<string, string> = {}) => {
  const form = { ...(await changeForm(people['alice']!, action, token())), ...more }
  return { form, answer: await people['alice']!.post(adminApi[action].path, form) }
}
const shown = async () => {
  const path = '/deposit/exSwap/swapCoinIssuedDetail'
  return (await people['frank']!.post(path, { token: token() })).data
}
const claim = async (name: string) => {
  const of = (half: string) => `/tessera/launch/claim${half}`
  const sale = addressFromHex(listed.sale)
  await runOrder(stack, people[name]!, { before: of('Before'), after: of('After') }, { sale })
}

test('for a stranger and a member it is a path that is not there; a reader reads', async () => {
  const nobody = new Client(stack, 'mallory')
  for (const client of [nobody, people['frank']!]) {
    const unknown = await client.post('/tessera/admin/nothing')
    for (const { path } of [adminApi.overview, adminApi.hide, adminApi.unhide]) {
      expect(await client.post(path)).toEqual(unknown)
    }
    expect(unknown).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  }
  const { data } = await people['judy']!.post(adminApi.overview.path)
  expect(data.operators.map(({ duty }: { duty: string }) => duty)).toEqual([
    'review',
    'announce',
    'read',
  ])
  const refused = { status: 403, code: 'NOT_YOUR_DUTY' }
  expect(await people['judy']!.post(adminApi.hide.path)).toMatchObject(refused)
})

test('roles are those that the contracts state', async () => {
  const { data } = await people['alice']!.post(adminApi.overview.path)
  const powers = (await people['frank']!.post('/tessera/safety/powers')).data.list
  const holders = (list: readonly RoleView[]) =>
    list.map(({ what, address, holder }) => `${what} ${address} ${holder}`)
  expect(holders(data.roles)).toEqual(holders(powers))
  const owner: RoleView = data.roles.find(({ what }: RoleView) => what === 'factorySwitch')
  expect(owner).toMatchObject({ contract: 'TokenFactory', holderName: null })
  const { height, head, lag } = data.index
  expect([head - height, lag, data.ordersWaiting]).toEqual([0, 0, 0])
  expect(data.reserves.length).toBeGreaterThan(3)
})

test('while the node is silent the rest is there', async () => {
  stack.world.net.fault({ match: 'wallet', kind: 'disconnect', times: 1_000 })
  const { code, data } = await people['alice']!.post(adminApi.overview.path)
  stack.world.net.clearFaults()
  expect([code, data.roles, data.reserves, data.index.head]).toEqual(['OK', null, null, null])
  expect(data.index.height).toBeGreaterThan(0)
})

test('a token is hidden by a signed row, while its buyers claim, and shown again', async () => {
  expect(await shown()).toMatchObject({ token: { hidden: false } })
  const { form, answer } = await act('hide')
  expect(answer).toMatchObject({ code: 'OK', data: { number: 1, action: 'hide' } })
  expect(await shown()).toMatchObject({ token: { hidden: true } })
  // The answer may be lost: the same once more is the same row.
  expect((await people['alice']!.post(adminApi.hide.path, form)).data).toEqual(answer.data)
  await claim('carol')
  expect((await act('hide')).answer).toMatchObject({ status: 409, code: 'SHOWN_SO' })
  expect((await act('unhide')).answer).toMatchObject({ code: 'OK', data: { number: 2 } })
  expect(await shown()).toMatchObject({ token: { hidden: false } })
  await claim('dave')
})

test('what another signed, another text, another place or no token is refused, and nothing written', async () => {
  const { alice, frank } = people as { alice: Client; frank: Client }
  const form = await changeForm(alice, 'hide', token())
  const foreign = { ...form, signature: frank.wallet.trx.signMessageV2('hide') }
  const wrong = { status: 403, code: 'WRONG_SIGNER', field: 'signature' }
  expect(await alice.post(adminApi.hide.path, foreign)).toMatchObject(wrong)
  expect(await alice.post(adminApi.unhide.path, form)).toMatchObject(wrong)
  expect((await act('hide', { reason: 'another' })).answer).toMatchObject(wrong)
  expect((await act('hide', { number: '9' })).answer).toMatchObject(wrong)
  const [first, second] = [form, await changeForm(alice, 'hide', token(), 'later')]
  expect((await alice.post(adminApi.hide.path, first)).code).toBe('OK')
  const late = { status: 409, code: 'LOG_MOVED', field: 'number' }
  expect(await alice.post(adminApi.hide.path, second)).toMatchObject(late)
  const none = await changeForm(alice, 'hide', alice.address)
  expect(await alice.post(adminApi.hide.path, none)).toMatchObject({ code: 'NO_SUCH_LAUNCH' })
  const { total, operators } = (await frank.post(adminApi.log.path)).data
  expect(total).toBe(3)
  expect(operators).toEqual([
    { address: alice.address, duties: ['read', 'review', 'announce'] },
    { address: people['judy']!.address, duties: ['read'] },
  ])
})

test('who has a role by the contract orders its call; another operator is refused', async () => {
  const { alice } = people as { alice: Client }
  const { before, after } = adminActions.creationFee
  const paths = { before: before.path, after: after.path }
  const form = { requestId: randomUUID(), fee: '50000000' }
  const refused = { status: 403, code: 'NOT_YOUR_ROLE' }
  expect(await alice.post(paths.before, form)).toMatchObject(refused)
  expect((await people['frank']!.post(paths.after, form)).code).toBe('NOT_FOUND')
  const { world } = stack
  await must(world, 'deployer', 'TokenFactory', 'transferOwnership', [world.hex('alice')])
  await must(world, 'alice', 'TokenFactory', 'acceptOwnership')
  await stack.server.indexer.catchUp()
  const { call } = await runOrder(stack, alice, paths, { fee: '50000000' })
  expect(call).toMatchObject({ selector: 'setCreationFee(uint256)', args: ['50000000'] })
  expect(await world.read<bigint>('TokenFactory', 'creationFee')).toBe(50_000_000n)
  const { roles } = (await alice.post(adminApi.overview.path)).data
  const owner: RoleView = roles.find(({ what }: RoleView) => what === 'factorySwitch')
  expect(owner).toMatchObject({ holder: alice.address, lastCall: expect.any(Number) })
})

test('a visitor verifies the log, and finds a row that was changed, or one that the chain has another hash of', async () => {
  const lines: string[] = []
  const { world, server } = stack
  const node = world.net.url
  const anchor = world.deployment.contracts['Anchor']!.address
  const verify = (options: { node?: string; anchor?: string } = { node, anchor }) =>
    logCommand({}, { verify: true, url: server.url, ...options }, (text) => lines.push(text))
  expect(await verify({})).toBe(0)
  expect(lines.splice(0).join('')).toMatch(
    /^3 rows are right, the last has the hash [0-9a-f]{64}\nanchors were not read/,
  )
  await expect(verify({ node })).rejects.toThrow('--anchor')
  const { list } = (await people['frank']!.post(adminApi.log.path)).data
  const write = (number: bigint, hash: string) =>
    must(world, 'deployer', 'Anchor', 'anchor', [number, `0x${hash}`])
  await write(1n, list[0].hash)
  expect(await verify()).toBe(0)
  expect(lines.splice(0).join('')).toContain('the chain has 1 anchors, the last of row 1\n')
  await write(2n, list[2].hash)
  expect(await verify()).toBe(1)
  expect(lines.splice(0)[0]).toBe('row 2: the chain has another hash of it\n')
  const { db } = stack.server.app
  await sql`alter table admin_log disable trigger only_grows`.execute(db)
  await sql`update admin_log set subject = ${people['frank']!.address} where number = 2`.execute(db)
  expect(await verify()).toBe(1)
  expect(lines.join('')).toContain('row 2: its hash is not that of its content\n1 rows are right')
})
