import { operatorWith } from '#apps/keeper/operator.ts'
import { callOf } from '#apps/keeper/ourServer.ts'
import { salesOn } from '#features/launch/testing/made.ts'
import { ChoresKeeper } from '#platform/chain/chores.ts'
import { TronNode } from '#platform/chain/node.ts'
import { type Address, addressFromHex } from '#platform/std/address.ts'
import { Client } from '#tests/journeys/client.ts'
import { type Stack, startStack } from '#tests/journeys/stack.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { adminApi, type LogEntryView } from '../api.ts'
import { changeForm } from '../testing/preparedLog.ts'
import { anchorChore } from './chores.ts'

/** Turns of the keeper over the log of a real server, on the chain itself. */
let stack: Stack
let node: TronNode
let keeper: ChoresKeeper
let alice: Client
let token: string
const lines: string[] = []
const day = 86_400

beforeAll(async () => {
  stack = await startStack()
  const { world, server } = stack
  node = new TronNode(world.net.url)
  alice = new Client(stack, 'alice')
  await alice.signIn()
  // A sale begins soon after the newest block, which may be an old one of a kept chain.
  await world.net.mine()
  token = addressFromHex((await salesOn(world).make('dave')).token)
  await server.indexer.catchUp()
  keeper = keeperOf('deployer', callOf(server.url))
})
afterAll(async () => {
  node?.close()
  await stack?.close()
})

function keeperOf(who: string, ask: ReturnType<typeof callOf>): ChoresKeeper {
  const { world } = stack
  const key = world.net.accounts.find(({ name }) => name === who)!.privateKey
  const record = (_: object, message: string) => lines.push(message)
  const chore = anchorChore(ask, world.deployment.chainId)
  const address = addressFromHex(world.hex('Anchor'))
  const operatorOf = (contract: Address) => operatorWith(world.net.url, key, contract)
  const log = { info: record, warn: record }
  return new ChoresKeeper({ node, chores: [{ chore, address, operatorOf }], budget: 0, log })
}

async function write(action: 'hide' | 'unhide', reason?: string): Promise<void> {
  const form = await changeForm(alice, action, token, reason)
  expect((await alice.post(adminApi[action].path, form)).code).toBe('OK')
}
const rows = async (): Promise<readonly LogEntryView[]> =>
  (await alice.post(adminApi.log.path)).data.list
const head = async () =>
  (await stack.world.read<readonly [bigint, string, bigint]>('Anchor', 'head')).slice(0, 2)
/** The end of the log as it is anchored. */
const endOf = (list: readonly LogEntryView[]) => [BigInt(list.length), `0x${list.at(-1)!.hash}`]
/** As a chore is asked every five minutes. */
async function later(seconds: number, of = keeper): Promise<void> {
  await stack.world.net.travel(seconds)
  await of.turn()
  await of.turn()
}

test('an empty log is not anchored; its first row is, within minutes', async () => {
  await later(0)
  expect(await head()).toEqual([0n, `0x${'0'.repeat(64)}`])
  await write('hide')
  await later(301)
  expect(await head()).toEqual(endOf(await rows()))
})

test('what grew is anchored a day after the last anchor, once; a log that did not grow never', async () => {
  const before = await head()
  await write('unhide')
  await write('hide')
  await later(301)
  expect(await head()).toEqual(before)
  await later(day)
  expect(await head()).toEqual(endOf(await rows()))
  lines.length = 0
  await later(day)
  await later(day)
  expect(lines).toEqual([])
})

test('another key than the operator’s anchors nothing, nor does a keeper whose server is silent', async () => {
  await write('unhide')
  const before = await head()
  await later(day, keeperOf('judy', callOf(stack.server.url)))
  expect(lines).toEqual(['a chore would be refused'])
  await later(
    301,
    keeperOf('deployer', async () => null),
  )
  await later(
    301,
    keeperOf('deployer', async () => ({ data: { list: 'none' } })),
  )
  expect(await head()).toEqual(before)
})

test('a log that was changed or cut is never anchored, and the fault is named', async () => {
  const { db } = stack.server.app
  const { world } = stack
  const before = await head()
  const last = (await rows()).at(-1)!
  const fails = async (fault: string): Promise<void> => {
    await world.net.travel(301)
    await expect(keeper.turn()).rejects.toThrow(fault)
    expect(await head()).toEqual(before)
    expect(keeper.failing).toBe(1)
    // Other chores go on.
    await keeper.turn()
  }
  expect(keeper.failing).toBe(0)
  await sql`alter table admin_log disable trigger user`.execute(db)
  await sql`update admin_log set reason = 'another' where number = 4`.execute(db)
  await fails('row 4: its hash is not that of its content')
  await sql`update admin_log set reason = ${last.reason} where number = 4`.execute(db)
  await sql`update admin_log set previous = ${'1'.repeat(64)} where number = 4`.execute(db)
  await fails('row 4: it does not follow the row before')
  await sql`update admin_log set previous = ${last.previous} where number = 4`.execute(db)
  // Written again up to the anchored row: nothing has grown, and it is found all the same.
  const anchored = (await rows())[2]!
  await sql`delete from admin_log where number >= 4`.execute(db)
  await sql`update admin_log set hash = ${'2'.repeat(64)} where number = 3`.execute(db)
  await fails('row 3: the chain has another hash of it')
  await sql`update admin_log set hash = ${anchored.hash} where number = 3`.execute(db)
  await sql`delete from admin_log where number >= 3`.execute(db)
  await fails('row 3: the chain has a hash of it')
})
